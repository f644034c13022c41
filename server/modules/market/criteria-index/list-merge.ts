// Walks the few lists a lead looks in as one: rising slots, each once, skipping campaigns that do not take the lead's type.
import { CELLS_PER_POSTING, FIRST_CLAUSE, NUMBER, type PackedPostings, SECOND_CLAUSE, SLOT } from "./packed-postings.ts";
import { LISTS_PER_LEAD } from "./place-keys.ts";

const NO_SLOT_BEYOND = 0xffff_ffff;
const NO_CELLS = new Uint32Array(0);

export class ListMerge {
  #types: Uint16Array = new Uint16Array(0);
  #records: Uint32Array = NO_CELLS;
  #typeBit = 0;
  #open = 0;
  /** The list whose turn it is, and the head of the next one: up to there it runs unchallenged. */
  #best = 0;
  #runEnd = -1;
  readonly #at = new Uint32Array(LISTS_PER_LEAD);
  readonly #end = new Uint32Array(LISTS_PER_LEAD);
  readonly #head = new Uint32Array(LISTS_PER_LEAD);
  /** After `next`: the slot, its campaign, the posting's type mask with flags, and its first two clauses. */
  slot = -1;
  no = 0;
  types = 0;
  firstClause = 0;
  secondClause = 0;

  open(postings: PackedPostings, keys: Int32Array, typeBit: number): void {
    this.#types = postings.types;
    this.#records = postings.records;
    this.#typeBit = typeBit;
    this.#open = 0;
    this.slot = -1;
    this.#best = 0;
    this.#runEnd = -1;
    for (const key of keys) {
      const list = postings.lists.find(key);
      if (list === -1) continue;
      this.#at[this.#open] = postings.lists.startOf(list);
      this.#end[this.#open] = postings.lists.endOf(list);
      this.#open += 1;
      this.#settle(this.#open - 1);
    }
  }

  /** Moves to the next slot; false at the end. */
  next(): boolean {
    const last = this.slot;
    while (this.#open > 0) {
      // While the list of the last slot is still ahead of all others, nobody else need be looked at.
      if ((this.#head[this.#best] ?? 0) > this.#runEnd) this.#choose();
      const best = this.#best;
      const slot = this.#head[best] ?? 0;
      const at = this.#at[best] ?? 0;
      this.#at[best] = at + 1;
      this.#settle(best);
      // A campaign for "CA or ZIP 95838" stands in two of the lists.
      if (slot === last) continue;
      const record = CELLS_PER_POSTING * at;
      this.slot = slot;
      this.no = this.#records[record + NUMBER] ?? 0;
      this.types = this.#types[at] ?? 0;
      this.firstClause = this.#records[record + FIRST_CLAUSE] ?? 0;
      this.secondClause = this.#records[record + SECOND_CLAUSE] ?? 0;
      return true;
    }
    return false;
  }

  /** Finds the list with the smallest head, and how far it may run before another's turn comes. */
  #choose(): void {
    let best = 0;
    let least = this.#head[0] ?? 0;
    let second = NO_SLOT_BEYOND;
    for (let list = 1; list < this.#open; list += 1) {
      const head = this.#head[list] ?? 0;
      if (head < least) {
        second = least;
        least = head;
        best = list;
      } else if (head < second) {
        second = head;
      }
    }
    this.#best = best;
    this.#runEnd = second;
  }

  /** Moves a list on to its next posting of the type; one that has none is closed by the last list taking its place. */
  #settle(list: number): void {
    let at = this.#at[list] ?? 0;
    const end = this.#end[list] ?? 0;
    while (at < end && ((this.#types[at] ?? 0) & this.#typeBit) === 0) at += 1;
    if (at < end) {
      this.#at[list] = at;
      this.#head[list] = this.#records[CELLS_PER_POSTING * at + SLOT] ?? 0;
      return;
    }
    this.#open -= 1;
    const last = this.#open;
    this.#at[list] = this.#at[last] ?? 0;
    this.#end[list] = this.#end[last] ?? 0;
    this.#head[list] = this.#head[last] ?? 0;
    this.#runEnd = -1;
  }
}
