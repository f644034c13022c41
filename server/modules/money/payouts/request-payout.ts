// Requests a payout: every payable earning goes into it, once, however many requests come together.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type PayoutMoved,
  payoutMovedTopic,
} from "../../../../domain/notifications/kinds/payout-moved.ts";
import type pg from "pg";
import type { Payout } from "../../../../contract/money/payout-shapes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { oncePerKey } from "../../../platform/http/once-per-key.ts";
import { FORBIDDEN, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import {
  findPayout,
  findPayeeEligibility,
  insertPayout,
  lockFreeEarnings,
  type PayoutRow,
} from "./payout.store.ts";
import { presentPayout } from "./present-payout.ts";
import { notPayable, obstaclesToAsk } from "./payout-eligibility.ts";

/** The network's rules that payouts go by. */
export interface PayoutRules {
  readonly networkId: string;
  /** In which weeks begin. */
  readonly timeZone: string;
  /** Larger payouts need the approval of two persons. */
  readonly onePersonCents: Cents;
  /** The minimum payout. */
  readonly leastCents: Cents;
}

export interface PayoutDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly rules: () => PayoutRules;
}

/** Who asks: a person or key of the affiliate, or the weekly round. */
export interface Asking {
  readonly affiliateId: string;
  readonly by: Pick<Actor, "kind" | "id"> | "weekly";
  readonly networkId: string;
  /** The minimum payout. */
  readonly leastCents: Cents;
  readonly atMs: number;
}

/**
 * Asks over the API. The same key gives the answer of the first call again, whatever became of the
 * payout since.
 */
export async function requestPayout(
  deps: PayoutDeps,
  actor: Actor,
  idempotencyKey: string,
): Promise<Result<Payout, Refusal>> {
  const scope = actor.accountId;
  if (!can(actor, "ask", "payout", { affiliateId: scope })) return refuse(FORBIDDEN);
  const call = { scope, key: idempotencyKey, request: ["request_payout"], now: deps.now };
  return oncePerKey(deps.pool, call, async (tx, atMs) => {
    const { networkId, onePersonCents, leastCents } = deps.rules();
    const asking = { affiliateId: scope, by: actor, networkId, leastCents, atMs };
    const asked = await requestWithin(tx, asking);
    return asked.ok
      ? ok(presentPayout(asked.value, { actor, atMs, onePersonCents, approvers: 0 }))
      : asked;
  });
}

/**
 * Requests a payout within the caller's transaction. Refuses where something blocks it, and then
 * has written nothing.
 */
export async function requestWithin(
  tx: Transaction,
  { affiliateId, by, networkId, leastCents, atMs }: Asking,
): Promise<Result<PayoutRow, Refusal>> {
  const earnings = await lockFreeEarnings(tx, affiliateId);
  // After the locks: a request of a moment ago is finished.
  const standing = await findPayeeEligibility(tx.client, affiliateId);
  if (standing === null) return refuse(FORBIDDEN);
  const obstacles = obstaclesToAsk(standing, leastCents, atMs);
  if (obstacles.length > 0) return refuse(notPayable(obstacles, leastCents));
  const id = uuidv7(atMs);
  const amountCents = earnings.reduce((sum, { earning_cents: cents }) => sum + cents, 0n);
  const isWritten = await insertPayout(tx, {
    id,
    affiliateId,
    amountCents,
    requestedBy: by === "weekly" ? by : by.id,
    atMs,
    saleIds: earnings.map((earning) => earning.id),
  });
  if (!isWritten) return refuse(notPayable(["open"], leastCents));
  const actor = by === "weekly" ? { kind: "system" as const, id: "payouts" } : by;
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: affiliateId,
    action: "payout.requested",
    subjectKind: "payout",
    subjectId: id,
    detail: { amount_cents: centsToJson(amountCents) },
    changes: changesOf(["status"], null, { status: "requested" }),
  });
  const moved: PayoutMoved = {
    payoutId: id,
    affiliateId,
    networkId,
    status: "requested",
    amountCents: centsToJson(amountCents),
  };
  await appendOutboxEvent(tx.client, payoutMovedTopic, moved, atMs);
  const row = await findPayout(tx.client, id);
  if (row === null) throw new Error("a payout that was just asked for is gone");
  return ok(row);
}
