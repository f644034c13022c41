// Looks every minute for bursts of what concerns security, and notifies the network of each once an
// hour for each kind, account and caller.
import type pg from "pg";
import { burstsIn, type Counted } from "../../../../domain/activity/security-bursts.ts";
import { securityTopic } from "../../../../domain/activity/security-event.ts";
import { securityBurstTopic } from "../../../../domain/notifications/kinds/security-burst.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import type { ActivityEntry } from "./activity.store.ts";
import { recordOnceAnHour, securityEventOf } from "./record-activity.ts";
import { countSecurity } from "./security-bursts.store.ts";

const EVERY_MS = MINUTE_MS;
/** What was counted in the last minutes of an hour may be written in the next one. */
const LATE_MS = 2 * MINUTE_MS;

export interface SecurityBurstDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
}

/** Notifies of every burst that was not told yet. Returns how many there were. */
export async function tellBursts(deps: SecurityBurstDeps): Promise<number> {
  const hourMs = Math.floor((deps.now() - LATE_MS) / HOUR_MS) * HOUR_MS;
  const bursts = burstsIn(await countSecurity(deps.pool, lowestUuidv7(hourMs)));
  let told = 0;
  for (const burst of bursts) if (await tell(deps, burst, hourMs)) told += 1;
  return told;
}

/** False if it was told within the hour. */
function tell(
  { pool, now, networkId }: SecurityBurstDeps,
  { kind, accountId, by, count }: Counted,
  hourMs: number,
): Promise<boolean> {
  const atMs = now();
  const entry: ActivityEntry = {
    atMs,
    actor: { kind: "system", id: "security" },
    accountId: networkId(),
    action: "burst.seen",
    subjectKind: "account",
    subjectId: accountId ?? networkId(),
    detail: { kind, by, count },
  };
  return inTransaction(pool, async ({ client }) => {
    if (!(await recordOnceAnHour(client, entry, [kind, by], hourMs))) return false;
    await appendOutboxEvent(client, securityTopic, securityEventOf(entry, null), atMs);
    const burst = { networkId: networkId(), kind, accountId, count };
    await appendOutboxEvent(client, securityBurstTopic, burst, atMs);
    return true;
  });
}

/** The rounds of a process. Several processes may run them: each burst is told by one. */
export function createSecurityBurstJobs(
  deps: SecurityBurstDeps & { readonly onError: (error: unknown, what: string) => void },
): Ticker {
  return createTicker(
    EVERY_MS,
    () => tellBursts(deps),
    (error) => deps.onError(error, "bursts were not looked for, and are in the next round"),
  );
}
