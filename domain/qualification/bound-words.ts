// Lists words that make a sum a maximum or a minimum.
import { anyOf } from "./phrases.ts";

/** Phrases for exceeding a sum; after a "no" the sum is the maximum. */
export const OVER = anyOf(
  "over",
  "above",
  "past",
  "beyond",
  "more(?: than)?",
  "north of",
  "higher than",
  "exceed(?:ing)?",
  "upwards? of",
  "arrib(?:a|ita) de",
  "por arriba de",
  "(?:por )?encima de",
  "mas de",
  "mas alla de",
  "superior a",
  "suba[nr]?(?: de| a)?",
  "pas(?:o|e|a|ar|arme|arnos|en|emos|aria|ariamos) de",
  "exced\\w+(?: de)?",
  "super[ea]\\w*",
  "rebas[ea]\\w*",
  "mayor(?:es)?(?: a| de| que| al?)?",
  "greater than",
  "bigger than",
);
/** Phrases for staying below a sum; after a "no" the sum is the minimum. */
export const UNDER = anyOf(
  "under",
  "below",
  "beneath",
  "(?:for )?(?<!more or )less(?: than)?",
  "lower than",
  "south of",
  "cheaper than",
  "smaller than",
  "(?<!just |hair |bit |little )(?:shy|short) of",
  "inferior a",
  "menor(?:es)?(?: a| de| que)?",
  "menos de",
  "menosito de",
  "(?:de)?bajito de",
  "abajito de",
  "bajo(?= (?:los|las|el) ?$| \\$?\\d| ?$)",
  "(?:por )?(?:de)?bajo de",
  "abajo de",
  "baj(?:o|aria|ar|e|amos) de",
);
/** Phrases for reaching a sum; after a "no" the sum is the maximum. */
export const REACHES = anyOf(
  "reach(?:es|ing)?",
  "hit(?:s|ting)?",
  "gets?(?:ting)?(?: up)? to",
  "touch(?:es|ing)?",
  "cross(?:es|ing)?",
  "breaks?(?:ing)?",
  "(?:me |se |nos )?pas(?:e|en|a|an|o|ar|emos|arme|arnos)",
  "(?:me |se |nos )?lleg(?:ue|uen|uemos|a|o|an|ar|amos)(?: ni)? (?:al?|hasta)",
  "alcan[cz]\\w+",
  "toqu?\\w+",
);
/** Explicit words for a maximum, before a sum. */
export const UP_TO = anyOf(
  "up to",
  "upto",
  "within",
  "hasta",
  "as high as",
  "(?:go|push|get|stretch)(?: it)?(?: up)? to",
  "cap(?:s|ped)?(?: (?:it|us|me|him|her|them|myself|ourselves|that))? (?:off )?at",
  "(?:set|put) (?:a |the |our |my )?(?:limit|cap|ceiling|max) (?:at|of)",
  "draw the line at",
  "tops? out at",
  "(?:ends?|stops?|quits?|tops?|maxes|tapped out) at",
  "maxe?s? out at",
  "cap out at",
  "tirandole a maximo",
  "(?:le )?(?:llego|llegamos|alcanzo) (?:a|hasta)",
);
/** Explicit words for a minimum, before a sum. */
export const AT_LEAST = anyOf(
  "from",
  "start(?:s|ing)? (?:at|from|price)",
  "desde",
  "a partir de",
  "(?:por lo|al|cuando) menos",
);
/** Filler between the words and their sum. */
export const FILLER =
  "(?: (?:like|maybe|say|probably|about|around|roughly|the|a|los|las|unos|unas|como|mas o menos))*";
/** Words that reverse a bound. */
export const NO = anyOf(
  "no",
  "not",
  "nothing",
  "never",
  "cant",
  "cannot",
  "couldnt",
  "wont",
  "wouldnt",
  "dont",
  "doesnt",
  "shouldnt",
  "isnt",
  "without",
  "refuse",
  "ni",
  "nada",
  "nunca",
  "sin",
);
/** Names of the upper end of a range. */
export const TOP = anyOf(
  "lo mas(?: que)?",
  "a lo (?:mucho|mas|sumo)",
  "max(?:imum|imo|es)?",
  "most",
  "tops?",
  "ceiling",
  "limit",
  "limite",
  "cap",
  "(?:upper|top|high(?:er)?|bigger|larger) (?:end|side|limit|figure|bound|number|amount|price|one)",
  "(?:el|la|lo) (?:numero |cifra |cantidad |precio |parte )?(?:de arriba|mas alt[oa]|mayor|" +
    "superior)",
  "highest",
  "tope",
  "techo",
);
/** Names of the lower end of a range. */
export const BOTTOM = anyOf(
  "min(?:imum|imo)?",
  "least",
  "lowest",
  "(?:low(?:er)?|smaller|bottom) (?:end|side|figure|limit|bound|number|amount|price|one)",
  "(?:el|la|lo) (?:numero |cifra |cantidad |precio |parte )?(?:de abajo|mas baj[oa]|menor|" +
    "inferior)",
  "bottom",
  "floor",
);
