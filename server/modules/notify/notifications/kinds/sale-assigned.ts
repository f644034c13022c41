// A bought lead changed hands within its buyer's team: for the screens of the colleagues, whose
// queue changes. Not for the bell.
import { SALE_ASSIGNED } from "../../../../../domain/notifications/types.ts";
import type { SaleAssigned } from "../../../marketplace/sales/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";
import { cityState } from "./city-state.ts";

export function notifySaleAssigned(
  { accountId, leadId, assigneeName, side, city, state }: SaleAssigned,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      { accountId, type: SALE_ASSIGNED, url: `/leads/${leadId}`, atMs, facts: { lead_id: leadId } },
      ({ assigned }) => {
        const lead = assigned.lead(side, cityState(city, state));
        return {
          title: assigneeName === null ? assigned.free(lead) : assigned.took(assigneeName, lead),
          body: "",
        };
      },
    ),
  ];
}
