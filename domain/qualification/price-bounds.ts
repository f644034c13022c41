// Reads the role of a sum from the words around it: maximum, minimum, approximate or exact.
import type { Amount } from "./amounts.ts";
import { AT_LEAST, BOTTOM, FILLER, NO, OVER, REACHES, TOP, UNDER, UP_TO } from "./bound-words.ts";
import { anyOf } from "./phrases.ts";

export type Role = "min" | "max" | "around" | "plain";

const SAYS_OVER = new RegExp(`\\b${OVER}${FILLER} ?$`);
const SAYS_UNDER = new RegExp(`\\b${UNDER}${FILLER} ?$`);
const NOT_OVER = new RegExp(`\\b${NO}(?: [^\\s\\d,.;]+){0,5} ${OVER}${FILLER} ?$`);
const NOT_REACHED = new RegExp(`\\b${NO}(?: [^\\s\\d,.;]+){0,4} ${REACHES}${FILLER} ?$`);
const NOT_UNDER = new RegExp(`\\b${NO}(?: [^\\s\\d,.;]+){0,4} ${UNDER}${FILLER} ?$`);
const SAYS_UP_TO = new RegExp(`(?:\\b${UP_TO}${FILLER}|<=?) ?$`);
const SAYS_AT_LEAST = new RegExp(`(?:\\b${AT_LEAST}${FILLER}|>=?) ?$`);
const NAMES_TOP = new RegExp(`\\b${TOP}\\b:?(?: [^\\s\\d,.;!?\\u00A6]+){0,6} ?$`);
const NAMES_BOTTOM = new RegExp(`\\b${BOTTOM}\\b:?(?: [^\\s\\d,.;!?\\u00A6]+){0,6} ?$`);
/** "por menos de 500 mil no la doy". */
const FLOOR = /\bpor menos de ?$/;
const AROUND_BEFORE = new RegExp(
  `(?:\\b${anyOf(
    "around",
    "about",
    "something (?:like|around|near|close to)",
    "some (?:where|place) (?:like|around|near|in the)",
    "somewhere (?:like|in the)",
    "in the vicinity of",
    "algo (?:asi )?como",
    "algo cercano a",
    "roughly",
    "approx(?:imately)?\\.?",
    "aprox\\w*\\.?",
    "circa",
    "near",
    "nearly",
    "close to",
    "in the (?:neighborhood|ballpark|area|range) of",
    "somewhere (?:around|near)",
    "right around",
    "ballpark",
    "give or take",
    "more or less",
    "unos",
    "unas",
    "como(?: unos| en| de)?",
    "mas o menos",
    "alrededor de(?: los|l)?",
    "cerca de",
    "aproximadamente",
    "tirandole a",
    "por ahi de",
    "rondando los",
    "rondan? los",
    "rozando(?: los)?",
    "a eso de",
    "por el orden de",
    "tirandole a(?: los|l)?",
    "just (?:shy|short) of",
    "a shade (?:under|over)",
    "por los",
    "por ahi de los",
    "maybe about",
    "say about",
  )}(?: the)?|~|\\+ ?\\/ ?-|\u00B1) ?$`,
);
const MAX_AFTER = new RegExp(
  `^,? ?${anyOf(
    "(?:max(?:imum|imo)?|tops?)\\b(?! ?\\$?\\d)",
    "at (?:the )?(?:very )?most\\b",
    "at the (?:outside|absolute (?:most|max|outside)|high end|top end|ceiling)",
    "(?:y|pero) (?:hasta )?ahi (?:le |me |nos )?(?:par|qued|plant)\\w*",
    "and (?:ill|id|i|we) (?:stop|draw the line|quit|bail|tap out|walk)",
    "or (?:less|under|below|lower|cheaper)\\b",
    "and (?:under|below|not (?:a|one) (?:single )?(?:dollar|penny|cent|dime) (?:more|over|" +
      "above|higher)|no more|down)\\b",
    "(?:is|would be|being|as|es|seria) (?:the most|about the most|all|lo mas|lo maximo)\\b",
    "lo mas\\b",
    "no (?:higher|more|mas)\\b",
    "(?:is|would be|being|as|es|seria) (?:still )?(?:the |my |our |a |el |mi |nuestro " +
      ")?(?:\\w+ )?(?:limit|max(?:imum|imo)?|ceiling|cap|top|tope|limite)\\b",
    "(?:or )?(?:ideally|hopefully|preferably) less",
    "(?:on|at|as|for|being|is)(?: the| my| our)? (?:high(?:er)?|top|upper) (?:end|side)",
    "(?:y )?ni un[oa]? \\w+ mas",
    "(?:de (?:ahi|alli|eso) )?p(?:ar)?a ?(?:a?bajo)",
    "de (?:tope|techo|limite|maximo)\\b",
    "(?:a lo|al|lo|por lo) maximo\\b",
    "por mucho\\b",
    "(?:y )?(?:de )?(?:ahi|alli|hay|eso) (?:ya )?no (?:me |nos |la |lo |le )?(?:pas|sub|mov|" +
      "estir|alcanz|hay mas)\\w*",
    "and (?:thats|that is) (?:it|as (?:high|far)|the (?:end|limit|max)|all|final|pushing)\\b",
    "and no further",
    "and (?:then )?(?:i|we) (?:stop|walk|quit)",
    "y (?:ya|parale|parele|hasta ahi)\\b",
    "como (?:maximo|tope|mucho)",
    "a lo (?:mucho|mas|sumo)",
    "(?:cuando|a lo) mucho",
    "tope\\b(?! ?\\$?\\d)",
    "o menos\\b",
    "y ni un (?!\\w+ menos)",
    "limit\\b",
    "cap\\b",
  )}`,
);
const MIN_AFTER = new RegExp(
  `^,? ?${anyOf(
    "(?:on|at|as|for|being|is)(?: the| my| our)? (?:low(?:er)?|bottom|cheap) (?:end|side)",
    "\\+",
    "plus\\b(?! (?:the )?(?:util\\w*|electric\\w*|gas|water|deposit|fees?|hoa|tax\\w*|parking|" +
      "internet|pet))",
    "and (?:up|above|over)\\b",
    "or (?:more|better|higher|above|over)\\b",
    "up\\b",
    "min(?:imum|imo)?\\b(?! ?\\$?\\d)",
    "p?a ?rriba",
    "p(?:a|') ?(?:a?rriba|delante)",
    "para arriba",
    "en adelante",
    "o mas\\b",
    "at least\\b",
    "al menos\\b",
    "como minimo",
    "(?:de|a lo|por lo) (?:minimo|menos|base)\\b",
    "(?:y )?de (?:ahi|alli|eso) (?:p(?:ar)?a ?arriba|no (?:me |la |lo |le )?baj\\w*)",
    "and higher",
    "no la doy",
    "(?:and )?not a (?:dime|penny|dollar|cent) less",
    "ni un (?:peso|dolar|centavo) menos",
  )}`,
);
/** "does 335 work? thats our cap". */
const THATS =
  "^(?:(?: [a-z]+)?[,.!?;-]* ?(?:and |but |y |pero )?(?:thats|that is|that would be|eso es|ese " +
  "es|ese seria|eso seria)|(?: [^\\s\\d,.;]+){1,4} (?:would be|seria|is|es)) (?:about |like |" +
  "really |pretty much )?(?:my |our |the |mi |nuestr[oa] |el |la )?(?:absolute |very |hard |mero " +
  ")?";
const THATS_TOP = new RegExp(`${THATS}${TOP}\\b`);
const THATS_BOTTOM = new RegExp(`${THATS}${BOTTOM}\\b`);
const AROUND_AFTER =
  /^(?:,? give or take(?! [$\d]))|^ ?-?(?:ish\b|or so\b|or thereabouts|give or take(?! [$\d])|more or less|mas o menos|approx\w*|aprox\w*|o algo asi|o por ahi|range\b|mark\b)/;
/** Words between a sum and its bound: "2,000 a month at most". */
const PAYMENT =
  /^ ?(?:(?:a|per|each|every|al|por|cada|\/) ?(?:month|mo|mes)\b|monthly|mensual(?:es)?|(?:mortgage |house )?payments?)/;
/** Words for people who value homes. */
const VALUERS = anyOf(
  "zillow",
  "zestimate",
  "redfin",
  "realtor com",
  "trulia",
  "appraisers?",
  "appraisal",
  "assessor",
  "the county",
  "comps?",
  "neighbors?",
  "el banco",
  "the bank",
  "el valuador",
  "avaluo",
  "vecin[oa]s?",
  "appraised",
  "assessed",
  "valued",
  "valuad[oa]",
  "tasad[oa]",
);
const REFUSED_BEFORE = new RegExp(
  "\\b(?:i (?:said|put|typed|wrote)|dije|(?:le |te |les )?puse|escribi|not|ya no es|isnt|" +
    "instead of|en vez de|" +
    `${VALUERS}(?: ` +
    "(?!i\\b|yo\\b|we\\b|me\\b|us\\b|approv|aprob)[a-z]+){0,4}) ?\\$?$",
);
const REFUSED_AFTER = /^ (?:is |es |was )(?:too|way too|muy|demasiado)\b/;

/** Plus or minus, as signs or words. */
const PLUS_MINUS = /^ ?(?:\+ ?\/ ?-|\+-|\u00B1|plus(?: or |\/| )minus)(?! ?[$\d])/;
/** Phrases such as "where it hurts" mark the maximum. */
const HURTS = anyOf(
  "sweat\\w*",
  "nervous",
  "anxious",
  "queasy",
  "uneasy",
  "uncomfortable",
  "chok(?:e|es|ing)",
  "flinch\\w*",
  "panic\\w*",
  "cring\\w+",
  "balk\\w*",
  "walk away",
  "tap(?:s|ping)? out",
  "hurts?",
  "pushing it",
  "a (?:real |bit of a |big )?stretch",
  "stretching(?: it)?",
  "bow out",
  "draw the line",
  "faint\\w*",
  "scares?",
  "asust\\w+",
  "duele",
  "tiembl\\w+",
  "sudar",
  "miedo",
  "rajo",
  "me bajo",
);
const HURTS_BEFORE = new RegExp(
  `\\b${HURTS}(?: [a-z]+){0,2}? (?:at|past|over|above|beyond|around|after|by|with|a los|en|con|` +
    "pasando|arriba de)(?: los)? ?$",
);
const HURTS_AFTER = new RegExp(`^ ?(?:(?!but|and|or|more|up|plus|n)[a-z]+ ){1,5}${HURTS}\\b`);
/** "de 300 no paso", "de 250 no bajo". */
const NO_FURTHER =
  /^,? ?(?:ya )?no (?:me |nos |se |le |la |lo |puedo |quiero |voy a )*(?:pas|sub|exced|estir|voy|vamos|pag|alcanz|lleg|pued|podr|quier|me inter|le entr|la hag)/;
const NO_LESS = /^,? ?(?:ya )?no (?:me |nos |se |le |la |lo |puedo |quiero |voy a )*baj/;
/** "menos de 400 no acepto", "anything under 400 is a no". */
const NOT_TAKEN =
  /^,? ?(?:ya )?no (?:la |lo |le |me |se )*(?:acept|vend|doy|dej|suelt|agarr|interes)|^,? ?(?:is a no|and (?:its|thats) a no|no deal|forget it|i (?:wont|dont) (?:take|sell|accept)|not interested)/;
/** "over 300 were out", "anything above 150 I cant": a higher sum is too much. */
const TOO_MUCH =
  /^,? (?:at (?:the )?(?:very )?most\b|tops\b|max\b|(?:i|we|it) (?:cant|cannot|couldnt|wont|wouldnt|dont|cant afford)\b|(?:is|its|thats|would be|gets|es|ya es|seria) (?:way |just |far |already |really |muy |ya )*(?:too (?:much|high|rich|steep)|out\b|a no\b|no good|not (?:possible|happening|doable|an option)|impossible|mucho|demasiado|caro|imposible)|(?:im|were|we are|i am) out\b|no way|no thanks|forget (?:it|about it)|(?:ya )?(?:ni modo|imposible|ni loc[oa]|olvidalo))/;
/** "at least what I paid, 275". */
const AT_LEAST_PAID =
  /\b(?:at least|no less than|minimum|al menos|por lo menos|minimo) (?:what|lo que) (?:i|we|yo)? ?(?:paid|owe|put in|pague|pagamos|debo),? (?:which (?:is|was) |thats |was )?\$?$/;
const OF = /\bde(?: los)? ?$/;

/** The role of a sum by the words around it. */
export function roleOf(text: string, { start, end }: Amount): Role {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 60).replace(PAYMENT, "");
  if (PLUS_MINUS.test(after)) return "around";
  if (HURTS_BEFORE.test(before) || HURTS_AFTER.test(after)) return "max";
  if (OF.test(before) && (NO_FURTHER.test(after) || NO_LESS.test(after)))
    return NO_LESS.test(after) ? "min" : "max";
  if (FLOOR.test(before) && /^.{0,20}\bno (?:la|lo|le)\b/.test(after)) return "min";
  if (NOT_REACHED.test(before)) return "max";
  if (SAYS_OVER.test(before))
    return NOT_OVER.test(before) || NO_FURTHER.test(after) || TOO_MUCH.test(after) ? "max" : "min";
  if (SAYS_UNDER.test(before))
    return NOT_UNDER.test(before) || NOT_TAKEN.test(after) ? "min" : "max";
  if (SAYS_UP_TO.test(before)) return "max";
  if (SAYS_AT_LEAST.test(before) || AT_LEAST_PAID.test(before)) return "min";
  if (MAX_AFTER.test(after) || THATS_TOP.test(after)) return "max";
  if (MIN_AFTER.test(after) || THATS_BOTTOM.test(after)) return "min";
  if (NAMES_TOP.test(before)) return "max";
  if (NAMES_BOTTOM.test(before)) return "min";
  return AROUND_BEFORE.test(before) || AROUND_AFTER.test(after) ? "around" : "plain";
}

/** Whether the sum is refused: "800 is too much", "275k not 250k". */
export function isRefused(text: string, { start, end }: Amount): boolean {
  return REFUSED_AFTER.test(text.slice(end)) || REFUSED_BEFORE.test(text.slice(0, start));
}

/** Whether a sentence names an end of a range: "the top", "my minimum". */
export function namesAnEnd(text: string): boolean {
  return new RegExp(`\\b(?:${TOP}|${BOTTOM})\\b`).test(text);
}

/** Which end of a range a sentence names; null if it names both or none. */
export function namedEnd(text: string): "min" | "max" | null {
  const [top, bottom] = [TOP, BOTTOM].map((names) => new RegExp(`\\b${names}\\b`).test(text));
  return top === bottom ? null : top === true ? "max" : "min";
}

/** Whether the sentence drops an end: "scratch the minimum". */
export function dropsAnEnd(text: string): boolean {
  return new RegExp(
    `\\b(?:scratch|drop|forget|remove|quita|olvida|sin)(?: the| my| el| mi)? (?:${TOP}|` +
      `${BOTTOM})\\b(?! (?:to|a|en)\\b)`,
  ).test(text);
}
