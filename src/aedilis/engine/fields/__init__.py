"""Everything that lies on a table, each thing declared once: what it is, how it begins, how it is written and seen.

A game declares its table and its players in `fields.py`. From these declarations come

- typed modules in the game's folder `generated/` (by `make generate`): slots, the beginning, copies, plain data and
  back with checks, and the plain numbers of an observation;
- positions as text and back, with shapes, ranges and clear errors: this module does that from the declarations.

`make generate` reads `fields.py` without running it and copies its expressions, so what stands there must make sense in
a compiled module too. What differs with the number of players is written `lambda seats: ...`.
"""

from aedilis.engine.fields.declaration import Fields as Fields
from aedilis.engine.fields.declaration import TableFields as TableFields
from aedilis.engine.fields.field import Text as Text
from aedilis.engine.fields.other import Composed as Composed
from aedilis.engine.fields.other import Decides as Decides
from aedilis.engine.fields.other import Derived as Derived
from aedilis.engine.fields.other import Lent as Lent
from aedilis.engine.fields.other import Shown as Shown
from aedilis.engine.fields.several import Amounts as Amounts
from aedilis.engine.fields.several import CardRow as CardRow
from aedilis.engine.fields.several import Cards as Cards
from aedilis.engine.fields.several import CountedCards as CountedCards
from aedilis.engine.fields.several import Numbers as Numbers
from aedilis.engine.fields.several import People as People
from aedilis.engine.fields.several import Places as Places
from aedilis.engine.fields.several import Row as Row
from aedilis.engine.fields.several import Rows as Rows
from aedilis.engine.fields.several import Stacks as Stacks
from aedilis.engine.fields.single import Backs as Backs
from aedilis.engine.fields.single import Card as Card
from aedilis.engine.fields.single import CardSet as CardSet
from aedilis.engine.fields.single import Choice as Choice
from aedilis.engine.fields.single import Flag as Flag
from aedilis.engine.fields.single import LargeCardSet as LargeCardSet
from aedilis.engine.fields.single import Number as Number
from aedilis.engine.fields.single import Subset as Subset
from aedilis.engine.fields.single import Variant as Variant
