// Runs the publisher's loop: one process at a time publishes, under a lease that expires when its
// holder is gone.
import type pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { type Published, publishOutbox } from "./publish-outbox.ts";
import { holdLease, releaseLease } from "./lease.store.ts";

const LEASE_NAME = "publisher";
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** Pause between polls: under load the rows of a dozen batches then share one transaction. */
const PAUSE_MS = 50;
const STANDBY_MS = 1_000;
const AFTER_ERROR_MS = 1_000;

export interface PublisherDeps {
  readonly pool: pg.Pool;
  readonly holderId: string;
  readonly now: () => number;
  readonly random: () => number;
  readonly onPublished: (published: Published) => void;
  readonly onError: (error: unknown) => void;
}

export interface Publisher {
  start(): void;
  /** Publishes what is there, releases the lease and stops. */
  stop(): Promise<void>;
}

/**
 * Builds the loop. Publishing is exactly once whichever process runs it: the lease only saves
 * needless polls.
 */
export function createPublisher(deps: PublisherDeps): Publisher {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const wait = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const run = async (): Promise<void> => {
    let heldUntilMs = 0;
    while (!ending.signal.aborted) {
      try {
        if (deps.now() > heldUntilMs - LEASE_MS + RENEW_MS)
          heldUntilMs = (await holdLease(deps.pool, LEASE_NAME, deps.holderId, LEASE_MS))
            ? deps.now() + LEASE_MS
            : 0;
        if (heldUntilMs === 0) {
          await wait(STANDBY_MS);
          continue;
        }
        if (!(await publish(deps))) await wait(PAUSE_MS);
      } catch (error) {
        deps.onError(error);
        await wait(AFTER_ERROR_MS);
      }
    }
    if (heldUntilMs > 0) {
      while (await publish(deps));
      await releaseLease(deps.pool, LEASE_NAME, deps.holderId);
    }
  };
  return {
    start() {
      running = run().catch(deps.onError);
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}

/** Returns whether there may be more. */
async function publish({ pool, random, onPublished }: PublisherDeps): Promise<boolean> {
  const published = await publishOutbox(pool, random);
  onPublished(published);
  return published.more;
}
