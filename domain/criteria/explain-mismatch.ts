// Why a lead did not meet a campaign's criteria: the first leaf to blame, as a pointer that a
// screen can show.
import type { Criteria, CriteriaSubject } from "./criteria.ts";
import { leafMatches, matches } from "./matches.ts";

export interface CriteriaMismatch {
  /**
   * JSON pointer (RFC 6901) of the leaf in the criteria; of the group where an empty group decided.
   */
  readonly pointer: string;
  /** The leaf's field; null where an empty group decided. */
  readonly field: string | null;
  /** True when the leaf held although it stands under a `not`. */
  readonly excluded: boolean;
}

/**
 * The first leaf, in reading order, that kept the lead out; null when the criteria hold. Where
 * every branch of an `any` failed, the first branch speaks for all.
 */
export function explainMismatch(
  criteria: Criteria,
  subject: CriteriaSubject,
): CriteriaMismatch | null {
  return matches(criteria, subject) ? null : blame(criteria, subject, "", true);
}

/**
 * Walks to the first leaf whose answer is not the wanted one. The caller knows that this node's
 * answer is not.
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
 * The fields of every leaf that helped to keep the lead out; none when the criteria hold. An empty
 * group has no leaf to name.
 */
export function failedFields(criteria: Criteria, subject: CriteriaSubject): ReadonlySet<string> {
  return matches(criteria, subject) ? new Set() : new Set(failed(criteria, subject, true));
}

/** Of a node whose answer is not the wanted one: the leaves below it of which the same is true. */
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
