// All matches of a lead, in no order: each step goes over the postings of all lists before the next step begins.
import type { CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { kindOfClause } from "./clause-kinds.ts";
import type { ListTable } from "./list-table.ts";
import { CELLS_PER_POSTING, FIRST_CLAUSE, HAS_MIXED_PLACES, HAS_MORE_CLAUSES_SHIFT, NUMBER, type PackedPostings, SECOND_CLAUSE } from "./packed-postings.ts";
import { LISTS_PER_LEAD } from "./place-keys.ts";
import { RecordsByKind } from "./records-by-kind.ts";
import { NumberList } from "../typed-arrays.ts";

/**
 * Taken one at a time a posting costs some 25 ns: its branches cannot be foreseen (half of the postings have a clause, half
 * of the clauses hold), and each look into cold memory is waited for alone. In steps, a posting is written down before it
 * is known to stay, so that hardly a branch depends on it, and the looks overlap: a quarter less time in all.
 */
export class ListScan {
  readonly #asked = new RecordsByKind();
  /** The records of the postings that match as far as they were asked. */
  readonly #matching = new NumberList();
  readonly #further = new NumberList();
  readonly #clausesAt = new NumberList();
  /** Campaigns of mixed places that were met in one of the lists. */
  readonly #met = new Set<number>();
  /** Where the lead's lists begin and end, of so many as there are. */
  readonly #starts = new Uint32Array(LISTS_PER_LEAD);
  readonly #ends = new Uint32Array(LISTS_PER_LEAD);
  #open = 0;

  /** Writes the numbers of the matching campaigns to `found`, which has room for them, and returns how many there are. */
  find(postings: PackedPostings, keys: Int32Array, typeBit: number, table: CampaignTable, subject: CriteriaSubject, found: Uint32Array): number {
    const { records } = postings;
    this.#met.clear();
    this.#sortLists(postings, keys, typeBit);
    this.#matching.count = 0;
    table.clauseBook.keepHolding(this.#asked, records, FIRST_CLAUSE, this.#matching, subject);
    this.#sortMatching(records);
    this.#matching.count = 0;
    table.clauseBook.keepHolding(this.#asked, records, SECOND_CLAUSE, this.#matching, subject);
    this.#askFurther(postings, table, subject);
    return this.#name(postings, found);
  }

  /** The postings that take the lead's type, by the kind of their first clause. */
  #sortLists({ lists, types, records }: PackedPostings, keys: Int32Array, typeBit: number): void {
    this.#asked.empty(this.#openLists(lists, keys));
    const { cells, counts, room } = this.#asked;
    // A shift leaves a 1 or a 0 without a branch. No bit at all becomes 31 places, beyond the mask: nothing takes it.
    const typeShift = 31 - Math.clz32(typeBit);
    for (let list = 0; list < this.#open; list += 1) {
      const end = this.#ends[list] ?? 0;
      for (let at = this.#starts[list] ?? 0; at < end; at += 1) {
        const record = CELLS_PER_POSTING * at;
        const kind = kindOfClause(records[record + FIRST_CLAUSE] ?? 0);
        const count = counts[kind] ?? 0;
        cells[kind * room + count] = record;
        counts[kind] = count + (((types[at] ?? 0) >>> typeShift) & 1);
      }
    }
  }

  /** Where the lead's lists lie, asked of all before any is read; returns how many postings they hold. */
  #openLists(lists: ListTable, keys: Int32Array): number {
    this.#open = 0;
    let postings = 0;
    for (const key of keys) {
      const list = lists.find(key);
      if (list === -1) continue;
      this.#starts[this.#open] = lists.startOf(list);
      this.#ends[this.#open] = lists.endOf(list);
      postings += lists.endOf(list) - lists.startOf(list);
      this.#open += 1;
    }
    return postings;
  }

  /** Those that match so far, by the kind of their second clause. */
  #sortMatching(records: Uint32Array): void {
    const { cells: matching, count: matches } = this.#matching;
    this.#asked.empty(matches);
    const { cells, counts, room } = this.#asked;
    for (let index = 0; index < matches; index += 1) {
      const record = matching[index] ?? 0;
      const kind = kindOfClause(records[record + SECOND_CLAUSE] ?? 0);
      const count = counts[kind] ?? 0;
      cells[kind * room + count] = record;
      counts[kind] = count + 1;
    }
  }

  /** Of those that match so far, the ones with more clauses: their campaign's own list is asked, from the third on. */
  #askFurther({ records, types }: PackedPostings, table: CampaignTable, subject: CriteriaSubject): void {
    const { cells: matching, count } = this.#matching;
    const further = this.#further.emptied(count);
    let matches = 0;
    let asks = 0;
    for (let index = 0; index < count; index += 1) {
      const record = matching[index] ?? 0;
      const hasMore = ((types[record / CELLS_PER_POSTING] ?? 0) >>> HAS_MORE_CLAUSES_SHIFT) & 1;
      further[asks] = record;
      asks += hasMore;
      matching[matches] = record;
      matches += hasMore ^ 1;
    }
    const clausesAt = this.#clausesAt.emptied(asks);
    for (let index = 0; index < asks; index += 1) clausesAt[index] = table.clausesAt[records[(further[index] ?? 0) + NUMBER] ?? 0] ?? 0;
    for (let index = 0; index < asks; index += 1) {
      if (table.clausesHold(clausesAt[index] ?? 0, 2, subject)) matching[matches++] = further[index] ?? 0;
    }
    this.#matching.count = matches;
  }

  /** From postings to campaigns, each once, where they are what they were. */
  #name({ records, types, current }: PackedPostings, found: Uint32Array): number {
    const { cells: matching, count: matches } = this.#matching;
    const { cells: inUse } = current;
    let count = 0;
    for (let index = 0; index < matches; index += 1) {
      const record = matching[index] ?? 0;
      const no = records[record + NUMBER] ?? 0;
      if (((types[record / CELLS_PER_POSTING] ?? 0) & HAS_MIXED_PLACES) !== 0 && this.#isSecondMeeting(no)) continue;
      found[count] = no;
      count += ((inUse[no >>> 5] ?? 0) >>> (no & 31)) & 1;
    }
    return count;
  }

  #isSecondMeeting(no: number): boolean {
    const isSecond = this.#met.has(no);
    this.#met.add(no);
    return isSecond;
  }
}
