// Names the values that criteria ask for, as seeds of the noise of their counts.
import type { Criteria } from "../criteria/criteria.ts";

/**
 * Each value once, with its field and whether it is asked for or excluded, however the criteria are
 * grouped or ordered.
 */
export function namedValues(criteria: Criteria): readonly string[] {
  return [...new Set(valuesIn(criteria, true))].toSorted();
}

function valuesIn(criteria: Criteria, isAsked: boolean): readonly string[] {
  if ("not" in criteria) return valuesIn(criteria.not, !isAsked);
  if ("all" in criteria) return criteria.all.flatMap((child) => valuesIn(child, isAsked));
  if ("any" in criteria) return criteria.any.flatMap((child) => valuesIn(child, isAsked));
  const name = `${isAsked ? "" : "not "}${criteria.field}`;
  if ("in" in criteria) return criteria.in.map((value) => `${name} ${value}`);
  return criteria.field === "radius"
    ? [`${name} ${criteria.zip_code} ${criteria.miles}`]
    : [`${name} ${criteria.min ?? ""} to ${criteria.max ?? ""}`];
}
