// Work that a process repeats as long as it runs.
import { setTimeout as sleep } from "node:timers/promises";

export interface Ticker {
  start(): void;
  /** Resolves when the turn that is under way has ended; no other begins. */
  stop(): Promise<void>;
}

/**
 * Runs `work` immediately and then at each interval until it is stopped. A failure is reported and
 * the next turn comes all the same.
 */
export function createTicker(
  everyMs: number,
  work: () => Promise<unknown> | void,
  onError: (error: unknown) => void,
): Ticker {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await work();
      } catch (error) {
        onError(error);
      }
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
