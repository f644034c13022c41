// Reads "I do not know yet" in many wordings: an answer to the open question, or to the one that is
// named.
import { anyOf } from "./phrases.ts";
import type { Topic } from "./slots.ts";
import { UNSURE } from "./unsure-words.ts";

/** Words that name the topic of "not sure". */
const ABOUT: Readonly<Record<Topic, RegExp>> = {
  property_type: new RegExp(
    `\\b${anyOf(
      "(?:what|which) (?:kind|type|sort)",
      "type of (?:home|house|property)",
      "kind of (?:home|house|place|property)",
      "que tipo",
      "tipo de (?:casa|propiedad)",
      "anything really",
      "anything as long",
      "lo que sea pero",
    )}\\b`,
  ),
  location: new RegExp(
    `\\b${anyOf(
      "where",
      "location",
      "which (?:city|area|town|neighborhood|part)",
      "what (?:city|area|town|part)",
      "donde",
      "zona",
      "que (?:ciudad|area|parte)",
      "lugar",
      "city",
      "a city",
      "the area",
      "neighborhood",
    )}\\b`,
  ),
  price:
    /\b(?:(?<!\b(?:right|good|fair) )price|(?<!\b(?:fits?|within|in|for|on) (?:the|my|our|a) )budget|how much|cost|costs|afford|money|spend|worth|precio|presupuesto|(?<!en )cuanto|cuesta|vale|dinero|cuentas|gastar)\b/,
  timing:
    /\b(?:when|timing|timeline|date|how soon|cuando|fecha|tiempo|plazo|time ?frame|no rush|no hurry|sin prisa)\b/,
};
/** Phrases that sound unsure but are a wish, a question or about something else. */
const NOT_UNSURE = new RegExp(
  `\\b${anyOf(
    "anywhere (?:in|near|around|within|close|from)",
    "any (?:part|area|place|zip) (?:of|in)",
    "cualquier parte de",
    "anything (?:below|under|over|above|near|around|between|from|in)",
    "how (?:does|do|much (?:is|are|do you))",
    "no estoy segur[oa] (?:que|si) me",
    "(?:lemme|let me|dej[ae]\\w*) (?:lo |le |la )?(?:ask|check|platic\\w+|consult\\w+|" +
      "pregunt\\w+|habl\\w+|chec\\w+)[^.;]*",
    "(?:hang on|hold on|hold up|one sec\\w*|one moment|wait|brb|un (?:momento|segundo|" +
      "momentito)|esper\\w+|permit\\w+),? (?:lemme|let me|deja\\w*|i need to|voy a|ill|le|les) " +
      "[^.;]*",
  )}\\b`,
);

/** "after mom moves", "cuando se case mi hija": the day of an event that has none. */
const WAITS_FOR =
  /^\W*(?:(?:maybe|probably|prob|only|not|just|well|hm+|pues|hasta) )?(?:when|whenever|once|after|until|till|as soon as|soon as|cuando|despues de que|hasta que|en cuanto) (?!spring|summer|fall|winter)(?:[a-z]+ ){1,}[a-z]+/;

/** These leave open when, and nothing else: "no rush, just seeing what its worth". */
const NO_HASTE =
  /\b(?:(?:no|not in (?:a|any)) (?:rush|hurry|deadline|timeline|date)|whenever|someday|eventually|sin prisas?|no hay prisa|no tengo prisa)\b/g;

/** Questions to the assistant, which are not a wish: "do you guys charge anything". */
const ASKS =
  /^\W*(?:so |and |hey |hi |ok )?(?:do|does|is|are|can|will|did) (?:you|u|yall|this|they|there)\b.*/;

/** The topics that are answered with not knowing. */
export function readUnsure(text: string, asked: Topic | null): Topic[] {
  if (asked === "timing" && WAITS_FOR.test(text)) return ["timing"];
  const plain = text.replace(ASKS, " ").replaceAll(new RegExp(NOT_UNSURE.source, "g"), " ");
  if (!UNSURE.test(plain)) return [];
  const named = (["property_type", "location", "price", "timing"] as const).filter((topic) =>
    clauses(plain).some(
      (clause) =>
        ABOUT[topic].test(clause) &&
        UNSURE.test(topic === "timing" ? clause : clause.replaceAll(NO_HASTE, " ")),
    ),
  );
  return named.length > 0 ? named : asked === null ? [] : [asked];
}

function clauses(text: string): string[] {
  return text.split(/[,.;!]| but | pero | and | y /);
}
