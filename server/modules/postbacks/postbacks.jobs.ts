// Makes the calls that are due: a few of each postback at once, under leases that run out with their holder, until they arrive or their tries are used up.
import type pg from "pg";
import { afterTry, offReason } from "../../../domain/calls/call.ts";
import type { ToldEvent } from "../../../domain/tracking/postback.ts";
import type { Ticker } from "../../platform/clock/ticker.ts";
import { announce } from "../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import type { OutboundCall } from "../../platform/http/outbound-call.ts";
import type { MadeCall } from "../../platform/http/try-call.ts";
import { createLeasedWork } from "../../platform/jobs/leased-work.ts";
import { recordActivity } from "../activity/index.ts";
import { type PostbackOff, hostOf } from "./announcement.ts";
import { makeCall } from "./make-call.ts";
import { type DueCall, claimCalls, forgetCalls, releaseCalls, writeTry } from "./postback-call.store.ts";
import { type PostbackRow, lockPostback, noteHealth, switchOff } from "./postback.store.ts";

const EVERY_MS = 500;
const FORGET_EVERY_MS = 600_000;
/** Longer than a call may take. */
const LEASE_MS = 30_000;
const AT_ONCE = 32;
const EACH = 4;
export const KEEP_CALLS_MS = 90 * 86_400_000;

export interface PostbackJobsDeps {
  readonly pool: pg.Pool;
  readonly call: OutboundCall;
  readonly holderId: string;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/** Builds the loop. Any number of processes may run it: each call is one's at a time. */
export function createPostbackJobs(deps: PostbackJobsDeps): Ticker {
  const { pool, holderId, now } = deps;
  return createLeasedWork<DueCall>("postbacks", {
    everyMs: EVERY_MS, atOnce: AT_ONCE, tidyEveryMs: FORGET_EVERY_MS,
    claim: (most) => claimCalls(pool, { holderId, most, each: EACH, leaseMs: LEASE_MS, now: new Date(now()) }),
    run: (due) => callOnce(deps, due),
    release: () => releaseCalls(pool, holderId),
    tidy: async () => {
      while ((await forgetCalls(pool, new Date(now() - KEEP_CALLS_MS))) > 0);
    },
  }, deps);
}

/** Makes one call and writes down what came of it. */
async function callOnce(deps: PostbackJobsDeps, due: DueCall): Promise<void> {
  const made = await makeCall(deps.call, due, toldBy(due), deps.now);
  await inTransaction(deps.pool, async (tx) => {
    const postback = await lockPostback(tx, due.postback_id);
    // Removed while it was called: the log went with it.
    if (postback !== null) await keep(deps, tx, due, made, postback);
  });
}

async function keep(deps: PostbackJobsDeps, tx: Transaction, due: DueCall, { tried, retryAfterMs }: MadeCall, postback: PostbackRow): Promise<void> {
  const atMs = deps.now();
  const at = new Date(atMs);
  const after = afterTry(tried.verdict, due.tries + 1, deps.random(), retryAfterMs);
  await writeTry(tx, { id: due.id, holderId: deps.holderId, tried, status: after.status, nextAt: after.status === "waiting" ? new Date(atMs + after.pauseMs) : null, at });
  const failingSince = await noteHealth(tx, postback.id, tried.verdict === "delivered", at);
  const reason = postback.status === "off" ? null : offReason(tried.verdict, failingSince?.getTime() ?? null, atMs);
  if (reason === null) return;
  await switchOff(tx, postback.id, reason, at);
  const off: PostbackOff = { accountId: postback.account_id, postbackId: postback.id, host: hostOf(postback.address), reason };
  await announce(tx.client, "postback_off", off, atMs);
  await recordActivity(tx.client, { atMs, actor: { kind: "system", id: "postbacks" }, accountId: postback.account_id, action: "postback.switched_off", subjectKind: "postback", subjectId: postback.id, detail: { host: off.host, reason } });
}

function toldBy(due: DueCall): ToldEvent {
  return {
    eventId: due.id, event: due.event, atMs: due.at.getTime(), leadId: due.lead_id, status: due.event === "returned" ? "returned" : due.lead_status, reason: due.return_reason, payoutCents: due.payout_cents,
    source: due.source_name, clickId: due.click_id, subIds: due.sub_ids === null ? [] : (JSON.parse(due.sub_ids) as (string | null)[]),
  };
}
