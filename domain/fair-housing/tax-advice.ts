// Lists phrases that ask about taxes.
import { words } from "./reading.ts";

/** Questions about taxes. */
export const TAX = words(
  "irs",
  "capital gains?",
  "1031\\w*",
  "depreciat\\w+",
  "schedule [a-e]",
  "homestead (?:exemption|tax\\w*)",
  "stepped up basis",
  "step up in basis",
  "gift tax",
  "estate tax",
  "write (?:off|it off|that off|this off|them off)",
  "write ?offs?",
  "deduct(?:ible|ibles|ion|ions)?(?! from my (?:balance|account|wallet))",
  "tax (?:deduct\\w*|credits?|breaks?|write ?offs?|benefits?|advantages?|implications?|" +
    "consequences?|bracket|free|deferred|exempt\\w*|liabilit\\w+|advice|hit|return|refund|" +
    "purposes|time)",
  "(?:owe|pay|paying|file|filing|avoid|reduce|lower|save|saving|dodge|less|claim|report|" +
    "withhold\\w*|how much|taxed)(?: \\w+){0,5} (?:tax(?:es|ed)?)",
  "taxed",
  "taxable",
  "tax(?:es)?(?: \\w+){0,4} (?:owe|will i|do i|if i|when i|when we|if we|on the sale|on my|for me)",
  "(?:appeal|fight|contest|protest|challenge|lower)(?: \\w+){0,3} (?:assessment|tax\\w*|" +
    "appraisal district)",
  "quarterly (?:taxes|payments|estimates)",
  "self employment",
  "report(?: \\w+){0,3} (?:income|1099|earnings to)",
  "file(?: \\w+){0,3} (?:1099|jointly|separately)",
  "s corp",
  "llc (?:or|for|instead)",
  "cost basis",
  "accountant",
  "cpa",
  "(?:pag\\w+|deb\\w+|deduc\\w+|declar\\w+|cuanto|ahorr\\w+|evit\\w+|tengo que|quita\\w*|" +
    "cobran?|retien\\w+|cobr\\w+|menos|exent\\w+)(?: \\w+){0,4} (?:impuestos?|taxes|predial|isr|" +
    "contribuciones)",
  "impuestos?(?: \\w+){0,4} (?:pag\\w+|deb\\w+|si vendo|me toca|por vender|al vender)",
  "deduc(?:ir|ible|ibles|cion|ciones|zco|imos)",
  "descontar(?: \\w+){0,5} (?:taxes|impuestos)",
  "deducir(?:lo|los|la|las)?",
  "ganancias? de capital",
  "plusvalia fiscal",
  "hacienda",
  "declarar\\w*",
  "declaracion de impuestos",
  "exencion(?:es)? (?:de|fiscal|por)",
  "al irs",
  "impuesto (?:a|de|sobre|por)",
);
