// Lists the words that make a sum the most or the least.
import { anyOf } from "./phrases.ts";

/** Ways to say that a sum is passed; with a "no" before them it is the most. */
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
/** Ways to say that a sum is not reached; with a "no" before them it is the least. */
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
/** Ways to say that a sum is met; with a "no" before them it is the most. */
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
/** Said before a sum, the most and the least in so many words. */
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
/** Said before a sum, the least in so many words. */
export const AT_LEAST = anyOf(
  "from",
  "start(?:s|ing)? (?:at|from|price)",
  "desde",
  "a partir de",
  "(?:por lo|al|cuando) menos",
);
/** Between the words and their sum. */
export const FILLER =
  "(?: (?:like|maybe|say|probably|about|around|roughly|the|a|los|las|unos|unas|como|mas o menos))*";
/** Words that turn a bound around. */
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
/** Ends of a range by their names. */
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
/** The lower end of a range by its names. */
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
