// Runs the loops behind the event streams: one reads new events for all of them, the other keeps
// them open or ends them.
import { setTimeout as sleep } from "node:timers/promises";

/** Rows per query. */
const MOST_ROWS = 1_000;
const AFTER_ERROR_MS = 1_000;

export interface FollowerDeps<Row extends { readonly seq: bigint }> {
  /** Whether there are open streams; without them nothing is read. */
  readonly isWanted: () => boolean;
  readonly findLastSeq: () => Promise<number>;
  /**
   * Returns the events after a number, in numeric order, which is the order of becoming visible.
   */
  readonly listAfter: (seq: number, limit: number) => Promise<readonly Row[]>;
  readonly onRows: (rows: readonly Row[]) => void;
  readonly onError: (error: unknown) => void;
  /** The longest time between two polls without a notification: a lost one only delays. */
  readonly pollIntervalMs: number;
}

export interface Follower {
  /**
   * Resolves when every event that commits from now on will be passed on, while there are open
   * streams.
   */
  follow(): Promise<void>;
  /** Signals that there may be new events. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

export function createFollower<Row extends { readonly seq: bigint }>(
  deps: FollowerDeps<Row>,
): Follower {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  /** The last event read; null while there are no open streams. Only the loop changes it. */
  let lastSeq: number | null = null;
  let beginning: Promise<void> | null = null;
  let isAwake = false;
  let interrupt = (): void => undefined;
  const wait = (ms: number): Promise<void> => {
    const turn = new AbortController();
    interrupt = () => turn.abort();
    return sleep(ms, undefined, { signal: AbortSignal.any([ending.signal, turn.signal]) }).then(
      () => undefined,
      () => undefined,
    );
  };
  const look = async (): Promise<void> => {
    for (let isFull = true; isFull && lastSeq !== null && !ending.signal.aborted;) {
      if (!deps.isWanted()) {
        lastSeq = null;
        return;
      }
      const rows = await deps.listAfter(lastSeq, MOST_ROWS);
      lastSeq = Number(rows.at(-1)?.seq ?? lastSeq);
      deps.onRows(rows);
      isFull = rows.length === MOST_ROWS;
    }
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      if (!isAwake) await wait(deps.pollIntervalMs);
      isAwake = false;
      await look().catch(async (error: unknown) => {
        deps.onError(error);
        await wait(AFTER_ERROR_MS);
      });
    }
  };
  return {
    async follow() {
      if (lastSeq !== null) return;
      beginning ??= deps
        .findLastSeq()
        .then((seq) => {
          lastSeq ??= seq;
        })
        .finally(() => {
          beginning = null;
        });
      await beginning;
    },
    wake() {
      isAwake = true;
      interrupt();
    },
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
