// Detects whether a sentence asks for figures, with a question word or as a request.
import { anyOf } from "../qualification/phrases.ts";

const QUESTION_WORDS = new RegExp(
  anyOf(
    "\\bhow (?:many|much|come|often|long|soon|are|is|was|were|did|do|does|has|have|am)\\b",
    "\\b(?:why|which)\\b",
    // "is what matters", "when it sells": in the middle of a sentence these are usually not
    // questions.
    "(?:^|[.,;!?:-] ?|\\b(?:and|so|hey|but|know|see|check|wondering|tell me|show me|in|of|from|" +
      "for|on|about|with|to|days|week|month|year|today|yesterday|far) )(?:what|when (?:do|does|" +
      "did|will|is|are|am|can|was|were|should))\\b",
    "(?:^|[.,;!?] |\\b(?:and|so|hey|know|see|tell me|but) )(?:who|where)\\b",
    "\\b(?:number|count|total|amount|sum) of\\b",
    "\\b(?:cuant[oa]s?|cual(?:es)?|por que|a como|que tantos?)\\b",
    "(?:^|[.,;!?] |\\b(?:y|oye|hola|saber|dime|decirme|pero|en|de|a|con|ver) )(?:que|como|" +
      "cuando|donde|quien(?:es)?|porque)\\b",
    "\\b(?:numero|cantidad|total) de\\b",
  ),
);
const ASKS_TO_BE_TOLD = new RegExp(
  anyOf(
    "(?:^|[.,;!?:] ?|\\b(?:please|you|to|and|just|lets|let us|now|hey|so) )(?:show|give|tell|" +
      "get|list|send|pull up|check|display|break down|breakdown|compare)\\b",
    "\\b(?:need|want) the (?:number|total|figure|count)\\b",
    "\\b(?:let me|want to|need to|like to|can i|could i|may i) (?:see|know|check|get|have)\\b",
    "\\b(?:puedo|podria) (?:ver|saber|tener)\\b",
    "\\b(?:any idea|curious|wondering|do you know)\\b",
    "\\b(?:muestr|ensen)(?:a|e)(?:me|nos)?\\b",
    "\\b(?:da|de)me\\b",
    "\\bdi(?:me|game)\\b",
    "\\blista(?:me|r)?\\b",
    "\\b(?:quiero|quisiera|necesito|me gustaria) (?:ver|saber|conocer|revisar)\\b",
    "\\b(?:sabes|compara|desglos\\w+|checa(?:me)?|revisa(?:me)?|ver)\\b",
    "\\bme (?:dices|dice|das|muestras|puedes|podrias)\\b",
  ),
);
/** A yes-or-no question; in Spanish only the question mark or the leading verb marks it. */
const YES_OR_NO = new RegExp(
  `(?:^|[.,;!?] )(?:and |so |y |pero )?${anyOf(
    "(?:did|do|does|have|has|had|is|are|was|were|am|any|anything|anyone|anybody)\\b",
    "(?:he|hemos|han|me han) \\w+ (?:algo|algun\\w*|leads?|prospectos?|ventas?)\\b",
    "(?:hay|hubo|tengo|todavia|aun|ya|esta|estan|(?:me |nos |le |se )?[a-z]+ (?:algo|" +
      "algun[oa]?s?)|me (?:devol|regres|compr|rechaz|queda|deben|pag)\\w+|se (?:vend|compr|devol|" +
      "rechaz)\\w+|algun[oa]?s?|algo|quedan?|siguen?)\\b",
  )}`,
);

/** Whether the sentence asks. */
export function asks(text: string): boolean {
  return (
    QUESTION_WORDS.test(text) ||
    ASKS_TO_BE_TOLD.test(text) ||
    YES_OR_NO.test(text) ||
    text.endsWith("?")
  );
}

/** "can", "should", "want to": possibilities are not figures of the past. */
const DEPENDS =
  /^(?:it |that |well )?(?:depend(?:s|ing|e|iendo)|whatever|however|segun|lo que|por mas que)\b/;
const MIGHT_BE = new RegExp(
  `\\b${anyOf(
    "(?:should|can|could|might|may|would|will|shall|must|ought to|want to|wants to|need to|" +
      "able to|willing to|going to|plan(?:ning)? to|hope to|expect to|have to|like to|afford to) " +
      "(?:(?:i|we|you|they|it|be|expect to) )?(?:spend|pay|buy|make|get|earn|sell|cost|put|" +
      "afford|return|have|bid|charge|need|expect)",
    "afford",
    "(?:puedo|podria|podemos|deberia|debo|quiero|quisiera|queremos|necesito|tengo que|voy a|" +
      "vamos a|pienso|pensamos|planeo) (?:gastar|pagar|comprar|ganar|vender|recibir|devolver|" +
      "invertir|ofrecer|tener|pujar)",
    "pudiera (?:gastar|pagar|ganar)",
    "podria (?:gastar|pagar|ganar|costar)",
  )}\\b`,
);
/** "I want to know how much" does ask for a figure. */
const WANTS_TO_KNOW =
  /\b(?:can|could|may) (?:i|we) (?:get|have|see) (?:a|the|my|some)\b|\b(?:want|need|like|quiero|quisiera|necesito|me gustaria) (?:to )?(?:know|see|find out|saber|ver|conocer)\b/g;

export function speaksOfWhatMightBe(text: string): boolean {
  return DEPENDS.test(text) || MIGHT_BE.test(text.replaceAll(WANTS_TO_KNOW, " "));
}
