// What else people say of themselves: whether they buy, sell or rent, how they pay, whether an
// agent works for them, rooms.
import type { AgentStatus, FinanceStatus, LeadSide } from "../lead/vocabulary.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";

const SELLS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|have|hoping|looking|trying|going|ready|plan(?:ning)?|time|decided|" +
      "gotta|thinking (?:about|of)) (?:to )?sell(?:ing)?",
    "to (?:be )?s(?:ell|old)",
    "(?:must|has to|have to|needs? to|gotta) (?:be )?s(?:ell|old)",
    "sold by",
    "must be liquidated",
    "liquidat(?:e|ed|ing)",
    "let it go",
    "(?:want|need|looking|trying|like) to (?:unload|get rid of)",
    "deshacerme de",
    "need(?:s)? to go\\b",
    "sell (?:my|our|ours|it|mine|a|the|this|his|her|their|grandma)",
    "selling",
    "im (?:the )?seller",
    "se vende",
    "vend(?:o|emos|iera|er[ea]|amos)",
    "en venta",
    "poner en venta",
    "vender(?:la|lo|los|las)?",
    "vendiendo",
    "quiero vender",
    "(?:put|putting|get|getting|go|going|goes)(?: \\w+){0,4} (?:on the market|up for sale)",
    "(?:to|ill|gonna|will|should|can|could|lets|thinking of|before we|before i|can i|could i|" +
      "how do i|do i) list(?:ing)? (?:my|our|the|this|it|his|her|their|a|mine|ours)",
    "listing (?:my|our|the|this|it)",
    "(?:want|wanna|need|looking|trying|like|gotta|got|ready|time|have) (?:to )?(?:offload|" +
      "unload|get rid of|part with|dump|cash out)",
    "to sell(?=\\W*$)",
    "(?:soy|somos) (?:yo )?(?:el|la|los|las|quien|quienes)(?: que)? vend\\w+",
    "yo (?:soy )?(?:vendo|vende)",
    "salir de (?:todas?|todos|ella|el|las? casas?|mis? \\w+)(?=\\W|$)",
    "poner(?:la|lo|le)?(?: \\w+){0,4} (?:a la|en|en el) (?:venta|mercado)",
    "deshacer(?:me|nos) de",
  )}\\b`,
);
const BUYS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|hoping|looking|trying|going|ready|plan(?:ning)?|able|love|we will|" +
      "ill|and then|then|to) (?:to )?(?:buy|purchase)",
    "buy (?:a|an|another|my|our|something|one|some|in|near|here)",
    "(?:can|could|i|we) buy",
    "cash buyers?",
    "buying",
    "purchasing",
    "want buy",
    "buy (?:bigger|smaller|new|next|later|again)",
    "(?:and|then|to) (?:buy|find|get) (?:a|an|another|something)",
    "purchase (?:a|my|another)",
    "first[- ]?time (?:home ?)?buyers?",
    "my first (?:home|house|place|condo)",
    "our first (?:home|house|place|condo)",
    "im (?:a |the )?buyer",
    "(?:soy|somos) (?:el|la|los|las|quien|quienes)(?: que)? compr\\w+",
    "adquirir",
    "compro",
    "(?<!la |lo )compramos",
    "comprar(?:me|nos|la|lo)?",
    "comprando",
    "primera (?:compra|casa|casita|propiedad|vivienda)",
  )}\\b`,
);
const RENTS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|looking|trying|hoping|going|plan(?:ning)?|have) to rent",
    "(?:want|need|looking|looking for) rent(?= (?:a |an )?(?:\\d|house|home|apartment|apt|room|" +
      "place|condo|studio))",
    "(?<!\\b(?:i|we|already|currently|still|im|been) )rent (?:a|an|something|in|near|for|not)",
    "for rent",
    "renting",
    "to rent",
    "\\d rent\\b",
    "rent (?:is|of|under|below|around|about|between|from|up|max|no)",
    "max rent",
    "in rent",
    "(?:thats|its|that is|it is|this is|was) (?:for |a |the |my )?rent(?:al)?\\b(?! payment| " +
      "is| was| now| check)",
    "(?:can|could|may) (?:i|we|you|u|people|one)(?: guys)? rent",
    "do (?:you|u|yall)(?: guys)? (?:do|have|handle|list) rentals?",
    "rent (?:has|should|cant|can|cannot|needs|must|would|could|wont|limit|budget)",
    "\\d+ (?:a month |monthly )?rent",
    "rentals?(?= (?:under|in|near|for|around|with))",
    "alquiler",
    "renta de",
    "lease an?",
    "leasing an?",
    "looking to lease",
    "a rental(?: home| house| apartment)?",
    "(?:mi|la|de|en|una) renta",
    "rentar(?:me)?",
    "alquilar",
    "alquilad[oa]",
    "alquilao",
    "alquilo",
    "en alquiler",
    "de alquiler",
    "arrendar",
  )}\\b`,
);
const OWNS_RENTALS = new RegExp(
  `\\b${anyOf(
    "rentals?",
    "rented(?: out)?",
    "landlord",
    "tenants?",
    "investment propert(?:y|ies)",
    "rentad[oa]s?",
    "alquilad[oa]s?",
    "que (?:rento|alquilo)",
    "renteros?",
    "(?:casas?|propiedad(?:es)?|depas?|departamentos?|apartamentos?|duplex|edificios?) (?:de|" +
      "en|para) (?:renta|alquiler)(?= en [a-z]+ (?:y|pero|que)| (?:y|que|pero)\\b)",
    "rent(?:er)? houses?",
    "rentas(?= en)",
    "propiedad(?:es)? de inversion",
    "inquilinos?",
    "arrendad[oa]s?",
    "rent(?:ing)? (?:it |them )?out",
    "my rental",
    "our rental",
    "investor selling",
    "flip(?:ped|s)?",
    "investors?",
    "inversionistas?",
    "invierto",
    "i invest",
    "portfolio",
  )}\\b`,
);
const NOT_BUY =
  /\b(?:not|no|instead of|rather than|dont want to|never|yo no) (?:to )?(?:buy(?:ing)?|purchas\w+|comprar|compro|para comprar)\b/g;
/** Who rents now, or lets a part of it to others, is no renter by that. */
const RENTS_NOW =
  /\b(?:currently|still|already|presently|been|now) rent(?:ing)?\b(?! out)|\brenting (?:right )?(?:now|currently|at the moment)\b|\bpara (?:rentar|alquilar)(?:la|lo|las|los)? (?:lo demas|la otra|el otro|las otras|los otros|una|uno|los cuartos|parte)\b|\brent(?:ing)? (?:out|the (?:other|rest|upstairs|downstairs|basement)|half)\b/g;
const NOT_RENT =
  /\b(?:not|no|instead of|rather than|dont want to|tired of|done|sick of|stop) (?:to |para )?(?:rent(?:ing)?|rentar|alquilar)\b/g;
const NOT_SELL = /\b(?:not|no|instead of|rather than) (?:to |para )?(?:sell(?:ing)?|vender)\b/g;
/** What somebody sells for a living, and what they ask of us, is no side. */
const NO_SIDE =
  /\b(?:vendo|vendemos|i sell|we sell) (?:tamales|comida|ropa|cars|insurance|carros|seguros|food|pupusas|tacos|flores)\b|\b(?:who|quien|does (?:anyone|anybody)|do you(?: guys)?|you|ustedes) (?:buys?|purchases?|compran?)\b/g;

/** Which side somebody is on, where the sentence says so. */
export function readSide(text: string): LeadSide | null {
  const plain = [NOT_BUY, RENTS_NOW, NOT_RENT, NOT_SELL, NO_SIDE].reduce(
    (rest, pattern) => rest.replaceAll(pattern, " "),
    text,
  );
  const [sells, buys, rents] = [SELLS, BUYS, RENTS].map((pattern) => pattern.test(plain));
  if (sells === true && buys === true)
    return /\b(?:buy|buying|compro|compramos|comprar)\b.*\b(?:para|to) (?:re)?(?:vender|sell|flip)\b/.test(
      plain,
    ) && !/\b(?:then|luego|despues|first|primero)\b/.test(plain)
      ? "buyer"
      : "buyer_and_seller";
  if (sells === true) return OWNS_RENTALS.test(text) ? "investor_seller" : "seller";
  if (buys === true || /\binvestor here\b/.test(plain)) return "buyer";
  return rents === true &&
    !/\b(?:rental property|rents for|rent(?:ing)? (?:it|them) out)\b/.test(text)
    ? "renter"
    : null;
}

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
      `\\b(?:havent|have not|not|no|ni|never|dont have|didnt|hasnt|aun no|todavia no|sin)\\b[^,.;]{0,24}\\b${anyOf(
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
        "cash",
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
          "(?:agent|realtor|agente|broker|corredor|agente de bienes raices|real estate agent)(?: " +
          "yet| todavia| aun)?",
        "unrepresented",
        "fsbo",
        "for sale by owner",
        "trato directo",
        "sin intermediarios",
      )}\\b`,
    ),
  ],
];

/** How they pay, where the sentence says so; its words are taken out. */
export function readFinance(scan: Scan): FinanceStatus | null {
  return firstOf(scan, FINANCE);
}

/** Whether an agent works for them, where the sentence says so; its words are taken out. */
export function readAgent(scan: Scan): AgentStatus | null {
  return firstOf(scan, AGENT);
}

function firstOf<Value>(scan: Scan, patterns: readonly (readonly [Value, RegExp])[]): Value | null {
  for (const [value, pattern] of patterns) if (scan.take(pattern) !== null) return value;
  return null;
}

export interface Rooms {
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
    "cuartos?",
    "dormitorios?",
    "alcobas?",
  )}\\b`,
);
const BATHS =
  /\b(\d{1,2}(?:[.,](?:25|5|75))?)(?: ?\+| or more| o mas)?[ -]?(?:full )?(?:baths?|ba|bth|bathrooms?|banos?)\b/;
const HALF = /^ ?y medio\b/;

/**
 * Bedrooms and bathrooms; their words are taken out. "3/2" is both, where a date was not asked for.
 */
export function readRooms(scan: Scan, asked: Topic | null): Rooms {
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
