// How people put a question about their figures: with a question word, as a wish to be told, or as
// the bare figure with what narrows it.
import { anyOf } from "../qualification/phrases.ts";

const QUESTION_WORDS = new RegExp(
  anyOf(
    "\\bhow (?:many|much|come|often|long|soon|are|is|was|were|did|do|does|has|have|am)\\b",
    "\\b(?:why|which)\\b",
    // "is what matters", "when it sells": in the middle of a sentence these mostly do not ask.
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
/**
 * A question that wants yes or no; Spanish has no sign of one but its mark, and the verb that
 * stands first.
 */
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

/** "can", "should", "want to": what might be is no figure of what was. */
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
/** "I want to know how much" asks what is. */
const WANTS_TO_KNOW =
  /\b(?:can|could|may) (?:i|we) (?:get|have|see) (?:a|the|my|some)\b|\b(?:want|need|like|quiero|quisiera|necesito|me gustaria) (?:to )?(?:know|see|find out|saber|ver|conocer)\b/g;

export function speaksOfWhatMightBe(text: string): boolean {
  return DEPENDS.test(text) || MIGHT_BE.test(text.replaceAll(WANTS_TO_KNOW, " "));
}

const MODIFIER = anyOf(
  "\\d+",
  "my",
  "our",
  "the",
  "all",
  "total",
  "overall",
  "current",
  "remaining",
  "available",
  "net",
  "gross",
  "average",
  "avg",
  "number of",
  "count of",
  "new",
  "hot",
  "cold",
  "warm",
  "nurture",
  "buyer",
  "seller",
  "renter",
  "investor",
  "top",
  "trading",
  "platform",
  "sales",
  "next",
  "upcoming",
  "proxim[oa]",
  "siguiente",
  "fecha del?",
  "pending",
  "pendientes?",
  "still",
  "performing",
  "selling",
  "earning",
  "converting",
  "main",
  "common",
  "principal(?:es)?",
  "best",
  "worst",
  "biggest",
  "largest",
  "highest",
  "lowest",
  "smallest",
  "cheapest",
  "mayor(?:es)?",
  "menor(?:es)?",
  "most",
  "least",
  "latest",
  "daily",
  "weekly",
  "monthly",
  "network",
  "lead",
  "lifetime",
  "and",
  "what about",
  "how about",
  "today",
  "yesterday",
  "this (?:week|month|year)",
  "last (?:week|month)",
  "mi",
  "mis",
  "nuestr[oa]s?",
  "el",
  "la",
  "los",
  "las",
  "total de",
  "numero de",
  "cantidad de",
  "mejor(?:es)?",
  "peor(?:es)?",
  "mas",
  "y",
  "de",
  "campaign",
  "source",
  "return",
  "rejection",
  "tasa de",
  "volumen de",
  "saldo de",
  "promedio de",
  "no",
  "not",
  "un",
);
const FIGURE = anyOf(
  "leads?",
  "prospectos?",
  "sales",
  "sold",
  "spend",
  "spent",
  "spending",
  "cost(?: per lead)?",
  "purchases",
  "bought",
  "purchased",
  "earnings",
  "earned",
  "commissions?",
  "income",
  "revenue",
  "profits?",
  "volume",
  "payments?",
  "inventory",
  "inventario",
  "marketplace(?: inventory| listings| leads)?",
  "expenses",
  "take",
  "fees",
  "utilidad(?:es)?",
  "gmv",
  "turnover",
  "traded",
  "negociado",
  "movido",
  "owed",
  "balance",
  "wallet(?: balance)?",
  "payouts?",
  "payable",
  "pending payouts?",
  "return(?:s|ed)",
  "return rate",
  "refunds",
  "rejections?",
  "rejected",
  "unsold",
  "campaigns?",
  "sources?",
  "listings",
  "demand",
  "performance",
  "results",
  "rendimiento",
  "desempeno",
  "resultados",
  "states?",
  "affiliates?",
  "buyers?",
  "reasons?",
  "take rate",
  "margin",
  "ventas",
  "vendid[oa]s?",
  "gastos?",
  "gastado",
  "compras",
  "comprad[oa]s?",
  "ganancias?",
  "ganado",
  "comision(?:es)?",
  "ingresos?",
  "volumen",
  "saldo",
  "cartera",
  "pagos?(?: pendientes?)?",
  "devoluciones",
  "devolucion",
  "devuelt[oa]s?",
  "reembolsos",
  "rechazos?",
  "rechazad[oa]s?",
  "campanas?",
  "fuentes?",
  "demanda",
  "estados?",
  "afiliados?",
  "compradores",
  "costos?(?: por lead)?",
  "costo",
  "motivos?",
  "razones",
  "publicados",
);
const ONLY = new RegExp(
  `^(?:(?:${MODIFIER}|${FIGURE}|of|for|in|date|fecha|on|per|by|to|from|owed|due|traded|` +
    "negociado|en|por|para|con|a|please|por favor|now|ahora)(?:[ ,.?!]+|$)){1,8}$",
);
const BARE = new RegExp(`^(?:${MODIFIER} ){0,5}${FIGURE}(?![a-z0-9])`);

/**
 * Whether the sentence begins with the figure it wants: "spend last week", "leads vendidos por
 * estado".
 */
export function beginsWithFigure(text: string): boolean {
  return BARE.test(text);
}

const MOST_TELEGRAM_WORDS = 8;
const SENTENCE =
  /\b(?:i|we|you|they|he|she|it|is|are|was|were|am|be|want|need|like|have|has|had|looking|will|can|should|quiero|queremos|necesito|busco|tengo|tenemos|estoy|somos|soy|es|son|esta|estan|fue|hay|puedo|voy|vamos|me)\b/;

/** "tampa leads last month": a few words without a verb of somebody's own. */
export function isTelegram(text: string): boolean {
  return text.split(" ").length <= MOST_TELEGRAM_WORDS && !SENTENCE.test(text);
}

/** Whether it says nothing but the figure: "saldo de la cartera". */
export function isOnlyFigure(text: string): boolean {
  return ONLY.test(text);
}
