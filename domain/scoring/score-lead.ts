// Scores a posted lead: points for engagement, intent and financial readiness, each with reasons.
import type { LeadFacts, ValidLead } from "../lead/lead.ts";
import type { FinanceStatus, Tier, Timing } from "../lead/vocabulary.ts";
import { ageTiming, daysSince, fade } from "./ageing.ts";
import { DEFAULT_THRESHOLDS, DEFAULT_WEIGHTS, scoreTotal, tierOf } from "./score-total.ts";
import type { ScoreWeights, TierThresholds } from "./score-total.ts";

/** What scoring reads of a lead. */
type ScoredLead = Omit<ValidLead, "notes">;

/** Must change with every rule or figure below; stored with each score. */
export const SCORE_MODEL_VERSION = "post-1";

export type ScoreComponent = "engagement" | "intent" | "financial";

/**
 * The component of each reason. Stored scores contain the index in this list: append at the end,
 * never reorder.
 */
const COMPONENT_BY_REASON = {
  type_answered: "engagement",
  place_answered: "engagement",
  price_answered: "engagement",
  timing_answered: "engagement",
  phone_format_only: "engagement",
  email_format_only: "engagement",
  certificate: "engagement",
  consent_page_known: "engagement",
  street_given: "engagement",
  size_given: "engagement",
  finance_answered: "engagement",
  agent_answered: "engagement",
  faded: "engagement",
  timing_asap: "intent",
  timing_m1_3: "intent",
  timing_m3_6: "intent",
  timing_m6_12: "intent",
  timing_m12_plus: "intent",
  timing_browsing: "intent",
  timing_unknown: "intent",
  zip_known: "intent",
  wish_specific: "intent",
  request_described: "intent",
  no_agent: "intent",
  agent_unknown: "intent",
  agent_informal: "intent",
  agent_signed: "intent",
  cash: "financial",
  pre_approved: "financial",
  pre_qualified: "financial",
  talking_to_lender: "financial",
  price_plausible: "financial",
  rent_plausible: "financial",
  property_identified: "financial",
  property_described: "financial",
  nothing_known: "financial",
} as const satisfies Readonly<Record<string, ScoreComponent>>;

export type ScoreReasonCode = keyof typeof COMPONENT_BY_REASON;

/** The reasons in their fixed order. */
export const SCORE_REASONS = Object.keys(COMPONENT_BY_REASON) as readonly ScoreReasonCode[];

export function componentOf(code: ScoreReasonCode): ScoreComponent {
  return COMPONENT_BY_REASON[code];
}

/**
 * One rule that applied. The points of a component's reasons sum to the component; a penalty has
 * negative points.
 */
export interface ScoreReason {
  readonly code: ScoreReasonCode;
  readonly component: ScoreComponent;
  /** Whole hundredths. */
  readonly points: number;
}

export interface LeadScore {
  /** Whole hundredths, 0–100. */
  readonly engagement: number;
  readonly intent: number;
  readonly financial: number;
  /** 0–10,000. */
  readonly total: number;
  readonly tier: Tier;
  readonly modelVersion: string;
  readonly reasons: readonly ScoreReason[];
}

export interface ScoreSettings {
  readonly weights: ScoreWeights;
  readonly thresholds: TierThresholds;
}

export const DEFAULT_SCORE_SETTINGS: ScoreSettings = {
  weights: DEFAULT_WEIGHTS,
  thresholds: DEFAULT_THRESHOLDS,
};

/**
 * Scores a lead as of `nowMs` (epoch milliseconds); its age counts from the consent. The figures
 * are our judgment, not measured conversion. Never an input: name, language, the ZIP's place or
 * population, the email's domain, the phone's area code, the content of motivation or comments,
 * source of income.
 */
export function scoreLead(
  lead: ScoredLead,
  nowMs: number,
  settings: ScoreSettings = DEFAULT_SCORE_SETTINGS,
): LeadScore {
  const days = daysSince(lead.consent.givenAtMs, nowMs);
  const reasons: ScoreReason[] = [];
  const engagement = scoreEngagement(lead, days, reasons);
  const intent = scoreIntent(lead, days, reasons);
  const financial = scoreFinancial(lead, reasons);
  const total = scoreTotal(engagement, intent, financial, settings.weights);
  return {
    engagement,
    intent,
    financial,
    total,
    tier: tierOf(total, settings.thresholds),
    modelVersion: SCORE_MODEL_VERSION,
    reasons,
  };
}

function hasPrice(facts: LeadFacts): boolean {
  return facts.priceMinCents !== null || facts.priceMaxCents !== null;
}

function hasSize(facts: LeadFacts): boolean {
  return (
    Number(facts.beds !== null) +
      Number(facts.bathsQuarters !== null) +
      Number(facts.livingAreaSqft !== null) >=
    2
  );
}

/**
 * Up to 94. The four core answers 35 (type 9, place 8, price 9, timing 9) · a well-formed phone and
 * email 8 + 6 of the 20 for verified ones · instead of reply speed and return visits, which a post
 * cannot have: proof that a person filled in a form, a TrustedForm or Jornaya certificate 15, page
 * and IP address of the consent 10 · the rest of the form: street 6, two of beds, baths, area 6,
 * finance 4, agent 4. The sum halves every 14 days.
 */
function scoreEngagement(lead: ScoredLead, days: number, reasons: ScoreReason[]): number {
  const { facts, contact, consent } = lead;
  let sum = 0;
  const add = (holds: boolean, code: ScoreReasonCode, points: number): void => {
    if (!holds) return;
    reasons.push({ code, component: "engagement", points });
    sum += points;
  };
  add(facts.propertyType !== "unknown", "type_answered", 9);
  add(true, "place_answered", 8);
  add(hasPrice(facts), "price_answered", 9);
  add(facts.timing !== "unknown", "timing_answered", 9);
  add(contact.phone !== null, "phone_format_only", 8);
  add(contact.email !== null, "email_format_only", 6);
  add(consent.trustedFormCertUrl !== null || consent.jornayaLeadId !== null, "certificate", 15);
  add(consent.pageUrl !== null && consent.ipAddress !== null, "consent_page_known", 10);
  add(contact.street !== null, "street_given", 6);
  add(hasSize(facts), "size_given", 6);
  add(facts.financeStatus !== "unknown", "finance_answered", 4);
  add(facts.agentStatus !== "unknown", "agent_answered", 4);
  const faded = fade(sum, days);
  if (faded !== sum) reasons.push({ code: "faded", component: "engagement", points: faded - sum });
  return faded;
}

const TIMING_POINTS: Readonly<Record<Timing, readonly [ScoreReasonCode, number]>> = {
  asap_0_30d: ["timing_asap", 50],
  m1_3: ["timing_m1_3", 43],
  m3_6: ["timing_m3_6", 30],
  m6_12: ["timing_m6_12", 18],
  m12_plus: ["timing_m12_plus", 8],
  browsing: ["timing_browsing", 5],
  unknown: ["timing_unknown", 10],
};

/** The most intent with a signed agreement: the lead cannot be hot under the default weights. */
const SIGNED_AGREEMENT_MOST = 30;

/**
 * Up to 100. When: 50 · where: 20, because every post has a ZIP · what, instead of a request for a
 * tour or an appointment: three of type, price, beds, baths, area, or a seller's own street 10, any
 * motivation or remark 10 · free to hire an agent: none 10, informal or unknown 5. A signed
 * agreement earns nothing and caps the sum at 30.
 */
function scoreIntent(lead: ScoredLead, days: number, reasons: ScoreReason[]): number {
  const { facts, contact } = lead;
  let sum = 0;
  const add = (code: ScoreReasonCode, points: number): void => {
    reasons.push({ code, component: "intent", points });
    sum += points;
  };
  const [timingCode, timingPoints] = TIMING_POINTS[ageTiming(facts.timing, days)];
  add(timingCode, timingPoints);
  add("zip_known", 20);
  const wishes = [
    facts.propertyType !== "unknown",
    hasPrice(facts),
    facts.beds !== null,
    facts.bathsQuarters !== null,
    facts.livingAreaSqft !== null,
  ];
  if (wishes.filter(Boolean).length >= 3 || (isSelling(facts) && contact.street !== null))
    add("wish_specific", 10);
  const saysWhy =
    contact.comments !== null ||
    (contact.motivation !== "unknown" && contact.motivation !== "undisclosed");
  if (saysWhy) add("request_described", 10);
  if (facts.agentStatus === "none") add("no_agent", 10);
  else if (facts.agentStatus === "working_informally") add("agent_informal", 5);
  else if (facts.agentStatus === "unknown") add("agent_unknown", 5);
  else if (sum > SIGNED_AGREEMENT_MOST) add("agent_signed", SIGNED_AGREEMENT_MOST - sum);
  return sum;
}

function isSelling(facts: LeadFacts): boolean {
  return (
    facts.side === "seller" || facts.side === "investor_seller" || facts.side === "buyer_and_seller"
  );
}

const FINANCE_POINTS: Readonly<Partial<Record<FinanceStatus, readonly [ScoreReasonCode, number]>>> =
  {
    cash: ["cash", 100],
    pre_approved: ["pre_approved", 80],
    pre_qualified: ["pre_qualified", 65],
    talking_to_lender: ["talking_to_lender", 50],
  };

/**
 * Sale prices $10,000–$50,000,000, monthly rents $200–$50,000: the same nationwide, so that no area
 * is judged. In cents.
 */
const PLAUSIBLE_SALE = { least: 1_000_000n, most: 5_000_000_000n } as const;
const PLAUSIBLE_RENT = { least: 20_000n, most: 5_000_000n } as const;

function hasPricePlausible(
  facts: LeadFacts,
  range: { readonly least: bigint; readonly most: bigint },
): boolean {
  const price = facts.priceMaxCents ?? facts.priceMinCents;
  return price !== null && price >= range.least && price <= range.most;
}

/**
 * Up to 100; the best known fact counts. As stated by the consumer: cash 100, pre-approved 80,
 * pre-qualified 65, talking to a lender 50. A plausible price alone 35, for a renter a plausible
 * rent 50. A seller has the property: 10, and a plausible price 35, its street 20, two of beds,
 * baths and area 15. Nothing known 10.
 */
function scoreFinancial(lead: ScoredLead, reasons: ScoreReason[]): number {
  const { facts, contact } = lead;
  let best: readonly (readonly [ScoreReasonCode, number])[] = [["nothing_known", 10]];
  const consider = (candidate: readonly (readonly [ScoreReasonCode, number])[]): void => {
    if (sumOf(candidate) > sumOf(best)) best = candidate;
  };
  const stated = FINANCE_POINTS[facts.financeStatus];
  if (stated !== undefined) consider([stated]);
  if (facts.side === "renter") {
    if (hasPricePlausible(facts, PLAUSIBLE_RENT)) consider([["rent_plausible", 50]]);
  } else if (hasPricePlausible(facts, PLAUSIBLE_SALE)) {
    consider([["price_plausible", 35]]);
  }
  if (isSelling(facts)) {
    const property: (readonly [ScoreReasonCode, number])[] = [["nothing_known", 10]];
    if (hasPricePlausible(facts, PLAUSIBLE_SALE)) property.push(["price_plausible", 35]);
    if (contact.street !== null) property.push(["property_identified", 20]);
    if (hasSize(facts)) property.push(["property_described", 15]);
    consider(property);
  }
  for (const [code, points] of best) reasons.push({ code, component: "financial", points });
  return sumOf(best);
}

function sumOf(rules: readonly (readonly [ScoreReasonCode, number])[]): number {
  let sum = 0;
  for (const [, points] of rules) sum += points;
  return sum;
}
