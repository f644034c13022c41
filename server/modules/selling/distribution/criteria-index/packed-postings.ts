// Keeps the posting lists of all campaigns in one typed array: per side and place, campaigns in the
// order of their rank.
import { ALL_TYPES } from "./bound-criteria.ts";
import { LEAD_SIDES } from "../../../../../domain/lead/vocabulary.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { ListTable } from "./list-table.ts";
import { type ListKey, listKey, placeKind } from "./place-keys.ts";
import { Slices } from "./slices.ts";
import { sortByRank } from "./sort-by-rank.ts";
import { NumberSet } from "../state/typed-arrays.ts";
import { grown } from "../../../../platform/columns/grown.ts";

/**
 * Set in a posting's type mask when more clauses must hold than it has cells for: the campaign's
 * own list has the rest.
 */
export const HAS_MORE_CLAUSES = 1 << 13;
/**
 * Set when the campaign's places are of several kinds ("CA or ZIP 89501"), so that a lead may find
 * it in two lists.
 */
export const HAS_MIXED_PLACES = 1 << 12;

/**
 * A list: two cells with the number of postings of each kind, then the *sure* postings, whose
 * campaigns require the side and the place alone, then the *asked* ones; both in the order of
 * slots.
 */
export const SURE_COUNT = 0;
export const ASKED_COUNT = 1;
export const CELLS_PER_HEAD = 2;

/**
 * The cells of a posting: its slot and its campaign's number; an asked posting also has the
 * campaign's type mask with the flags above, and its first clauses (0 where it has none).
 */
export const CELLS_PER_SURE = 2;
export const CELLS_PER_ASKED = 6;
export const SLOT = 0;
export const NUMBER = 1;
export const TYPES = 2;
export const FIRST_CLAUSE = 3;
export const CLAUSES_PER_POSTING = CELLS_PER_ASKED - FIRST_CLAUSE;

/**
 * A slot is a campaign's position in the order of rank, 0 the best: lists hold ascending slots, so
 * that a search need not read the ranks.
 */
export interface PackedPostings {
  readonly lists: ListTable;
  /**
   * The lists one after the other. Most campaigns are matched without leaving the list: the
   * processor prefetches this one stream of memory, whereas access to other memory would stall.
   */
  readonly records: Uint32Array;
  /**
   * The campaigns whose postings are current; the postings of edited or removed campaigns no longer
   * count.
   */
  readonly current: NumberSet;
}

/** Where a list's sure postings begin. */
export function sureStart(list: number): number {
  return list + CELLS_PER_HEAD;
}

/** Where a list's sure postings end, and its asked postings begin. */
export function askedStart(records: Uint32Array, list: number): number {
  return sureStart(list) + CELLS_PER_SURE * (records[list + SURE_COUNT] ?? 0);
}

/** Where a list's asked postings end. */
export function askedEnd(records: Uint32Array, list: number): number {
  return askedStart(records, list) + CELLS_PER_ASKED * (records[list + ASKED_COUNT] ?? 0);
}

/**
 * How far to shift a posting's types so that its lowest bit says whether it takes the lead's type:
 * a 1 or a 0 without a branch.
 */
export function typeShift(typeBit: number): number {
  // No bit at all gives a shift of 31, beyond the mask: no posting takes it.
  return 31 - Math.clz32(typeBit);
}

/** The number of postings of each list, by the list's number. */
class Lengths {
  sure: Uint32Array<ArrayBuffer>;
  asked: Uint32Array<ArrayBuffer>;

  constructor(lists: number) {
    this.sure = new Uint32Array(lists + 1_024);
    this.asked = new Uint32Array(lists + 1_024);
  }

  count(list: number, isSure: boolean): void {
    this.sure = grown(this.sure, list + 1);
    this.asked = grown(this.asked, list + 1);
    const lengths = isSure ? this.sure : this.asked;
    lengths[list] = (lengths[list] ?? 0) + 1;
  }
}

/** Postings in the order of slots, before they are sorted into their lists. */
interface Draft {
  readonly lists: ListTable;
  readonly lengths: Lengths;
  readonly listOfPosting: Uint32Array;
  /** Postings of slot n end before ends[n]. */
  readonly ends: Uint32Array;
  /** 1 where the postings of slot n are sure. */
  readonly isSlotSure: Uint8Array;
  readonly typesOfSlot: Uint16Array;
  /** The first three clauses of slot n, at 3 n. */
  readonly clausesOfSlot: Uint32Array;
}

/**
 * Packs the campaigns that the table holds when it is called, into about `lists` lists. It pauses
 * for other work; campaigns edited meanwhile may be packed old, new or torn, and the caller must
 * mark their postings as not current.
 */
export async function packPostings(table: CampaignTable, lists: number): Promise<PackedPostings> {
  const slices = new Slices();
  const ranking = await sortByRank(table, slices);
  const draft = await draftPostings(table, ranking, lists, slices);
  const starts = startsOf(draft.lengths, draft.lists.size);
  await draft.lists.place(starts, slices);
  const current = new NumberSet(table.present.length);
  const records = new Uint32Array(starts.at(-1) ?? 0);
  const { sure: nextSure, asked: nextAsked } = draft.lengths;
  for (let list = 0; list < draft.lists.size; list += 1) {
    const start = starts[list] ?? 0;
    records[start + SURE_COUNT] = nextSure[list] ?? 0;
    records[start + ASKED_COUNT] = nextAsked[list] ?? 0;
    nextSure[list] = sureStart(start);
    nextAsked[list] = askedStart(records, start);
    if (slices.due()) await slices.pause();
  }
  let posting = 0;
  for (let slot = 0; slot < ranking.length; slot += 1) {
    const end = draft.ends[slot] ?? 0;
    const no = ranking[slot] ?? 0;
    current.add(no);
    for (; posting < end; posting += 1) {
      const list = draft.listOfPosting[posting] ?? 0;
      const isSure = draft.isSlotSure[slot] === 1;
      const record = isSure
        ? taken(nextSure, list, CELLS_PER_SURE)
        : taken(nextAsked, list, CELLS_PER_ASKED);
      records[record + SLOT] = slot;
      records[record + NUMBER] = no;
      if (isSure) continue;
      records[record + TYPES] = draft.typesOfSlot[slot] ?? 0;
      for (let clause = 0; clause < CLAUSES_PER_POSTING; clause += 1) {
        records[record + FIRST_CLAUSE + clause] =
          draft.clausesOfSlot[CLAUSES_PER_POSTING * slot + clause] ?? 0;
      }
    }
    if (slices.due()) await slices.pause();
  }
  return { lists: draft.lists, records, current };
}

/** Where each list begins when they follow one another; the end of the last list comes last. */
function startsOf({ sure, asked }: Lengths, lists: number): Uint32Array {
  const starts = new Uint32Array(lists + 1);
  for (let list = 0; list < lists; list += 1) {
    starts[list + 1] =
      (starts[list] ?? 0) +
      CELLS_PER_HEAD +
      CELLS_PER_SURE * (sure[list] ?? 0) +
      CELLS_PER_ASKED * (asked[list] ?? 0);
  }
  return starts;
}

/** Reserves this many cells at an index and returns where they begin. */
function taken(nexts: Uint32Array, place: number, cells: number): number {
  const next = nexts[place] ?? 0;
  nexts[place] = next + cells;
  return next;
}

async function draftPostings(
  table: CampaignTable,
  ranking: Uint32Array,
  expectedLists: number,
  slices: Slices,
): Promise<Draft> {
  const lists = new ListTable(expectedLists);
  const lengths = new Lengths(expectedLists);
  const ends = new Uint32Array(ranking.length);
  const isSlotSure = new Uint8Array(ranking.length);
  const typesOfSlot = new Uint16Array(ranking.length);
  const clausesOfSlot = new Uint32Array(CLAUSES_PER_POSTING * ranking.length);
  // Large enough, unless edits widen campaigns meanwhile: growing it at full size would cost a
  // slice of its own.
  let listOfPosting = new Uint32Array(table.postings);
  let postings = 0;
  for (let slot = 0; slot < ranking.length; slot += 1) {
    const no = ranking[slot] ?? 0;
    const clausesAt = table.clausesAt[no] ?? 0;
    const clauses = table.clauses.lengthAt(clausesAt);
    const types =
      (table.types[no] ?? 0) |
      (clauses > CLAUSES_PER_POSTING ? HAS_MORE_CLAUSES : 0) |
      (hasMixedPlaces(table, no) ? HAS_MIXED_PLACES : 0);
    const isSure = clauses === 0 && types === ALL_TYPES;
    typesOfSlot[slot] = types;
    isSlotSure[slot] = isSure ? 1 : 0;
    for (let index = Math.min(clauses, CLAUSES_PER_POSTING) - 1; index >= 0; index -= 1) {
      clausesOfSlot[CLAUSES_PER_POSTING * slot + index] = table.clauses.valueAt(clausesAt, index);
    }
    for (const key of listKeysOfCampaign(table, no)) {
      const list = lists.findOrAdd(key);
      lengths.count(list, isSure);
      listOfPosting = grown(listOfPosting, postings + 1);
      listOfPosting[postings] = list;
      postings += 1;
    }
    ends[slot] = postings;
    if (slices.due()) await slices.pause();
  }
  return { lists, lengths, listOfPosting, ends, isSlotSure, typesOfSlot, clausesOfSlot };
}

function hasMixedPlaces(table: CampaignTable, no: number): boolean {
  const at = table.placesAt[no] ?? 0;
  const kind = placeKind(table.places.valueAt(at, 0));
  for (let index = table.places.lengthAt(at) - 1; index > 0; index -= 1) {
    if (placeKind(table.places.valueAt(at, index)) !== kind) return true;
  }
  return false;
}

/** The keys of every list that a campaign is in. */
export function listKeysOfCampaign(table: CampaignTable, no: number): ListKey[] {
  const keys: ListKey[] = [];
  const sides = table.sides[no] ?? 0;
  const at = table.placesAt[no] ?? 0;
  const length = table.places.lengthAt(at);
  for (let side = 0; side < LEAD_SIDES.length; side += 1) {
    if ((sides & (1 << side)) === 0) continue;
    for (let index = 0; index < length; index += 1)
      keys.push(listKey(table.places.valueAt(at, index), side));
  }
  return keys;
}

/** Bytes of the packed lists. */
export function postingsBytes({ lists, records, current }: PackedPostings): number {
  return lists.bytes + records.byteLength + current.cells.byteLength;
}
