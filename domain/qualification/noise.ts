// Figures and words that are no answers: telephones, ages, incomes, savings, what was paid once, times of day, questions to us.
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";

const SUM = "\\$?\\d[\\d.,]*(?: ?(?:k|mil|grand|thousand|m|million))?";
const EACH_MONTH = "(?: (?:a|al|per|por|each) (?:month|mes|year|ano|week|semana))?";

const NOISE: readonly RegExp[] = [
  // What somebody asks us.
  new RegExp(`(?:^|[.!?] ) ?(?:and |y |so )?${anyOf(
    "what", "whats", "why", "how (?!about)", "are you", "do you (?!have|know of|guys have)", "does", "will i", "is it", "who are", "can you (?:call|text|send|email)",
    "con quien", "por que", "que (?:es|son|tipos?|significa|diferencia)", "como (?:estan?|funciona|es)", "cuanto cobran", "cuales son",
  )}\\b[^?]*\\?`),
  /\boffice hours\b/,
  // How to reach them.
  /[\w.+-]+@[\w.-]+/, /\+?1?[ (.-]*\d{3}[ ).-]+\d{3}[ .-]\d{4}\b/, /\bhttps?:\S+/, /#\d+/, /\(\d+\)/,
  /\b(?:apt|unit|suite|apto|number|numero) ?#? ?\d+[a-z]?\b/, /\b\d+[a-z]?\b(?= (?:main|oak|elm|maple|street|st|ave|avenue|road|rd|dr|drive|lane|ln)\b)/,
  new RegExp(`\\b(?:after|at|around|before|until|despues de las|a las|antes de las) \\d{1,2}(?::\\d\\d)? ?(?:am|pm|oclock)\\b`),
  /\b(?:call|text|llam\w+|marc\w+)\b[^,.;]{0,16}\b(?:after|before|at|despues de(?: las)?|antes de(?: las)?|a las) \d{1,2}\b/,
  // How old somebody or something is.
  /\b(?:im|i am|were|we are|turn|turning|age|aged|tengo|cumplo|tenemos) (?:about )?\d{1,2}(?=\b(?! ?(?:k|mil|grand|thousand|%|beds?|bd|br|units?|acres?|cuartos?|recamaras?|-| to | a \d)))(?: (?:anos|years? old|and|y))?/,
  /\b\d{1,3} (?:years? old|yrs? old|anos de edad)\b/, /\bcumpli\w+ \d+(?: anos)?(?: en \w+)?/, /\b(?:built|since|from|mine since|desde|construida) (?:in |en )?(?:19|20)[0-2]\d\b/, /\b(?:55|62) ?\+/,
  // What they have, earn, owe, paid or pay besides.
  new RegExp(`${SUM}(?: (?!(?:y|and|but|pero)\\b)\\w+){0,4} ${anyOf(
    "(?:for|as) (?:the |a |my |our )?down(?: payment)?", "down(?: payment)?\\b(?! the road)", "saved", "savings", "(?:de|pal|para el) enganche", "ahorrad\\w+", "juntad\\w+", "de inicial", "de entrada", "ahorros",
  )}\\b`),
  new RegExp(`\\b${anyOf(
    "(?:we|i|she|he|they|both) make", "makes", "making", "earn", "earning", "income(?: is| of)?", "salary(?: is| of)?", "take home", "bring home", "gano", "ganamos", "ganando", "gana", "ingresos? de", "sueldo de",
    "sacamos", "saco", "traigo a casa", "saved(?: up)?", "savings of", "ahorre", "tengo ahorrad\\w*", "down payment (?:tengo|of|is)", "enganche (?:tengo|de)", "owe", "debo", "debemos",
    "paid", "pague", "pagamos", "bought it for", "compr(?:e|amos) (?:en|por)", "neighbor got", "vecin[oa] (?:vendio|saco)",
  )}\\b(?: \\w+){0,3} ${SUM}${EACH_MONTH}`),
  new RegExp(`${SUM} (?:(?:a la|por|an|a|per) (?:semana|hora|quincena|hour|week)\\b|(?:de|in|en) (?:taxes|impuestos|hoa|seguro|insurance)\\b)`),
  /\b(?:credit|score|fico|credito|puntaje)\b[^,.;]{0,16}\d{3}\b/, /\b\d{3} (?:credit|fico|score)\b/, /\b\d+(?:\.\d+)? ?(?:%|percent|por ?ciento)/,
  // What stands or happens there now.
  /\b\d[\d.,]* ?(?:sq\.? ?(?:ft|feet)?|square feet|sqft|pies cuadrados|metros)\b/, /\b(?:rented|leased) (?:out )?(?:thru|through|until|till) (?:next )?\w+/, /\b(?:we|i) winter in\b/,
];

/** Takes out what is no answer. */
export function takeNoise(scan: Scan): void {
  for (const pattern of NOISE) scan.takeAll(pattern);
}
