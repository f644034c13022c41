// Tracks how many pings each source may still send, in this process: with several processes each
// allows as many.
import {
  type PingAllowance,
  earnPings,
  newAllowance,
  countPing,
} from "../../../../domain/pings/throttle.ts";

/** Maximum sources remembered; a forgotten one starts over. */
const MOST_SOURCES = 100_000;

export class PingAllowances {
  readonly #allowances = new Map<string, PingAllowance>();

  /** Takes one ping; returns 0 when it may be sent, otherwise the milliseconds to wait. */
  take(sourceId: string, nowMs: number): number {
    if (this.#allowances.size >= MOST_SOURCES) this.#allowances.clear();
    const { allowance, waitMs } = countPing(
      this.#allowances.get(sourceId) ?? newAllowance(nowMs),
      nowMs,
    );
    this.#allowances.set(sourceId, allowance);
    return waitMs;
  }

  earn(sourceId: string, nowMs: number): void {
    this.#allowances.set(
      sourceId,
      earnPings(this.#allowances.get(sourceId) ?? newAllowance(nowMs), nowMs),
    );
  }
}
