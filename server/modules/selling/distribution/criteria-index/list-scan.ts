// Finds all matches of a lead, in no order.
import type { CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { kindOfClause } from "./clause-kinds.ts";
import { ClauseSteps } from "./clause-steps.ts";
import {
  ASKED_COUNT,
  askedEnd,
  askedStart,
  CELLS_PER_ASKED,
  CELLS_PER_SURE,
  FIRST_CLAUSE,
  HAS_MIXED_PLACES,
  NUMBER,
  type PackedPostings,
  sureStart,
  TYPES,
  typeShift,
} from "./packed-postings.ts";
import { LISTS_PER_LEAD } from "./place-keys.ts";
import type { NumberList } from "../state/typed-arrays.ts";

export class ListScan {
  readonly #steps: ClauseSteps;
  /** Campaigns of mixed places that were found in one of the lists. */
  readonly #met = new Set<number>();
  /** The offsets of the lead's lists. */
  readonly #lists = new Uint32Array(LISTS_PER_LEAD);
  #open = 0;

  constructor(steps: ClauseSteps) {
    this.#steps = steps;
  }

  /**
   * Writes the numbers of the matching campaigns to `found`, which is large enough for them, and
   * returns how many there are.
   */
  find(
    postings: PackedPostings,
    keys: Int32Array,
    typeBit: number,
    table: CampaignTable,
    subject: CriteriaSubject,
    found: Uint32Array,
  ): number {
    this.#openLists(postings, keys);
    this.#sortLists(postings, typeBit);
    const matching = this.#steps.match(postings, table, subject);
    return this.#nameMatching(postings, matching, found, this.#nameSure(postings, found));
  }

  /** Looks up the offsets of all of the lead's lists before any is read. */
  #openLists({ lists }: PackedPostings, keys: Int32Array): void {
    this.#open = 0;
    for (const key of keys) {
      const list = lists.find(key);
      if (list !== -1) this.#lists[this.#open++] = list;
    }
  }

  /** Sorts the asked postings that take the lead's type by the kind of their first clause. */
  #sortLists({ records }: PackedPostings, typeBit: number): void {
    let postings = 0;
    for (let list = 0; list < this.#open; list += 1)
      postings += records[(this.#lists[list] ?? 0) + ASKED_COUNT] ?? 0;
    this.#steps.asked.empty(postings);
    const { cells, counts, room } = this.#steps.asked;
    const shift = typeShift(typeBit);
    for (let list = 0; list < this.#open; list += 1) {
      const start = this.#lists[list] ?? 0;
      const end = askedEnd(records, start);
      for (let record = askedStart(records, start); record < end; record += CELLS_PER_ASKED) {
        const kind = kindOfClause(records[record + FIRST_CLAUSE] ?? 0);
        const count = counts[kind] ?? 0;
        cells[kind * room + count] = record;
        counts[kind] = count + (((records[record + TYPES] ?? 0) >>> shift) & 1);
      }
    }
  }

  /** Writes the campaigns of the sure postings that are still current. */
  #nameSure({ records, current }: PackedPostings, found: Uint32Array): number {
    const { cells: inUse } = current;
    let count = 0;
    for (let list = 0; list < this.#open; list += 1) {
      const start = this.#lists[list] ?? 0;
      const end = askedStart(records, start);
      for (let record = sureStart(start); record < end; record += CELLS_PER_SURE) {
        const no = records[record + NUMBER] ?? 0;
        found[count] = no;
        count += ((inUse[no >>> 5] ?? 0) >>> (no & 31)) & 1;
      }
    }
    return count;
  }

  /**
   * Adds the campaigns of the asked postings that match and are still current, each once, to the
   * `count` found so far.
   */
  #nameMatching(
    { records, current }: PackedPostings,
    matching: NumberList,
    found: Uint32Array,
    count: number,
  ): number {
    const { cells: inUse } = current;
    const { cells, count: matches } = matching;
    let named = count;
    this.#met.clear();
    for (let index = 0; index < matches; index += 1) {
      const record = cells[index] ?? 0;
      const no = records[record + NUMBER] ?? 0;
      if (((records[record + TYPES] ?? 0) & HAS_MIXED_PLACES) !== 0 && this.#isSecondMeeting(no))
        continue;
      found[named] = no;
      named += ((inUse[no >>> 5] ?? 0) >>> (no & 31)) & 1;
    }
    return named;
  }

  #isSecondMeeting(no: number): boolean {
    const isSecond = this.#met.has(no);
    this.#met.add(no);
    return isSecond;
  }
}
