// Keeps the clauses of all campaigns, each distinct clause once: it is evaluated at most once per
// lead, however many campaigns share it.
import { hash } from "node:crypto";
import type { Criteria, CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import {
  compileCriteria,
  type CriteriaPredicate,
} from "../../../../../domain/criteria/compile-criteria.ts";
import { readPriceInterval } from "../../../../../domain/criteria/read-field.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import type { NumberList } from "../state/typed-arrays.ts";
import {
  CALLED,
  CLAUSE_KINDS,
  NONE,
  PRICE_RANGE,
  RADIUS,
  SCORE_RANGE,
  clauseKind,
  clauseNumber,
  kindOfClause,
  placeOfClause,
} from "./clause-kinds.ts";
import { RadiusColumn } from "./radius-column.ts";
import { RangeColumn } from "./range-column.ts";
import type { RecordsByKind } from "./records-by-kind.ts";

/** Longer clauses (ZIP lists) are found by their hash, so that their text is not kept. */
const MAX_KEY_LENGTH = 96;
const LAST_STAMP = 0xffff_fffc;

const never: CriteriaPredicate = () => false;

/** The clauses of one kind: how often each is used, and the free places of those no longer used. */
class Drawer {
  readonly keys: string[] = [];
  readonly free: number[] = [];
  uses = new Uint32Array(256);

  take(key: string): number {
    const place = this.free.pop() ?? this.keys.length;
    this.uses = grown(this.uses, place + 1);
    this.uses[place] = 1;
    this.keys[place] = key;
    return place;
  }
}

export class ClauseTable {
  readonly #numbers = new Map<string, number>();
  readonly #drawers = Array.from({ length: CLAUSE_KINDS }, () => new Drawer());
  readonly #prices = new RangeColumn();
  readonly #scores = new RangeColumn();
  readonly #radii = new RadiusColumn();
  readonly #predicates: CriteriaPredicate[] = [];
  /**
   * Per clause that is called: the stamp of the last lead it was evaluated for, plus 1 when it
   * held.
   */
  #answers = new Uint32Array(1_024);
  #stamp = 0;

  /** The number of a clause, its own or that of an equal one. Each call counts one use. */
  add(clause: Criteria): number {
    const text = JSON.stringify(clause);
    const key = text.length <= MAX_KEY_LENGTH ? text : hash("sha256", text, "base64url");
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      const { uses } = this.#drawerOf(known);
      uses[placeOfClause(known)] = (uses[placeOfClause(known)] ?? 0) + 1;
      return known;
    }
    const kind = clauseKind(clause);
    const place = this.#drawerOf(kind).take(key);
    this.#write(place, clause);
    const number = clauseNumber(place, kind);
    this.#numbers.set(key, number);
    return number;
  }

  /** Releases one use; the last release removes the clause. */
  release(number: number): void {
    const { uses, keys, free } = this.#drawerOf(number);
    const place = placeOfClause(number);
    const rest = (uses[place] ?? 0) - 1;
    uses[place] = rest;
    if (rest > 0) return;
    this.#numbers.delete(keys[place] ?? "");
    keys[place] = "";
    if (kindOfClause(number) === CALLED) this.#predicates[place] = never;
    free.push(place);
  }

  /** Clears all answers for a new lead. */
  begin(subject: CriteriaSubject): void {
    const { total: score } = subject.score;
    this.#prices.begin(readPriceInterval(subject));
    this.#scores.begin({ low: score, high: score });
    this.#radii.begin(subject);
    if (this.#stamp >= LAST_STAMP) {
      this.#answers.fill(0);
      this.#stamp = 0;
    }
    this.#stamp += 2;
  }

  /** Whether a clause holds for the lead passed to `begin`. */
  holds(number: number, subject: CriteriaSubject): boolean {
    const place = placeOfClause(number);
    switch (kindOfClause(number)) {
      case NONE:
        return true;
      case PRICE_RANGE:
        return this.#prices.holds(place);
      case SCORE_RANGE:
        return this.#scores.holds(place);
      case RADIUS:
        return this.#radii.holds(place, subject);
      default: {
        const answer = this.#answers[place] ?? 0;
        return (answer < this.#stamp ? this.#answer(place, subject) : answer) !== this.#stamp;
      }
    }
  }

  /**
   * Adds to `kept`, in no order, the records whose clause holds for the lead passed to `begin`; the
   * clause of record n is `records[n + cell]`. Equivalent to `holds` for each, one kind at a time.
   */
  keepHolding(
    asked: RecordsByKind,
    records: Uint32Array,
    cell: number,
    kept: NumberList,
    subject: CriteriaSubject,
  ): void {
    kept.withCapacityFor(asked.count);
    this.#prices.keep(asked, PRICE_RANGE, records, cell, kept);
    this.#scores.keep(asked, SCORE_RANGE, records, cell, kept);
    this.#radii.keep(asked, records, cell, subject, kept);
    this.#keepAnswered(asked, records, cell, kept, subject);
  }

  /** The number of distinct clauses. */
  get size(): number {
    return this.#numbers.size;
  }

  #drawerOf(number: number): Drawer {
    const drawer = this.#drawers[kindOfClause(number)];
    if (drawer === undefined) throw new Error(`there is no clause ${number}`);
    return drawer;
  }

  #write(place: number, clause: Criteria): void {
    const kind = clauseKind(clause);
    if ("miles" in clause) this.#radii.write(place, clause);
    else if (kind === CALLED) {
      this.#answers = grown(this.#answers, place + 1);
      this.#predicates[place] = compileCriteria(clause);
    } else {
      const [min, max] = [
        "min" in clause ? (clause.min ?? -Infinity) : -Infinity,
        "max" in clause ? (clause.max ?? Infinity) : Infinity,
      ];
      (kind === PRICE_RANGE ? this.#prices : this.#scores).write(place, min, max);
    }
  }

  /**
   * Evaluates a clause for the first time for this lead. Returns the stamp when it does not hold, 1
   * more when it does.
   */
  #answer(place: number, subject: CriteriaSubject): number {
    const answer = this.#predicates[place]?.(subject) === true ? this.#stamp + 1 : this.#stamp;
    this.#answers[place] = answer;
    return answer;
  }

  #keepAnswered(
    asked: RecordsByKind,
    records: Uint32Array,
    cell: number,
    kept: NumberList,
    subject: CriteriaSubject,
  ): void {
    const answers = this.#answers;
    const stamp = this.#stamp;
    const { cells: from } = asked;
    const { cells } = kept;
    let end = kept.count;
    const last = asked.startOf(CALLED) + asked.countOf(CALLED);
    for (let index = asked.startOf(CALLED); index < last; index += 1) {
      const record = from[index] ?? 0;
      const place = placeOfClause(records[record + cell] ?? 0);
      const answer = answers[place] ?? 0;
      cells[end] = record;
      end += (answer < stamp ? this.#answer(place, subject) : answer) - stamp;
    }
    kept.count = end;
  }
}
