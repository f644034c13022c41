// Limits how many calls a caller may make: one bucket for all keys of an account, one for each
// signed-in person. Each answer says how many are left.
import type { FastifyReply } from "fastify";
import type { Operation } from "../../../contract/operation.ts";
import type { Actor } from "../../../domain/access/access.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time.ts";
import { RateLimit } from "./rate-limit.ts";
import type { Refusal } from "./refusal.ts";

const WINDOW_SECONDS = MINUTE_MS / SECOND_MS;

/**
 * Calls within a minute. A busy integration makes some hundred, a person at the screens fewer:
 * a caller that makes more runs in a loop.
 */
export const CALLS_PER_MINUTE = 3_000;

export interface CallRates {
  /**
   * Counts a call and writes the headers of its answer; a refusal once too many were made. Null
   * too for posts and pings, which each source's own limit counts.
   */
  take(actor: Actor, operation: Operation, reply: FastifyReply): Refusal | null;
}

/** `nowMs`: a clock that never goes back, in milliseconds. `most`: calls within a minute. */
export function createCallRates(nowMs: () => number, most = CALLS_PER_MINUTE): CallRates {
  const buckets = new RateLimit();
  const rate = { perSecond: most / WINDOW_SECONDS, burst: most };
  return {
    take(actor, operation, reply) {
      if (isPost(operation)) return null;
      const person = actor.viewing?.viewerId ?? actor.id;
      const caller = actor.kind === "user" ? `person ${person}` : `keys ${actor.accountId}`;
      const atMs = nowMs();
      const waitMs = buckets.take(caller, 1, rate, atMs);
      const left = Math.floor(buckets.left(caller, rate, atMs));
      writeHeaders(reply, actor.kind === "user" ? "person" : "account", most, left);
      return waitMs === 0 ? null : tooMany(actor, most, Math.ceil(waitMs / SECOND_MS));
    },
  };
}

/** Operations of sources alone: posts and pings. */
function isPost({ access }: Operation): boolean {
  return access.includes("source") && !access.includes("session");
}

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers, and the older ones that many clients read.
 * What was used returns steadily, so all of it is back after its share of a minute.
 */
function writeHeaders(reply: FastifyReply, policy: string, most: number, left: number): void {
  const reset = Math.ceil(((most - left) / most) * WINDOW_SECONDS);
  void reply
    .header("ratelimit-policy", `"${policy}";q=${most};w=${WINDOW_SECONDS}`)
    .header("ratelimit", `"${policy}";r=${left};t=${reset}`)
    .header("ratelimit-limit", String(most))
    .header("ratelimit-remaining", String(left))
    .header("ratelimit-reset", String(reset));
}

function tooMany({ kind }: Actor, most: number, waitSeconds: number): Refusal {
  const who = kind === "user" ? "You" : "The keys of this account";
  return {
    code: "rate_limited",
    detail:
      `${who} made more than ${most.toLocaleString("en-US")} calls in a minute. Wait ` +
      `${waitSeconds} s, and slow down by the RateLimit header of each answer.`,
    retryAfterSeconds: waitSeconds,
  };
}
