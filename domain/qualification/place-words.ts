// Lists the words around places: those that introduce one, take it back, or only describe where
// another one is.
import { anyOf } from "./phrases.ts";

const PART_OF_PLACE =
  "(?: downtown| central| north| south| east| west| the city of| el centro de| la ciudad de| the|" +
  " el| la)?";
/** Words before a wanted place. */
export const IN = new RegExp(
  `\\b${anyOf(
    "in",
    "near",
    "nearby",
    "around",
    "like",
    "such as",
    "como",
    "tipo",
    "say",
    "outside",
    "outside of",
    "close to",
    "next to",
    "by",
    "to",
    "at",
    "over in",
    "area of",
    "city of",
    "town of",
    "within",
    "downtown",
    "north",
    "south",
    "east",
    "west",
    "central",
    "greater",
    "from",
    "en",
    "por",
    "cerca de",
    "cerquita de",
    "de",
    "del centro de",
    "centro de",
    "hacia",
    "alrededor de",
    "afueras de",
    "a",
    "la ciudad de",
    "aqui en",
    "alla en",
    "alla por",
    "forget",
    "add",
    "drop",
    "pues",
    "otherwise",
    "or else",
    "if not(?: then)?",
    "agregale",
    "agrega",
    "quita",
    "dejame",
    "only",
    "solo",
    "and",
    "or",
    "o",
    "y",
    "either",
    "keep",
    "tambien",
    "si no",
    "maybe",
    "then",
    "plus",
    "pon",
    "ponle",
    "mejor",
    "es",
    "not",
    "no",
    "(?:meant|i mean|its|it is|thats|digo|quise decir|queria decir)(?: (?:actually|" +
      "technically|really|" +
      "more like|de hecho|en realidad))?",
  )}${PART_OF_PLACE} $`,
);
/** Words before an unwanted place. */
export const REFUSED = new RegExp(
  `\\b${anyOf(
    "not",
    "(?<!si )no",
    "ni",
    "quite",
    "forget",
    "drop",
    "remove",
    "skip",
    "except",
    "minus",
    "without",
    "but not",
    "quita",
    "quitale",
    "olvida",
    "menos",
    "excepto",
    "instead of",
    "rather than",
    "nada de",
    "ya no",
    "lived in",
    "(?:far |way )?(?<!(?:minutes?|mins?|miles?|hours?|hrs?|mi) )(?:away|far) from",
    "nowhere near",
    "(?:bien |muy )?(?:lejos|retirado) de",
    "no (?:sea|fuera|tiene que ser|tenga que ser)",
    "(?:other|anywhere|anyplace|everywhere) (?:than|but|except)",
    "(?:do not|dont|didnt|not|no) (?:mean(?:ing)?|talking about|hablo de|me refiero a|quise " +
      "decir|decia)",
    "(?:le |les |te )?puse(?: que)?",
    "(?:i|we) (?:put|typed|wrote|entered|picked)(?: down)?",
    "(?:you|u|it|they) (?:have|has|got|put|wrote)(?: me| us| it)?(?: down)? (?:for|as|me|us)",
    "(?:it|they) says?",
    "(?:escribi|marque|tienen|dice|anoto|anotaron)(?: que)?",
    "(?:me|nos) (?:voy|vamos|salgo|salimos) de",
    "(?:get|got|getting)(?: me| us| the family| my \\w+)? (?:out|away)(?: of| from)",
    "(?:salir(?:me|nos)?|ir(?:me|nos)|huyendo|fuera) de",
    "(?:moving|move|get(?:ting)?) (?:out|away)(?: of| from)?",
    "(?:moving|moved|relocating|relocate|coming|move|mudo|mudando) (?:de|from)",
    "(?<!(?:minutes?|mins?|miles?|hours?|hrs?|blocks?|mi|away|far|drive|north|south|east|west|" +
      "max|tops|less|most) )from",
    "leaving",
    "no es",
    "no era",
    "tired of",
    "dije",
    "i said",
    "did i say",
    "en vez de",
    "en lugar de",
    "no (?:me |nos |le |les )?(?:quier\\w+|quer\\w+|gust\\w+|conv\\w+|late)",
    "(?:doesnt|dont|didnt) (?:want|like|care for)",
  )}(?: in| en| el de| la de| the city of| the town of| la ciudad de| the one in)? $`,
);
/** Words before a place where the person lives now, in contrast to "to live in". */
const HERE = anyOf(
  "(?<!\\b(?:to|wanna|gonna|would|could|can|will|rather|me|us|ill|love|prefer|like|of|about|" +
    "for) )(?:live|living|reside|residing|rent|renting|stay|staying|stuck|crashing)(?: \\w+)? in",
  "(?:am|based|im|currently|presently|we are|were|right now|been)(?: (?:still|now|currently|" +
    "here|just|back|over|out|down|up|stuck|based|living|renting|staying|right now|over here|at " +
    "the moment))? in",
  "pay(?:ing)? rent in",
  "(?:my|our|current) (?:rent|apartment|lease) (?:now )?is in",
  "(?:vivo|vivimos|viviendo|rento|rentamos|rentando|radico|radicamos|resido|residimos)(?: " +
    "\\w+){0,2} en",
  "(?:pagando|pago|pagamos)(?: de)? renta en",
  "(?:ando|andamos|estoy|estamos|ahorita|orita|ahora|actualmente)(?: ahorita| ahora| todavia| " +
    "aqui| apenas)? en",
  "llev(?:o|amos)(?: \\w+){0,3} en",
);
export const AT_HOME = new RegExp(`\\b${HERE} (?:the |downtown |el centro de )?$`);
/** Words before a place that another one is near, or where the person is now. */
export const NEXT_TO = new RegExp(
  `\\b${anyOf(
    HERE,
    "(?:orders|assigned|transferr?ed|transferring|deployed|posted) to",
    "(?:mandan|mandaron|asignaron|trasladan|trasladaron|transfirieron) a",
    "vengo de",
    "venimos de",
    "commut\\w+ (?:to|into)",
    "drive (?:to|into)",
    "next to",
    "near",
    "close to",
    "right by",
    "by",
    "outside",
    "outside of",
    "cerca de",
    "cerquita de",
    "al lad(?:it)?o de",
    "a un lad(?:it)?o de",
    "junt(?:it)?[oa]s? a",
    "pegad(?:it)?[oa]s? (?:a|con|de)",
    "(?:minutes?|mins?|minutos|miles?|mi|millas|hours?|hrs?|horas?) (?:max |tops |or (?:so|" +
      "less) |at most |" +
      "drive |away |drive |north |south |" +
      "east |west )?(?:from|of|de)",
    "border(?:s|ing)",
    "colinda con",
    "across (?:the river )?from",
    "commute to",
    "(?<!\\bto )work(?:s|ing)?(?: out)?(?: downtown)? (?:in|of)",
    "(?:job|office|work|school|base|trabajo|oficina|escuela|chamba) (?:is|are|esta|queda|" +
      "es)?(?: \\w+)? ?(?:in|en)",
    "(?:trabaj[oa]|trabajamos|chambe[oa]|jalo|estudi[oa])(?: \\w+)? en",
  )} (?:the |downtown |el centro de )?$`,
);
/** Words before a place of the past, which is not wanted. */
export const PAST = new RegExp(
  `\\b${anyOf(
    "gr[eo]w up in",
    "(?:(?:^|[.!;,])\\W*|(?:i|we|just|already|they|also|recently) )(?:just |already |" +
      "recently )?(?:sold|bought|lost|" +
      "closed on)(?: \\w+){0,4} in",
    "(?:vend(?:i|imos|ieron)|compre|perd(?:i|imos))(?: \\w+){0,4} en",
    "(?:was |were )?born(?: and raised)? in",
    "raised in",
    "met in",
    "married in",
    "went to (?:school|college) in",
    "stud(?:ied|ying) in",
    "used to (?:live|be|work|rent) in",
    "vacation(?:ed|s)? in",
    "honeymoon(?:ed)? in",
    "stationed in",
    "served in",
    "(?:i|we|have|already|just|since|they)(?: \\w+)? moved(?: \\w+)? to",
    "(?<!(?:near|by|close to|beside|with|cerca de|junto a|con) )(?:my|our|mi|nuestr[oa]) " +
      "(?:brother|sister|cousin|friend|buddy|uncle|aunt|mom|dad|boss|coworker|herman[oa]|" +
      "prim[oa]|amig[oa]|ti[oa]|companer[oa])s? (?:who lives |lives |que vive |down |over |up |" +
      "out )?(?:in|en|de)",
    "(?:parents|family|folks|wife|husband|mom|dad|kids|brother|sister|cousins?|in laws|we|im|i " +
      "am) (?:\\w+ )?(?:are|is|was|were|live|lives|originally)? ?from",
    "originally from",
    "(?:my )?names?(?: is)?",
    "call me",
    "me llamo",
    "mi nombre es",
    "(?:parents|family|folks|mom|dad|brother|sister|cousins?|in laws|son|daughter) (?:are|is|" +
      "live|lives) in",
    "crec(?:i|imos) en",
    "nac(?:i|imos|ido|ida)(?: y crec\\w+)? en",
    "nos conocimos en",
    "me case en",
    "estudi(?:e|o|aba) en",
    "soy de",
    "somos de",
    "(?:mi|mis) (?:familia|papas|padres|mama|papa|herman[oa]s?|suegr[oa]s?) (?:es|son|vive|" +
      "viven|esta|estan) (?:en|de)",
  )} (?:the |el |la )?$`,
);
/** Words that make a name a part of a place, or a different place. */
export const TAIL =
  /^[ -](?:square|heights|park|hills?|village|gardens?|terrace|point|grove|district|lake|lakes|island|meadows?|ridge|ward|plaza|street|st|ave|avenue|road|rd|drive|blvd|boulevard|highway|hwy|clinic|university|college|airport|tax(?:es)?|income tax|bell|style|steak|barbecue)\b/;
/** A part of a state. */
export const DIRECTION =
  /\b(?:north|south|east|west|central|northern|southern|eastern|western|southeast|northeast|southwest|northwest|far west|upstate) $/;
