// Runs work that waits in rows, a piece at a time under leases: pieces that are due are taken and
// done side by side, and each end makes room for the next.
import { type Ticker, createTicker } from "../clock/ticker.ts";

export interface LeasedWork<Due> {
  /** Milliseconds between two looks for what has become due. */
  readonly everyMs: number;
  /** Pieces that this process does together. */
  readonly atOnce: number;
  /** Milliseconds between two tidyings. */
  readonly tidyEveryMs: number;
  /** Takes at most so many pieces that are due, under leases that run out with their holder. */
  readonly claim: (most: number) => Promise<readonly Due[]>;
  /**
   * Does a piece and records its result. An exception is reported, and the piece is done again once
   * its lease has run out.
   */
  readonly run: (due: Due) => Promise<void>;
  /** Releases what this process holds, so that another need not wait for the leases. */
  readonly release: () => Promise<unknown>;
  /** Forgets what ended long ago. */
  readonly tidy: () => Promise<unknown>;
}

export interface LeasedWorkDeps {
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Builds the loop; `name` is its name in the log ("postbacks"). Any number of processes may run it:
 * each piece has one holder at a time.
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
  // One claim after the other; each piece that ends makes room for the next. Pieces that end while
  // a claim waits its turn are covered by that claim.
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
