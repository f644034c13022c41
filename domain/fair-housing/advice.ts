// Detects questions for advice that the product may not give: on law, taxes, loans, and the future
// of the market.
import { LAW, LAW_MATTER, LAW_OF_LEADS } from "./law-advice.ts";
import { TAX } from "./tax-advice.ts";
import { LOAN_MATTER, LOAN_OF_MINE, LOAN_STRONG } from "./loan-advice.ts";
import { FUTURE } from "./market-advice.ts";
import { OWN_MATTERS, PRODUCT } from "./own-matters.ts";
import { without, words } from "./reading.ts";

/** A request for recorded data, which needs no advice. */
const LOOKS_UP =
  /^ ?(?:please |pls |can you |could you |now |ok |and )?(?:show|find(?! (?:me |us )?(?:an? |any |some )?(?:way|loophole|out|reason)\b)|list|pull|export|search|look up|count|open|any (?:homes?|listings?|houses?|condos?)|(?:are there|is there|do you have) (?:any |some |a )?(?:homes?|listings?|houses?|condos?)|homes|houses|listings|how many (?:leads|homes|listings|houses|condos|sellers|buyers|properties)|muestra\w*|busca|busco|encuentra|ensena\w*|casas|hay casas|cuant[oa]s (?:leads|casas|prospectos|propiedades))\b/;

const FIRST_PERSON = words(
  "(?:will|would|do|can|could|am|should|did|have|may|must) (?:i|we)",
  "my",
  "me",
  "i",
  "we",
  "our",
  "mi",
  "me",
  "nos",
  "yo",
  "debo",
  "puedo",
  "tengo",
  "califico",
);

const LISTING = words(
  "listings?",
  "mls",
  "(?:the|this|that|an?) ad",
  "ficha",
  "anuncio",
  "publicacion",
  "county record",
);
const TELLS = words(
  "shows?",
  "shown",
  "says?",
  "said",
  "lists?",
  "listed",
  "gives?",
  "states?",
  "mentions?",
  "according",
  "per (?:the|this|that) (?:listing|ad)",
  "on(?: \\w+){0,5} listing",
  "appears?",
  "what",
  "dice",
  "pone",
  "aparece\\w*",
  "muestra",
  "indica",
  "marca",
  "trae",
  "segun",
  "menciona",
);
const FIGURE = words(
  "tax(?:es)?",
  "assess\\w+",
  "hoa",
  "leases?",
  "tenants?",
  "zon\\w+",
  "easements?",
  "liens?",
  "loan",
  "assumable",
  "impuestos?",
  "predial",
  "contribuciones",
  "inquilin\\w+",
  "contrato",
  "escritura",
);
const ASKS_TO_TELL =
  /\b(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|show|give|send|say|find)(?: me| us)?|(?:tell|show|give|find) (?:me|us)|(?:can|could) (?:i|we) see|(?:puedes|puede) (?:decirme|mostrarme|ver)|dime|digame)\b/g;
/**
 * With these words the question is about judging a figure: its future, what to do about it, whether
 * it is right.
 */
const WEIGHS = words(
  "i",
  "we",
  "my",
  "our",
  "me",
  "us",
  "deduct\\w*",
  "appeal\\w*",
  "protest\\w*",
  "fight",
  "lower",
  "reduce",
  "owe",
  "legal\\w*",
  "laws?",
  "should",
  "can",
  "could",
  "afford",
  "worth",
  "will",
  "would",
  "may",
  "going to",
  "allowed",
  "fair",
  "good",
  "bad",
  "right",
  "too \\w+",
  "overpriced",
  "deal",
  "better",
  "evict\\w*",
  "break",
  "transfer\\w*",
  "voy",
  "vamos",
  "puedo",
  "podemos",
  "debo",
  "debemos",
  "tengo que",
  "conviene",
  "bien",
  "correct\\w+",
  "deduc\\w+",
  "sub(?:ir|an?)\\w*",
  "baj(?:ar|an?)\\w*",
  "van? a",
  "mi",
  "mis",
  "nos",
  "apelar",
  "reclamar",
  "justo",
  "buen[oa]?",
  "legal",
  "valid[oa]",
  "sacar",
  "por que",
  "why",
  "how do",
);

/** Whether the question only asks for data in a listing, including taxes and leases. */
function readsAListing(asked: string): boolean {
  return (
    LISTING.test(asked) &&
    TELLS.test(asked) &&
    FIGURE.test(asked) &&
    !WEIGHS.test(without(asked, [ASKS_TO_TELL]))
  );
}

/**
 * Whether a readable question asks for advice on law, taxes, loans or the market. An account's own
 * data are not advice.
 */
export function seeksAdvice(asked: string): boolean {
  const left = without(asked, OWN_MATTERS);
  const product = PRODUCT.test(left);
  if (LOOKS_UP.test(left) || readsAListing(left)) return false;
  if (TAX.test(left)) return true;
  if (product)
    return (
      (LAW_OF_LEADS.test(left) && LAW.test(left)) ||
      (LOAN_STRONG.test(left) && FIRST_PERSON.test(left) && LOAN_OF_MINE.test(left))
    );
  return [LAW, LAW_MATTER, LOAN_STRONG, LOAN_MATTER, FUTURE].some((matter) => matter.test(left));
}
