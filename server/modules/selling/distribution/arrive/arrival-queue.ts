// Orders waiting arrivals: interactive posts before bulk, and round robin between sources, so that
// no source waits behind another's burst.
import type { Arrival, ArrivalResult } from "./arrival.ts";

export type Urgency = "interactive" | "bulk";

export interface Waiting {
  readonly arrival: Arrival;
  readonly enqueuedAtMs: number;
  readonly settle: (result: ArrivalResult) => void;
  readonly fail: (error: unknown) => void;
}

/** First in, first out per source; sources take turns. */
class FairLine {
  readonly #lines = new Map<string, Waiting[]>();
  size = 0;

  push(waiting: Waiting): void {
    const { id } = waiting.arrival.source;
    const line = this.#lines.get(id);
    if (line === undefined) this.#lines.set(id, [waiting]);
    else line.push(waiting);
    this.size += 1;
  }

  /** Up to `count` waiting arrivals, one from each source in turn. */
  take(count: number): Waiting[] {
    const taken: Waiting[] = [];
    if (this.#lines.size === 1) {
      const [[id, line] = ["", []]] = this.#lines;
      taken.push(...line.splice(0, count));
      if (line.length === 0) this.#lines.delete(id);
    }
    while (taken.length < count && this.#lines.size > 0) {
      for (const [id, line] of this.#lines) {
        const next = line.shift();
        if (next !== undefined) taken.push(next);
        if (line.length === 0) this.#lines.delete(id);
        if (taken.length === count) break;
      }
    }
    this.size -= taken.length;
    return taken;
  }

  /** When the arrival that has waited longest was queued; null when the queue is empty. */
  oldestMs(): number | null {
    let oldest: number | null = null;
    for (const [first] of this.#lines.values()) {
      if (first !== undefined && (oldest === null || first.enqueuedAtMs < oldest))
        oldest = first.enqueuedAtMs;
    }
    return oldest;
  }
}

/** The interactive and the bulk queue in front of the batches. */
export class ArrivalQueue {
  readonly #lines: Readonly<Record<Urgency, FairLine>> = {
    interactive: new FairLine(),
    bulk: new FairLine(),
  };

  push(waiting: Waiting, urgency: Urgency): void {
    this.#lines[urgency].push(waiting);
  }

  take(count: number): Waiting[] {
    const taken = this.#lines.interactive.take(count);
    return taken.length < count
      ? [...taken, ...this.#lines.bulk.take(count - taken.length)]
      : taken;
  }

  size(urgency: Urgency): number {
    return this.#lines[urgency].size;
  }

  /** Milliseconds that the first interactive arrival has waited at `nowMs`. */
  interactiveWaitMs(nowMs: number): number {
    const oldest = this.#lines.interactive.oldestMs();
    return oldest === null ? 0 : nowMs - oldest;
  }
}
