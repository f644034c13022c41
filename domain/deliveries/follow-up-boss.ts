// Converts a bought lead to a Follow Up Boss event, and Follow Up Boss's answers and stages to
// verdicts and outcomes.
import type { AttemptOutcome, Verdict } from "../attempts/attempt.ts";
import type { LeadSide, PropertyType, Timing } from "../lead/vocabulary.ts";
import type { Outcome } from "../sales/outcome.ts";
import type { LeadValues } from "./lead-values.ts";

type Value = LeadValues[keyof LeadValues];

/** Follow Up Boss reads English. */
const PROPERTY_NAMES: Readonly<Record<PropertyType, string | null>> = {
  single_family: "Single-Family Home",
  condo: "Condo",
  townhouse: "Townhouse",
  multi_2_4: "Multi-Family, 2–4 Units",
  multi_5_plus: "Multi-Family, 5 Units or More",
  manufactured: "Manufactured Home",
  co_op: "Co-op",
  land: "Land",
  farm_ranch: "Farm or Ranch",
  commercial: "Commercial",
  other: "Other",
  unknown: null,
};
const TIMING_NAMES: Readonly<Record<Timing, string | null>> = {
  asap_0_30d: "within 30 days",
  m1_3: "1–3 months",
  m3_6: "3–6 months",
  m6_12: "6–12 months",
  m12_plus: "later than a year",
  browsing: "just looking",
  unknown: null,
};
const SIDE_TAGS: Readonly<Record<LeadSide, readonly string[]>> = {
  buyer: ["Buyer"],
  seller: ["Seller"],
  buyer_and_seller: ["Buyer", "Seller"],
  renter: ["Renter"],
  investor_seller: ["Seller", "Investor"],
  unknown: [],
};
/**
 * Sides whose facts describe the person's own property; for all others the facts describe what is
 * wanted.
 */
const OWNING: ReadonlySet<Value> = new Set<LeadSide>([
  "seller",
  "investor_seller",
  "buyer_and_seller",
]);

/**
 * The event that creates or finds the person. Its types are two of those that start automations.
 * `occurredAt` is when the lead was bought, not when the person sent the request: an event of more
 * than a day ago starts none. The tier is in a tag, never in `stage`, whose stages of the same
 * names are about time. What the lead does not say is left out.
 */
export function followUpBossEvent(
  values: LeadValues,
  { source }: { readonly source: string },
): object {
  const isOwner = OWNING.has(values.side);
  return withoutEmpty({
    source,
    type: isOwner ? "Seller Inquiry" : "General Inquiry",
    occurredAt: values.sold_at,
    message: values.comments,
    description: factsOf(values),
    person: {
      firstName: values.first_name,
      lastName: values.last_name,
      emails: valuesOf(values.email),
      phones: valuesOf(values.phone),
      sourceUrl: values.lead_url,
      tags: [...(nameIn(SIDE_TAGS, values.side) ?? []), ...tagsOf(values)],
    },
    ...(isOwner ? { property: propertyOf(values) } : { propertySearch: searchOf(values) }),
    ...(isEmpty(values.campaign) ? {} : { campaign: { source, campaign: values.campaign } }),
  });
}

function tagsOf({ network, tier, score }: LeadValues): readonly string[] {
  return [
    ...(isEmpty(tier) ? [] : [[network, tier].filter((word) => !isEmpty(word)).join(" ")]),
    ...(isEmpty(score) ? [] : [`Score ${score}`]),
  ];
}

function propertyOf({
  street,
  city,
  state,
  zip_code: code,
  property_type: type,
  price_min: low,
  price_max: high,
  beds,
  baths,
  sqft,
}: LeadValues): object {
  return {
    street,
    city,
    state,
    code,
    type: nameIn(PROPERTY_NAMES, type),
    price: high ?? low,
    bedrooms: beds,
    bathrooms: baths,
    area: sqft,
  };
}

function searchOf({
  city,
  state,
  zip_code: code,
  property_type: type,
  price_min: minPrice,
  price_max: maxPrice,
  beds,
  baths,
}: LeadValues): object {
  return {
    type: nameIn(PROPERTY_NAMES, type),
    city,
    state,
    code,
    minPrice,
    maxPrice,
    minBedrooms: beds,
    minBathrooms: baths,
  };
}

/** The facts that Follow Up Boss has no member for. */
function factsOf({
  timing,
  finance_status: finance,
  agent_status: agent,
  motivation,
}: LeadValues): string {
  const said = (word: Value): string | null =>
    isEmpty(word) || word === "unknown" ? null : String(word).replaceAll("_", " ");
  const facts = [
    ["Timing", nameIn(TIMING_NAMES, timing)],
    ["Financing", said(finance)],
    ["Agent", said(agent)],
    ["Motivation", said(motivation)],
  ] as const;
  return facts.flatMap(([name, word]) => (word === null ? [] : [`${name}: ${word}`])).join("\n");
}

function valuesOf(value: Value): readonly object[] {
  return isEmpty(value) ? [] : [{ value }];
}

function nameIn<Name>(names: Readonly<Record<string, Name>>, word: Value): Name | null {
  return typeof word === "string" && Object.hasOwn(names, word) ? (names[word] ?? null) : null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    (typeof value === "object" && Object.keys(value).length === 0)
  );
}

/** Removes empty members at every level. */
function withoutEmpty(given: object): object {
  const members = Object.entries(given).map(
    ([name, value]) =>
      [
        name,
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? withoutEmpty(value)
          : value,
      ] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => !isEmpty(value)));
}

/**
 * 201 created a person and 200 found one. 204 is empty: the lead flow of this source is archived,
 * and the lead is not shown to anyone.
 */
export function followUpBossVerdict({ status }: Pick<AttemptOutcome, "status">): Verdict {
  if (status === 200 || status === 201) return "delivered";
  if (status === 204) return "refused";
  return status === 410 ? "gone" : "failed";
}

const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;
const PERSON_ID = /^"?([1-9]\d{0,18})"?$/;

/**
 * The person's id in an answer that may be truncated; null where it is not complete. Only the
 * outermost `id` is the person's.
 */
export function personIdOf(body: string): string | null {
  const tokens = [...body.matchAll(JSON_TOKEN)].map(([token]) => token);
  if (tokens[0] !== "{") return null;
  let depth = 0;
  for (const [place, token] of tokens.entries()) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    // The character after the number shows that no digit of it is missing.
    const isMember =
      depth === 1 &&
      token === '"id"' &&
      tokens[place + 1] === ":" &&
      /^[,}]$/.test(tokens[place + 3] ?? "");
    if (isMember) return PERSON_ID.exec(tokens[place + 2] ?? "")?.[1] ?? null;
  }
  return null;
}

/** The outcome that a stage means for a lead. */
export interface StageOutcome {
  readonly stage: string;
  readonly outcome: Outcome;
}

/**
 * For the stages that accounts start with, and for those that are commonly added. Lead, Hot
 * Prospects, Nurture and the like imply no outcome. Under contract is not won yet: what is pending
 * may still fall through.
 */
export const USUAL_STAGES: readonly StageOutcome[] = [
  { stage: "Attempted Contact", outcome: "attempted" },
  { stage: "Contacted", outcome: "contacted" },
  { stage: "Spoke with Customer", outcome: "contacted" },
  { stage: "Appointment Set", outcome: "appointment" },
  { stage: "Met with Customer", outcome: "appointment" },
  { stage: "Showing Homes", outcome: "appointment" },
  { stage: "Submitting Offers", outcome: "appointment" },
  { stage: "Pending", outcome: "appointment" },
  { stage: "Under Contract", outcome: "appointment" },
  { stage: "Closed", outcome: "won" },
  { stage: "Sale Closed", outcome: "won" },
  { stage: "Past Client", outcome: "won" },
  { stage: "Past Clients", outcome: "won" },
  { stage: "Rejected", outcome: "lost" },
  { stage: "Trash", outcome: "lost" },
];

/** Null where a stage implies no outcome. Case and white space do not distinguish stages. */
export function outcomeOfStage(stage: string, stages: readonly StageOutcome[]): Outcome | null {
  const folded = fold(stage);
  return stages.find((known) => fold(known.stage) === folded)?.outcome ?? null;
}

function fold(stage: string): string {
  return stage.toLowerCase().replaceAll(/\s+/g, "");
}
