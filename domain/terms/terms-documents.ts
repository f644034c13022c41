// The terms of accounts as documents: how they are stored and sent, and what must hold between
// their members.
import type { EarningTerms } from "../distribution/auction-lead.ts";
import { type Limits, type LimitsDocument, readLimits } from "../distribution/caps.ts";
import type { LeadSide, Tier } from "../lead/vocabulary.ts";
import { type Cents, cents, centsToJson } from "../money/money.ts";
import type {
  AffiliateTerms,
  EarningCondition,
  EarningRule,
  ReserveRule,
} from "./affiliate-terms.ts";

/** A share in basis points, or a flat amount in cents. */
export interface EarningDocument {
  readonly kind: "share" | "flat";
  readonly amount: number;
}

export interface AffiliateTermsDocument {
  readonly earning: EarningDocument;
  readonly earning_rules: readonly {
    readonly source_id: string | null;
    readonly side: LeadSide | null;
    readonly tier: Tier | null;
    readonly from_sold: number;
    readonly earning: EarningDocument;
  }[];
  readonly reserves: readonly {
    readonly side: LeadSide | null;
    readonly exclusive_cents: number | null;
    readonly shared_cents: number | null;
  }[];
  readonly hold_days: number | null;
}

export interface BuyerTermsDocument {
  /** Days after delivery in which a lead may be returned; null for the network's window. */
  readonly return_days: number | null;
  /** Over all campaigns of the account; purchases that a person makes do not count. */
  readonly limits: LimitsDocument;
  /** States in which it may not buy, whatever its licenses are. */
  readonly closed_states: readonly string[];
  /** States that the network's rule for its kind closes, and that are open to it. */
  readonly exempt_states: readonly string[];
}

/** The longest return window in days. Our limit: longer than any network of the field publishes. */
export const LONGEST_RETURN_DAYS = 60;

/** What a buyer without terms of its own has. */
export const USUAL_BUYER_TERMS: BuyerTermsDocument = {
  return_days: null,
  limits: {},
  closed_states: [],
  exempt_states: [],
};

/** An affiliate's terms that are one share, in basis points, of every sale. */
export function shareOnly(share: number): AffiliateTermsDocument {
  return {
    earning: { kind: "share", amount: share },
    earning_rules: [],
    reserves: [],
    hold_days: null,
  };
}

export interface BuyerTerms {
  readonly returnDays: number | null;
  readonly limits: Limits;
  readonly closedStates: readonly string[];
  readonly exemptStates: readonly string[];
}

/** Throws a RangeError if an amount is not a whole number. */
export function readEarning({ kind, amount }: EarningDocument): EarningTerms {
  return kind === "share" ? { kind, share: amount } : { kind, cents: cents(amount) };
}

export function writeEarning(terms: EarningTerms): EarningDocument {
  return terms.kind === "share"
    ? { kind: "share", amount: terms.share }
    : { kind: "flat", amount: centsToJson(terms.cents) };
}

/** Throws a RangeError if an amount is not a whole number. */
export function readAffiliateTerms(document: AffiliateTermsDocument): AffiliateTerms {
  return {
    earning: readEarning(document.earning),
    rules: document.earning_rules.map((rule): EarningRule => ({
      sourceId: rule.source_id,
      side: rule.side,
      tier: rule.tier,
      fromSold: rule.from_sold,
      earning: readEarning(rule.earning),
    })),
    reserves: document.reserves.map((rule): ReserveRule => ({
      side: rule.side,
      exclusiveCents: centsOrNull(rule.exclusive_cents),
      sharedCents: centsOrNull(rule.shared_cents),
    })),
    holdDays: document.hold_days,
  };
}

function centsOrNull(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount);
}

/** Throws a RangeError if an amount is not a whole number. */
export function readBuyerTerms(document: BuyerTermsDocument): BuyerTerms {
  return {
    returnDays: document.return_days,
    limits: readLimits(document.limits),
    closedStates: document.closed_states,
    exemptStates: document.exempt_states,
  };
}

/** A member of a document that does not hold together with the rest, as a JSON pointer. */
export interface TermsProblem {
  readonly field: string;
  readonly problem: "twice" | "no_condition" | "too_much" | "out_of_reach";
}

const WHOLE_SHARE = 10_000;

/** What the schema of the document cannot say. Empty when it holds together. */
export function findTermsProblems(document: AffiliateTermsDocument): TermsProblem[] {
  const problems: TermsProblem[] = [];
  if (isOverWhole(document.earning))
    problems.push({ field: "/earning/amount", problem: "too_much" });
  const { rules, ...terms } = readAffiliateTerms(document);
  rules.forEach((rule, index) => {
    const field = `/earning_rules/${index}`;
    if (isUnconditional(rule)) problems.push({ field, problem: "no_condition" });
    else if (rules.slice(0, index).some((other) => isSameCondition(other, rule)))
      problems.push({ field, problem: "twice" });
    if (isOverWhole(writeEarning(rule.earning)))
      problems.push({ field: `${field}/earning/amount`, problem: "too_much" });
  });
  document.reserves.forEach((reserve, index) => {
    const field = `/reserves/${index}`;
    if (document.reserves.slice(0, index).some(({ side }) => side === reserve.side))
      problems.push({ field: `${field}/side`, problem: "twice" });
    if (rules.length > 0 || terms.earning.kind === "share") return;
    const flat = centsToJson(terms.earning.cents);
    for (const mode of ["exclusive_cents", "shared_cents"] as const)
      if ((reserve[mode] ?? 0) > flat)
        problems.push({ field: `${field}/${mode}`, problem: "out_of_reach" });
  });
  return problems;
}

function isOverWhole({ kind, amount }: EarningDocument): boolean {
  return kind === "share" && amount > WHOLE_SHARE;
}

function isUnconditional({ sourceId, side, tier, fromSold }: EarningCondition): boolean {
  return sourceId === null && side === null && tier === null && fromSold === 0;
}

function isSameCondition(one: EarningCondition, other: EarningCondition): boolean {
  return (
    one.sourceId === other.sourceId &&
    one.side === other.side &&
    one.tier === other.tier &&
    one.fromSold === other.fromSold
  );
}
