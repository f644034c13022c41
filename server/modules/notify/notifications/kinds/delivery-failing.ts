// Leads do not arrive where a buyer has them handed to: it has begun to fail, was switched off, or
// one lead was given up.
import type { DeliveryFailing } from "../../../delivery/deliveries/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyDeliveryFailing(
  { accountId, destinationId, name, state, reason, leadId }: DeliveryFailing,
  atMs: number,
): NewEvent[] {
  const url =
    state === "given_up"
      ? `/leads/${leadId}`
      : `/settings?part=deliveries&destination=${destinationId}`;
  return [
    inBothLanguages(
      {
        accountId,
        type: "delivery_failing",
        url,
        atMs,
        facts: { destination_id: destinationId, state, reason, lead_id: leadId },
      },
      ({ delivery }) => ({
        title: { failing: delivery.failing, off: delivery.off, given_up: delivery.given }[state](
          name,
        ),
        body:
          state === "failing" ? `${delivery.why[reason]} · ${delivery.kept}` : delivery.why[reason],
      }),
    ),
  ];
}
