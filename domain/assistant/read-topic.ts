// Reads which figure a question is about: words for each in order of precedence, and their meaning
// by role.
import {
  BOUGHT,
  COUNTING,
  DEMAND,
  GETTING,
  LEADS,
  LISTED,
  LISTED_SURELY,
  NOT_SOLD,
  NO_RETURNS,
  RETURNS,
  SOLD,
  UNSOLD,
  WHY,
} from "./lead-words.ts";
import {
  BALANCE,
  CHEAP,
  EARNED,
  LEAD_PRICE,
  NO_BALANCE,
  PAYABLE,
  PENDING,
  REVENUE,
  SPEND,
  VOLUME,
} from "./money-words.ts";
import { readGrouping, readRank } from "./read-narrowing.ts";
import type { DataTopic } from "./turns.ts";
import { word } from "./word-pattern.ts";
import { type Role, ofRole } from "../access/access.ts";

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

/**
 * The figure, and whether the question is only about general performance. Null if no word names
 * one.
 */
export function readTopic(
  text: string,
  role: Role,
): { readonly topic: DataTopic; readonly isMain: boolean } | null {
  const named = namedTopic(text, role);
  if (named !== null) return { topic: named, isMain: false };
  // "who are the top buyers": compared by the most important figure.
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
    /\b(?:my|our|for (?:me|us)|mi|mis|nuestr[oa]s?|para (?:mi|nosotros))\b/.test(text) &&
    ofRole(MAIN_TOPIC, role) !== undefined
  )
    return { topic: MAIN_TOPIC[role], isMain: false };
  const main = ofRole(MAIN_TOPIC, role);
  return main !== undefined && MAIN.test(text) && !NO_MAIN.test(text)
    ? { topic: main, isMain: true }
    : null;
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

/** A payment is volume for the network, spending for the payer and an earning for the payee. */
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

/** The topic for a campaign that buys nothing. */
function idleTopic(text: string): DataTopic | null {
  return CAMPAIGNS.test(text) && IDLE.test(text) ? "campaigns" : null;
}

/** The topic for campaigns and sources themselves, unless a figure of them is requested. */
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
