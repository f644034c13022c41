// Sorts postings by the kind of one of their clauses, without branches that the processor could
// mispredict.
import { CLAUSE_KINDS } from "./clause-kinds.ts";

export class RecordsByKind {
  /**
   * Those of kind k begin at k × room, counts[k] of them. Written by the callers that sort, in
   * loops of their own.
   */
  cells = new Uint32Array(CLAUSE_KINDS * 1_024);
  room = 1_024;
  readonly counts = new Uint32Array(CLAUSE_KINDS);

  /** Clears all kinds and reserves this much room for each. */
  empty(room: number): void {
    this.counts.fill(0);
    if (room <= this.room) return;
    this.room = 2 ** Math.ceil(Math.log2(room));
    this.cells = new Uint32Array(CLAUSE_KINDS * this.room);
  }

  /** The total of all kinds. */
  get count(): number {
    let count = 0;
    for (let kind = 0; kind < CLAUSE_KINDS; kind += 1) count += this.countOf(kind);
    return count;
  }

  countOf(kind: number): number {
    return this.counts[kind] ?? 0;
  }

  startOf(kind: number): number {
    return kind * this.room;
  }
}
