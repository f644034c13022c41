// Serves the routes of deliveries: reading and resending.
import type pg from "pg";
import * as contract from "../../../../contract/delivery/deliveries.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type DeliveryReason, reasonOf } from "../../../../domain/deliveries/delivery-reason.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { restartCall } from "../../../platform/jobs/call-queue.store.ts";
import { recordActivity } from "../../network/activity/index.ts";
import {
  DELIVERY_QUEUE,
  type DeliveryRow,
  findDelivery,
  listDeliveries,
  restartDeliveries,
} from "./delivery.store.ts";
import { readDestination } from "./destinations.routes.ts";

/** Maximum deliveries restarted by one call; a caller may call again for more. */
const MOST_RESENT = 20_000;

export interface DeliveryRoutesDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export function registerDeliveryLog(host: HttpHost, deps: DeliveryRoutesDeps): void {
  const { pool, now } = deps;
  registerOperation(host, contract.listDeliveries, async ({ actor, query }) =>
    pageAnswer(await listDeliveries(pool, query, scopeFor(actor, "delivery")), (row: DeliveryRow) =>
      presentDelivery(actor, row),
    ),
  );
  registerOperation(host, contract.sendDelivery, async ({ actor, params }) => {
    const row = await findDelivery(pool, params.id);
    if (row === null || !can(actor, "read", "delivery", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "send", "delivery", { accountId: row.account_id })) return refuse(FORBIDDEN);
    if (row.sale_status === "returned")
      return refuse({
        code: "returned",
        detail: "The lead was returned, so it is no longer delivered.",
      });
    await restartCall(pool, DELIVERY_QUEUE, row.id, new Date(now()));
    const again = await findDelivery(pool, row.id);
    return again === null ? refuse(NOT_FOUND) : ok(presentDelivery(actor, again));
  });
  registerOperation(
    host,
    contract.resendDeliveries,
    async ({ actor, params, body: { since, status } }) => {
      const found = await readDestination(deps, actor, params.id, "update");
      if (!found.ok) return found;
      const atMs = now();
      const statuses = status === "all" ? ["delivered", "failed"] : ["failed"];
      const count = await restartDeliveries(pool, {
        destinationId: params.id,
        since: new Date(since),
        statuses,
        most: MOST_RESENT,
        at: new Date(atMs),
      });
      await recordActivity(pool, {
        atMs,
        actor,
        accountId: found.value.account_id,
        action: "destination.resent",
        subjectKind: "destination",
        subjectId: params.id,
        detail: { since, status, count },
      });
      return ok({ count });
    },
  );
}

function reasonFor({
  status,
  ended_because: because,
  kind,
  log: [last],
}: DeliveryRow): DeliveryReason | null {
  if (status === "delivered") return null;
  return because ?? (last === undefined ? null : reasonOf(rulesOf(kind), last));
}

function presentDelivery(actor: Actor, row: DeliveryRow): contract.Delivery {
  return {
    id: row.id,
    sale_id: row.sale_id,
    lead_id: row.lead_id,
    destination_id: row.destination_id,
    destination_name: row.destination_name,
    kind: row.kind,
    place: row.place,
    at: row.at.toISOString(),
    status: row.status,
    reason: reasonFor(row),
    tries: row.tries,
    next_at: row.next_at?.toISOString() ?? null,
    log: row.log,
    abilities: {
      send:
        row.sale_status === "sold" &&
        isOffered(actor, "send", "delivery", { accountId: row.account_id }),
    },
  };
}
