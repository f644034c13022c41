// What each source may still ping, in this process: with several processes each allows as much.
import {
  type PingAllowance,
  earnPings,
  newAllowance,
  countPing,
} from "../../../../domain/pings/throttle.ts";

/** Sources remembered at most; a forgotten one starts anew. */
const MOST_SOURCES = 100_000;

export class PingAllowances {
  readonly #allowances = new Map<string, PingAllowance>();

  /** Takes one ping; 0 when it may be sent, else the milliseconds after which it may. */
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
