// One small client for every game. It knows pieces, options and pictures, never a rule.
import "./page.js";
import { start as startReplay } from "./replay.js";
import { start as startTable } from "./table.js";

if (document.getElementById("state")) startTable();
if (document.getElementById("replay")) startReplay();
