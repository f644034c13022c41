// Defines how a clause is evaluated, encoded in its number: a comparison reads only its own column.
import type { Criteria } from "../../../../../domain/criteria/criteria.ts";

/** No clause at all: the number 0. */
export const NONE = 0;
/** Evaluated by calling the compiled clause, at most once per lead. */
export const CALLED = 1;
export const PRICE_RANGE = 2;
export const SCORE_RANGE = 3;
export const RADIUS = 4;
export const CLAUSE_KINDS = 5;

/** A clause's number is its index among those of its kind, then three bits for the kind. */
const KIND_BITS = 3;

export function clauseKind(clause: Criteria): number {
  if (!("field" in clause)) return CALLED;
  switch (clause.field) {
    case "price_cents":
      return PRICE_RANGE;
    case "score":
      return SCORE_RANGE;
    case "radius":
      return RADIUS;
    default:
      return CALLED;
  }
}

export function clauseNumber(place: number, kind: number): number {
  return (place << KIND_BITS) | kind;
}

export function kindOfClause(number: number): number {
  return number & ((1 << KIND_BITS) - 1);
}

export function placeOfClause(number: number): number {
  return number >>> KIND_BITS;
}
