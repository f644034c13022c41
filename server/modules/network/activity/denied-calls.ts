// Writes refused calls of keys and people into the log of the caller's account: one entry for each
// caller, operation and hour, so that no caller can flood it.
import type pg from "pg";
import { SECOND_MS, HOUR_MS } from "../../../../domain/time.ts";
import { Tally } from "../../../platform/clock/tally.ts";
import { createDenials, type Denials, type Denied } from "../../../platform/http/denials.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { logSecurityEvent } from "./log-security.ts";
import { countActivity, securityEventOf } from "./record-activity.ts";
import type { ActivityEntry } from "./activity.store.ts";

/** A caller in a loop then costs six writes a minute, and the screen is hardly behind. */
const WRITE_EVERY_MS = 10 * SECOND_MS;
/** Callers and operations between two writes. */
const MOST_KEPT = 10_000;

export interface DeniedCallsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly log: Logger;
}

export interface DeniedCalls {
  readonly denials: Denials;
  /** Writes what was counted so far. */
  readonly flush: () => Promise<void>;
}

export function createDeniedCalls({ pool, now, log }: DeniedCallsDeps): DeniedCalls {
  const tally = new Tally<Denied>({
    everyMs: WRITE_EVERY_MS,
    most: MOST_KEPT,
    write: async (items) => {
      for (const denied of items) {
        const entry = entryOf(denied, now());
        await countActivity(pool, entry, [], denied.count);
        logSecurityEvent(log, {
          ...securityEventOf(entry, denied.addressGroup),
          count: denied.count,
        });
      }
    },
    onError: (error) => log.error({ err: error }, "refused calls could not be written"),
  });
  const hourOf = (): number => Math.floor(now() / HOUR_MS);
  return { denials: createDenials(tally, hourOf), flush: () => tally.flush() };
}

function entryOf(denied: Denied, atMs: number): ActivityEntry {
  const { actor, operationId, code, addressGroup } = denied;
  return {
    atMs,
    actor,
    accountId: actor.accountId,
    action: "call.denied",
    subjectKind: "operation",
    subjectId: operationId,
    detail: { code, address: addressGroup },
  };
}
