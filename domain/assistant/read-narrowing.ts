// Reads the filters of a question about data: period, breakdown, top or bottom, tier and side of
// the leads.
import type { LeadSide, Tier } from "../lead/vocabulary.ts";
import { anyOf } from "../qualification/phrases.ts";
import type { Grouping, NamedPeriod } from "./turns.ts";

const LAST = "(?:last|past|previous|prior|trailing|ultim[oa]s?|pasad[oa]s)";
const SO_FAR = "(?:en lo que va|lo que va|lo que llevamos|en lo que llevamos)(?: de| del)?";

const PERIODS: readonly (readonly [NamedPeriod, RegExp])[] = (
  [
    [
      "today",
      [
        "today",
        "tonight",
        "this (?:morning|afternoon|evening)",
        "hoy(?! en dia)",
        "esta (?:manana|tarde|noche)",
        `${SO_FAR} (?:el )?dia`,
        `${LAST} 24 (?:hours|hrs|horas)`,
      ],
    ],
    ["yesterday", ["(?<!before )yesterday", "(?<!antes de )ayer", "last night", "anoche"]],
    [
      "last_7_days",
      [
        `${LAST} 7 (?:days?|dias)`,
        `7 (?:days|dias) ${LAST}`,
        "(?:past|trailing) (?:1 )?week",
        "last 1 week",
        "(?:in|over|within|during) the last week",
        "(?<!la )ultima semana(?! de)",
        "la ultima semana",
        "7 ?d",
      ],
    ],
    [
      "last_30_days",
      [
        `${LAST} 30 (?:days?|dias)`,
        `30 (?:days|dias) ${LAST}`,
        "(?:past|trailing) (?:1 )?month",
        "last 1 month",
        "ultimo mes",
        `${LAST} 4 (?:weeks|semanas)`,
        "30 ?d",
      ],
    ],
    [
      "last_90_days",
      [
        `${LAST} 90 (?:days?|dias)`,
        `90 (?:days|dias) ${LAST}`,
        `${LAST} 3 (?:months|meses)`,
        `3 meses ${LAST}`,
        "(?:last|past|this|current) quarter",
        "(?:este|ultimo|pasado) trimestre",
        "trimestre pasado",
        "90 ?d",
      ],
    ],
    [
      "last_week",
      [
        "(?:last|previous|prior) week",
        "semana (?:pasada|anterior|previa)",
        "(?:pasada|anterior) semana",
      ],
    ],
    [
      "last_month",
      [
        "(?:last|previous|prior) month",
        "mes (?:pasado|anterior|previo)",
        "(?:pasado|anterior) mes",
      ],
    ],
    [
      "this_week",
      [
        "(?:this|current)(?: current| whole| entire)? week",
        "week to date",
        "wtd",
        "since monday",
        "desde el lunes",
        "esta(?: misma)? semana",
        "semana (?:actual|en curso)",
        `${SO_FAR} (?:la |esta )?semana`,
        "(?<!fin )(?<!final )de la semana(?! (?:pasada|anterior|que|proxima))",
        "(?:for|of) the week",
      ],
    ],
    [
      "this_month",
      [
        "(?:this|current)(?: current| whole| entire)? month",
        "month to date",
        "mtd",
        "este(?: mismo)? mes",
        "mes (?:actual|en curso)",
        `${SO_FAR} (?:el |este )?mes`,
        "(?<!fin )(?<!final )del mes(?! (?:pasado|anterior|que|proximo))",
        "(?:for|of) the month",
      ],
    ],
    [
      "this_year",
      [
        "(?:this|current)(?: current| whole| entire)? year",
        "year to date",
        "ytd",
        "since january",
        "desde enero",
        "este(?: mismo)? ano",
        "ano (?:actual|en curso)",
        `${SO_FAR} (?:el |este )?ano`,
        "(?<!fin )(?<!final )del ano(?! (?:pasado|anterior|que|proximo))",
        "(?:for|of) the year",
      ],
    ],
  ] as const
).map(([period, phrases]) => [period, new RegExp(`\\b${anyOf(...phrases)}\\b`)]);

/** The first named period; of two at one position, the more specific one. */
export function readNamedPeriod(text: string): NamedPeriod | null {
  let found: { readonly at: number; readonly period: NamedPeriod } | null = null;
  for (const [period, pattern] of PERIODS) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined && (found === null || at < found.at)) found = { at, period };
  }
  return found?.period ?? null;
}

const BEFORE_PERIOD =
  /^(?:(?:in|over|for|during|within|so|far|from|en|durante|de|the|los|las|la|el) )*$/;

/** The sentence without a leading period: "in the last 7 days my spend" becomes "my spend". */
export function withoutLeadingPeriod(text: string): string {
  for (const [, pattern] of PERIODS) {
    const match = pattern.exec(text);
    if (match !== null && BEFORE_PERIOD.test(text.slice(0, match.index)))
      return text.slice(match.index + match[0].length).replace(/^[ ,:;-]+/, "");
  }
  return text;
}

const GROUPS: readonly (readonly [Grouping, string])[] = [
  ["campaign", "(?:campaigns?|campanas?|buy orders?)"],
  ["source", "(?:sources?|fuentes?|feeds?|channels?|canal(?:es)?)"],
  ["state", "(?:states?|estados?)"],
  ["affiliate", "(?:affiliates?|publishers?|partners?|afiliad[oa]s?|socios?)"],
  [
    "buyer",
    "(?:buyers?|advertisers?|clients?|customers?|compradore?s?|comprador|anunciantes?|clientes?)",
  ],
  ["reason", "(?:reasons?|motivos?|razon(?:es)?|causas?)"],
];
const EACH =
  "(?:by|per|for each|each|every|broken down by|split by|grouped by|across|por|por cada|cada|" +
  "segun|a nivel de)(?: my| our| mis| nuestros)?";
const WHICH =
  "(?:which(?: 1| ones?)?|who(?= is)|quien(?:es)?(?= (?:es|son))|what|top|best|worst|que|" +
  "cual(?:es)?|mejor(?:es)?|peor(?:es)?|main|biggest|principal(?:es)?|highest|lowest)(?: is| " +
  "are| es| son| fue| was| were)?(?: of| de)?(?: the| my| our| mi| mis| nuestr[oa]s?| la| el| " +
  "las| los| tus)?(?: (?:best|worst|top|main|most common|most|biggest|largest|mayor(?:es)?|" +
  "mejor(?:es)?|peor(?:es)?|principal(?:es)?|mas|\\d+))?(?: (?!(?:do|does|did|are|is|was|were|" +
  "have|has|had|will|can|los|las)\\b)[a-z]+)?";

const BY: readonly (readonly [Grouping, RegExp])[] = GROUPS.map(([group, names]) => [
  group,
  new RegExp(
    `\\b${EACH} ${names}\\b|\\b${WHICH} ` +
      `${names}\\b${group === "buyer" ? "(?! leads?\\b)" : ""}|\\b${names} with (?:the )?(?:most|` +
      `least|fewest|highest|lowest|best|worst)\\b|\\b${names} con (?:el |la )?(?:mas|menos|mayor|` +
      "menor|mejor|peor)\\b",
  ),
]);
const EXPLICIT: ReadonlyMap<Grouping, RegExp> = new Map(
  GROUPS.map(([group, names]) => [group, new RegExp(`\\b${EACH} ${names}\\b`)]),
);
const WHO = /(?:^|[.,;!?] )(?:and |so |y )?(?:who|quien(?:es)?)\b/;
const WHO_BUYS =
  /\b(?:who|quien(?:es)?)\b[^.;?!]{0,24}\b(?:bought|buys?|spen[dt]s?|paid|pays?|return\w*|compr\w+|gast\w+|pag\w+|dev\w+)\b/;

/** "sent back by buyers" names the actor, not a breakdown. */
const DONE_BY =
  /\b(?:back|sent|bought|returned|sold|rejected|posted|submitted|spent|earned|made|paid|purchased|received|devuelt[oa]s?|comprad[oa]s?|vendid[oa]s?|rechazad[oa]s?|enviad[oa]s?|mandad[oa]s?) (?:by|por) (?:the |our |los |nuestros )?(?:buyers|advertisers|affiliates|publishers|clients|compradores|anunciantes|afiliados|clientes)\b/g;

/** The breakdown of a question; `isExplicit` if it says "by" or "per". */
export function readGrouping(
  said: string,
): { readonly by: Grouping; readonly isExplicit: boolean } | null {
  const text = said.replaceAll(DONE_BY, " ");
  const found = BY.flatMap(([by, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ by, at }];
  }).toSorted(
    (one, other) =>
      Number(isExplicit(text, other.by)) - Number(isExplicit(text, one.by)) || one.at - other.at,
  )[0];
  if (found !== undefined) return { by: found.by, isExplicit: isExplicit(text, found.by) };
  if (WHO_BUYS.test(text)) return { by: "buyer", isExplicit: false };
  if (WHO.test(text)) return { by: "affiliate", isExplicit: false };
  return /\b(?:where|donde)\b/.test(text) && readRank(text) !== null
    ? { by: "state", isExplicit: false }
    : null;
}

const isExplicit = (text: string, by: Grouping): boolean => EXPLICIT.get(by)?.test(text) ?? false;

const NO_RANK =
  /\b(?:at (?:most|least)|most (?:of|recent(?:ly)?)|mas o menos|mas (?:de|reciente\w*|tarde|preguntas)|menos de|al menos|por lo menos|best way|what else|que mas|algo mas|nada mas|a mas tardar|the best time)\b/g;
const MOST =
  /\b(?:most|top|best|highest|biggest|largest|greatest|main|strongest|most expensive|number 1|car[oa]s?|mas|mejor(?:es)?|mayor(?:es)?|maxim[oa]|principal(?:es)?|maximum)\b/;
const LEAST =
  /\b(?:least|fewest|lowest|worst|smallest|weakest|bottom|poorest|cheapest|barat[oa]s?|menos|peor(?:es)?|menor(?:es)?|minim[oa])\b/;

export function readRank(text: string): "most" | "least" | null {
  const plain = text.replaceAll(NO_RANK, " ");
  return LEAST.test(plain) ? "least" : MOST.test(plain) ? "most" : null;
}

const TIER_WORDS: readonly (readonly [Tier, RegExp])[] = [
  ["hot", /\b(?:hot|calientes?)\b/],
  ["nurture", /\b(?:nurtur(?:e|ing)|warm|tibi[oa]s?|en seguimiento)\b/],
  ["cold", /\b(?:cold|fri[oa]s?)\b/],
];

export function readTier(text: string): Tier | null {
  return TIER_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const LEADS = "(?:leads?|prospectos?)";
const BETWEEN =
  "(?: (?:hot|cold|warm|nurture|calientes?|frios?|tibios?|home|house|property|type))?";
const SIDES: readonly (readonly [LeadSide, string])[] = [
  [
    "buyer_and_seller",
    "(?:buyers?(?: and |[-/ ]+)sellers?|compradore?s?(?: y |[-/ ]+)vendedore?s?)",
  ],
  ["investor_seller", "(?:investors?|inversionistas?|inversor(?:es)?)"],
  ["renter", "(?:renters?|rentals?|tenants?|inquilin[oa]s?|arrendatari[oa]s?|renta|alquiler)"],
  ["seller", "(?:sellers?|selling|vendedor(?:es)?|venta)"],
  ["buyer", "(?:buyers?|buying|comprador(?:es)?|compra)"],
];
const SIDE_PATTERNS: readonly (readonly [LeadSide, RegExp])[] = SIDES.map(([side, names]) => [
  side,
  new RegExp(
    `\\b${names}${BETWEEN} ${LEADS}\\b|\\b${LEADS}${BETWEEN} (?:(?:from|of|de|de los|de las|` +
      `para|tipo) ${names}\\b|${names.replaceAll(/\|(?:selling|buying)/g, "")}\\b(?! (?:bought|` +
      `buy|paid|pay|compr\\w+|pag\\w+|want|quieren)))|\\bhow many${BETWEEN} ${names} (?:did|have|` +
      `came|were|are|today|yesterday|this|last|in)\\b|\\bcuant[oa]s ${names}${BETWEEN} (?:envie|` +
      "mande|entraron|llegaron|recib\\w+|compre|hubo|hoy|ayer)\\b",
  ),
]);

/** The side of the leads in question; "buyers" who pay for leads are not a side. */
export function readLeadSide(text: string): LeadSide | null {
  return SIDE_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
