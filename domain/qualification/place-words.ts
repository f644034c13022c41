// The words around places: which stand before one, which take it back, which only say where another one is.
import { anyOf } from "./phrases.ts";

/** Before a place that is looked for. */
export const IN = new RegExp(`\\b${anyOf(
  "in", "near", "nearby", "around", "outside", "outside of", "close to", "next to", "by", "to", "at", "over in", "area of", "city of", "town of",
  "within", "downtown", "north", "south", "east", "west", "central", "greater", "from", "en", "por", "cerca de", "cerquita de", "de",
  "del centro de", "centro de", "hacia", "alrededor de", "afueras de", "a", "la ciudad de", "aqui en", "alla en", "alla por", "forget", "add",
  "drop", "agregale", "agrega", "quita", "dejame", "only", "solo", "and", "or", "o", "y", "either", "keep", "tambien", "si no", "maybe", "then",
  "plus", "pon", "ponle", "mejor", "es", "not", "no",
)}(?: downtown| central| north| south| east| west| the city of| el centro de| la ciudad de| the| el| la)? $`);
/** Before one that is not wanted. */
export const REFUSED = new RegExp(`\\b${anyOf(
  "not", "(?<!si )no", "ni", "quite", "forget", "drop", "remove", "skip", "except", "minus", "without", "but not", "quita", "quitale", "olvida",
  "menos", "excepto", "instead of", "rather than", "nada de", "ya no", "lived in",
  "(?:moving|moved|relocating|relocate|coming|move|mudo|mudando) (?:de|from)", "from", "leaving", "tired of", "dije", "i said", "did i say",
  "en vez de", "en lugar de", "no (?:me |nos |le |les )?(?:quier\\w+|quer\\w+|gust\\w+|conv\\w+|late)", "(?:doesnt|dont|didnt) (?:want|like|care for)",
)}(?: in| en| el de| la de)? $`);
/** Before one that another place is near. */
export const NEXT_TO = new RegExp(`\\b${anyOf(
  "orita ando en", "ando en", "ahorita en", "vengo de", "commut\\w+ (?:to|into)", "drive to", "(?:i |we )?(?:live|living|am|based|rent|renting) in", "vivo en",
  "vivimos en", "next to", "near", "close to", "right by", "by", "outside", "outside of", "cerca de", "cerquita de", "al lad(?:it)?o de", "a un lad(?:it)?o de", "junt(?:it)?[oa]s? a", "pegad(?:it)?[oa]s? (?:a|con|de)",
  "(?:minutes|mins?|minutos|miles|millas|hours?|hora) (?:from|of|de)", "border(?:s|ing)", "colinda con", "across (?:the river )?from", "commute to", "work(?:s|ing)? in", "trabaj[oa] en",
)} (?:the |downtown |el centro de )?$`);
/** Where somebody comes from and what happened there: no place that is looked for. */
export const PAST = new RegExp(`\\b${anyOf(
  "gr[eo]w up in", "(?:was |were )?born(?: and raised)? in", "raised in", "met in", "married in", "went to (?:school|college) in", "stud(?:ied|ying) in", "used to (?:live|be|work|rent) in", "vacation(?:ed|s)? in", "honeymoon(?:ed)? in", "stationed in", "served in",
  "(?:parents|family|folks|wife|husband|mom|dad|kids|brother|sister|cousins?|in laws|we|im|i am) (?:\\w+ )?(?:are|is|was|were|live|lives|originally)? ?from", "originally from", "(?:my )?names?(?: is)?", "call me", "me llamo", "mi nombre es", "(?:parents|family|folks|mom|dad|brother|sister|cousins?|in laws|son|daughter) (?:are|is|live|lives) in",
  "crec(?:i|imos) en", "nac(?:i|imos|ido|ida)(?: y crec\\w+)? en", "nos conocimos en", "me case en", "estudi(?:e|o|aba) en", "soy de", "somos de", "(?:mi|mis) (?:familia|papas|padres|mama|papa|herman[oa]s?|suegr[oa]s?) (?:es|son|vive|viven|esta|estan) (?:en|de)",
)} (?:the |el |la )?$`);
/** Words that make a name a part of a place, or another place than the one before them. */
export const TAIL = /^[ -](?:square|heights|park|hills?|village|gardens?|terrace|point|grove|district|lake|lakes|island|meadows?|ridge|ward|plaza|street|st|ave|avenue|road|rd|drive|blvd|boulevard|highway|hwy|clinic|university|college|airport|tax(?:es)?|income tax|bell|style|steak|barbecue)\b/;
/** A part of a state. */
export const DIRECTION = /\b(?:north|south|east|west|central|northern|southern|eastern|western|southeast|northeast|southwest|northwest|far west|upstate) $/;
