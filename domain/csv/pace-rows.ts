// Plans an import that is larger than its source's room of a day: which rows are decided on which
// day, and which of them cannot wait for theirs, because their consent ends before.
import { MAX_CONSENT_AGE_MS } from "../lead/consent-age.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";

/** How many leads a source takes. */
export interface DailyRoom {
  /** Leads per day, 1 or more. */
  readonly cap: number;
  /** Leads that it can still take today, 0 or more. */
  readonly left: number;
}

export interface PacedRow {
  /** The row's index in the file. */
  readonly index: number;
  /** When its person agreed, in epoch milliseconds. */
  readonly givenAtMs: number;
}

export interface Pace {
  /** The indexes of the rows in the order in which they are to be sent. */
  readonly order: readonly number[];
  /** The indexes of the rows whose consent ends before the source has room for them. */
  readonly late: readonly number[];
  /** Days on which rows are taken, the current one included if it has room. */
  readonly days: number;
  /** Days from now until the last row is taken; 0 is today. */
  readonly lastDay: number;
}

/**
 * Our own margin: a day of the network may be an hour longer where clocks change, and the rows of a
 * day are decided within its first hour.
 */
const MARGIN_MS = 2 * HOUR_MS;

/**
 * Plans the rows by the end of their consent, the earliest first. That order takes as many rows as
 * any other: all are ready at once, and each takes the same room. A day begins at most 24 hours
 * after the one before, so that a row of day n is decided within n × 24 hours.
 */
export function paceRows(rows: readonly PacedRow[], room: DailyRoom, nowMs: number): Pace {
  const order: number[] = [];
  const late: number[] = [];
  // The place of the next row, counted from the first of today's places.
  const before = room.cap - room.left;
  for (const { index, givenAtMs } of rows.toSorted((a, b) => a.givenAtMs - b.givenAtMs)) {
    const day = Math.floor((before + order.length) / room.cap);
    const decidedByMs = day === 0 ? nowMs : nowMs + day * DAY_MS + MARGIN_MS;
    if (givenAtMs + MAX_CONSENT_AGE_MS < decidedByMs) late.push(index);
    else order.push(index);
  }
  const lastDay = order.length === 0 ? 0 : Math.floor((before + order.length - 1) / room.cap);
  const firstDay = room.left > 0 ? 0 : 1;
  return { order, late, days: order.length === 0 ? 0 : lastDay - firstDay + 1, lastDay };
}
