// Removes figures and words that are not answers: phone numbers, ages, incomes, savings, past
// payments, times of day, questions to the assistant.
import { MONTH_NAMES } from "./calendar-words.ts";
import { CODE, KEPT, NUMBERED, SMALL_WORDS, STREETS } from "./numbered-things.ts";
import { takeOtherSums } from "./other-sums.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";

const SUM = "\\$?\\d(?:[\\d.,]*\\d)?(?: ?(?:k|mil|grand|thousand|m|million))?";
const EACH_MONTH = "(?: (?:a|al|per|por|each) (?:month|mes|year|ano|week|semana))?";

/** Other costs of a home, and past spending on it. */
const BILLS = anyOf(
  "hoa(?: fees?)?",
  "dues",
  "gas(?= is| runs| costs)",
  "groceries",
  "assessments?",
  "(?:property |school )?tax(?:es)?(?: bill)?",
  "(?:home ?owners? |flood |car )?insurance",
  "premium",
  "(?:light|electric|electricity|power|water|gas|heating|phone|internet|cable|utility|car|" +
    "truck|student loan|medical|credit card|daycare) (?:bill|payment|note|loan)s?",
  "utilities",
  "maintenance(?: fee)?",
  "daycare",
  "tuition",
  "repairs?",
  "roof",
  "furnace",
  "hvac",
  "ac unit",
  "kitchen",
  "bathroom",
  "remodel",
  "renovations?",
  "plumbing",
  "windows",
  "appraisal fee",
  "closing costs?",
  "luz",
  "agua",
  "el gas",
  "impuestos",
  "seguro",
  "aseguranza",
  "mantenimiento",
  "cuota",
  "predial",
  "internet",
  "telefono",
  "(?:el|mi) carro",
  "troca",
  "bil(?:es|l)?",
  "(?<!(?:mi|nuestro|el|de|como) )techo",
  "arreglos?",
  "guarderia",
  "colegiatura",
);
/** Past events. */
const HAPPENED =
  "(?:signed|called|texted|emailed|saw|seen|toured|visited|talked|spoke|met|closed|listed|sent|" +
  "filled|submitted|applied|heard|messaged|told|got|had|was|were|came|went|looked|put in|" +
  "firm(?:e|amos|aron)|llam(?:e|aron|o|amos|ado)|habl(?:e|amos|aron|ado)|vi|vimos|fui|fuimos|" +
  "mand(?:e|aron|amos)|envi(?:e|aron)|recib(?:i|imos)|vinieron|vino|dijeron|dijo|visit(?:e|" +
  "amos)|llen(?:e|amos)|met(?:i|imos))";

/** Past years. */
const PAST_YEAR = "(?:19[2-9]\\d|20[01]\\d|202[0-5])";

/** One or two sums, and a few words before their purpose. */
const SUM_AND_WORDS =
  `(?:\\$?\\d{1,3}(?:k| mil| thousand)? ?(?:-|to|a|y|and|o|or) ?)?${SUM}` +
  "(?: (?!(?:y|and|but|pero)\\b)(?!\\$?\\d)\\w+){0,4}";

const NOISE: readonly RegExp[] = [
  // Phone numbers, before phone bills.
  /\+?1?[ (.-]*\d{3}[ ).-]+\d{3}[ .-]\d{4}\b/,
  // Payments for something else.
  new RegExp(
    `\\b${BILLS}(?: (?!under\\b|for\\b)[^\\s\\d,.;]+){0,3} (?:is|are|of|runs?|ran|was|were|` +
      "costs?|charge[sd]?|(?:went|goes) up to|goes|es|son|sale|salen|cuesta|costo|cobran?|anda|" +
      "viene|fue)(?: (?!but\\b|so\\b|and\\b|pero\\b|y\\b|asking\\b|want\\b|max|i\\b|" +
      `brand\\b)[^\\s\\d,.;]+){0,2} ${SUM}${EACH_MONTH}(?: (?:dollars|dolares|mensuales|mensual|` +
      "monthly|yearly|anuales|al ano))?(?: (?:last|next) year)?",
  ),
  new RegExp(
    `\\b(?:de|for|on) ${BILLS} (?:i |we )?(?:pago|pagamos|pagan|pay|paid|spend|son|me llega|me ` +
      `sale)(?: [^\\s\\d,.;]+){0,2} ${SUM}${EACH_MONTH}`,
  ),
  new RegExp(
    `\\b(?:pago|pagamos|pay|paying|paid|gasto|spent) (?:\\w+ ){0,2}${SUM}(?: (?:dolares|` +
      `dollars))? (?:de|en|por|for|on|in) (?:the |my |la |el )?${BILLS}(?: (?:cada|al|por|a|per|` +
      "each) (?:mes|month|ano|year))?",
  ),
  new RegExp(
    `${SUM} ?(?:miles|millas|people|personas|followers|subscribers|views|steps|kids|students|` +
      "employees|empleados)\\b",
  ),
  new RegExp(
    `\\b(?:pago|pagamos|pagando|i pay|we pay|im paying|were paying) (?:\\w+ )?${SUM} (?:de|in|` +
      `for|of) (?:renta|rent)\\b(?:${EACH_MONTH})`,
  ),
  // When something was built, bought or done.
  new RegExp(
    `\\b(?:in|back in|since|circa|en|en el|desde|desde el|del? ano) ${PAST_YEAR}\\b(?! ?(?:a |` +
      "al |per |to |-|month|mes|dol|max|tops|or|o ))",
  ),
  new RegExp(
    "\\b(?:built|constructed|redone|renovated|remodeled|updated|replaced|construi\\w+|" +
      `remodelad\\w+|es del|casa del|hecha) (?:\\w+ ){0,2}(?:${PAST_YEAR}|\\d\\ds?)\\b(?! ?(?:k|` +
      "mil))",
  ),
  /\b(?:constru\w+|hicieron|hicimos|hecha|compr(?:e|amos|ada|aron)|levant\w+) (?:\w+ ){0,3}(?:en|del?|por) (?:el |los )?(?:ano )?(?:19|20)?\d\d\b(?! ?(?:mil|k|,))/,
  /\bes del (?:ano )?\d\d\b(?! ?(?:mil|k|de))/,
  // Dates that are not a wish.
  new RegExp(
    "\\b(?:bought|purchased|closed on|inherited|got|built|moved|married|retired|refinanced|" +
      "remodeled|listed|" +
      "compr(?:e|amos)|hered(?:e|amos)|refinanci\\w+)(?: \\w+){0,5} (?:in|on|back in|" +
      "en) (?:the )?(?:" +
      MONTH_NAMES +
      `)(?: \\d{1,2},?)?(?: (?:of |de )?${PAST_YEAR})?\\b`,
  ),
  new RegExp(`\\b(?:${MONTH_NAMES})(?: \\d{1,2},?)? (?:of |de |del )?${PAST_YEAR}\\b`),
  new RegExp(
    `(?<=\\b${HAPPENED}(?: [^\\s,.;]+){0,7} )(?:yesterday|ayer|today|hoy|antier|this morning|` +
      "last (?:week|month|year))\\b",
  ),
  /(?<!\b(?:before|by|after|until|for|around|antes de|para|despues de) (?:my |our |his |her |the |mi |nuestro |el )?(?:\w+ )?)\b(?:birthday|bday|anniversary|cumple(?:anos)?|aniversario)s? (?:(?:is|falls|es|cae) )?(?:in|on|en|el|next) (?:the )?\w+(?: \d{1,2})?(?!\w|[^.;]*\b(?:before|by|antes de|para) (?:that|then|eso|entonces)\b)/,
  /\b(?:born|turned \d+|died|passed(?: away)?|retired|got married|graduated|moved (?:here|in)|naci\w*|muri\w+|falleci\w+|jubil(?:e|o)|cas(?:e|amos)) (?:back )?(?:in|on|last|en|el) \w+(?!\w|[^.;]*\b(?:before|by|antes de|para) (?:that|then|eso|entonces)\b)/,
  /(?<=\bask (?:me|us) (?:again |later )?)(?:after|in|next|when|around)\b[^.;!?]*/,
  /\b(?:starting|start|begin|beginning) (?:my )?(?:residency|fellowship|rotation) there\b/,
  // Questions to the assistant.
  new RegExp(
    `(?:^|[.!?] ) ?(?:and |y |so )?${anyOf(
      "what",
      "whats",
      "why",
      "how (?!about)",
      "are you",
      "do you (?!have|know of|guys have|(?:guys )?(?:do|handle|list|offer) rentals)",
      "does(?! (?:like |about |around )?\\$?\\d)",
      "will i",
      "is it(?! (?:ok|okay|fine|possible|alright))",
      "who are",
      "can you (?:call|text|send|email)",
      "con quien",
      "por que",
      "que (?:es|son|tipos?|significa|diferencia)",
      "como (?:estan?|funciona|es)",
      "cuanto cobran",
      "cuales son",
    )}\\b[^?]*\\?`,
  ),
  /\boffice hours\b/,
  /\b\d figures?\b/,
  // Contact data.
  /[\w.+-]+@[\w.-]+/,
  /\bhttps?:\S+/,
  /#\d+/,
  /\(\d+\)/,
  /\b(?:apt|unit|suite|apto|number|numero) ?#? ?\d+[a-z]?\b/,
  new RegExp(
    `\\b(?:${NUMBERED}|${KEPT}) (?:number|num|no\\.?|id|code|#)(?: (?:is|was|the))*:? ` +
      `?#?${CODE}\\b`,
  ),
  new RegExp(
    `\\b(?:numero|num\\.?|clave|id) (?:de |del )?(?:mi |la |el )?(?:${NUMBERED}|${KEPT})(?: ` +
      `(?:es|el|la))*:? ?#?${CODE}\\b`,
  ),
  new RegExp(
    `\\b${NUMBERED}(?: (?:is|es|de|del|was|el|la|the))*:? ` +
      "?#?(?:(?:[a-z0-9]{1,12}-){1,4}[a-z]{0,4}\\d[a-z0-9]*|[a-z]{0,4}\\d{4,})\\b",
  ),
  /\b[a-z]{0,4}\d+-[a-z]{1,5}-?\d[a-z0-9-]*\b/,
  /\b[a-z]{2,5}-?\d{5,}\b/,
  new RegExp(
    `\\b\\d{1,5}(?: [nsew]\\.?)?(?: (?!${SMALL_WORDS}\\b)[a-z]+){1,2} (?:${STREETS}\\b|` +
      "st\\b(?= ?(?:[,.;]|$)))",
  ),
  /\b\d{1,5} (?:de |en )?(?:la |el )?(?:calle|avenida|av\.?|boulevard|callejon|carretera)\b/,
  /\b(?:calle|avenida|av\.?) (?!de\b|en\b)[a-z0-9]+(?: [a-z]+)?,? (?:#|numero |num\.? |no\.? )?\d{1,5}\b(?! ?(?:k|mil))/,
  /\b\d+[a-z]?\b(?= (?:main|oak|elm|maple|street|st|ave|avenue|road|rd|dr|drive|lane|ln)\b)/,
  new RegExp(
    "\\b(?:after|at|around|before|until|despues de las|a las|antes de las) " +
      "\\d{1,2}(?::\\d\\d)? ?(?:am|pm|oclock)\\b",
  ),
  /\b(?:call|text|llam\w+|marc\w+)\b[^,.;]{0,16}\b(?:after|before|at|despues de(?: las)?|antes de(?: las)?|a las) \d{1,2}\b/,
  /\b(?:i-|interstate |route |rte |hwy |highway |us-|(?<=\b(?:on|off|near|along|by|past|at) )us |sr-|state road |exit |loop |carretera |salida |mile marker )\d{1,3}\b(?! ?(?:k|mil))/,
  /\b(?:call|text|area code|llam\w+|marc\w+) \d{3}\b/,
  // Ages of people and things.
  /\b(?:im|i am|were|we are|(?:wife|husband|partner|spouse|girlfriend|boyfriend|mom|dad|mother|father|son|daughter|kid|baby|oldest|youngest|he|she|espos[oa]|mama|papa|hij[oa]) ?(?:is|s|tiene)|turn|turning|age|aged|tengo|cumplo|tenemos) (?:about )?\d{1,2}(?=\b(?! ?(?:k|mil|grand|thousand|%|beds?|bd|br|units?|acres?|cuartos?|recamaras?|-| to | a \d)))(?: (?:anos|years? old|and|y))?/,
  /\b\d{1,3} (?:years? old|yrs? old|anos de edad)\b/,
  /\bcumpli\w+ \d+(?: anos)?(?: en \w+)?/,
  new RegExp(
    "\\b(?:built|since|from|mine since|desde|construida|model|modelo|year|ano|circa) (?:in |en " +
      `|the |el )?(?:(?:19|20)[0-2]\\d|${PAST_YEAR})\\b(?! ?(?:a |al |per |to |-|hasta|month|mes|` +
      "mensual|dol|max|tops|or|o |k\\b|mil))",
  ),
  /\b19[2-9]\d(?= (?:\w+ ){0,2}(?:built|build|construction|model|houses?|homes?|bungalow|ranch|mobile|double|single|trailer|colonial|cape|split|manufactured)\b)/,
  /\b(?:55|62) ?\+/,
  // Payments from others.
  new RegExp(
    "\\b(?:brings?(?: in)?|rents for|renting for|rented (?:at|for|out for)|leased (?:at|for)|" +
      "tenants? pays?|collects?|collecting|me (?:deja|pagan?|da)|nos (?:deja|pagan?)|se renta en|" +
      "rentad[oa] en|paga de renta|pagan de renta)(?: (?!but|and|pero|y\\b)[^\\s\\d,.;]+){0,2} " +
      `${SUM}(?: (?:dollars|dolares))?${EACH_MONTH}`,
  ),
  // Savings, income, debts and other payments.
  new RegExp(
    `${SUM_AND_WORDS} ${anyOf(
      "(?:for|as) (?:the |a |my |our )?down(?: payment)?",
      "down(?: payment)?\\b(?! the road)",
      "saved",
      "savings",
      "(?:de|pal|para el) enganche",
      "ahorrad\\w+",
      "juntad\\w+",
      "de inicial",
      "de entrada",
      "ahorros",
    )}\\b`,
  ),
  new RegExp(
    `\\b${anyOf(
      "(?<!\\b(?:can|could|should|lets|do|may) )(?:we|i|she|he|they|both) make(?! (?:it|that|" +
        "my|the|our|this)\\b)",
      "makes",
      "making",
      "earn",
      "earning",
      "income(?: is| of)?",
      "salary(?: is| of)?",
      "take home",
      "bring home",
      "gano",
      "ganamos",
      "ganando",
      "gana",
      "ingresos? de",
      "sueldo de",
      "(?<!\\ble )sacamos",
      "(?<!\\ble )saco",
      "traigo a casa",
      "saved(?: up)?",
      "savings of",
      "ahorre",
      "tengo ahorrad\\w*",
      "down payment (?:tengo|of|is)",
      "enganche (?:tengo|de)",
      "owe",
      "debo",
      "debemos",
      "paid",
      "pague",
      "pagamos(?! (?:entre|hasta|desde|de \\$?\\d|maximo|como (?:mucho|maximo)|a lo))",
      "bought it for",
      "compr(?:e|amos) (?:en|por)",
      "neighbor got",
      "vecin[oa] (?:vendio|saco)",
    )}\\b(?: \\w+){0,3} ${SUM}${EACH_MONTH}`,
  ),
  new RegExp(
    `${SUM} (?:(?:a la|por|an|a|per) (?:semana|hora|quincena|hour|week)\\b|(?:de|in|en) ` +
      "(?:taxes|impuestos|hoa|seguro|insurance)\\b)",
  ),
  /\b(?:credit|score|fico|credito|puntaje)\b[^,.;]{0,16}\d{3}\b/,
  /\b\d{3} (?:credit|fico|score)\b/,
  /\b\d+(?:\.\d+)? ?(?:%|percent|por ?ciento)/,
  // What is on the property or happens there now.
  /\b\d[\d.,]* ?(?:sq\.? ?(?:ft|feet)?|square feet|sqft|pies cuadrados|metros)\b/,
  /\b(?:rented|leased) (?:out )?(?:thru|through|until|till) (?:next )?\w+/,
  /\b(?:we|i) winter in\b/,
];

/** Removes the parts of a sentence that are not answers. */
export function takeNoise(scan: Scan): void {
  takeOtherSums(scan);
  for (const pattern of NOISE) scan.takeAll(pattern);
}
