// Counts leads received in the last seven days by state, each hour once: past hours do not change.
import { PACE_DAYS } from "../../../../domain/reports/unmet-demand.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { countPosted } from "./posted-pace.store.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

const HOURS = PACE_DAYS * 24;
/**
 * A lead is received before its batch commits: an hour is counted when no batch of it can be open.
 */
const SETTLING_MS = 60_000;

/** Caches the counts, so that a process scans a week of leads once, and then one hour at a time. */
export class PostedPace {
  readonly #db: Queryable;
  readonly #hours = new Map<number, ReadonlyMap<string, number>>();
  #reading: Promise<void> = Promise.resolve();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * Returns accepted leads by state in the seven days up to the last whole hour before `atMs`.
   * Rejects if the database cannot be read.
   */
  async until(atMs: number): Promise<ReadonlyMap<string, number>> {
    const end = Math.floor((atMs - SETTLING_MS) / HOUR_MS);
    // Reads are serialized: a caller that comes in between finds the hours read.
    const read = this.#reading.then(() => this.#readOn(end));
    this.#reading = read.catch(() => undefined);
    await read;
    const sums = new Map<string, number>();
    for (let hour = end - HOURS; hour < end; hour += 1) {
      for (const [state, leads] of this.#hours.get(hour) ?? [])
        sums.set(state, (sums.get(state) ?? 0) + leads);
    }
    return sums;
  }

  async #readOn(end: number): Promise<void> {
    let from = end - HOURS;
    while (from < end && this.#hours.has(from)) from += 1;
    if (from === end) return;
    const counted = new Map<number, Map<string, number>>();
    for (let hour = from; hour < end; hour += 1) counted.set(hour, new Map());
    for (const { hour, state, leads } of await countPosted(this.#db, from * HOUR_MS, end * HOUR_MS))
      counted.get(hour)?.set(state, leads);
    for (const [hour, states] of counted) this.#hours.set(hour, states);
    for (const hour of this.#hours.keys()) if (hour < end - HOURS) this.#hours.delete(hour);
  }
}
