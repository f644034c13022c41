// Computes how many past leads would have been duplicates under other days. Uses the rule that
// decides new leads.
import { type DuplicateRules, type EarlierCopy, duplicateOf } from "../lead/duplicate.ts";
import type { BeforeAfter } from "./terms-effects.ts";

/** A lead of the period that was compared with earlier ones, and has some. */
export interface RepeatedLead {
  readonly id: string;
  readonly side: string;
  readonly affiliateId: string;
  readonly receivedAtMs: number;
  /** The lead of which it was a duplicate in fact; null if it was none. */
  readonly duplicateOfId: string | null;
  /**
   * The earlier leads of its phone, email or address for its side that were offered or refused, but
   * were no duplicates, as they stood when the lead came; in the order in which they came.
   */
  readonly copies: readonly EarlierCopy[];
}

/**
 * How many of the leads are duplicates under each rule. `leads` are in the order in which they
 * came: a lead that is a duplicate makes none of the later ones a duplicate. Who would have bought
 * a lead is not decided anew: one that found no buyer counts as never offered, and one that was a
 * duplicate in fact as sold in the way in which its person was sold before.
 */
export function duplicateEffect(
  leads: readonly RepeatedLead[],
  before: DuplicateRules,
  after: DuplicateRules,
): BeforeAfter<number> {
  return { before: duplicatesUnder(leads, before), after: duplicatesUnder(leads, after) };
}

function duplicatesUnder(leads: readonly RepeatedLead[], rules: DuplicateRules): number {
  const duplicates = new Set<string>();
  /** Duplicates in fact that are none under the rules, by the lead that they repeated. */
  const offered = new Map<string, EarlierCopy[]>();
  for (const lead of leads) {
    const copies = lead.copies.flatMap((copy) => [
      ...(duplicates.has(copy.leadId) ? [] : [copy]),
      ...(offered.get(copy.leadId) ?? []),
    ]);
    const { id, side, affiliateId, receivedAtMs, duplicateOfId } = lead;
    if (copies.some((copy) => duplicateOf(copy, side, affiliateId, rules, receivedAtMs) !== null))
      duplicates.add(id);
    else if (duplicateOfId !== null)
      offered.set(duplicateOfId, [...(offered.get(duplicateOfId) ?? []), asOffered(lead)]);
  }
  return duplicates.size;
}

/** The lead as an earlier copy, if it had been offered. */
function asOffered({ id, side, affiliateId, receivedAtMs, copies }: RepeatedLead): EarlierCopy {
  const sold = copies.findLast(({ lastSoldAtMs }) => lastSoldAtMs !== null);
  return {
    leadId: id,
    side,
    affiliateId,
    receivedAtMs,
    reason: null,
    status: sold === undefined ? "expired" : "sold",
    lastSoldAtMs: sold === undefined ? null : receivedAtMs,
    soldExclusively: sold?.soldExclusively ?? false,
  };
}
