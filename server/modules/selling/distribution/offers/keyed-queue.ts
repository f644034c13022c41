// Queues transactions that need the same row in memory: in PostgreSQL each would hold a connection
// while it waits.
import { TooBusy } from "../arrive/batch-errors.ts";

/** Offer transactions open at the same time in this process. */
const MOST_AT_ONCE = 4;
/** Beyond this queue length, the next caller is refused. */
const MOST_WAITING = 2_000;

interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

/** First come, first served, one at a time for each key. */
export class KeyedQueue {
  readonly #busy = new Set<string>();
  readonly #waiting: Waiting[] = [];

  /** Rejects with TooBusy when the queue is too long. */
  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new TooBusy("more pings are waiting than can be answered in time");
    await new Promise<void>((start) => {
      this.#waiting.push({ key, start });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#busy.delete(key);
      this.#next();
    }
  }

  #next(): void {
    for (let index = 0; index < this.#waiting.length && this.#busy.size < MOST_AT_ONCE;) {
      const first = this.#waiting[index];
      if (first === undefined || this.#busy.has(first.key)) {
        index += 1;
        continue;
      }
      this.#waiting.splice(index, 1);
      this.#busy.add(first.key);
      first.start();
    }
  }
}
