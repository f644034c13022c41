// Lists the words for figures of leads: listed, wanted, sold, bought, returned and counted.
import { word } from "./word-pattern.ts";

/** Words for leads. */
export const LEADS = word("leads?", "prospectos?");
const SELLING =
  "(?:sell(?:ing)?|sold|move|moving|bought|picked up|vend\\w+|compr(?:e|o|a|an|ado|ados|aron|" +
  "ar|ando))";
/** Single words for unsold leads. */
export const UNSOLD = word(
  "unsold",
  "(?:reject(?:ed|ing|ions?|s)?|declin(?:ed|ing|es?)|refus(?:ed|ing|als?|es?)|disqualified|" +
    "turned down|not accepted)",
  "(?:rechaz\\w+|no (?:los |las |me los )?acept\\w+)",
  `(?:no|sin) (?:se )?(?:han |me |los )*${SELLING}`,
  "sin vender(?:se)?",
  "(?:not|never) (?:yet |get |been |getting )?(?:sell(?:ing)?|sold|bought|picked up)",
);
/** Phrases for unsold leads by what did not happen. */
export const NOT_SOLD = word(
  "(?:stopping|keeping|holding|preventing)\\b[^.;?!]{0,24}\\b(?:sell(?:ing)?|back|sold|sale|sales)",
  "no sales?",
  `(?:not|no|never|nobody|no ?one|nadie|ninguno?)\\b[^.;?!]{0,30}\\b${SELLING}`,
);
/** Questions for reasons. */
export const WHY = word(
  "why",
  "how come",
  "reasons?",
  "what is (?:wrong|going on|stopping|keeping|holding)",
  "what went wrong",
  "por que",
  "porque",
  "motivos?",
  "razon(?:es)?",
  "causas?",
  "a que se debe",
);
/** Words for returned leads. */
export const RETURNS = word(
  "return(?:s|ed|ing)?(?! (?:to|home|on investment)\\b)",
  "refund(?:s|ed)?",
  "charge ?backs?",
  "(?:send|sent|give|gave|given|sending|giving|hand|handed|kick|kicked|came|" +
    "come)\\b[^.;?!]{0,20}\\bback",
  "devol\\w+",
  "devuel\\w+",
  "reembols\\w+",
  "regresa(?:ron|do|dos|n)",
  "retorn(?:o|os|ado|ados)",
  "disput(?:es?|ed)",
);
/** Returns of another kind. */
export const NO_RETURNS = /\b(?:tax(?:es)?|impuestos|el refund|return on)\b/;

/** Words for listed leads. */
export const LISTED = word(
  "market ?place",
  "listings?",
  "listed",
  "(?:for|on) sale",
  "on the (?:market|shelf)",
  "up for grabs",
  "(?:available|unclaimed)",
  "to buy",
  "(?:en|a) (?:la )?venta",
  "(?:en|del) (?:el )?mercado",
  "disponibles?",
  "publicad[oa]s?",
  "a la venta",
);
/** Words that can only mean listed leads. */
export const LISTED_SURELY = word(
  "market ?place",
  "listings?",
  "listed",
  "en (?:el )?mercado",
  "publicad[oa]s?",
);
const BUYERS = "(?:buyers|advertisers|compradores|anunciantes|clientes|the market|they|people)";
/** Words for demand. */
export const DEMAND = word(
  "demand(?:s|ed)?",
  "demanda(?:n|s|do)?",
  `${BUYERS}(?: \\w+){0,2} (?:pay(?:ing)?|want(?:ing)?|look(?:ing)?(?: for)?|need(?:ing)?|` +
    "bid(?:ding)?|after|seek(?:ing)?|offer(?:ing)?|searching|interested)",
  "(?:are|do|which|what) buyers (?:pay|want|need|look)\\w*",
  "(?:open|active) (?:buy )?orders",
  "going rate",
  "(?:hot|popular|trending)\\b[^.;?!]{0,24}\\b(?:with|for|among) (?:buyers|advertisers)",
  "who (?:is|are) (?:buying|paying)",
  "quien(?:es)? (?:esta |estan )?(?:compran?|comprando|pagan?|pagando)",
  "(?:are )?(?:buyers|advertisers)(?: \\w+)? ask(?:ing)?(?: for)?",
  "what (?:sells|is selling) (?:best|well|right now|now)",
  "in demand",
  "wanted (?:right )?now",
  "(?:busca|pide|quiere|paga|necesita|ofrece)n?(?: \\w+){0,2} (?:los |las )?(?:compradores|" +
    "anunciantes|clientes)",
  "(?:compradores|anunciantes|clientes)(?: \\w+)? (?:busca|pide|quiere|paga|necesita|ofrece)\\w*",
  "(?:que|cuanto) (?:estan |se esta )?(?:buscando|pidiendo|pagando|busca|pide|paga)n?(?: mas| " +
    "ahora| por)?",
  "se (?:paga|busca|pide)n?",
  "que (?:es lo que )?(?:mas |mejor )?se (?:esta )?(?:vende|vendiendo|busca|buscando)",
  "lo que mas se vende",
);

/** Words for sold leads. */
export const SOLD = word(
  "sold",
  "(?<!to )sell(?:s|ing)?",
  "sales?",
  "close rate",
  "vendi(?:o|eron|dos?|das?|mos)?",
  "vend(?:e|en|iste|iendo)",
  "ventas?",
  "colocad[oa]s?",
  "found (?:a )?buyers?",
  "(?:were|was|got|get) (?:bought|purchased|picked up)",
  "buyers? (?:bought|buy|took)",
  "compraron",
);
/** Words for purchased leads. */
export const BOUGHT = word(
  "bought",
  "(?<!to )buy(?:s|ing)?",
  "purchas(?:e|es|ed|ing)",
  "acquired",
  "w[io]n",
  "delivered to (?:me|us)",
  "compr(?:e|o|amos|ados?|adas?|as|a|aron|ado|ando)",
  "adquir\\w+",
  "sold to me",
);
/** Words for arriving leads. */
export const GETTING = word(
  "(?:did|have|do|has)(?: i| we)(?: \\w+)? (?:get|got|gotten|receive[d]?|landed?|pick(?:ed)? up)",
  "(?:i|we)(?: \\w+)? (?:got|received|get|gotten)",
  "(?:i|we)(?: \\w+)? (?:grab(?:bed)?|scored?|pull(?:ed)?|secured?|land(?:ed)?)",
  "recib(?:i|ido|imos|idos)",
  "me (?:llegaron|han llegado|entraron|tocaron)",
  "obtuv(?:e|imos)",
  "consegui",
  "(?:campaigns?|campanas?)(?: \\w+)? (?:got|gets?|getting|receiv\\w+|brings?|brought|" +
    "recib\\w+|trae|trajo|consig\\w+)",
  "me (?:trae|trajo|da|dio)",
);
/** Questions for a number. */
export const COUNTING = word(
  "how many",
  "lead (?:numbers|counts?|totals?)",
  "number of",
  "count",
  "total",
  "any",
  "came in",
  "com(?:e|ing) in",
  "received",
  "arrived",
  "posted",
  "post",
  "sent",
  "send",
  "submit(?:ted)?",
  "uploaded",
  "delivered",
  "generated?",
  "pushed",
  "cuant[oa]s",
  "cantidad",
  "numero de",
  "entr(?:aron|ado|an|o)",
  "llegaron",
  "llegado",
  "mand(?:e|ado|amos|aron|o)",
  "envi(?:e|ado|amos|aron|ados|o)",
  "subi(?:do)?",
  "postee",
  "hubo",
  "hay",
  "recib\\w+",
  "gener\\w+",
);
