"""The rulings of City of Rome in our rulebook."""

from __future__ import annotations

from typing import Final

# Where a reader finds each ruling of the game's file of facts, by its number there, and words that say it.
RULINGS: Final = [
    (1, "take", "You must take one card", "Du musst eine Karte"),
    (2, "take", "no limit to your hand", "Hand ist nicht begrenzt"),
    (3, "strips", "reverses the order", "kehrt die Folge also um"),
    (4, "preparation", "also happens in round 1", "gilt schon in Runde 1"),
    (4, "strips", "first used in round 6", "erst in Runde 6"),
    (5, "setup", "one above the other", "übereinander"),
    (6, "where", "The frame is not fixed", "Rahmen liegt nicht von Anfang an fest"),
    (7, "aqueducts", "any card of your city may be replaced", "Ersetzen darfst du jede Karte"),
    (7, "aqueducts", "even another aqueduct", "sogar ein anderes Aquädukt"),
    (8, "aqueducts", "go back to the supply", "kommen in den Vorrat"),
    (8, "aqueducts", "no longer count for the temple of Luna", "nicht mehr für den Tempel der Luna"),
    (9, "aqueducts", "pay for the aqueduct that replaces this farm", "Aquädukt bezahlen, das diesen Hof ersetzt"),
    (10, "buying", "no more brick tokens than you need", "nicht mehr Baupunktmarker"),
    (11, "buying", "no more points than you need", "nicht mehr Punkte, als nötig"),
    (
        12,
        "buying",
        "first action brought can be spent on the second",
        "gebracht hat, steht für die zweite",
    ),
    (13, "buying", "cannot pay for that building", "kann dieses Gebäude nicht bezahlen"),
    (14, "buying", "brick tokens included", "auch Baupunktmarker"),
    (15, "actions", "nothing at all", "gar nichts"),
    (16, "production", "producing would have no effect", "hätte Produzieren keine Wirkung"),
    (17, "public", "later bring nothing more", "später daneben entsteht, bringt nichts mehr"),
    (18, "public", "temples, aqueducts, start buildings", "Tempel, Aquädukte, Startgebäude"),
    (19, "school", "draw those that are there", "zieh, was da ist"),
    (19, "school", "The offer never runs short", "Für das Angebot reicht es immer"),
    (20, "school", "you cannot decline", "verzichten geht nicht"),
    (21, "school", "You choose before you look", "bevor du etwas ansiehst"),
    (21, "school", "one of the decks II, III, IV", "einen der Stapel II, III, IV"),
    (22, "school", "an order of your choice that you show to nobody", "entscheidest du und zeigst es niemandem"),
    (23, "stars", "No card has both stars and a function", "Keine Karte hat Sterne und zugleich eine Wirkung"),
    (24, "areas", "only one of them adds its markers", "nur eine davon ihre Siegpunktmarker"),
    (25, "areas", "Baths alone are enough", "Eine Therma allein genügt"),
    (26, "areas", "Corners never count", "Ecken zählen nie"),
    (26, "where", "Corners do not connect", "Ecken verbinden nicht"),
    (27, "influence", "if nobody has a token", "Hat niemand einen Marker"),
    (28, "round-end", "In all other rounds there is none", "sonst nicht"),
    (29, "influence", "takes all influence cards", "nimmt alle Einflusskarten"),
    (30, "two-players", "two separate turns", "zwei getrennte Züge"),
    (31, "components", "never run out", "gehen nie aus"),
    (31, "components", "cannot run out", "können nicht ausgehen"),
    (32, "secrets", "everything is open but", "Alles ist offen, nur"),
    (32, "secrets", "You see their backs", "Man sieht ihre Rückseiten"),
    (32, "secrets", "Cards taken from the offer", "Karten aus dem Angebot"),
    (32, "secrets", "The strips under the top one", "Die Streifen unter dem obersten"),
    (32, "draft", "Cleo knows which two cards", "Cleo weiß, welche zwei Karten"),
    (33, "setup", "here chance does", "Hier tut das der Zufall"),
    (34, "temples", "all places of the city must hold a card", "auf jedem Platz der Stadt eine Karte liegen"),
    (35, "temples", "scores once", "zählt einmal"),
    (36, "temples", "Money counts twice", "zählt Geld doppelt"),
    (37, "ties", "left after the last influence scoring", "nach der letzten Einflusswertung noch da"),
    (38, "here", "slightly changed rules", "leicht veränderten Regeln"),
    ("38a", "production", "cannot leave a production building out", "kein Produktionsgebäude auslassen"),
    (39, "here", "expansion with the shrine", "Erweiterung mit dem Schrein"),
]
NAMES: Final = [*range(1, 40), "38a"]

# Words of the section that a decision declares, which say what is decided.
DECISIONS: Final = [
    ("keep", "Keep exactly one", "Behalte genau eine"),
    ("place", "puts a builder on any free space", "stellt einen Baumeister auf irgendein freies Feld"),
    ("take", "You must take one card", "Du musst eine Karte"),
    ("act", "build once and produce once", "einmal bauen und einmal produzieren"),
    ("pay", "give back one of your brick tokens", "für einen deiner Baupunktmarker"),
    ("cell", "On a free place", "Auf einen freien Platz"),
    ("school", "Choose one of the decks", "Wähle einen der Stapel"),
    ("under", "an order of your choice", "In welcher Folge, entscheidest du"),
]
