// The posting lists of all campaigns in a few typed arrays: per side and place, campaigns in the order of their rank.
import { LEAD_SIDES } from "../../../../domain/lead/vocabulary.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { ListTable } from "./list-table.ts";
import { type ListKey, listKey, placeKind } from "./place-keys.ts";
import { Slices } from "./slices.ts";
import { sortByRank } from "./sort-by-rank.ts";
import { NumberSet } from "../typed-arrays.ts";
import { grown } from "../../../platform/columns/grown.ts";

/** Where the flag that follows stands, for those who read it by shifting. */
export const HAS_MORE_CLAUSES_SHIFT = 13;
/** Set in a posting's type mask when more than two clauses must hold: the campaign's own list names them. */
export const HAS_MORE_CLAUSES = 1 << HAS_MORE_CLAUSES_SHIFT;
/** Set when the campaign's places are of several kinds ("CA or ZIP 89501"), so that a lead may meet it in two lists. */
export const HAS_MIXED_PLACES = 0x1000;

/** The cells of a posting in `records`: its slot, its campaign's number, its first two clauses (0 where it has none). */
export const CELLS_PER_POSTING = 4;
export const SLOT = 0;
export const NUMBER = 1;
export const FIRST_CLAUSE = 2;
export const SECOND_CLAUSE = 3;

/**
 * A slot is a campaign's place in the order of rank, 0 the best: so lists hold rising slots, and merging them needs no
 * look at the ranks.
 */
export interface PackedPostings {
  readonly lists: ListTable;
  /** Per posting: the campaign's type mask and the flags above. */
  readonly types: Uint16Array;
  /**
   * Per posting: the four cells above, so that most campaigns are decided and named without leaving the list: one stream
   * of memory, which the processor fetches ahead, where a look elsewhere would be waited for.
   */
  readonly records: Uint32Array;
  /** The campaigns that stand here as they are now; the postings of those that were edited or removed count no more. */
  readonly current: NumberSet;
}

/** Postings in the order of slots, before they are sorted into their lists. */
interface Draft {
  readonly lists: ListTable;
  readonly lengths: Uint32Array;
  readonly listOfPosting: Uint32Array;
  /** Postings of slot n end before ends[n]. */
  readonly ends: Uint32Array;
  readonly typesOfSlot: Uint16Array;
  /** The first two of slot n at 2 n. */
  readonly clausesOfSlot: Uint32Array;
}

/**
 * Packs the campaigns that the table holds when it is called. It pauses for other work; campaigns edited meanwhile come
 * out old, new or torn, and the caller must mark them dead.
 */
export async function packPostings(table: CampaignTable): Promise<PackedPostings> {
  const slices = new Slices();
  const ranking = await sortByRank(table, slices);
  const draft = await draftPostings(table, ranking, slices);
  const starts = new Uint32Array(draft.lists.size + 1);
  for (let list = 0; list < draft.lists.size; list += 1) starts[list + 1] = (starts[list] ?? 0) + (draft.lengths[list] ?? 0);
  const postings = starts[draft.lists.size] ?? 0;
  await draft.lists.place(starts, slices);
  const current = new NumberSet(table.present.length);
  const types = new Uint16Array(postings);
  const records = new Uint32Array(CELLS_PER_POSTING * postings);
  let posting = 0;
  for (let slot = 0; slot < ranking.length; slot += 1) {
    const end = draft.ends[slot] ?? 0;
    const no = ranking[slot] ?? 0;
    current.add(no);
    for (; posting < end; posting += 1) {
      const list = draft.listOfPosting[posting] ?? 0;
      const at = starts[list] ?? 0;
      types[at] = draft.typesOfSlot[slot] ?? 0;
      const record = CELLS_PER_POSTING * at;
      records[record + SLOT] = slot;
      records[record + NUMBER] = no;
      records[record + FIRST_CLAUSE] = draft.clausesOfSlot[2 * slot] ?? 0;
      records[record + SECOND_CLAUSE] = draft.clausesOfSlot[2 * slot + 1] ?? 0;
      starts[list] = at + 1;
    }
    if (slices.due()) await slices.pause();
  }
  return { lists: draft.lists, types, records, current };
}

async function draftPostings(table: CampaignTable, ranking: Uint32Array, slices: Slices): Promise<Draft> {
  const lists = new ListTable();
  const ends = new Uint32Array(ranking.length);
  const typesOfSlot = new Uint16Array(ranking.length);
  const clausesOfSlot = new Uint32Array(2 * ranking.length);
  let lengths = new Uint32Array(1_024);
  // Enough, unless edits widen campaigns meanwhile: growing it at full size would cost a slice of its own.
  let listOfPosting = new Uint32Array(table.postings);
  let postings = 0;
  for (let slot = 0; slot < ranking.length; slot += 1) {
    const no = ranking[slot] ?? 0;
    const clausesAt = table.clausesAt[no] ?? 0;
    const clauses = table.clauses.lengthAt(clausesAt);
    typesOfSlot[slot] = (table.types[no] ?? 0)
      | (clauses > 2 ? HAS_MORE_CLAUSES : 0) | (hasMixedPlaces(table, no) ? HAS_MIXED_PLACES : 0);
    for (let index = Math.min(clauses, 2) - 1; index >= 0; index -= 1) clausesOfSlot[2 * slot + index] = table.clauses.valueAt(clausesAt, index);
    for (const key of listKeysOfCampaign(table, no)) {
      const list = lists.findOrAdd(key);
      lengths = grown(lengths, list + 1);
      lengths[list] = (lengths[list] ?? 0) + 1;
      listOfPosting = grown(listOfPosting, postings + 1);
      listOfPosting[postings] = list;
      postings += 1;
    }
    ends[slot] = postings;
    if (slices.due()) await slices.pause();
  }
  return { lists, lengths, listOfPosting, ends, typesOfSlot, clausesOfSlot };
}

function hasMixedPlaces(table: CampaignTable, no: number): boolean {
  const at = table.placesAt[no] ?? 0;
  const kind = placeKind(table.places.valueAt(at, 0));
  for (let index = table.places.lengthAt(at) - 1; index > 0; index -= 1) {
    if (placeKind(table.places.valueAt(at, index)) !== kind) return true;
  }
  return false;
}

/** Every list that a campaign stands in. */
export function listKeysOfCampaign(table: CampaignTable, no: number): ListKey[] {
  const keys: ListKey[] = [];
  const sides = table.sides[no] ?? 0;
  const at = table.placesAt[no] ?? 0;
  const length = table.places.lengthAt(at);
  for (let side = 0; side < LEAD_SIDES.length; side += 1) {
    if ((sides & (1 << side)) === 0) continue;
    for (let index = 0; index < length; index += 1) keys.push(listKey(table.places.valueAt(at, index), side));
  }
  return keys;
}

/** Bytes of the packed lists. */
export function postingsBytes(postings: PackedPostings): number {
  const { lists, types, records, current } = postings;
  return lists.bytes + types.byteLength + records.byteLength + current.cells.byteLength;
}
