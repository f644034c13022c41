// Orders the rows of a file for sending: drafts first, which take no room, then the valid rows, by
// the end of their consent where they must wait for room.
import { IMPORT_LIMITS } from "../../../../domain/csv/limits.ts";
import { type DailyRoom, paceRows } from "../../../../domain/csv/pace-rows.ts";
import type { PlannedPace } from "./worker-messages.ts";

/** The kinds of rows: valid, with a problem, and without the proof of consent only. */
export const GOOD = 0;
export const BAD = 1;
export const DRAFT = 2;

export class SendingOrder {
  /** Indexes of the rows to send, in order. */
  readonly indexes: readonly number[];
  /** Indexes of the rows whose consent ends before there is room for them. */
  readonly late: readonly number[];
  readonly pace: PlannedPace | null;
  readonly #drafts: number;
  /** Leads that the source takes per day; null if the rows need not wait. */
  readonly #cap: number | null;

  constructor(
    drafts: readonly number[] = [],
    good: readonly number[] = [],
    paced: {
      readonly pace: PlannedPace;
      readonly late: readonly number[];
      readonly cap: number;
    } | null = null,
  ) {
    this.indexes = [...drafts, ...good];
    this.late = paced?.late ?? [];
    this.pace = paced?.pace ?? null;
    this.#drafts = drafts.length;
    this.#cap = paced?.cap ?? null;
  }

  /**
   * The most rows of the chunk that begins at a position. A chunk is counted when all of its rows
   * are decided, so paced ones hold no more than a day takes; drafts do not wait for them.
   */
  rowsAt(position: number): number {
    if (this.#cap === null) return IMPORT_LIMITS.partRows;
    return position < this.#drafts
      ? Math.min(IMPORT_LIMITS.partRows, this.#drafts - position)
      : Math.min(IMPORT_LIMITS.partRows, this.#cap);
  }
}

/** The order of rows by their kinds and moments of consent, in epoch milliseconds. */
export function orderRows(
  kinds: Uint8Array,
  agreed: Float64Array,
  room: DailyRoom | null,
  nowMs: number,
): SendingOrder {
  const drafts: number[] = [];
  const good: number[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (kind === DRAFT) drafts.push(index);
    if (kind === GOOD) good.push(index);
  }
  if (room === null || good.length <= room.left) return new SendingOrder(drafts, good);
  const { order, late, days, lastDay } = paceRows(
    good.map((index) => ({ index, givenAtMs: agreed[index] ?? nowMs })),
    room,
    nowMs,
  );
  const pace = { rows: order.length, late: late.length, days, lastDay };
  return new SendingOrder(drafts, order, { pace, late, cap: room.cap });
}
