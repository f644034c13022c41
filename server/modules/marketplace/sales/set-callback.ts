// Sets and removes when a purchased lead is called back, each with its activity.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import { type Actor } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { FARTHEST_CALLBACK_DAYS, callbackProblem } from "../../../../domain/sales/callback.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { NO_CONTACT } from "../leads/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { deleteCallback, findCallbackMs, hasNoContact, putCallback } from "./callback.store.ts";
import { lockSale } from "./sale.store.ts";
import { workRefusal } from "./work-refusal.ts";

export interface CallbackDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const PROBLEMS = {
  past: invalid([
    { field: "/at", code: "out_of_range", message: "Choose a time that is still ahead." },
  ]),
  too_far: invalid([
    {
      field: "/at",
      code: "out_of_range",
      message: `Choose a time within the next ${FARTHEST_CALLBACK_DAYS} days.`,
    },
  ]),
} as const;

/** Sets the time, in milliseconds since the epoch; null removes it. */
export function setCallback(
  deps: CallbackDeps,
  actor: Actor,
  saleId: string,
  callAtMs: number | null,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    const sale = await lockSale(tx, saleId);
    const refusal = workRefusal(actor, sale);
    if (refusal !== null) return refuse(refusal);
    if (actor.kind === "source") return refuse(FORBIDDEN);
    const before = await findCallbackMs(tx, saleId);
    if (callAtMs === null) {
      if (!(await deleteCallback(tx, saleId))) return ok(undefined);
    } else {
      const problem = callbackProblem(callAtMs, atMs);
      if (problem !== null) return refuse(PROBLEMS[problem]);
      if (await hasNoContact(tx.client, saleId)) return refuse(NO_CONTACT);
      await putCallback(tx, { saleId, callAtMs, setBy: actor.id, atMs });
    }
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: callAtMs === null ? "sale.callback_cleared" : "sale.callback_set",
      subjectKind: "sale",
      subjectId: saleId,
      detail: callAtMs === null ? {} : { at: new Date(callAtMs).toISOString() },
      changes: changesOf(["call_at"], { call_at: timeOf(before) }, { call_at: timeOf(callAtMs) }),
    });
    return ok(undefined);
  });
}

const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
