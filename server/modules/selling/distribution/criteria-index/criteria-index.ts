// Finds active campaigns by lead, in memory: packed lists per side and place, an overlay of edits,
// then the clauses.
import type { Criteria, CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import { PROPERTY_TYPES } from "../../../../../domain/lead/vocabulary.ts";
import { boundCriteria } from "./bound-criteria.ts";
import { CampaignTable } from "./campaign-table.ts";
import { ClauseTable } from "./clause-table.ts";
import { ClauseSteps } from "./clause-steps.ts";
import { ListScan } from "./list-scan.ts";
import { Overlay } from "./overlay.ts";
import {
  listKeysOfCampaign,
  type PackedPostings,
  packPostings,
  postingsBytes,
} from "./packed-postings.ts";
import { LISTS_PER_LEAD, listKeysOf } from "./place-keys.ts";
import { RankScan } from "./rank-scan.ts";
import { Slices } from "./slices.ts";
import { grown } from "../../../../platform/columns/grown.ts";

export interface IndexEntry {
  /**
   * The campaign's number: a positive integer, dense, since columns are as long as the largest
   * number.
   */
  readonly no: number;
  readonly criteria: Criteria;
  /** Larger is better; finite. */
  readonly rank: number;
}

/** Edits stay in the overlay until there are this many, or a 64th of all campaigns. */
const MIN_EDITS_TO_MERGE = 512;

/**
 * Columns are as long as the largest number: past this they would take over a gigabyte, so such a
 * number must be an error.
 */
const MAX_NO = 2 ** 25;

const typeBits = new Map<string, number>(PROPERTY_TYPES.map((type, number) => [type, 1 << number]));

export class CriteriaIndex {
  readonly #table = new CampaignTable(new ClauseTable());
  readonly #keys = new Int32Array(LISTS_PER_LEAD);
  readonly #steps = new ClauseSteps();
  readonly #ranks = new RankScan(this.#steps);
  readonly #scan = new ListScan(this.#steps);
  #postings: PackedPostings | null = null;
  #overlay = new Overlay();
  /** Edits since the running merge began; empty when none runs. */
  #lateOverlay = new Overlay();
  #edits = 0;
  /** Campaigns edited since the running merge began; null when none runs. */
  #touched: Set<number> | null = null;
  #merging: Promise<void> = Promise.resolve();
  #found = new Uint32Array(1_024);

  /** Builds an index of all entries, in slices of a few milliseconds. */
  static async build(
    entries: Iterable<IndexEntry> | AsyncIterable<IndexEntry>,
  ): Promise<CriteriaIndex> {
    const index = new CriteriaIndex();
    const slices = new Slices();
    for await (const entry of entries) {
      checkEntry(entry);
      index.#write(entry);
      if (slices.due()) await slices.pause();
    }
    await index.#mergeEdits();
    return index;
  }

  /** The number of campaigns. */
  get size(): number {
    return this.#table.size;
  }

  /** Bytes in typed arrays: packed lists and columns, without the shared clauses' closures. */
  get bytes(): number {
    return this.#table.bytes + (this.#postings === null ? 0 : postingsBytes(this.#postings));
  }

  /** The number of distinct clauses of the campaigns, beyond sides, types and places. */
  get clauses(): number {
    return this.#table.clauseTable.size;
  }

  /**
   * Adds a campaign or replaces the one with that number. The next find sees it. Throws a
   * RangeError on a bad number or rank.
   */
  upsert(entry: IndexEntry): void {
    checkEntry(entry);
    this.#retire(entry.no);
    this.#write(entry);
    const overlay = this.#touched === null ? this.#overlay : this.#lateOverlay;
    overlay.add(entry.no, listKeysOfCampaign(this.#table, entry.no));
    this.#noteEdit(entry.no);
  }

  /** Removes a campaign; false when it was not in the index. */
  remove(no: number): boolean {
    if (!this.#table.has(no)) return false;
    this.#retire(no);
    this.#noteEdit(no);
    return true;
  }

  /** Resolves when no merge of edits is running. A find never needs to wait for it. */
  async settled(): Promise<void> {
    await this.#merging;
  }

  /**
   * The numbers of the `count` best matching campaigns, best rank first, equal ranks by ascending
   * number. The next find overwrites them.
   */
  findBest(subject: CriteriaSubject, count: number): Uint32Array {
    const matching = this.#findRanked(subject, count);
    return this.#found.subarray(0, matching);
  }

  /**
   * The numbers of all matching campaigns, in no order: a third cheaper than `findBest` for all.
   * The next find overwrites them.
   */
  findAll(subject: CriteriaSubject): Uint32Array {
    const matching = this.#findUnranked(subject);
    return this.#found.subarray(0, matching);
  }

  /** The number of matching campaigns; costs as much as finding them. */
  countMatching(subject: CriteriaSubject): number {
    return this.#findUnranked(subject);
  }

  /** Writes the best `limit` matches to `#found` and returns how many there are. */
  #findRanked(subject: CriteriaSubject, limit: number): number {
    const { keys, typeBit, edited } = this.#ask(subject);
    const count =
      this.#postings === null
        ? 0
        : this.#ranks.find(this.#postings, keys, typeBit, this.#table, subject, limit, this.#found);
    return Math.min(limit, this.#mergeEdited(edited, count));
  }

  /**
   * Merges the edited matches, best first, into the `count` found ones, from the last on; returns
   * the new count.
   */
  #mergeEdited(edited: readonly number[], count: number): number {
    const found = this.#found;
    let next = count - 1;
    let place = count + edited.length;
    for (let index = edited.length - 1; index >= 0; index -= 1) {
      const no = edited[index] ?? 0;
      for (; next >= 0 && this.#table.compare(no, found[next] ?? 0) < 0; next -= 1)
        found[--place] = found[next] ?? 0;
      found[--place] = no;
    }
    return count + edited.length;
  }

  /** Writes all matches to `#found` and returns how many there are. */
  #findUnranked(subject: CriteriaSubject): number {
    const { keys, typeBit, edited } = this.#ask(subject);
    const found = this.#found;
    let count =
      this.#postings === null
        ? 0
        : this.#scan.find(this.#postings, keys, typeBit, this.#table, subject, found);
    for (const no of edited) found[count++] = no;
    return count;
  }

  /** Begins a find: computes the list keys and the overlays' matches. */
  #ask(subject: CriteriaSubject): {
    readonly keys: Int32Array;
    readonly typeBit: number;
    readonly edited: readonly number[];
  } {
    this.#table.clauseTable.begin(subject);
    if (this.#found.length < this.size) this.#found = grown(this.#found, this.size);
    const typeBit = typeBits.get(subject.facts.propertyType) ?? 0;
    const keys = this.#keys.subarray(0, listKeysOf(subject.facts, this.#keys));
    return { keys, typeBit, edited: this.#findEdited(keys, typeBit, subject) };
  }

  /** The matches among the edited campaigns, best first. */
  #findEdited(keys: Int32Array, typeBit: number, subject: CriteriaSubject): number[] {
    const found: number[] = [];
    this.#overlay.find(keys, this.#table, typeBit, subject, found);
    this.#lateOverlay.find(keys, this.#table, typeBit, subject, found);
    return found.length < 2 ? found : found.sort((left, right) => this.#table.compare(left, right));
  }

  #write({ no, criteria, rank }: IndexEntry): void {
    if (this.#table.has(no)) this.#table.remove(no);
    this.#table.add(no, rank, boundCriteria(criteria));
  }

  /**
   * Removes a campaign from the packed lists or the overlay; its postings remain and no longer
   * count.
   */
  #retire(no: number): void {
    if (!this.#table.has(no)) return;
    if (this.#postings?.current.has(no) === true) {
      this.#postings.current.delete(no);
    } else {
      const overlay = this.#touched?.has(no) === true ? this.#lateOverlay : this.#overlay;
      overlay.remove(no, listKeysOfCampaign(this.#table, no));
    }
    this.#table.remove(no);
  }

  #noteEdit(no: number): void {
    this.#edits += 1;
    this.#touched?.add(no);
    if (this.#touched === null && this.#edits > Math.max(MIN_EDITS_TO_MERGE, this.size / 64))
      this.#merging = this.#mergeEdits();
  }

  /**
   * Packs all postings again beside the lists in use, then swaps; the overlay of the edits made
   * meanwhile stays.
   */
  async #mergeEdits(): Promise<void> {
    const touched = new Set<number>();
    this.#touched = touched;
    const postings = await packPostings(this.#table, this.#postings?.lists.size ?? 0);
    for (const no of touched) postings.current.delete(no);
    this.#overlay = this.#lateOverlay;
    this.#lateOverlay = new Overlay();
    this.#postings = postings;
    this.#edits = touched.size;
    this.#touched = null;
  }
}

function checkEntry({ no, rank }: IndexEntry): void {
  if (!Number.isInteger(no) || no < 1 || no > MAX_NO)
    throw new RangeError(`a campaign's number is from 1 to ${MAX_NO}, not ${no}`);
  if (!Number.isFinite(rank)) throw new RangeError(`a campaign's rank is finite, not ${rank}`);
}
