// Evaluates radius clauses as points on a sphere: a lead is inside when the angle between it and
// the center is small enough, which takes one dot product where the great-circle formula takes six
// trigonometric functions.
import type { CriteriaSubject, RadiusRule } from "../../../../../domain/criteria/criteria.ts";
import {
  compileCriteria,
  type CriteriaPredicate,
} from "../../../../../domain/criteria/compile-criteria.ts";
import { type Coordinates, EARTH_RADIUS_MILES } from "../../../../../domain/criteria/distance.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import type { NumberList } from "../state/typed-arrays.ts";
import { RADIUS, placeOfClause } from "./clause-kinds.ts";
import type { RecordsByKind } from "./records-by-kind.ts";

/**
 * This close to the edge, rounding might decide, so the rule itself is evaluated. About ten feet at
 * 10 miles; rounding is a hundredth of that.
 */
const EDGE = 1e-12;
const CELLS = 4;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export class RadiusColumn {
  /** Four cells per rule: its center, then the cosine of its angle. */
  #rules = new Float64Array(512);
  readonly #exact: CriteriaPredicate[] = [];
  #lead: Point = { x: 0, y: 0, z: 0 };

  write(place: number, rule: RadiusRule): void {
    this.#rules = grown(this.#rules, CELLS * place + CELLS);
    const { x, y, z } = pointOf(rule);
    this.#rules.set(
      [x, y, z, Math.cos(Math.min(Math.PI, rule.miles / EARTH_RADIUS_MILES))],
      CELLS * place,
    );
    this.#exact[place] = compileCriteria(rule);
  }

  /** Sets the lead that the next calls are about. */
  begin({ facts }: CriteriaSubject): void {
    this.#lead = pointOf(facts.place);
  }

  holds(place: number, subject: CriteriaSubject): boolean {
    const within = this.#within(CELLS * place);
    return within > EDGE || (within >= -EDGE && this.#exact[place]?.(subject) === true);
  }

  /**
   * Adds to `kept` the asked records whose radius the lead is within; the clause of record n is
   * `records[n + cell]`.
   */
  keep(
    asked: RecordsByKind,
    records: Uint32Array,
    cell: number,
    subject: CriteriaSubject,
    kept: NumberList,
  ): void {
    const { cells: from } = asked;
    const { cells } = kept;
    let end = kept.count;
    const last = asked.startOf(RADIUS) + asked.countOf(RADIUS);
    for (let index = asked.startOf(RADIUS); index < last; index += 1) {
      const record = from[index] ?? 0;
      const place = placeOfClause(records[record + cell] ?? 0);
      const within = this.#within(CELLS * place);
      cells[end] = record;
      if (within > EDGE || (within >= -EDGE && this.#exact[place]?.(subject) === true)) end += 1;
    }
    kept.count = end;
  }

  /** By how much the cosine of the lead's angle exceeds that of the rule. */
  #within(at: number): number {
    const rules = this.#rules;
    const { x, y, z } = this.#lead;
    return (
      x * (rules[at] ?? 0) +
      y * (rules[at + 1] ?? 0) +
      z * (rules[at + 2] ?? 0) -
      (rules[at + 3] ?? 0)
    );
  }
}

function pointOf({ latitude, longitude }: Coordinates): Point {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  };
}
