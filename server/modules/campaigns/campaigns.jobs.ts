// What a pause with an end waits for is time: each round resumes the campaigns whose time has come.
import type pg from "pg";
import { type Ticker, createTicker } from "../../platform/clock/ticker.ts";
import { endPauses } from "./end-pauses.ts";

const EVERY_MS = 5_000;

/** The rounds of a process. Several may run them: whoever locks a campaign first resumes it. */
export function createCampaignJobs({ pool, now, onError }: { readonly pool: pg.Pool; readonly now: () => number; readonly onError: (error: unknown, what: string) => void }): Ticker {
  return createTicker(
    EVERY_MS, () => endPauses(pool, now(), (error, id) => onError(error, `the pause of campaign ${id} could not be ended and waits for the next round`)),
    (error) => onError(error, "campaigns whose pause is over could not be found and wait for the next round"),
  );
}
