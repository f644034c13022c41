// Closes states whose licenses have expired, and tells buyers of licenses that expire soon.
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import type pg from "pg";
import {
  type LicenseMoved,
  licenseMovedTopic,
} from "../../../../domain/notifications/kinds/license-moved.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import * as store from "./license.store.ts";
import { type LicenseRules, openStates } from "./open-states.ts";

const INTERVAL_MS = 60_000;
/** Renewals take the states' registers weeks. Our notice. */
const SOON_DAYS = 30;

export interface LicenseJobsDeps extends LicenseRules {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

/** Handles the licenses that expired, or will soon, since the last call. */
export function expireLicenses(deps: LicenseJobsDeps): Promise<void> {
  const nowMs = deps.now();
  const today = dayIn(deps.timeZone(), nowMs);
  const soon = dayIn(deps.timeZone(), nowMs + SOON_DAYS * DAY_MS);
  return inTransaction(deps.pool, async ({ client }) => {
    for (const license of await store.takeExpiring(client, { today, soon })) {
      const { account_id: accountId, us_state: usState, expires_on: expiresOn } = license;
      if (license.is_expired) await openStates(client, deps, accountId, nowMs);
      await appendOutboxEvent(
        client,
        licenseMovedTopic,
        {
          accountId,
          usState,
          move: license.is_expired ? "expired" : "expires",
          expiresOn,
          reason: null,
        } satisfies LicenseMoved,
        nowMs,
      );
    }
  });
}

/** The rounds of a process; several processes may run them. */
export function createLicenseJobs(
  deps: LicenseJobsDeps & { readonly onError: (error: unknown, what: string) => void },
): Ticker {
  return createTicker(
    INTERVAL_MS,
    () => expireLicenses(deps),
    (error) => deps.onError(error, "expired licenses could not be closed and wait for a round"),
  );
}
