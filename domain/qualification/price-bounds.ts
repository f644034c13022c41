// What the words around a sum make of it: the most, the least, about so much, or just so much.
import type { Amount } from "./amounts.ts";
import { anyOf } from "./phrases.ts";

export type Role = "min" | "max" | "around" | "plain";

/** Ways to say that a sum is passed; with a "no" before them it is the most. */
const OVER = anyOf(
  "over", "above", "past", "beyond", "more(?: than)?", "north of", "higher than", "exceed(?:ing)?", "upwards? of", "arrib(?:a|ita) de", "por arriba de",
  "(?:por )?encima de", "mas de", "mas alla de", "superior a", "suba[nr]?(?: de| a)?", "pas(?:o|e|a|ar|arme|arnos|en|emos|aria|ariamos) de", "exced\\w+(?: de)?", "super[ea]\\w*",
  "rebas[ea]\\w*",
);
/** Ways to say that a sum is not reached; with a "no" before them it is the least. */
const UNDER = anyOf(
  "under", "below", "beneath", "(?:for )?(?<!more or )less(?: than)?", "lower than", "south of", "cheaper than", "inferior a", "menos de", "(?:por )?(?:de)?bajo de", "abajo de", "baj(?:o|aria|ar|e|amos) de",
);
/** Said before a sum, the most and the least in so many words. */
const UP_TO = anyOf("up to", "upto", "within", "hasta", "as high as", "(?:go|push|get|stretch)(?: it)?(?: up)? to", "capped at", "tops? out at", "maxe?s? out at", "cap out at", "tirandole a maximo");
const AT_LEAST = anyOf("from", "start(?:s|ing)? (?:at|from|price)", "desde", "a partir de", "(?:por lo|al|cuando) menos");
/** Between the words and their sum. */
const FILLER = "(?: (?:like|maybe|say|probably|about|around|roughly|the|a|los|las|unos|unas|como|mas o menos))*";
const NO = anyOf("no", "not", "nothing", "never", "cant", "cannot", "couldnt", "wont", "wouldnt", "dont", "doesnt", "shouldnt", "isnt", "without", "refuse", "ni", "nada", "nunca", "sin");
/** Ends of a range by their names. */
const TOP = anyOf("lo mas(?: que)?", "a lo (?:mucho|mas|sumo)", "max(?:imum|imo|es)?", "most", "tops?", "ceiling", "limit", "limite", "cap", "upper (?:end|limit|figure|bound)", "high(?:er)? end", "highest", "tope", "techo");
const BOTTOM = anyOf("min(?:imum|imo)?", "least", "lowest", "low(?:er)? end", "bottom", "floor");

const SAYS_OVER = new RegExp(`\\b${OVER}${FILLER} ?$`);
const SAYS_UNDER = new RegExp(`\\b${UNDER}${FILLER} ?$`);
const NOT_OVER = new RegExp(`\\b${NO}(?: [^\\s\\d]+){0,5} ${OVER}${FILLER} ?$`);
const NOT_UNDER = new RegExp(`\\b${NO}(?: [^\\s\\d]+){0,4} ${UNDER}${FILLER} ?$`);
const SAYS_UP_TO = new RegExp(`(?:\\b${UP_TO}${FILLER}|<=?) ?$`);
const SAYS_AT_LEAST = new RegExp(`(?:\\b${AT_LEAST}${FILLER}|>=?) ?$`);
const NAMES_TOP = new RegExp(`\\b${TOP}\\b:?(?: [^\\s\\d,.;!?\\u00A6]+){0,6} ?$`);
const NAMES_BOTTOM = new RegExp(`\\b${BOTTOM}\\b:?(?: [^\\s\\d,.;!?\\u00A6]+){0,6} ?$`);
/** "por menos de 500 mil no la doy". */
const FLOOR = /\bpor menos de ?$/;
const AROUND_BEFORE = new RegExp(`(?:\\b${anyOf(
  "around", "about", "roughly", "approx(?:imately)?\\.?", "aprox\\w*\\.?", "circa", "near", "nearly", "close to", "in the (?:neighborhood|ballpark|area|range) of", "somewhere (?:around|near)", "right around",
  "ballpark", "give or take", "more or less", "unos", "unas", "como(?: unos| en| de)?", "mas o menos", "alrededor de(?: los|l)?", "cerca de", "aproximadamente", "tirandole a", "por ahi de", "rondando los", "rondan? los",
  "por los", "por ahi de los", "maybe about", "say about",
)}(?: the)?|~) ?$`);
const MAX_AFTER = new RegExp(`^,? ?${anyOf(
  "(?:max(?:imum|imo)?|tops?)\\b(?! ?\\$?\\d)", "at (?:the )?(?:very )?most\\b", "or (?:less|under|below|lower|cheaper)\\b", "and (?:under|below|not (?:a|one) (?:dollar|penny|cent) more|no more|down)\\b",
  "(?:is|would be|being|as|es|seria) (?:the most|about the most|all|lo mas|lo maximo)\\b", "lo mas\\b", "no (?:higher|more|mas)\\b",
  "(?:is|would be|being|as|es|seria) (?:still )?(?:the |my |our |a |el |mi |nuestro )?(?:\\w+ )?(?:limit|max(?:imum|imo)?|ceiling|cap|top|tope|limite)\\b", "(?:or )?(?:ideally|hopefully|preferably) less",
  "para abajo", "pabajo", "pa abajo", "como (?:maximo|tope)", "a lo (?:mucho|mas|sumo)", "(?:cuando|a lo) mucho", "tope\\b(?! ?\\$?\\d)", "o menos\\b", "y ni un", "limit\\b", "cap\\b",
)}`);
const MIN_AFTER = new RegExp(`^,? ?${anyOf(
  "\\+", "plus\\b", "and (?:up|above|over)\\b", "or (?:more|better|higher|above|over)\\b", "up\\b", "min(?:imum|imo)?\\b(?! ?\\$?\\d)", "p?a ?rriba", "para arriba", "en adelante", "o mas\\b", "at least\\b",
  "al menos\\b", "como minimo", "and higher", "no la doy", "(?:and )?not a (?:dime|penny|dollar|cent) less", "ni un (?:peso|dolar|centavo) menos",
)}`);
const AROUND_AFTER = /^(?:,? give or take(?! [$\d]))|^ ?-?(?:ish\b|or so\b|or thereabouts|give or take(?! [$\d])|more or less|mas o menos|approx\w*|aprox\w*|o algo asi|o por ahi|range\b|mark\b)/;
/** Said between a sum and what makes it a bound: "2,000 a month at most". */
const PAYMENT = /^ ?(?:(?:a|per|each|every|al|por|cada|\/) ?(?:month|mo|mes)\b|monthly|mensual(?:es)?|(?:mortgage |house )?payments?)/;
const REFUSED_BEFORE = /\b(?:i said|dije|not|ya no es|isnt|instead of|en vez de) ?$/;
const REFUSED_AFTER = /^ (?:is |es |was )(?:too|way too|muy|demasiado)\b/;

/** What the words around a sum say of it. */
export function roleOf(text: string, { start, end }: Amount): Role {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 60).replace(PAYMENT, "");
  if (FLOOR.test(before) && /^.{0,20}\bno (?:la|lo|le)\b/.test(after)) return "min";
  if (SAYS_OVER.test(before)) return NOT_OVER.test(before) ? "max" : "min";
  if (SAYS_UNDER.test(before)) return NOT_UNDER.test(before) ? "min" : "max";
  if (SAYS_UP_TO.test(before)) return "max";
  if (SAYS_AT_LEAST.test(before)) return "min";
  if (MAX_AFTER.test(after)) return "max";
  if (MIN_AFTER.test(after)) return "min";
  if (NAMES_TOP.test(before)) return "max";
  if (NAMES_BOTTOM.test(before)) return "min";
  return AROUND_BEFORE.test(before) || AROUND_AFTER.test(after) ? "around" : "plain";
}

/** "800 is too much", "275k not 250k": a sum that is not meant. */
export function isRefused(text: string, { start, end }: Amount): boolean {
  return REFUSED_AFTER.test(text.slice(end)) || REFUSED_BEFORE.test(text.slice(0, start));
}

/** Whether a sentence names an end of a range: "the top", "my minimum". */
export function namesAnEnd(text: string): boolean {
  return new RegExp(`\\b(?:${TOP}|${BOTTOM})\\b`).test(text);
}

/** Whether an end is given up: "scratch the minimum". */
export function dropsAnEnd(text: string): boolean {
  return new RegExp(`\\b(?:scratch|drop|forget|remove|quita|olvida|sin)(?: the| my| el| mi)? (?:${TOP}|${BOTTOM})\\b(?! (?:to|a|en)\\b)`).test(text);
}
