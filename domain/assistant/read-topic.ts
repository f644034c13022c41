// Which figure a question is about: words for each, in the order in which one goes before another,
// and what they mean to whom.
import type { Role } from "../access/access.ts";
import { anyOf } from "../qualification/phrases.ts";
import { readGrouping, readRank } from "./read-narrowing.ts";
import type { DataTopic } from "./turns.ts";

const word = (...phrases: readonly string[]): RegExp => new RegExp(`\\b${anyOf(...phrases)}\\b`);

const LEADS = word("leads?", "prospectos?");
const SELLING =
  "(?:sell(?:ing)?|sold|move|moving|bought|picked up|vend\\w+|compr(?:e|o|a|an|ado|ados|aron|" +
  "ar|ando))";
const UNSOLD = word(
  "unsold",
  "(?:reject(?:ed|ing|ions?|s)?|declin(?:ed|ing|es?)|refus(?:ed|ing|als?|es?)|disqualified|" +
    "turned down|not accepted)",
  "(?:rechaz\\w+|no (?:los |las |me los )?acept\\w+)",
  `(?:no|sin) (?:se )?(?:han |me |los )*${SELLING}`,
  "sin vender(?:se)?",
  "(?:not|never) (?:yet |get |been |getting )?(?:sell(?:ing)?|sold|bought|picked up)",
);
const NOT_SOLD = word(
  "(?:stopping|keeping|holding|preventing)\\b[^.;?!]{0,24}\\b(?:sell(?:ing)?|back|sold|sale|sales)",
  "no sales?",
  `(?:not|no|never|nobody|no ?one|nadie|ninguno?)\\b[^.;?!]{0,30}\\b${SELLING}`,
);
const WHY = word(
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
const RETURNS = word(
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
const NO_RETURNS = /\b(?:tax(?:es)?|impuestos|el refund|return on)\b/;
const PAYABLE = word(
  "pay ?outs?",
  "paid out",
  "pay (?:me|us)",
  "(?:i|we)(?: \\w+)? (?:get|be|getting) paid",
  "(?:get|getting|got|been|was|be) paid",
  "am i (?:owed|paid)",
  "ow(?:e|es|ed)\\b(?! on)",
  "withdraw(?:al|able|n)?",
  "cash(?:ed)? out",
  "payable",
  "(?:get|see|receive) (?:my|our|the) money",
  "pending (?:pay|earnings)",
  "(?:next|pending|upcoming) (?:payment|payout|check|deposit)",
  "payday",
  "(?:have )?coming to (?:me|us|them)",
  "have coming",
  "my (?:payment|check|deposit)s?",
  "mis? (?:pago|deposito)s?",
  "sale[n]? (?:mi|el|mis|los) pagos?",
  "me (?:llega|cae|entra)(?:n|ra)? (?:mi|el|mis|los) (?:dinero|pagos?|deposito)",
  "(?:llega|cae) mi (?:dinero|pago|deposito)",
  "pendientes? de (?:pago|pagar|cobro|cobrar)",
  "me pag(?:an|aran|aron|as|ar)",
  "(?:nos|les) (?:pag|deb)\\w+",
  "(?:proximo|siguiente) (?:pago|deposito|cobro)",
  "pagos? pendientes?",
  "me (?:deben|debes|debe|depositan|toca cobrar)",
  "debemos",
  "por cobrar",
  "(?:puedo|podria) (?:retirar|cobrar|sacar de)",
  "cobro",
  "por pagar",
  "retir(?:ar|o)",
  "le debemos",
  "disponible para retirar",
);
/** What is still to come, whatever else is said of money. */
const PENDING = word(
  "(?:money|cash|anything|payments?) (?:is )?(?:coming|on the way|due)",
  "(?:is|are|have|still|my|total|in|amount) pending",
  "pendientes?",
  "(?:dinero|plata|pago) en camino",
  "due to (?:me|us)",
  "hasn?t been paid",
);
const BALANCE = word(
  "balance",
  "wallets?",
  "(?:funds|money|credits?|cash)(?: do i| do we)?(?: have)?(?: \\w+){0,2} (?:left|remaining|" +
    "available)",
  "(?:have|got|enough|remaining)(?: \\w+)? (?:funds|credits?|money)",
  "(?:funds|credits?|money) (?:do|have) (?:i|we) (?:have|got)",
  "money (?:do i have|is in)",
  "funds",
  "(?:do i|i) have left",
  "(?:left|available|remaining) to spend",
  "to spend (?:on leads|left)",
  "left in (?:my|the|our)",
  "(?:out of|low on|short on) (?:money|funds|credits?|cash)",
  "(?:how much|what) (?:\\w+ )?(?:is |do i have )?in (?:my|the|our) account",
  "saldo",
  "cartera",
  "billetera",
  "monedero",
  "fondos",
  "(?:dinero|plata|credito)s?(?: me| tengo| nos)* (?:queda|tengo|hay|disponible)",
  "me queda",
  "cuanto (?:dinero |plata )?tengo(?! (?:que|para)\\b)",
);
const NO_BALANCE = word("loan", "mortgage", "owed?", "prestamo", "hipoteca", "card", "tarjeta");
const LISTED = word(
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
const LISTED_SURELY = word(
  "market ?place",
  "listings?",
  "listed",
  "en (?:el )?mercado",
  "publicad[oa]s?",
);
const BUYERS = "(?:buyers|advertisers|compradores|anunciantes|clientes|the market|they|people)";
const DEMAND = word(
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
const LEAD_PRICE = word(
  "worth",
  "go(?:es|ing)? for",
  "sell(?:s|ing)? for",
  "price(?:s|d)?",
  "cost",
  "rates?",
  "fetch",
  "pays?",
  "paying",
  "vale[n]?",
  "cuesta[n]?",
  "precios?",
  "pagan?",
  "se (?:venden?|pagan?|cotizan?)",
  "a como",
  "a cuanto (?:estan?|van?|andan?|se)",
  "tarifas?",
);
const PAST = word(
  "(?<!buyers )did",
  "was",
  "were",
  "have",
  "has",
  "i paid",
  "we paid",
  "pague",
  "pagamos",
  "gaste",
  "costo",
  "costaron",
  "costado",
  "gastado",
  "pagado",
  "paid",
  "cost me",
  "per lead",
  "por lead",
);
const CAMPAIGNS = word("campaigns?", "campanas?", "buy orders?", "caps?", "bids?", "pujas?");
const SOURCES = word("sources?", "fuentes?", "feeds?");
const REVENUE = word(
  "revenue",
  "profit(?:s|able)?",
  "margin",
  "(?:our|the|network|platform) (?:cut|fees?|take|commissions?|share)",
  "take rate",
  "(?:we|network|platform) (?:keep|kept|made|make|making|earn(?:ed)?|gross(?:ed)?|net(?:ted)?|" +
    "take|took|bring|brought in)",
  "(?:did|have|do) we (?:\\w+ )?(?:make|made|earn(?:ed)?|keep|kept|take|net|gross|bring)",
  "ingresos?",
  "ganamos",
  "ganado",
  "(?:hizo|gano|genero|dejo|ha (?:hecho|ganado|generado))(?: \\w+)? (?:la red|la plataforma|el " +
    "negocio|la empresa)",
  "(?:red|plataforma) (?:hizo|gano|genero)",
  "(?:nos )?qued(?:o|amos|aron)(?: a nosotros)?",
  "nuestr[oa]s? (?:comision(?:es)?|parte|ganancias?|tajada)",
  "ganancias?",
  "utilidad(?:es)?",
  "margen",
  "facturamos",
  "hicimos",
  "earnings",
);
const VOLUME = word(
  "volume",
  "volumen",
  "trad(?:ed|ing|e)",
  "moved",
  "turnover",
  "gmv",
  "transact(?:ed|ions?)",
  "pas(?:o|aron|a|ado) por (?:la red|la plataforma|el mercado)",
  "(?:se )?movi(?:o|do|eron|mos)",
  "(?:went|gone|changed|money) through",
  "(?:came|passed) through (?:the |our )?(?:network|platform|marketplace)",
  "total sales",
  "gross sales",
  "ventas totales",
  "transacciones",
  "se negoci\\w+",
  "negociad[oa]s?",
  "negociaron",
  "intercambi\\w+",
  "facturo",
  "sales (?:volume|total)",
);
const EARNED = word(
  "earn(?:ed|ing|ings|s)?",
  "(?:what|how much|money|dinero)\\b[^.;?!]{0,30}\\b(?:ma[dk]e|making|makes|made|bring(?:s|" +
    "ing)?|brought)",
  "ma[dk]e[s]?(?: me| us)?(?: the)?(?: most| least)? ?(?:money|\\$)",
  "(?:how much|what)\\b[^.;?!]{0,20}\\b(?:pull(?:ed|ing)?|rak(?:e|ed|ing)|bring(?:ing)?|" +
    "brought|take|took) (?:in|home)",
  "(?:how much|what) (?:did|have) (?:i|we) (?:net|clear|cleared|pocket)",
  "ma[dk]e (?:any |some |no |much |good )?(?:money|\\$)",
  "(?:pays?|made|makes|bring|brings|gets?|earns?) me(?: the)? (?:most|best|least|more)",
  "income",
  "commissions?",
  "my (?:cut|share|take)",
  "mi (?:parte|tajada|comision)",
  "revenue",
  "profit(?:s|able)?",
  "gan(?:e|ado|o|ancias?|ar|amos|aron|an|a|ando)",
  "ingresos?",
  "comision(?:es)?",
  "cuanto (?:generaron|produjeron|dejaron|rindieron)",
  "(?:saque|hice|hemos hecho|he hecho|sacado|generado|genere|generan?)(?! (?:ventas|leads))",
  "(?:me )?(?:da|dan|deja|dejan|dio|genera)(?: \\w+)? (?:mas|menos|mejor) (?:dinero|plata|" +
    "ganancias?|lana)",
  "utilidad(?:es)?",
  "facture",
);
const SPEND = word(
  "spend(?:s|ing)?",
  "spent",
  "cost(?:s|ing)?(?: me| us)?",
  "(?:i|we|have|did i|did we)(?: \\w+){0,2} (?:paid|pay(?:ing)?)",
  "paid",
  "expens(?:es?|ive)",
  "charg(?:es?|ed)",
  "invest(?:ed|ing)?",
  "burn(?:ed|ing)?",
  "(?:money|cash) (?:went|going|gone) out",
  "blow|blew|blown",
  "(?:how much|cuant[oa])(?: money| cash| dinero| plata| lana| feria)\\b[^.;?!]{0,40}\\b(?:on|" +
    "en) (?:leads|prospectos)",
  "se (?:me|nos) (?:fue|ha ido|fueron|han ido)",
  "gast(?:e|o|os|ado|ados|amos|ando|an|aron|a|ar)",
  "cost(?:o|os|ado|aron|amos)",
  "cuesta[n]?",
  "pag(?:ue|ado|amos|ando|aron)",
  "invert(?:i|ido|imos)",
  "cobr(?:aron|ado)",
  "desembols\\w+",
);
const CHEAP = word("cheap(?:er|est)?", "(?:most |more )?expensive", "barat[oa]s?", "car[oa]s?");
const SOLD = word(
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
const BOUGHT = word(
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
const GETTING = word(
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
const COUNTING = word(
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
const IDLE =
  /\b(?:not|no|stopped|isnt|without|sin|dejo de|dejaron de)\b[^.;?!]{0,16}\b(?:buy(?:ing)?|spend(?:ing)?|getting|compr\w+|gast\w+|recib\w+)\b/;
const STATUS = word(
  "how many",
  "which",
  "active",
  "running",
  "live",
  "paused",
  "status",
  "doing",
  "going",
  "perform(?:s|ed|ing|ance)?",
  "what",
  "show",
  "list",
  "lista(?:me)?",
  "muestrame",
  "dame",
  "on",
  "off",
  "set to",
  "working",
  "is",
  "are",
  "how",
  "why",
  "cuant[oa]s",
  "que",
  "cual(?:es)?",
  "activ[oa]s?",
  "pausad[oa]s?",
  "corriendo",
  "como",
  "van?",
  "estan?",
  "rinde[n]?",
  "rendimiento",
  "funciona[n]?",
  "prendid[oa]s?",
  "tengo",
  "hay",
  "convert\\w*",
  "por que",
);

const MAIN = word(
  "how (?:am i|are we|is (?:the |my |our )?(?:network|business|platform|company|account|" +
    "operation|today|this (?:week|month|year)|everything|performance|money|performing)|did (?:i|" +
    "we|the network|business|today|yesterday|last (?:week|month))|have (?:i|we) been|has (?:the " +
    ")?(?:network|business|it)(?: been)?|has (?:today|this (?:week|month))|was (?:yesterday|last " +
    "(?:week|month)|today|business)|were things|are things|is it all)",
  "(?:my|our) (?:performance|stats|numbers|results|figures)",
  "(?:a |the |my |our |quick |daily |weekly |monthly )?(?:summary|overview|recap|run ?down|" +
    "snapshot|stats|numbers|figures|report|performance|results)(?: (?:of|for|from|on|please|this|" +
    "last|today|yesterday)|$|[?.!])",
  "how (?:have|did) (?:things|it) (?:been|go|gone)(?= (?:this|last|today|yesterday|so far))",
  "how (?:is|are|was|were) (?:it|things|everything)(?: (?:all|been|looking|going|coming along|" +
    "shaping up|so far|for me|for us))*(?= (?:this|last|today|yesterday|in))",
  "como (?:voy|vamos|me (?:fue|va|ha ido|esta yendo|estuvo)|nos (?:fue|va|ha ido)|andamos|va " +
    "(?:la red|el negocio|mi negocio|la cosa|el mes|la semana|el dia|hoy|mi cuenta|la plataforma|" +
    "el ano|este|todo en la red)|esta (?:la red|el negocio|mi negocio|mi cuenta)|estuvo|vengo|" +
    "anda (?:la red|el negocio))",
  "que tal (?:voy|vamos|va|me (?:fue|va|ha ido)|nos (?:fue|va)|estuvo|el mes|la semana|el dia)",
  "(?:un |el |mi )?(?:resumen|reporte|informe|estadisticas?|numeros|cifras|desempeno|" +
    "resultados)(?: (?:de|del|por|para|hoy|ayer|general|esta|este|en|hasta)|$|[?.!])",
  "como (?:van|andan|estan) (?:mis|los|nuestros) (?:numeros|cifras|resultados)",
);
const NO_MAIN =
  /\b(?:numbers? (?:is|are)|phone|market (?:doing|going|looking)|telefono|numeros? (?:de telefono|es))\b/;

export const MAIN_TOPIC: Readonly<Record<Role, DataTopic>> = {
  advertiser: "spend",
  affiliate: "earned",
  admin: "volume",
};

/** The figure, and whether it is only how things go in general. Null where no word names one. */
export function readTopic(
  text: string,
  role: Role,
): { readonly topic: DataTopic; readonly isMain: boolean } | null {
  const named = namedTopic(text, role);
  if (named !== null) return { topic: named, isMain: false };
  // "who are the top buyers": compared by what counts most.
  if (
    role === "admin" &&
    /\b(?:buyers?|advertisers?|affiliates?|publishers?|compradore?s?|comprador|anunciantes?|afiliad[oa]s?)\b/.test(
      text,
    ) &&
    readRank(text) !== null
  )
    return { topic: MAIN_TOPIC[role], isMain: false };
  if (
    readGrouping(text)?.by === "state" &&
    readRank(text) !== null &&
    /\b(?:my|our|for (?:me|us)|mi|mis|nuestr[oa]s?|para (?:mi|nosotros))\b/.test(text)
  )
    return { topic: MAIN_TOPIC[role], isMain: false };
  return MAIN.test(text) && !NO_MAIN.test(text) ? { topic: MAIN_TOPIC[role], isMain: true } : null;
}

function namedTopic(text: string, role: Role): DataTopic | null {
  const hasLeads = LEADS.test(text);
  if (RETURNS.test(text) && !NO_RETURNS.test(text)) return "returns";
  if (UNSOLD.test(text) || (WHY.test(text) && NOT_SOLD.test(text))) return "unsold_reasons";
  if (PENDING.test(text) && !LEADS.test(text)) return "payable";
  if (BALANCE.test(text) && !NO_BALANCE.test(text) && !/\bwithdraw|\bretirar|\bcobrar/.test(text))
    return "balance";
  if (PAYABLE.test(text)) return "payable";
  if (LISTED_SURELY.test(text) || (hasLeads && LISTED.test(text) && !/\bsold\b/.test(text)))
    return "listings";
  if (isDemand(text, hasLeads)) return "demand";
  return (
    idleTopic(text) ??
    moneyTopic(text, role) ??
    subjectTopic(text) ??
    countTopic(text, role, hasLeads)
  );
}

function isDemand(text: string, hasLeads: boolean): boolean {
  if (/\b(?:demand|demanda)\b/.test(text)) return true;
  if (PAST.test(text)) return false;
  return (
    DEMAND.test(text) ||
    (hasLeads && LEAD_PRICE.test(text) && !/\b(?:am i|are we|i|estoy|estamos)\b/.test(text))
  );
}

/**
 * What was paid is the network's volume to its operator, an expense to who paid, an earning to who
 * was paid.
 */
function moneyTopic(text: string, role: Role): DataTopic | null {
  if (VOLUME.test(text) && !/\b(?:ventas|leads) por volumen\b/.test(text))
    return role === "admin" ? "volume" : role === "affiliate" ? "earned" : "spend";
  if (
    role === "admin" &&
    REVENUE.test(text) &&
    !/\b(?:affiliates?|afiliad[oa]s?|publishers?)\b[^.;?!]{0,20}\b(?:earn|ma[dk]e|gan)|\b(?:earned|made|earnings?|commissions?|ganancias?|comisiones) (?:by|of|for|de|por) (?:the |our |los |nuestros )?(?:affiliates|publishers|afiliados)\b/.test(
      text,
    )
  )
    return "revenue";
  if (
    role === "affiliate" &&
    /\b(?:how much|por cuanto|en cuanto)\b[^.;?!]{0,40}\b(?:sold|sell|sale|vend\w+)\b/.test(text)
  )
    return "earned";
  if (/\b(?:how many|cuant[oa]s) (?:sales|ventas|leads)\b/.test(text)) return null;
  if (EARNED.test(text)) return "earned";
  if (!SPEND.test(text)) return null;
  return role === "admin" && !/\b(?:i|we|gaste|gastamos)\b/.test(text)
    ? "volume"
    : role === "affiliate" && !/\b(?:spen[dt]|gast)/.test(text)
      ? "payable"
      : "spend";
}

/** A campaign that buys nothing. */
function idleTopic(text: string): DataTopic | null {
  return CAMPAIGNS.test(text) && IDLE.test(text) ? "campaigns" : null;
}

/** Campaigns and sources themselves, unless something of them is counted. */
function subjectTopic(text: string): DataTopic | null {
  const counted = SOLD.test(text) || BOUGHT.test(text) || LEADS.test(text);
  const grouping = readGrouping(text);
  if (SOURCES.test(text) && STATUS.test(text) && !counted) return "sources";
  if (SOURCES.test(text) && grouping?.by === "source" && readRank(text) !== null && !counted)
    return "sources";
  if (
    CAMPAIGNS.test(text) &&
    !counted &&
    (STATUS.test(text) || (grouping?.by === "campaign" && readRank(text) !== null))
  )
    return "campaigns";
  return /\b(?:why|por que)\b/.test(text) && CAMPAIGNS.test(text) ? "campaigns" : null;
}

function countTopic(text: string, role: Role, hasLeads: boolean): DataTopic | null {
  if (role === "advertiser") {
    if (BOUGHT.test(text) || (hasLeads && GETTING.test(text)) || /\b(?:sales|ventas)\b/.test(text))
      return "bought";
    if (CHEAP.test(text) && (hasLeads || CAMPAIGNS.test(text))) return "spend";
    return SOLD.test(text) ? "sold" : hasLeads ? "leads" : null;
  }
  if (SOLD.test(text) || BOUGHT.test(text)) return "sold";
  return hasLeads ||
    (COUNTING.test(text) &&
      /\b(?:sellers|buyers|renters|vendedores|inquilinos|today|hoy|yesterday|ayer|post(?:ed)?|submit(?:ted)?)\b/.test(
        text,
      ) &&
      /\b(?:how many|cuant[oa]s)\b/.test(text))
    ? "leads"
    : null;
}

/** Whether leads are counted, not only named. */
export function countsLeads(text: string): boolean {
  return COUNTING.test(text) || GETTING.test(text);
}
