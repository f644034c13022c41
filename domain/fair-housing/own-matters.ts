// Lists the marketplace's own rates, contracts and forms; questions about them do not ask for
// advice.
import { allWords, words } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

const WITH_US =
  "(?: (?:with|to|for|from|by|con|de) (?:plat|you(?: guys| all| folks)?|ustedes|usted)| when " +
  "(?:i|we) joined(?: plat)?)";
const OUR_CONTRACT =
  "(?:my |the |our |that |a |el |mi |nuestro )?(?:pdf of (?:the |my )?)?(?:signed |accepted " +
  ")?(?:contract|agreement|terms|insertion order|contrato|acuerdo|convenio)(?: firmado)?(?: " +
  "(?:that |que )?(?:i|we)? ?(?:already |just |ya )?(?:signed|accepted|agreed to|firme|" +
  "firmamos|acepte|aceptamos))?";
const OF_PARTNERS =
  "(?:(?:my|the|our|a) )?(?:signed )?(?:affiliate|partner|publisher|advertiser|platform) " +
  "(?:contract|agreement|terms)(?: (?:that )?(?:i|we) (?:already |just )?(?:signed|accepted|" +
  "agreed to))?";
/** Contracts with the marketplace itself that a person only wants to see. */
const COPY_OF_OURS = anyOf(
  "(?:resend|re send|send|email|e mail|mail|download|see|view|find|open|show|copy|pdf|copies|" +
    "need|where is|wheres|mand\\w+|envi\\w+|reenvi\\w+|descarg\\w+|veo|ver|copia|baj[ao]\\w*|" +
    "esta)(?: (?:me|us|a|the|el|la|una|un|de|of|copy|copia|pdf|del|again|download)){0,6} " +
    `(?:${OUR_CONTRACT}${WITH_US}|${OF_PARTNERS})`,
  "(?:mand\\w+|envi\\w+|reenvi\\w+|descarg\\w+|veo|ver|copia|pdf)(?: (?:el|la|una|un|de|copia|" +
    "pdf|del)){0,5} (?:contrato|acuerdo) (?:firmado|de (?:afiliado|socio|anunciante))(?: con " +
    "(?:plat|ustedes))?",
);

/**
 * Parts of a house that move up and down and are not sold alone, except in "condos with elevators"
 * and their value.
 */
const MOVES =
  "(?:go(?:es|ing)?|come?s?|drops?|falls?|rises?|rise|climbs?|sinks?)(?: (?:up|down|off|back))?";
const NOT_VALUE =
  "(?![^.!?;]{0,30}\\b(?:in (?:price|value)|worth|cost|prices?|values?|precios?|valor)\\b)";
const MOVES_BY_ITSELF = [
  "(?<!\\b(?:with|have|has|without|having|near|of|by) (?:\\w+ )?)(?:elevators?|lifts?|stairs?|" +
    "staircases?|steps|ramps?|driveways?|garage doors?|doors?|blinds|shades|shutters|ladders?|" +
    "flags?|roads?|gates?|windows?|awnings?|drawbridge|escalators?|bed|fan|screen)(?: (?!in |" +
    `price|value)\\w+){0,2} ${MOVES}${NOT_VALUE}`,
  "(?:yards?|backyards?|lots?|land|ground|lawn|slope|hill|cliff|bank|patio|terrain|property) " +
    "(?:\\w+ )?(?:drops?|falls?|rises?|climbs?|goes|go)(?: (?:off|away|up|down))? (?:to|toward|" +
    `towards|into|from|at|under|over|behind|past|off|through|away)\\b${NOT_VALUE}`,
  "(?<!\\b(?:con|tiene|tienen|sin|del?) (?:\\w+ )?)(?:elevador(?:es)?|ascensor(?:es)?|rampas?|" +
    "escaleras?|porton(?:es)?|puertas?|persianas?|cortinas?|escalones|camino|toldos?)(?: \\w+)? " +
    `(?:va|van|vaya) a (?:bajar|subir|caer)${NOT_VALUE}`,
] as const;

/**
 * The marketplace's own rates, credits, prices, contracts and forms: an account's data, not advice.
 */
export const OWN_MATTERS = [
  allWords(
    "(?:acceptance|return|conversion|refund|win|rejection|reject|sell through|contact|close|" +
      "closing|fill|response|click(?: ?through)?|bounce|answer|approval|duplicate|error|success|" +
      "delivery|sold|show|match|open|dispute|no show|commission|referral fee) rates?",
    "rate (?:limit\\w*|of return of my leads|per lead)",
    "tasa de (?:aceptacion|devolucion|conversion|rechazo|respuesta|cierre|contacto|clics)",
    "credits? (?:to|on|in|for) (?:my|the|our) (?:account|wallet|balance)",
    "account credits?",
    "add credits?",
    "credit (?:cards?|bands?|ranges?|fields?|tiers?|balance|notes?|buckets?)",
    "(?:stated|self reported) credit(?: scores?)?",
    "tarjeta de credito",
    "rango de credito",
    "credito (?:a|en) (?:mi|la) cuenta",
    "saldo a favor",
    "(?:lead|leads|bid|bids|floor|reserve|ping|click|call|average lead)s?(?: \\w+)? prices?",
    "price (?:per|of (?:a|my|each|the|one)) leads?",
    "prices? (?:for|on|of) (?:my |the |our )?(?:\\w+ )?leads?",
    "cost per (?:lead|accepted|sale|click|acquisition)",
    "precios? (?:por|de(?: los| mis)?) leads?",
    "asking prices?",
    "price ranges?",
    "under contract",
    "contract with (?:you|plat|us)",
    "contract (?:rate|stage|status|date)s?",
    "legal (?:descriptions?|names?|address\\w*|entit\\w+|footer|documents?|texts?|pages?|" +
      "fields?|text|disclaimers?|notice|terms)",
    COPY_OF_OURS,
    ...MOVES_BY_ITSELF,
    "(?:deed|plat|survey|title|escritura)s? (?:says|shows|describes|lists|reads|dice|describe|" +
      "muestra)(?=[^.!?;]{0,40}\\b(?:section|seccion|lots?|block|quarter|acres?|parcel|feet|" +
      "mitad|legal description)\\b)",
    "(?:nombre|razon|domicilio|texto|aviso|descripcion) (?:legal|social)",
    "court (?:street|st|ave|road|house)",
    "[a-z]+ court(?= (?:campaign|listing|in|at|road|st))",
    "tax (?:ids?|forms?|numbers?|details|info\\w*|documents?|fields?|records?|profiles?|screen|" +
      "page|tab|settings|year|certificates?|rolls?|maps?|parcel|bill field|interview)",
    "(?:formulario|numero|datos|identificacion|informacion) (?:fiscal\\w*|de impuestos)",
    "formularios? (?:w ?9|1099)",
    "(?:sales )?tax(?:es)? (?:on|added to|in) (?:my|the|this) (?:invoice|receipt|statement)",
    "license (?:number|field|key|plate)s?",
    "licen[sc]ed? (?:leads|agents? leads|agent)",
    "license (?:on file|upload)",
    "loan (?:officers?|type|field|leads?|amount field|product|products|stage|purpose)s?",
    "(?:va|fha|usda|purchase|mortgage|refi|refinance|heloc|conventional|jumbo|loan|reverse|" +
      "home equity|dscr|hard money) (?:loan |mortgage )?(?:leads?|campaigns?|buyers? leads|" +
      "vertical|traffic|forms?|requests?|inquiries)",
    "leads? (?:for|about|wanting|looking for|asking for|seeking|who want|who wanted|that want|" +
      "needing) (?:a |an |fha |va )?(?:mortgages?|loans?|refi\\w*|refinance)",
    "leads? de (?:hipotecas?|refinanciamiento|prestamos?|credito)",
    "tenant (?:occupied|in place|pays)",
    "inquilino(?: \\w+)? (?:dentro|actual)",
    "market ?place",
    "market rate per lead",
    "(?:in|by|per|each|every|which|que|por) markets?",
    "black market",
    "interest(?:ed)? (?:in|leads?|level|form)",
    "points (?:in|of) (?:my|the|a) score",
    "(?:lead )?scores?(?: of my leads)?",
    "power of attorney field",
  ),
] as const;
/** The marketplace's own pages, figures and transactions. */
export const PRODUCT = words(
  "leads?",
  "campaigns?",
  "bids?",
  "sub ?sources?",
  "prospectos?",
  "campanas?",
  "payouts?",
  "postbacks?",
  "webhooks?",
  "api",
  "fields?",
  "csv",
  "columns?",
  "dashboard",
  "invoices?",
  "wallet",
  "widgets?",
  "auctions?",
  "sources?",
  "accounts?",
  "(?:my|the|a|this|hosted|lead|your) forms?",
  "filters?",
  "reports?",
  "budgets?",
  "caps?",
  "notifications?",
  "campos?",
  "formularios?",
  "cuentas?",
  "saldo",
  "fuentes?",
  "reportes?",
  "pujas?",
  "click",
  "save",
  "billing",
  "password",
  "button",
  "page",
  "password",
  "invite",
  "users?",
  "settings?",
  "key",
  "tab",
  "log ?in",
  "integration",
  "boton",
  "pagina",
);
