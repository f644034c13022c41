// Keeps what the index knows of each campaign, in columns by campaign number: rank, sides, types,
// places, clauses.
import type { CriteriaBounds } from "./bound-criteria.ts";
import type { ClauseTable } from "./clause-table.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import { ListPool } from "../state/typed-arrays.ts";
import type { CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";

export class CampaignTable {
  readonly clauseTable: ClauseTable;
  readonly places = new ListPool();
  readonly clauses = new ListPool();
  present = new Uint8Array(1_024);
  ranks = new Float64Array(1_024);
  sides = new Uint8Array(1_024);
  types = new Uint16Array(1_024);
  placesAt = new Uint32Array(1_024);
  clausesAt = new Uint32Array(1_024);
  size = 0;
  /** Places times sides over all campaigns: the number of postings. */
  postings = 0;

  constructor(clauseTable: ClauseTable) {
    this.clauseTable = clauseTable;
  }

  has(no: number): boolean {
    return this.present[no] === 1;
  }

  /** Adds a campaign that is not in the table. */
  add(no: number, rank: number, bounds: CriteriaBounds): void {
    this.#makeRoom(no);
    this.present[no] = 1;
    this.ranks[no] = rank;
    this.sides[no] = bounds.sides;
    this.types[no] = bounds.types;
    this.placesAt[no] = this.places.add(bounds.places);
    this.clausesAt[no] = this.clauses.add(
      bounds.clauses.map((clause) => this.clauseTable.add(clause)),
    );
    this.size += 1;
    this.postings += this.#postingsOf(no);
  }

  /** Removes a campaign that is in the table. */
  remove(no: number): void {
    this.postings -= this.#postingsOf(no);
    const clausesAt = this.clausesAt[no] ?? 0;
    for (let index = this.clauses.lengthAt(clausesAt) - 1; index >= 0; index -= 1) {
      this.clauseTable.release(this.clauses.valueAt(clausesAt, index));
    }
    this.clauses.release(clausesAt);
    this.places.release(this.placesAt[no] ?? 0);
    this.placesAt[no] = 0;
    this.clausesAt[no] = 0;
    this.present[no] = 0;
    this.size -= 1;
  }

  /** Whether the clauses of the list at offset `at` hold for the lead, from the `first` one on. */
  clausesHold(at: number, first: number, subject: CriteriaSubject): boolean {
    const length = this.clauses.lengthAt(at);
    for (let index = first; index < length; index += 1) {
      if (!this.clauseTable.holds(this.clauses.valueAt(at, index), subject)) return false;
    }
    return true;
  }

  /** Better first: the larger rank, then the smaller number. Negative when `left` goes first. */
  compare(left: number, right: number): number {
    return (this.ranks[right] ?? 0) - (this.ranks[left] ?? 0) || left - right;
  }

  get bytes(): number {
    const columns = [
      this.present,
      this.ranks,
      this.sides,
      this.types,
      this.placesAt,
      this.clausesAt,
    ];
    return columns.reduce(
      (sum, column) => sum + column.byteLength,
      this.places.bytes + this.clauses.bytes,
    );
  }

  #postingsOf(no: number): number {
    let sides = 0;
    for (let mask = this.sides[no] ?? 0; mask !== 0; mask &= mask - 1) sides += 1;
    return sides * this.places.lengthAt(this.placesAt[no] ?? 0);
  }

  #makeRoom(no: number): void {
    if (no < this.present.length) return;
    this.present = grown(this.present, no + 1);
    this.ranks = grown(this.ranks, no + 1);
    this.sides = grown(this.sides, no + 1);
    this.types = grown(this.types, no + 1);
    this.placesAt = grown(this.placesAt, no + 1);
    this.clausesAt = grown(this.clausesAt, no + 1);
  }
}
