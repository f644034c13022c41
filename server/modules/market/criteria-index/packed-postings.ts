// The posting lists of all campaigns in a few typed arrays: per side and place, campaigns in the order of their rank.
import { LEAD_SIDES } from "../../../../domain/lead/vocabulary.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { type ListKey, listKey, placeKind } from "./place-keys.ts";
import { Slices } from "./slices.ts";
import { sortByRank } from "./sort-by-rank.ts";
import { grown } from "../../../platform/columns/grown.ts";

/** Where the two flags that follow stand, for those who read them by shifting. */
export const HAS_CLAUSE_SHIFT = 15;
export const HAS_MORE_CLAUSES_SHIFT = 14;
/** Set in a posting's type mask when its first clause must hold too. */
export const HAS_CLAUSE = 1 << HAS_CLAUSE_SHIFT;
/** Set as well when further clauses must hold. */
export const HAS_MORE_CLAUSES = 1 << HAS_MORE_CLAUSES_SHIFT;
/** Set when the campaign's places are of several kinds ("CA or ZIP 89501"), so that a lead may meet it in two lists. */
export const HAS_MIXED_PLACES = 0x2000;

/**
 * A slot is a campaign's place in the order of rank, 0 the best: so lists hold rising slots, and merging them needs no
 * look at the ranks.
 */
export interface PackedPostings {
  readonly lists: ListTable;
  /** List n lies at starts[n] … starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  /** Per posting: the campaign's type mask and the flags above. */
  readonly types: Uint16Array;
  /** Per posting: the first clause, or 0. Most campaigns are decided by it without leaving the list for cold memory. */
  readonly firstClauses: Uint32Array;
  /** The campaign's number; 0 once it was edited or removed. */
  readonly noOfSlot: Uint32Array;
}

/** From a list key to the list's number: open addressing, an eighth of the memory of a Map. */
export class ListTable {
  #keys = new Int32Array(1_024).fill(-1);
  #numbers = new Int32Array(1_024);
  size = 0;

  /** The list's number, or −1 when there is none. */
  find(key: ListKey): number {
    const at = this.#placeOf(key);
    return this.#keys[at] === key ? (this.#numbers[at] ?? -1) : -1;
  }

  findOrAdd(key: ListKey): number {
    const at = this.#placeOf(key);
    if (this.#keys[at] === key) return this.#numbers[at] ?? -1;
    const number = this.size;
    this.#keys[at] = key;
    this.#numbers[at] = number;
    this.size += 1;
    if (this.size * 2 > this.#keys.length) this.#double();
    return number;
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#numbers.byteLength;
  }

  /** Where the key stands, or the empty cell where it would. Multiplying by 2^32 ÷ the golden ratio spreads neighbours. */
  #placeOf(key: ListKey): number {
    const mask = this.#keys.length - 1;
    let at = (Math.imul(key, 0x9e37_79b1) >>> 7) & mask;
    while (this.#keys[at] !== -1 && this.#keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  #double(): void {
    const keys = this.#keys;
    const numbers = this.#numbers;
    this.#keys = new Int32Array(keys.length * 2).fill(-1);
    this.#numbers = new Int32Array(keys.length * 2);
    for (let from = 0; from < keys.length; from += 1) {
      const key = keys[from] ?? -1;
      if (key === -1) continue;
      const at = this.#placeOf(key);
      this.#keys[at] = key;
      this.#numbers[at] = numbers[from] ?? -1;
    }
  }
}

/** Postings in the order of slots, before they are sorted into their lists. */
interface Draft {
  readonly lists: ListTable;
  readonly lengths: Uint32Array;
  readonly listOfPosting: Uint32Array;
  /** Postings of slot n end before ends[n]. */
  readonly ends: Uint32Array;
  readonly typesOfSlot: Uint16Array;
  readonly firstClauseOfSlot: Uint32Array;
}

/**
 * Packs the campaigns that the table holds when it is called. It pauses for other work; campaigns edited meanwhile come
 * out old, new or torn, and the caller must mark them dead.
 */
export async function packPostings(table: CampaignTable): Promise<PackedPostings> {
  const slices = new Slices();
  const noOfSlot = await sortByRank(table, slices);
  const draft = await draftPostings(table, noOfSlot, slices);
  const starts = new Uint32Array(draft.lists.size + 1);
  for (let list = 0; list < draft.lists.size; list += 1) starts[list + 1] = (starts[list] ?? 0) + (draft.lengths[list] ?? 0);
  const postings = starts[draft.lists.size] ?? 0;
  const slots = new Uint32Array(postings);
  const types = new Uint16Array(postings);
  const firstClauses = new Uint32Array(postings);
  const next = starts.slice();
  let posting = 0;
  for (let slot = 0; slot < noOfSlot.length; slot += 1) {
    const end = draft.ends[slot] ?? 0;
    for (; posting < end; posting += 1) {
      const list = draft.listOfPosting[posting] ?? 0;
      const at = next[list] ?? 0;
      slots[at] = slot;
      types[at] = draft.typesOfSlot[slot] ?? 0;
      firstClauses[at] = draft.firstClauseOfSlot[slot] ?? 0;
      next[list] = at + 1;
    }
    if (slices.due()) await slices.pause();
  }
  return { lists: draft.lists, starts, slots, types, firstClauses, noOfSlot };
}

async function draftPostings(table: CampaignTable, noOfSlot: Uint32Array, slices: Slices): Promise<Draft> {
  const lists = new ListTable();
  const ends = new Uint32Array(noOfSlot.length);
  const typesOfSlot = new Uint16Array(noOfSlot.length);
  const firstClauseOfSlot = new Uint32Array(noOfSlot.length);
  let lengths = new Uint32Array(1_024);
  // Enough, unless edits widen campaigns meanwhile: growing it at full size would cost a slice of its own.
  let listOfPosting = new Uint32Array(table.postings);
  let postings = 0;
  for (let slot = 0; slot < noOfSlot.length; slot += 1) {
    const no = noOfSlot[slot] ?? 0;
    const clausesAt = table.clausesAt[no] ?? 0;
    const clauses = table.clauses.lengthAt(clausesAt);
    typesOfSlot[slot] = (table.types[no] ?? 0)
      | (clauses > 0 ? HAS_CLAUSE : 0) | (clauses > 1 ? HAS_MORE_CLAUSES : 0) | (hasMixedPlaces(table, no) ? HAS_MIXED_PLACES : 0);
    if (clauses > 0) firstClauseOfSlot[slot] = table.clauses.valueAt(clausesAt, 0);
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
  return { lists, lengths, listOfPosting, ends, typesOfSlot, firstClauseOfSlot };
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
  const { lists, starts, slots, types, firstClauses, noOfSlot } = postings;
  return lists.bytes + starts.byteLength + slots.byteLength + types.byteLength + firstClauses.byteLength + noOfSlot.byteLength;
}
