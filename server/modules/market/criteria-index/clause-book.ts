// The clauses of all campaigns, each kept once: a lead asks a clause at most once, however many campaigns share it.
import { hash } from "node:crypto";
import type { Criteria, CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import { readPriceInterval } from "../../../../domain/criteria/read-field.ts";
import { compileCriteria, type CriteriaPredicate } from "../../../../domain/criteria/compile-criteria.ts";
import { grown } from "../../../platform/columns/grown.ts";
import { NumberList } from "../typed-arrays.ts";

/** Longer clauses (ZIP lists) are found by their hash, so that their text is not kept. */
const MAX_KEY_LENGTH = 96;
const LAST_STAMP = 0xffff_fffc;

const never: CriteriaPredicate = () => false;

/** How a clause is answered. Price and score ranges differ from campaign to campaign, so they are compared, not called. */
const CALLED = 0;
const PRICE_RANGE = 1;
const SCORE_RANGE_SHIFT = 1;
const SCORE_RANGE = 1 << SCORE_RANGE_SHIFT;

function kindOf(clause: Criteria): number {
  if (!("field" in clause)) return CALLED;
  return clause.field === "price_cents" ? PRICE_RANGE : clause.field === "score" ? SCORE_RANGE : CALLED;
}

export class ClauseBook {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #predicates: CriteriaPredicate[] = [];
  readonly #free: number[] = [];
  #uses = new Uint32Array(1_024);
  /** Per clause: the stamp of the last lead that asked, plus 1 when the answer was yes. */
  #answers = new Uint32Array(1_024);
  #stamp = 0;
  #kinds = new Uint8Array(1_024);
  /** Per price or score range: its ends. */
  #mins = new Float64Array(1_024);
  #maxs = new Float64Array(1_024);
  /** Of the lead that asks. A price that is not known lies outside every range. */
  #priceLow = Infinity;
  #priceHigh = -Infinity;
  #score = 0;
  /** What `keepHolding` was asked, by kind. */
  readonly #called = new NumberList();
  readonly #priced = new NumberList();
  readonly #scored = new NumberList();

  /** The number of a clause, its own or that of an equal one. Each call counts one use. */
  add(clause: Criteria): number {
    const text = JSON.stringify(clause);
    const key = text.length <= MAX_KEY_LENGTH ? text : hash("sha256", text, "base64url");
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      this.#uses[known] = (this.#uses[known] ?? 0) + 1;
      return known;
    }
    const number = this.#free.pop() ?? this.#predicates.length;
    this.#uses = grown(this.#uses, number + 1);
    this.#answers = grown(this.#answers, number + 1);
    this.#kinds = grown(this.#kinds, number + 1);
    this.#mins = grown(this.#mins, number + 1);
    this.#maxs = grown(this.#maxs, number + 1);
    this.#numbers.set(key, number);
    this.#keys[number] = key;
    const kind = kindOf(clause);
    this.#kinds[number] = kind;
    this.#predicates[number] = kind === CALLED ? compileCriteria(clause) : never;
    this.#mins[number] = "min" in clause ? (clause.min ?? -Infinity) : -Infinity;
    this.#maxs[number] = "max" in clause ? (clause.max ?? Infinity) : Infinity;
    this.#uses[number] = 1;
    return number;
  }

  /** Takes back one use; with the last one the clause is forgotten. */
  release(number: number): void {
    const uses = (this.#uses[number] ?? 0) - 1;
    this.#uses[number] = uses;
    if (uses > 0) return;
    this.#numbers.delete(this.#keys[number] ?? "");
    this.#keys[number] = "";
    this.#predicates[number] = never;
    this.#free.push(number);
  }

  /** Forgets all answers: a new lead is going to ask. */
  begin(subject: CriteriaSubject): void {
    const price = readPriceInterval(subject);
    this.#priceLow = price?.low ?? Infinity;
    this.#priceHigh = price?.high ?? -Infinity;
    this.#score = subject.score.total;
    if (this.#stamp >= LAST_STAMP) {
      this.#answers.fill(0);
      this.#stamp = 0;
    }
    this.#stamp += 2;
  }

  /** Whether a clause holds for the lead that `begin` named. */
  holds(number: number, subject: CriteriaSubject): boolean {
    const kind = this.#kinds[number];
    if (kind === PRICE_RANGE) return this.#priceLow <= (this.#maxs[number] ?? 0) && this.#priceHigh >= (this.#mins[number] ?? 0);
    if (kind === SCORE_RANGE) return this.#score >= (this.#mins[number] ?? 0) && this.#score <= (this.#maxs[number] ?? 0);
    const answer = this.#answers[number] ?? 0;
    return (answer < this.#stamp ? this.#answer(number, subject) : answer) !== this.#stamp;
  }

  /** Asks a clause that the lead has not asked yet. The stamp when it does not hold, 1 more when it does. */
  #answer(number: number, subject: CriteriaSubject): number {
    const answer = this.#predicates[number]?.(subject) === true ? this.#stamp + 1 : this.#stamp;
    this.#answers[number] = answer;
    return answer;
  }

  /**
   * Adds to `kept`, in no order, those of `asked` whose clause holds for the lead that `begin` named; the clause of n is
   * `clauses[n]`. The same as `holds` for each, without a branch that the processor would have to guess.
   */
  keepHolding(asked: NumberList, clauses: Uint32Array, kept: NumberList, subject: CriteriaSubject): void {
    kept.withRoomFor(asked.count);
    this.#sortByKind(asked, clauses);
    this.#keepInRange(this.#priced, clauses, this.#priceLow, this.#priceHigh, kept);
    this.#keepInRange(this.#scored, clauses, this.#score, this.#score, kept);
    this.#keepAnswered(clauses, kept, subject);
  }

  #sortByKind({ cells: asked, count }: NumberList, clauses: Uint32Array): void {
    const kinds = this.#kinds;
    for (const list of [this.#called, this.#priced, this.#scored]) list.count = 0;
    const called = this.#called.withRoomFor(count);
    const priced = this.#priced.withRoomFor(count);
    const scored = this.#scored.withRoomFor(count);
    let prices = 0;
    let scores = 0;
    for (let index = 0; index < count; index += 1) {
      const item = asked[index] ?? 0;
      const kind = kinds[clauses[item] ?? 0] ?? 0;
      called[index - prices - scores] = item;
      priced[prices] = item;
      scored[scores] = item;
      prices += kind & PRICE_RANGE;
      scores += kind >>> SCORE_RANGE_SHIFT;
    }
    this.#called.count = count - prices - scores;
    this.#priced.count = prices;
    this.#scored.count = scores;
  }

  #keepInRange({ cells: asked, count }: NumberList, clauses: Uint32Array, low: number, high: number, kept: NumberList): void {
    const mins = this.#mins;
    const maxs = this.#maxs;
    const { cells } = kept;
    let end = kept.count;
    for (let index = 0; index < count; index += 1) {
      const item = asked[index] ?? 0;
      const clause = clauses[item] ?? 0;
      cells[end] = item;
      if (low <= (maxs[clause] ?? 0) && high >= (mins[clause] ?? 0)) end += 1;
    }
    kept.count = end;
  }

  #keepAnswered(clauses: Uint32Array, kept: NumberList, subject: CriteriaSubject): void {
    const answers = this.#answers;
    const stamp = this.#stamp;
    const { cells: asked, count } = this.#called;
    const { cells } = kept;
    let end = kept.count;
    for (let index = 0; index < count; index += 1) {
      const item = asked[index] ?? 0;
      const clause = clauses[item] ?? 0;
      const answer = answers[clause] ?? 0;
      cells[end] = item;
      end += (answer < stamp ? this.#answer(clause, subject) : answer) - stamp;
    }
    kept.count = end;
  }

  get size(): number {
    return this.#numbers.size;
  }
}
