// Serves the routes of delivery plans.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type pg from "pg";
import * as contract from "../../../../contract/delivery/destinations.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { recordActivity } from "../../network/activity/index.ts";
import {
  type PlanRow,
  deletePlan,
  findPlan,
  findPlanOwner,
  listOwnDestinations,
  listPlans,
  savePlan,
} from "./plan.store.ts";

export interface PlanDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export function registerPlans(host: HttpHost, deps: PlanDeps): void {
  const { pool } = deps;
  registerOperation(host, contract.listDeliveryPlans, async ({ actor, query }) =>
    pageAnswer(await listPlans(pool, query, scopeFor(actor, "destination")), presentPlan),
  );
  registerOperation(host, contract.getDeliveryPlan, async ({ actor, params }) => {
    const row = await findPlan(pool, params.id);
    return row === null || !can(actor, "read", "destination", { accountId: row.account_id })
      ? refuse(NOT_FOUND)
      : ok(presentPlan(row));
  });
  registerOperation(host, contract.setDeliveryPlan, async ({ actor, params, body }) =>
    setPlan(deps, actor, params.id, body.routes),
  );
  registerOperation(host, contract.removeDeliveryPlan, async ({ actor, params }) =>
    inTransaction(pool, async ({ client }) => {
      const row = await findPlan(client, params.id);
      if (row === null || !can(actor, "read", "destination", { accountId: row.account_id }))
        return refuse(NOT_FOUND);
      if (!can(actor, "update", "destination", { accountId: row.account_id }))
        return refuse(FORBIDDEN);
      await deletePlan(client, params.id);
      await recordActivity(client, {
        atMs: deps.now(),
        actor,
        accountId: row.account_id,
        action: "delivery_plan.removed",
        subjectKind: "delivery_plan",
        subjectId: params.id,
        detail: {},
        changes: changesOf(RECORD_FIELDS.delivery_plan, presentPlan(row), null),
      });
      return ok(undefined);
    }),
  );
}

function setPlan(
  { pool, now }: PlanDeps,
  actor: Actor,
  id: string,
  routes: readonly (readonly string[])[],
): Promise<Result<contract.DeliveryPlan, Refusal>> {
  return inTransaction(pool, async (tx) => {
    const owner = await findPlanOwner(tx.client, id);
    if (owner === null || !can(actor, "read", "destination", { accountId: owner.account_id }))
      return refuse(NOT_FOUND);
    const { account_id: accountId, campaign_id: campaignId } = owner;
    if (!can(actor, "update", "destination", { accountId })) return refuse(FORBIDDEN);
    const problems = checkRoutes(
      routes,
      await listOwnDestinations(tx.client, accountId, routes.flat()),
    );
    if (problems.length > 0) return refuse(invalid(problems));
    const before = await findPlan(tx.client, id);
    const atMs = now();
    await savePlan(
      tx,
      { id, account_id: accountId, campaign_id: campaignId },
      routes,
      new Date(atMs),
    );
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId,
      action: "delivery_plan.updated",
      subjectKind: "delivery_plan",
      subjectId: id,
      detail: { routes: routes.length },
      changes: changesOf(
        RECORD_FIELDS.delivery_plan,
        before === null ? null : presentPlan(before),
        { routes },
      ),
    });
    const row = await findPlan(tx.client, id);
    if (row === null) throw new Error("a written plan is gone");
    return ok(presentPlan(row));
  });
}

/** Returns the problems of the routes; `known` are the account's destinations among them. */
function checkRoutes(
  routes: readonly (readonly string[])[],
  known: ReadonlySet<string>,
): readonly FieldError[] {
  return routes.flatMap((route, index) =>
    route.flatMap((destinationId, place): readonly FieldError[] => {
      const field = `/routes/${index}/${place}`;
      if (!known.has(destinationId))
        return [
          {
            field,
            code: "unknown_destination",
            message: "Choose one of your destinations: none has this ID.",
          },
        ];
      const isBefore = routes.findIndex((other) => other.includes(destinationId)) < index;
      return isBefore
        ? [
            {
              field,
              code: "twice",
              message: "Remove it: an earlier route has it, so each lead would arrive twice.",
            },
          ]
        : [];
    }),
  );
}

function presentPlan({
  id,
  account_id: accountId,
  campaign_id: campaignId,
  updated_at: updatedAt,
  steps,
}: PlanRow): contract.DeliveryPlan {
  const routes = [...Map.groupBy(steps, ({ route }) => route).values()].map((route) =>
    route.map(({ destination_id: destinationId }) => destinationId),
  );
  return {
    id,
    account_id: accountId,
    campaign_id: campaignId,
    routes,
    updated_at: updatedAt.toISOString(),
  };
}
