// Explains why a lead does not match a campaign's criteria: the first responsible leaf, as a
// pointer that a screen can show.
import type { Criteria, CriteriaSubject } from "./criteria.ts";
import { leafMatches, matches } from "./matches.ts";

export interface CriteriaMismatch {
  /** JSON pointer (RFC 6901) of the leaf in the criteria, or of the empty group that decided. */
  readonly pointer: string;
  /** The leaf's field; null if an empty group decided. */
  readonly field: string | null;
  /** True if the leaf is under a `not` and matched. */
  readonly excluded: boolean;
}

/**
 * The first leaf, in reading order, that excluded the lead; null if the criteria match. If every
 * branch of an `any` failed, the first branch is named.
 */
export function explainMismatch(
  criteria: Criteria,
  subject: CriteriaSubject,
): CriteriaMismatch | null {
  return matches(criteria, subject) ? null : blame(criteria, subject, "", true);
}

/**
 * Finds the first leaf whose result is not the wanted one. The caller knows that this node's result
 * is not.
 */
function blame(
  criteria: Criteria,
  subject: CriteriaSubject,
  pointer: string,
  wanted: boolean,
): CriteriaMismatch {
  if ("not" in criteria) return blame(criteria.not, subject, `${pointer}/not`, !wanted);
  if ("all" in criteria || "any" in criteria) {
    const [name, children] =
      "all" in criteria ? (["all", criteria.all] as const) : (["any", criteria.any] as const);
    const index = children.findIndex((child) => matches(child, subject) !== wanted);
    const child = children[index];
    if (child === undefined) return { pointer, field: null, excluded: !wanted };
    return blame(child, subject, `${pointer}/${name}/${index}`, wanted);
  }
  if (leafMatches(criteria, subject) === wanted)
    throw new Error(`criteria leaf ${pointer} is not to blame`);
  return { pointer, field: criteria.field, excluded: !wanted };
}

/**
 * The fields of all leaves that contributed to excluding the lead; empty if the criteria match. An
 * empty group has no leaf to name.
 */
export function failedFields(criteria: Criteria, subject: CriteriaSubject): ReadonlySet<string> {
  return matches(criteria, subject) ? new Set() : new Set(failed(criteria, subject, true));
}

/** The leaves, below a node whose result is not the wanted one, of which the same is true. */
function failed(criteria: Criteria, subject: CriteriaSubject, wanted: boolean): readonly string[] {
  if ("not" in criteria) return failed(criteria.not, subject, !wanted);
  if ("all" in criteria || "any" in criteria) {
    const children = "all" in criteria ? criteria.all : criteria.any;
    return children
      .filter((child) => matches(child, subject) !== wanted)
      .flatMap((child) => failed(child, subject, wanted));
  }
  return [criteria.field];
}
