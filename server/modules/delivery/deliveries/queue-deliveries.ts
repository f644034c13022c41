// Queues deliveries for sales: for each bought lead, a row for each step of its plan.
import { planDeliveries } from "../../../../domain/deliveries/plan.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type NewDelivery, insertDeliveries } from "./delivery.store.ts";
import { type SaleStep, listPlanned, listSaleSteps } from "./plan.store.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

export interface BoughtSale {
  readonly saleId: string;
  readonly buyerId: string;
}

/**
 * Writes the deliveries in the publisher's transaction, so that each sale is delivered once.
 * Without any plan, this takes one query.
 */
export async function queueDeliveries(db: Queryable, sales: readonly BoughtSale[]): Promise<void> {
  if (sales.length === 0) return;
  const planned = await listPlanned(db, [...new Set(sales.map(({ buyerId }) => buyerId))]);
  const own = sales.filter(({ buyerId }) => planned.has(buyerId));
  if (own.length === 0) return;
  const steps = await listSaleSteps(
    db,
    own.map(({ saleId }) => saleId),
  );
  await insertDeliveries(
    db,
    [...Map.groupBy(steps, ({ sale_id: saleId }) => saleId).values()].flatMap(deliveriesOf),
  );
}

function deliveriesOf(steps: readonly SaleStep[]): readonly NewDelivery[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { sale_id: saleId, lead_id: leadId, sold_at: soldAt } = first;
  const atMs = soldAt.getTime();
  const routes = [...Map.groupBy(steps, ({ route }) => route).values()].map((route) =>
    route.map(
      ({
        destination_id: destinationId,
        fall_back_after_minutes: minutes,
        is_active: isActive,
      }) => ({ destinationId, fallBackMs: minutes * MINUTE_MS, isActive }),
    ),
  );
  return planDeliveries(routes, atMs).map(
    ({ destinationId, route, place, nextAtMs }): NewDelivery => ({
      id: uuidv7(atMs),
      destinationId,
      saleId,
      leadId,
      route,
      place,
      at: soldAt,
      nextAt: new Date(nextAtMs),
    }),
  );
}
