// Sends due push messages: a few per push service at a time, under leases that expire with their
// holder, for as long as they are useful.
import type pg from "pg";
import { offReason, verdictOf } from "../../../../domain/attempts/attempt.ts";
import { afterPush, cutForPush, pushRuleOf } from "../../../../domain/notifications/push.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import {
  type OutboundAnswer,
  type OutboundCall,
  type OutboundRequest,
  readRetryAfter,
} from "../../../platform/http/outbound-call.ts";
import { createLeasedWork } from "../../../platform/jobs/leased-work.ts";
import { seesMoney } from "../../../../domain/access/access.ts";
import { presentEvent } from "../events/index.ts";
import {
  type DueMessage,
  leaseDueMessages,
  endMessage,
  forgetExpired,
  putOff,
  releaseMessages,
} from "./message.store.ts";
import type { PushSigner } from "./push-signer.ts";
import { deleteDead, noteSent } from "./subscription.store.ts";

/** A sale must reach the push service within two seconds. */
const PUSH_INTERVAL_MS = 250;
const FORGET_INTERVAL_MS = 600_000;
/** Longer than a request may take. */
const LEASE_MS = 30_000;
const AT_ONCE = 64;
/** Most browsers share three or four push services. */
const EACH = 32;

export interface PushJobsDeps {
  readonly pool: pg.Pool;
  readonly call: OutboundCall;
  readonly signer: PushSigner;
  readonly holderId: string;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onError: (error: unknown, what: string) => void;
  /** Told how each attempt went: a message leaves no row that says so. */
  readonly onAttempt: (result: PushResult) => void;
}

/** `unreachable`: the browser has unsubscribed, or failed for so long that it is forgotten. */
export type PushResult = "sent" | "failed" | "unreachable";

/** Builds the loop. Any number of processes may run it: each message is leased by one at a time. */
export function createPushJobs(deps: PushJobsDeps): Ticker {
  const { pool, holderId, now } = deps;
  return createLeasedWork<DueMessage>(
    "push messages",
    {
      everyMs: PUSH_INTERVAL_MS,
      atOnce: AT_ONCE,
      tidyEveryMs: FORGET_INTERVAL_MS,
      claim: (most) =>
        leaseDueMessages(pool, {
          holderId,
          most,
          each: EACH,
          leaseMs: LEASE_MS,
          now: new Date(now()),
        }),
      run: (due) => sendOnce(deps, due),
      release: () => releaseMessages(pool, holderId),
      tidy: async () => {
        while ((await forgetExpired(pool, new Date(now()))) > 0);
      },
    },
    deps,
  );
}

/**
 * Sends one message and records the outcome. A message that is too old is dropped; a browser for
 * which none can be encrypted or addressed is forgotten with its messages, because no attempt would
 * be different.
 */
async function sendOnce(deps: PushJobsDeps, due: DueMessage): Promise<void> {
  const leftMs = due.expires_at.getTime() - deps.now();
  const payload = leftMs <= 0 ? null : writePayload(deps, due);
  const request = payload === null ? null : requestOf(deps, due, payload, leftMs);
  const answer = request === null ? null : await deps.call(request);
  const result = await inTransaction(
    deps.pool,
    async (tx) => {
      if (answer !== null) return keep(deps, tx, due, answer);
      await (payload !== null
        ? deleteDead(tx, due.subscription_id, due.endpoint)
        : endMessage(tx, due));
      return null;
    },
    { random: deps.random },
  );
  if (result !== null) deps.onAttempt(result);
}

/** Null if the library cannot encrypt for this browser, or not address it. */
function requestOf(
  { signer }: PushJobsDeps,
  due: DueMessage,
  payload: string,
  ttlMs: number,
): OutboundRequest | null {
  const { urgency } = pushRuleOf(due.type);
  try {
    return signer.sign(due, payload, { ttlMs, urgency, topic: due.type });
  } catch {
    return null;
  }
}

/** Null, and reported, for an event that has no text: it must not be tried for ever. */
function writePayload({ onError }: PushJobsDeps, due: DueMessage): string | null {
  try {
    return payloadOf(due);
  } catch (error) {
    onError(error, "a push message could not be written and is dropped");
    return null;
  }
}

/** The same message as on the event stream: it contains no person's name or contact. */
function payloadOf(due: DueMessage): string {
  const event = presentEvent(due, {
    language: due.language,
    seesMoney: seesMoney({ role: due.role, teamRole: due.team_role }),
  });
  return JSON.stringify({ ...event, notification: cutForPush(event.notification) });
}

async function keep(
  deps: PushJobsDeps,
  tx: Transaction,
  due: DueMessage,
  answer: OutboundAnswer,
): Promise<PushResult> {
  const atMs = deps.now();
  const status = answer.kind === "answered" ? answer.status : null;
  const verdict = verdictOf({ status, body: "" }, null);
  const retryAfterMs = answer.kind === "answered" ? readRetryAfter(answer.retryAfter, atMs) : null;
  const after = afterPush({
    status,
    verdict,
    tries: due.tries + 1,
    chance: deps.random(),
    retryAfterMs,
    leftMs: due.expires_at.getTime() - atMs,
  });
  if (after.kind === "unsubscribed") {
    await deleteDead(tx, due.subscription_id, due.endpoint);
    return "unreachable";
  }
  const failingSince = await noteSent(
    tx,
    due.subscription_id,
    after.kind === "sent",
    new Date(atMs),
  );
  if (offReason(verdict, failingSince?.getTime() ?? null, atMs) === "failing") {
    await deleteDead(tx, due.subscription_id, due.endpoint);
    return "unreachable";
  }
  await (after.kind === "waiting"
    ? putOff(tx, due, deps.holderId, new Date(atMs + after.pauseMs))
    : endMessage(tx, due));
  return after.kind === "sent" ? "sent" : "failed";
}
