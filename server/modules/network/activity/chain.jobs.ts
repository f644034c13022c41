// Links new entries of the audit log into its chain every two seconds, and writes the chain's head
// into the server's own log once a day, so that a copy of it is kept elsewhere.
import type pg from "pg";
import { DAY_MS, SECOND_MS } from "../../../../domain/time.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { findHead, linkEntries, settleCounts } from "./link-entries.ts";

const EVERY_MS = 2 * SECOND_MS;

export interface ChainDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly log: Logger;
  readonly onError: (error: unknown, what: string) => void;
}

/** The rounds of a process. Several processes may run them: one at a time links. */
export function createChainJobs({ pool, now, log, onError }: ChainDeps): Ticker {
  let loggedDay = 0;
  return createTicker(
    EVERY_MS,
    async () => {
      await settleCounts(pool, now());
      while ((await linkEntries(pool)) > 0);
      const day = Math.floor(now() / DAY_MS);
      if (day === loggedDay) return;
      const head = await findHead(pool);
      if (head !== null)
        log.info({ event: "activity.chain", no: head.no, hash: head.hash }, "activity chain");
      loggedDay = day;
    },
    (error) => onError(error, "the activity log was not linked, and is in the next round"),
  );
}
