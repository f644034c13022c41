// Reads other facts about the person: how they pay, whether they have an agent, beds and baths.
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";
import type { AgentStatus, FinanceStatus } from "../lead/vocabulary.ts";

const NOT_DONE =
  "\\b(?:havent|have not|not|no|ni|never|dont have|didnt|hasnt|aun no|todavia no|sin)\\b";

const FINANCE: readonly (readonly [FinanceStatus, RegExp])[] = [
  [
    "cash",
    /\bcash\b[^.;]{0,12}\b(?:no|sin) (?:mortgage|loan|bank|financing|banco|prestamo)\b|\bno (?:loan|mortgage|financing) (?:needed|necessary|required|for me)\b/,
  ],
  [
    "not_started",
    /\b(?:loan|mortgage|financing|bank)\b[^,.;]{0,20}\b(?:not (?:yet )?started|hasnt started|not begun)\b/,
  ],
  [
    "not_started",
    new RegExp(
      `${NOT_DONE}[^,.;]{0,24}\\b${anyOf(
        "talk\\w* to (?:a |any |the )?(?:bank|lender)",
        "spoken? (?:to|with) (?:a |any )?(?:bank|lender)",
        "bank",
        "lender",
        "pre-? ?approv\\w*",
        "pre-? ?qualif\\w*",
        "preaprobac\\w*",
        "preaprobad\\w*",
        "precalificad\\w*",
        "banco",
        "prestamista",
        "loan officer",
        "mortgage(?: stuff| process)?(?: yet)?",
        "empiezo",
        "empezado",
        "lo del prestamo",
        "hablado con (?:el |ningun )?banco",
        "financing (?:yet|lined)",
      )}\\b`,
    ),
  ],
  [
    "cash",
    new RegExp(
      `\\b${anyOf(
        "(?:all|pay(?:ing)?|in|with|have|puro|pago|pagar(?:ia)?|en|al|its|be|100%|a) cash",
        "efectivo",
        "cash (?:buyer|in hand|offer|deal|purchase|only|ready|money)",
        "(?:de |al )contado",
        "en efectivo",
        "no (?:loan|mortgage|financing)(?: needed)?",
        "sin (?:prestamo|hipoteca|financiamiento|banco|credito)",
        "cash(?! (?:for|toward|towards|to put)\\b)",
      )}\\b`,
    ),
  ],
  [
    "pre_approved",
    new RegExp(
      `\\b${anyOf(
        "pre-? ?approv\\w*",
        "pre-? ?aprob\\w*",
        "(?:ya )?(?:estoy|estamos|me|nos) (?:pre)?aprob\\w*",
        "loan (?:is |was |got )?approved",
        "approved (?:us|me)\\b",
        "approved for",
        "(?:fha|va|loan|mortgage) (?:ya )?(?:approved|aprobado)",
        "aprobad[oa]s? (?:por|para|con)",
        "carta de aprobacion",
        "preaprovad\\w*",
      )}\\b`,
    ),
  ],
  ["pre_qualified", /\b(?:pqe?d|pq(?=\W*$|,)|pre-? ?qual\w*|pre-? ?calif\w*)\b/],
  [
    "talking_to_lender",
    new RegExp(
      `\\b${anyOf(
        "(?:talking|speaking|working|meeting|spoke|talked|in touch|started) (?:to|with) (?:a |" +
          "my |our |the |some |an? )?(?:lender|bank|loan officer|mortgage (?:broker|guy|person|" +
          "lady)|credit union)",
        "(?:ando|estoy|estamos|hablando|hable|platicando|trabajando|viendo) (?:ya )?con (?:un |" +
          "el |mi |una |la )?(?:lender|banco|prestamista|financiera|loan officer|broker)",
        "(?:banco|lender|bank)\\b[^,.;]{0,20}\\b(?:viendo|revisando|reviewing|looking at|checking)",
        "lender is (?:working|looking|reviewing)",
        "applied for (?:a )?(?:loan|mortgage)",
        "en (?:platicas?|tratos?|tramites?|proceso) con (?:el |un |una |mi |la )?(?:lender|" +
          "banco|prestamista|financiera|broker|credit union)",
        "in talks? with (?:a |my |the )?(?:lender|bank|loan officer|credit union)",
        "tramitando (?:el |un )?(?:prestamo|credito)",
      )}\\b`,
    ),
  ],
];
const AGENT: readonly (readonly [AgentStatus, RegExp])[] = [
  [
    "working_informally",
    /\b(?:(?:agent|realtor|broker|agente)\b[^.;]{0,60}\b(?:signed nothing|nothing(?:s| is)? signed|no paperwork|no papers|without signing|sin firmar|nada firmado)\b|(?:agent|realtor|broker)\b[^.;]{0,50}\b(?:didnt|havent|not|nothing|hasnt|no|without|never)\b[^.;]{0,20}\b(?:sign\w*|contract|official\w*|paper\w*|committed)|(?:agente|asesora?|realtora?|corredora?|inmobiliaria|broker)\b[^.;]{0,60}\b(?:sin|no|nada|ningun)\b[^.;]{0,20}\b(?:firm\w*|contrato|formal|papel\w*|comprom\w+)|(?:agent|realtor|cousin|friend)\b[^.;]{0,30}\b(?:informally|casually|helping|showing (?:me|us))|(?:un|una|mi) (?:agente|realtor|amig[oa]|prim[oa])\b[^.;]{0,24}\b(?:me|nos) (?:esta )?(?:ayudando|ayuda|ensenando|ensena))\b/,
  ],
  [
    "signed_agreement",
    new RegExp(
      `\\b${anyOf(
        "sign\\w*[^,.;]{0,24}(?:agent|realtor|broker|agency|agreement)",
        "(?:agent|realtor|broker)[^,.;]{0,24}(?:signed|under contract|exclusive)",
        "under contract with",
        "(?:firm\\w+|contrato)[^,.;]{0,24}(?:agente|realtor|agencia)",
        "(?:agente|realtora?|corredora?|asesora?|inmobiliaria|broker)[^,.;]{0,24}(?:firmad\\w*|" +
          "contrato|exclusiv\\w*)",
        "(?:firm\\w+|contrato|exclusiv\\w+)[^,.;]{0,24}(?:corredora?|asesora?|inmobiliaria|" +
          "realtora?|broker|bienes raices)",
        "agents?,? (?:contract|agreement|papers?) (?:is |already |was )?signed",
        "exclusive (?:with|agreement)",
        "acuerdo de exclusividad",
        "contrato de exclusividad",
        "exclusiv(?:idad|a) con",
      )}\\b`,
    ),
  ],
  [
    "none",
    new RegExp(
      `\\b${anyOf(
        "(?:have |has |had )?not (?:yet )?(?:engaged|hired|retained|chosen|found|contacted) " +
          "(?:an? |any )?(?:agent|realtor|broker)",
        "(?:no|without(?: an?)?|dont have an?|do not have an?|havent (?:got|found|picked|" +
          "hired) an?|have no|not working with an?|fired (?:my|our|the)|let (?:my|our) \\w+ go|" +
          "dropped (?:my|our)|sin|no tengo|todavia no tengo|aun no tengo|no tenemos|ningun|" +
          "looking for an?|need an?|necesito(?: un)?|busco(?: un)?|ya no tengo|corri a mi) " +
          "(?:agents?|realtors?|agentes?|brokers?|corredor|agente de bienes raices|" +
          "real estate agents?)(?: " +
          "yet| todavia| aun)?",
        "unrepresented",
        "fsbo",
        "(?:sell|selling|sale|sold|listed) by (?:the )?owner",
        "for sale by owner",
        "trato directo",
        "sin intermediarios",
      )}\\b`,
    ),
  ],
];

/** How they pay, if the sentence says so. Takes its words out of the scan. */
export function readFinance(scan: Scan): FinanceStatus | null {
  return firstOf(scan, FINANCE);
}

/** Whether they have an agent, if the sentence says so. Takes its words out of the scan. */
export function readAgent(scan: Scan): AgentStatus | null {
  return firstOf(scan, AGENT);
}

function firstOf<Value>(scan: Scan, patterns: readonly (readonly [Value, RegExp])[]): Value | null {
  for (const [value, pattern] of patterns) if (scan.take(pattern) !== null) return value;
  return null;
}

export interface BedsAndBaths {
  readonly beds: number | null;
  readonly baths: number | null;
}

const BOTH = /\b(\d)\s?(?:\/|x)\s?(\d(?:\.\d)?)\b(?!\/|\d| ?(?:months?|mil|k))/;
const BEDS = new RegExp(
  `\\b(\\d{1,2})(?: ?\\+| or more| o mas)?[ -]?${anyOf(
    "beds?",
    "bd",
    "bds",
    "br",
    "brs",
    "bdrms?",
    "bed ?rooms?",
    "bhk",
    "sleeping rooms?",
    "rec\\w*maras?",
    "habitacion(?:es)?",
    "cuartos?(?! (?:aparte|extra|atras|de (?:servicio|lavado|bano|herramientas)))",
    "dormitorios?",
    "alcobas?",
  )}\\b`,
);
const BATHS =
  /\b(\d{1,2}(?:[.,](?:25|5|75))?)(?: ?\+| or more| o mas)?[ -]?(?:full )?(?:baths?|ba|bth|bathrooms?|banos?)\b/;
const HALF = /^ ?y medio\b/;

/**
 * Bedrooms and bathrooms. Takes their words out of the scan. "3/2" means both, unless a date was
 * asked for.
 */
export function readBedsAndBaths(scan: Scan, asked: Topic | null): BedsAndBaths {
  const both = asked === "timing" ? null : scan.take(BOTH);
  if (both !== null) return { beds: Number(both[1]), baths: Number(both[2]) };
  const beds = scan.take(BEDS);
  const baths = BATHS.exec(scan.text);
  const half =
    baths !== null && HALF.test(scan.text.slice(baths.index + baths[0].length)) ? 0.5 : 0;
  if (baths !== null) scan.blank(baths.index, baths.index + baths[0].length);
  return {
    beds: beds === null ? null : Number(beds[1]),
    baths: baths === null ? null : Number((baths[1] ?? "").replace(",", ".")) + half,
  };
}
