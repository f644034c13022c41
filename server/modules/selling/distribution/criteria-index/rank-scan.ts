// Finds the best matches of a lead, best first: scans the order of rank in windows, each wide
// enough to hold about as many as are still needed.
import type { CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { kindOfClause } from "./clause-kinds.ts";
import type { ClauseSteps } from "./clause-steps.ts";
import { MARKS, MarkedSlots } from "./marked-slots.ts";
import {
  askedEnd,
  askedStart,
  CELLS_PER_ASKED,
  CELLS_PER_SURE,
  FIRST_CLAUSE,
  NUMBER,
  type PackedPostings,
  SLOT,
  sureStart,
  TYPES,
  typeShift,
} from "./packed-postings.ts";
import { LISTS_PER_LEAD } from "./place-keys.ts";

/**
 * Seven of ten postings match; slightly more, since continuing with a second window costs as much
 * as it saves.
 */
const POSTINGS_PER_MATCH = 1.8;
/** Beyond every slot: the head of a part without postings. */
const NO_SLOT = 0xffff_ffff;

/**
 * The sure or the asked postings of a lead's lists: where each part continues and ends, and the
 * slot it begins with.
 */
class Parts {
  readonly cells: number;
  readonly at = new Uint32Array(LISTS_PER_LEAD);
  readonly end = new Uint32Array(LISTS_PER_LEAD);
  readonly head = new Uint32Array(LISTS_PER_LEAD);

  constructor(cells: number) {
    this.cells = cells;
  }

  open(list: number, records: Uint32Array, start: number, end: number): void {
    this.at[list] = start;
    this.end[list] = end;
    this.head[list] = start < end ? (records[start + SLOT] ?? 0) : NO_SLOT;
  }

  /** How many postings of a list are not yet read. */
  leftOf(list: number): number {
    return ((this.end[list] ?? 0) - (this.at[list] ?? 0)) / this.cells;
  }
}

/**
 * Merging a lead's lists posting by posting would have to choose among a dozen lists at each step.
 * In a window the lists are read one after the other; matches are marked at their slots, and
 * reading the marks puts them in order, each campaign once.
 */
export class RankScan {
  readonly #steps: ClauseSteps;
  readonly #sure = new Parts(CELLS_PER_SURE);
  readonly #asked = new Parts(CELLS_PER_ASKED);
  #open = 0;
  readonly #marked = new MarkedSlots();

  constructor(steps: ClauseSteps) {
    this.#steps = steps;
  }

  /**
   * Writes the numbers of the `limit` best matches to `found`, which is large enough for them, and
   * returns how many there are.
   */
  find(
    postings: PackedPostings,
    keys: Int32Array,
    typeBit: number,
    table: CampaignTable,
    subject: CriteriaSubject,
    limit: number,
    found: Uint32Array,
  ): number {
    let left = this.#openLists(postings, keys);
    let count = 0;
    for (let from = this.#firstSlot(); count < limit && left > 0;) {
      const until = Math.min(
        from + MARKS,
        this.#slotAfter(postings.records, (limit - count) * POSTINGS_PER_MATCH, left),
      );
      this.#markSure(postings, from, until);
      this.#sortAsked(postings, until, typeBit, left);
      this.#markMatching(postings, from, table, subject);
      count = this.#marked.take(found, count, limit);
      from = until;
      left = this.#left();
    }
    return count;
  }

  /**
   * Looks up the offsets and first postings of all of the lead's lists before any is read; returns
   * how many postings they hold.
   */
  #openLists({ lists, records }: PackedPostings, keys: Int32Array): number {
    this.#open = 0;
    for (const key of keys) {
      const list = lists.find(key);
      if (list === -1) continue;
      const middle = askedStart(records, list);
      this.#sure.open(this.#open, records, sureStart(list), middle);
      this.#asked.open(this.#open, records, middle, askedEnd(records, list));
      this.#open += 1;
    }
    return this.#left();
  }

  /** How many postings are not yet read. */
  #left(): number {
    let left = 0;
    for (let list = 0; list < this.#open; list += 1)
      left += this.#sure.leftOf(list) + this.#asked.leftOf(list);
    return left;
  }

  /** The best slot that a list begins with. */
  #firstSlot(): number {
    let first = NO_SLOT;
    for (let list = 0; list < this.#open; list += 1)
      first = Math.min(first, this.#sure.head[list] ?? 0, this.#asked.head[list] ?? 0);
    return first;
  }

  /**
   * The slot before which this many of the remaining postings should lie, estimated from the
   * longest part's share of them.
   */
  #slotAfter(records: Uint32Array, postings: number, left: number): number {
    let longest = this.#sure;
    let list = 0;
    for (const parts of [this.#sure, this.#asked]) {
      for (let other = 0; other < this.#open; other += 1)
        if (parts.leftOf(other) > longest.leftOf(list)) [longest, list] = [parts, other];
    }
    const ahead = Math.ceil((postings * longest.leftOf(list)) / left);
    return ahead < longest.leftOf(list)
      ? (records[(longest.at[list] ?? 0) + longest.cells * ahead + SLOT] ?? 0) + 1
      : NO_SLOT;
  }

  /** Marks the campaigns of the sure postings with slots before `until` that are still current. */
  #markSure({ records, current }: PackedPostings, from: number, until: number): void {
    for (let list = 0; list < this.#open; list += 1) {
      if ((this.#sure.head[list] ?? 0) >= until) continue;
      const end = this.#sure.end[list] ?? 0;
      let record = this.#sure.at[list] ?? 0;
      for (; record < end; record += CELLS_PER_SURE) {
        const slot = records[record + SLOT] ?? 0;
        if (slot >= until) break;
        const no = records[record + NUMBER] ?? 0;
        if (current.has(no)) this.#marked.mark(slot - from, no);
      }
      this.#sure.at[list] = record;
    }
  }

  /**
   * Sorts the asked postings with slots before `until` that take the lead's type by the kind of
   * their first clause.
   */
  #sortAsked({ records }: PackedPostings, until: number, typeBit: number, room: number): void {
    this.#steps.asked.empty(room);
    const { cells, counts, room: roomOfKind } = this.#steps.asked;
    const shift = typeShift(typeBit);
    for (let list = 0; list < this.#open; list += 1) {
      if ((this.#asked.head[list] ?? 0) >= until) continue;
      const end = this.#asked.end[list] ?? 0;
      let record = this.#asked.at[list] ?? 0;
      for (; record < end; record += CELLS_PER_ASKED) {
        if ((records[record + SLOT] ?? 0) >= until) break;
        const kind = kindOfClause(records[record + FIRST_CLAUSE] ?? 0);
        const count = counts[kind] ?? 0;
        cells[kind * roomOfKind + count] = record;
        counts[kind] = count + (((records[record + TYPES] ?? 0) >>> shift) & 1);
      }
      this.#asked.at[list] = record;
    }
  }

  /** Marks those of the sorted postings that match and are still current. */
  #markMatching(
    postings: PackedPostings,
    from: number,
    table: CampaignTable,
    subject: CriteriaSubject,
  ): void {
    const { records, current } = postings;
    const { cells: matching, count } = this.#steps.match(postings, table, subject);
    for (let index = 0; index < count; index += 1) {
      const record = matching[index] ?? 0;
      const no = records[record + NUMBER] ?? 0;
      if (current.has(no)) this.#marked.mark((records[record + SLOT] ?? 0) - from, no);
    }
  }
}
