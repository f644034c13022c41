// Carries a consumer's request out, or declines it.
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { DeclineReason } from "../../../../domain/consumers/consumer-request.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import * as store from "./consumer-request.store.ts";
import { type HonorDeps, honorRequest } from "./honor-request.ts";

export interface DecideDeps extends HonorDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const ALREADY_DECIDED: Refusal = {
  code: "already_decided",
  detail: "This request was carried out or declined already.",
};

/** Does what the consumer asked for, with all leads of theirs, in one transaction. */
export function carryOut(
  deps: DecideDeps,
  actor: Actor,
  id: string,
): Promise<Result<store.ConsumerRequestRow, Refusal>> {
  return decide(deps, actor, id, async (tx, request, decision) => {
    const effect = await honorRequest(deps, tx, request, { actor, atMs: decision.atMs });
    await store.writeDone(tx, id, decision, effect);
    await recordDecision(tx, request, actor, decision.atMs, "consumer_request.carried_out", {
      detail: { leads: effect.leads, buyers: effect.buyers },
    });
  });
}

/** Ends the request without doing it. */
export function decline(
  deps: DecideDeps,
  actor: Actor,
  id: string,
  reason: DeclineReason,
): Promise<Result<store.ConsumerRequestRow, Refusal>> {
  return decide(deps, actor, id, async (tx, request, decision) => {
    await store.writeDeclined(tx, id, decision, reason);
    await recordDecision(tx, request, actor, decision.atMs, "consumer_request.declined", {
      detail: { reason },
    });
  });
}

function decide(
  { pool, now }: DecideDeps,
  actor: Actor,
  id: string,
  work: (
    tx: Transaction,
    request: store.ConsumerRequestRow,
    decision: store.Decision,
  ) => Promise<void>,
): Promise<Result<store.ConsumerRequestRow, Refusal>> {
  return inTransaction(pool, async (tx) => {
    const request = await store.lockConsumerRequest(tx, id);
    if (request === null || !can(actor, "read", "consumer_request", null)) return refuse(NOT_FOUND);
    if (!can(actor, "decide", "consumer_request", null)) return refuse(FORBIDDEN);
    if (request.status !== "open") return refuse(ALREADY_DECIDED);
    await work(tx, request, { atMs: now(), decidedBy: actor.id });
    const decided = await store.findConsumerRequest(tx.client, id);
    return decided === null ? refuse(NOT_FOUND) : ok(decided);
  });
}

/** Writes the act into the network's log, without who asked. */
export function recordDecision(
  { client }: Transaction,
  { id, kind }: Pick<store.ConsumerRequestRow, "id" | "kind">,
  actor: Actor,
  atMs: number,
  action: Extract<ActivityEntry["action"], `consumer_request.${string}`>,
  { detail, changes }: Partial<Pick<ActivityEntry, "detail" | "changes">> = {},
): Promise<void> {
  return recordActivity(client, {
    atMs,
    actor,
    accountId: actor.accountId,
    action,
    subjectKind: "consumer_request",
    subjectId: id,
    detail: { kind, ...detail },
    ...(changes === undefined ? {} : { changes }),
  });
}
