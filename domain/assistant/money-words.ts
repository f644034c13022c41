// Lists the words for figures of money: balances, prices, what was earned and what was spent.
import { word } from "./word-pattern.ts";

/** Words for the payable balance. */
export const PAYABLE = word(
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
/** Words for pending earnings, also with other words for money. */
export const PENDING = word(
  "(?:money|cash|anything|payments?) (?:is )?(?:coming|on the way|due)",
  "(?:is|are|have|still|my|total|in|amount) pending",
  "pendientes?",
  "(?:dinero|plata|pago) en camino",
  "due to (?:me|us)",
  "hasn?t been paid",
);
/** Words for the wallet balance. */
export const BALANCE = word(
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
/** Words for other balances. */
export const NO_BALANCE = word(
  "loan",
  "mortgage",
  "owed?",
  "prestamo",
  "hipoteca",
  "card",
  "tarjeta",
);

/** Words for the price of a lead. */
export const LEAD_PRICE = word(
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

/** Words for the network's revenue. */
export const REVENUE = word(
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
/** Words for the sales volume. */
export const VOLUME = word(
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
/** Words for earnings. */
export const EARNED = word(
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
/** Words for spending. */
export const SPEND = word(
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
/** Words for the cheapest or most expensive. */
export const CHEAP = word(
  "cheap(?:er|est)?",
  "(?:most |more )?expensive",
  "barat[oa]s?",
  "car[oa]s?",
);
