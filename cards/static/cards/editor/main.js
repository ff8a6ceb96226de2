/** The page of a card while somebody writes it: blocks or YAML, problems, the card's face, similar cards. */

import { startBlocks } from "./blocks.js";
import { startChecking } from "./checking.js";
import { startCompleting } from "./completing.js";
import { startFields } from "./fields.js";
import { loadGrammar } from "./grammar.js";
import { startKeeping } from "./keeping.js";
import { startSimilar } from "./similar.js";
import { startTabs } from "./tabs.js";
import { startWriting } from "./writing.js";

const grammar = await loadGrammar();
startKeeping();
startTabs(grammar.say);
startBlocks(grammar); // before the YAML tab is drawn: it may write it
startCompleting();
startWriting();
startFields(grammar);
startSimilar(grammar.say);
startChecking();
