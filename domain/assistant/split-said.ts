// Splits what a person typed into what they state and what they ask, also without a question mark:
// facts are read from the statements, and a question's figures are not the person's.
import { anyOf } from "../qualification/phrases.ts";

export interface SplitSaid {
  /** As typed, in order; empty if the person only asks. */
  readonly stated: string;
  /** As typed, in order; empty if the person only states. */
  readonly asked: string;
}

/** The end of a sentence, but not the point of "1.5" or "St. Louis". */
const SENTENCES = /(?<=[?!;\n])\s*|(?<=(?<!\b(?:st|ft|mt|dr|mr|mrs|ms|ave|apt|no|vs))\.)\s+/i;
/** Where a clause of its own begins although no sentence ended: "is it free i have a condo". */
const CLAUSES = new RegExp(
  `(?:,\\s*|\\s+(?:and|but|because|cause|cuz|since|so|y|pero|porque)\\s+|(?<!\\b${anyOf(
    "should",
    "can",
    "could",
    "do",
    "did",
    "does",
    "would",
    "will",
    "may",
    "must",
    "if",
    "when",
    "that",
    "what",
    "how",
    "where",
    "who",
    "which",
    "than",
    "before",
    "after",
    "until",
    "once",
    "whether",
    "why",
    "much",
    "many",
    "think",
    "information",
    "info",
    "and",
    "or",
    "not",
    "dont",
    "don't",
    "never",
    "i",
    "we",
    "he",
    "she",
    "they",
    "just",
    "only",
    "really",
    "still",
    "longer",
    "to",
  )})\\s+)(?=${anyOf(
    "(?:i|we|ive|weve|i've|we've|im|i'm|we're) (?:\\w+ )?(?:want|need|owe|own|have|had|got|" +
      "inherited|live|lived|bought|paid|looking|trying|thinking|moving|selling|buying|renting)\\b",
    "(?:it|its|it's|hes|shes|he's|she's) (?:is |has |was |a |in |an |located )",
    "(?:my|our) (?:house|home|condo|place|budget|price|mom|dad|lease|tenants?) (?:is|are|was|" +
      "has|have|" +
      "needs?|ends?|pays?)\\b",
    "(?:looking|want|need|trying) (?:to|for)\\b",
    "(?:quiero|queremos|necesito|necesitamos|tengo|tenemos|debo|debemos|busco|buscamos|" +
      "vivo|vivimos|heredamos|herede)\\b",
  )})`,
  "gi",
);

const OPENING = `(?:\\W|\\b(?:${anyOf(
  "so",
  "and",
  "but",
  "ok",
  "okay",
  "hi",
  "hey",
  "hello",
  "well",
  "also",
  "wait",
  "um+",
  "uh+",
  "hmm+",
  "like",
  "just",
  "please",
  "pls",
  "yes",
  "yeah",
  "no",
  "thanks",
  "quick question",
  "y",
  "pero",
  "bueno",
  "oye",
  "oiga",
  "hola",
  "entonces",
  "tambien",
  "también",
  "una pregunta",
  "disculpe",
)})\\b)*`;
/** The words that a question, or a request to be told, begins with. */
const ASKS = new RegExp(
  `^${OPENING}(?:${anyOf(
    "what(?:s|'s|s up)?(?! i (?:want|need|have|owe))",
    "whats",
    "how(?:s|'s)?(?! about)",
    "why",
    "who(?:s|'s|se)?",
    "when (?:will|do|does|is|are|can|would|should|did)",
    "where (?:do|does|is|are|can|should|will)",
    "which",
    "(?:should|shall|must) (?:i|we|my|our)",
    "(?:can|could|may|might) (?:i|we|my|our|they|he|she|it|you|u|a|the|this|someone|somebody)",
    "(?:do|does|did|dont|don't|doesnt|doesn't) (?:i|we|you|u|ya|yall|they|he|she|it|this|that|" +
      "the|" +
      "my|our|anyone|people|buyers|sellers)",
    "(?:is|are|was|were|isnt|isn't|arent|aren't) (?:i|we|you|u|yall|they|he|she|it|this|that|the|" +
      "my|our|there|these|those|rates?|prices?|now|buyers|anyone|interest|home|houses|property)",
    "am i",
    "(?:will|would|wont|won't) (?:i|we|you|u|yall|they|he|she|it|this|that|the|my|our|there|" +
      "rates?|" +
      "prices?|home|houses|somebody|someone|anyone|a)",
    "(?:has|have|had) (?:it|they|prices|rates|the market|you|anyone)",
    "(?:i (?:was )?)?(?:wonder(?:ing)?|curious) (?:what|how|if|whether|why|when|about)",
    "(?:just )?(?:wanted|want|need|like|love|would like|id like|i'd like) to (?:know|see|" +
      "find out|" +
      "ask|understand)",
    "(?:i |we )?(?:just |really )?(?:wanted|want|need|would like|id like|i'd like) to (?:know|" +
      "find out|ask|understand)",
    "(?:i |we )?(?:need|want) (?:some |an? )?(?:advice|opinion|estimate|valuation|appraisal)",
    "(?:any|some) (?:advice|idea|chance|clue|thoughts|tips|way)",
    "(?:please )?(?:tell|show|explain|advise|help) (?:me|us)? ?(?:what|how|if|whether|why|" +
      "when|who|" +
      "decide|understand|about|the)",
    "(?:do not|dont|don't|not|no) sure (?:what|how|if|whether)",
    "anyone know",
    "(?:qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cómo|cuándo|dónde|quién|quiénes|por qué|" +
      "para qué)",
    "(?:por que|para que (?:es|sirve)|quien|quienes|cual|cuales|cuantos|cuantas|" +
      "cuanto (?!antes|mas)|" +
      "que (?:pasa|sigue|es|hago|hay|precio|valor|me|debo|puedo|tan|tal)|" +
      "como (?:puedo|hago|se|funciona|es|le|van|puede)|" +
      "cuando (?:me|nos|van|va|puedo|podemos|llam\\w+|deb\\w+|es|sera)|" +
      "donde (?:esta|estan|puedo|van))",
    "(?:es|son|esta|está|estan|están|hay|sera|será) (?!una? |el |la |en |de |mi |nuestra |" +
      "por )\\w+",
    "(?:puedo|podemos|podria|podría|debo (?!\\d|como|\\$|unos)|debemos (?!\\d|como|\\$|unos)|" +
      "deberia|" +
      "debería|deberiamos|tengo que|tenemos que|me conviene|conviene|va a|van a|me pueden|" +
      "me puede|pueden|puede|sabe|saben|quisiera saber|quiero saber|digame|dígame)",
  )})(?!\\w)`,
  "i",
);

/** Splits a message; never throws, and no word is lost. */
export function splitSaid(said: string): SplitSaid {
  const stated: string[] = [];
  const asked: string[] = [];
  for (const sentence of said.split(SENTENCES)) {
    const clauses = sentence.split(CLAUSES).filter((clause) => clause.trim() !== "");
    const isMarked = sentence.trimEnd().endsWith("?");
    const first = clauses.findIndex((clause) => ASKS.test(clause));
    // A question mark belongs to the clause that asks, or else to the last one.
    const marked = isMarked && first === -1 ? clauses.length - 1 : first;
    for (const [at, clause] of clauses.entries())
      (at === marked || ASKS.test(clause) ? asked : stated).push(clause.trim());
  }
  return { stated: joined(stated), asked: joined(asked) };
}

const joined = (clauses: readonly string[]): string =>
  clauses.map((clause) => (/[.!?;]$/.test(clause) ? clause : `${clause}.`)).join(" ");
