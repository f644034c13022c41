// Work that waits in rows and is done a piece at a time under leases: what is due is taken, done
// beside others, and what ends makes room at once.
import { type Ticker, createTicker } from "../clock/ticker.ts";

export interface LeasedWork<Due> {
  /** Milliseconds between two looks for what has become due. */
  readonly everyMs: number;
  /** Pieces done at once by this process. */
  readonly atOnce: number;
  /** Milliseconds between two tidyings. */
  readonly tidyEveryMs: number;
  /** Takes at most so many pieces that are due, under leases that run out with their holder. */
  readonly claim: (most: number) => Promise<readonly Due[]>;
  /**
   * Does a piece and writes down what came of it. What throws is told and, once its lease has run
   * out, done again.
   */
  readonly run: (due: Due) => Promise<void>;
  /** Gives back what this process holds, so that another need not wait for the lease to run out. */
  readonly release: () => Promise<unknown>;
  /** Forgets what ended long ago. */
  readonly tidy: () => Promise<unknown>;
}

export interface LeasedWorkDeps {
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Builds the loop for what is called `name` in the log ("postbacks"). Any number of processes may
 * run it: each piece is one's at a time.
 */
export function createLeasedWork<Due>(
  name: string,
  work: LeasedWork<Due>,
  deps: LeasedWorkDeps,
): Ticker {
  const inHand = new Set<Promise<void>>();
  let [isEnding, tidiedAtMs] = [false, -Infinity];
  let taking: Promise<void> = Promise.resolve();
  let isAsked = false;
  // One after the other; each piece that ends makes room for the next at once. What ends while one
  // waits its turn is in that one.
  const takeMore = (): Promise<void> => {
    if (isAsked) return taking;
    isAsked = true;
    taking = taking
      .then(async () => {
        isAsked = false;
        const room = work.atOnce - inHand.size;
        if (isEnding || room <= 0) return;
        for (const due of await work.claim(room)) {
          const piece = work
            .run(due)
            .catch((error: unknown) =>
              deps.onError(error, `one of the ${name} could not be written down and is done again`),
            )
            .finally(() => {
              inHand.delete(piece);
              void takeMore();
            });
          inHand.add(piece);
        }
      })
      .catch((error: unknown) =>
        deps.onError(error, `${name} could not be taken and wait for the next round`),
      );
    return taking;
  };
  const round = async (): Promise<void> => {
    await takeMore();
    if (deps.now() - tidiedAtMs < work.tidyEveryMs) return;
    tidiedAtMs = deps.now();
    await work.tidy();
  };
  const ticker = createTicker(work.everyMs, round, (error) =>
    deps.onError(error, `old ${name} could not be forgotten and wait for the next round`),
  );
  return {
    start: () => ticker.start(),
    async stop() {
      isEnding = true;
      await ticker.stop();
      await taking;
      await Promise.all(inHand);
      await work.release();
    },
  };
}
