// Checks a return against Plat's own records: proved, disproved, or open for people to decide.
import type { Criteria, CriteriaSubject, SetRule } from "../criteria/criteria.ts";
import { failedFields } from "../criteria/explain-mismatch.ts";
import { DAY_MS } from "../time.ts";
import type { ReturnReason } from "./reasons.ts";

export const FINDINGS = ["proved", "disproved", "open"] as const;
export type Finding = (typeof FINDINGS)[number];

/** The reasons for a finding. */
export const FINDING_WHYS = [
  "same_person",
  "other_person",
  "earlier_returned",
  "too_long_ago",
  "contact_gone",
  "criteria_failed",
  "criteria_hold",
  "by_hand",
  "criteria_unknown",
  "unreachable",
  "reachable",
  "was_reached",
  "no_provider",
  "not_checked",
] as const;
export type FindingWhy = (typeof FINDING_WHYS)[number];

export interface Checked {
  readonly finding: Finding;
  readonly why: FindingWhy;
}

/** A verification provider's verdict on a contact; null without a check. */
export type ContactVerdict = "reachable" | "unreachable" | "unknown" | null;

export interface CheckedFacts {
  readonly soldAtMs: number;
  /** How long after a purchase the same person counts as a duplicate. */
  readonly duplicateDays: number;
  /** The buying campaign's criteria as they were; `null` criteria if they were not kept. */
  readonly bought:
    | { readonly byHand: true }
    | { readonly byHand: false; readonly criteria: Criteria | null };
  /** Null for a lead without a place. */
  readonly subject: CriteriaSubject | null;
  /** The earlier purchase; `samePerson` is null if the contact is no longer kept. */
  readonly earlier: {
    readonly soldAtMs: number;
    readonly wasReturned: boolean;
    readonly samePerson: boolean | null;
  } | null;
  readonly contact: ContactVerdict;
  /** The buyer's own record says that it reached the person. */
  readonly wasReached: boolean;
}

const PLACE_FIELDS: ReadonlySet<string> = new Set<SetRule["field"] | "radius">([
  "state",
  "county_fips",
  "city",
  "zip_code",
  "radius",
]);
const TYPE_FIELDS: ReadonlySet<string> = new Set<SetRule["field"]>(["property_type"]);

const NOT_CHECKED: Checked = { finding: "open", why: "not_checked" };
const WAS_REACHED: Checked = { finding: "disproved", why: "was_reached" };

/**
 * True if the product's own record says otherwise: then no deadline approves the return, and only a
 * person decides it.
 */
export function isDisputed({ finding }: Pick<Checked, "finding">): boolean {
  return finding === "disproved";
}

/** Compares the reason with the known facts. Only a proved return is approved without people. */
export function checkReturn(reason: ReturnReason, facts: CheckedFacts): Checked {
  switch (reason) {
    case "duplicate":
      return checkDuplicate(facts);
    case "outside_area":
      return checkCriteria(facts, PLACE_FIELDS);
    case "wrong_property_type":
      return checkCriteria(facts, TYPE_FIELDS);
    case "invalid_contact":
      return checkContact(facts);
    case "no_response":
    case "fake_spam":
      return facts.wasReached ? WAS_REACHED : NOT_CHECKED;
    default:
      return NOT_CHECKED;
  }
}

/**
 * Whether this buyer bought the same contact within the duplicate window and still has that lead.
 */
function checkDuplicate({ earlier, soldAtMs, duplicateDays }: CheckedFacts): Checked {
  if (earlier === null) return { finding: "open", why: "not_checked" };
  if (earlier.samePerson === null) return { finding: "open", why: "contact_gone" };
  if (!earlier.samePerson) return { finding: "disproved", why: "other_person" };
  if (earlier.wasReturned) return { finding: "open", why: "earlier_returned" };
  return soldAtMs - earlier.soldAtMs < duplicateDays * DAY_MS
    ? { finding: "proved", why: "same_person" }
    : { finding: "open", why: "too_long_ago" };
}

/**
 * A manual buyer saw the lead's place and type and has no criteria: there is nothing to compare.
 */
function checkCriteria({ bought, subject }: CheckedFacts, fields: ReadonlySet<string>): Checked {
  if (bought.byHand) return { finding: "open", why: "by_hand" };
  if (bought.criteria === null || subject === null)
    return { finding: "open", why: "criteria_unknown" };
  const failed = failedFields(bought.criteria, subject);
  return [...failed].some((field) => fields.has(field))
    ? { finding: "proved", why: "criteria_failed" }
    : { finding: "disproved", why: "criteria_hold" };
}

/** A provider's proof counts less than the buyer's own record that the contact worked. */
function checkContact({ contact, wasReached }: CheckedFacts): Checked {
  if (wasReached) return WAS_REACHED;
  switch (contact) {
    case "unreachable":
      return { finding: "proved", why: "unreachable" };
    case "reachable":
      return { finding: "disproved", why: "reachable" };
    case "unknown":
      return { finding: "open", why: "not_checked" };
    case null:
      return { finding: "open", why: "no_provider" };
  }
}
