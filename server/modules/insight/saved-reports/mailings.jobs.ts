// Sends the weekly emails of saved reports, a few at a time, under leases that expire with their
// holder. If a process is killed in between, an email is sent again with the same Message-ID.
import type pg from "pg";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { createLeasedWork } from "../../../platform/jobs/leased-work.ts";
import { type DueMailing, leaseDueMailings, releaseMailings } from "./mailing.store.ts";
import { type SendReportDeps, sendReport } from "./send-report.ts";

const LEASE_MS = 3 * MINUTE_MS;
const AT_ONCE = 2;

export interface ReportMailJobsDeps extends SendReportDeps {
  readonly pool: pg.Pool;
  readonly onError: (error: unknown, what: string) => void;
}

/** Builds the loop. Any number of processes may run it. */
export function createReportMailJobs(deps: ReportMailJobsDeps): Ticker {
  const { pool, holderId, now } = deps;
  return createLeasedWork<DueMailing>(
    "reports",
    {
      everyMs: MINUTE_MS,
      atOnce: AT_ONCE,
      tidyEveryMs: HOUR_MS,
      claim: (most) =>
        leaseDueMailings(pool, { holderId, most, leaseMs: LEASE_MS, now: new Date(now()) }),
      run: (due) => sendReport(deps, due),
      release: () => releaseMailings(pool, holderId),
      tidy: async () => undefined,
    },
    deps,
  );
}
