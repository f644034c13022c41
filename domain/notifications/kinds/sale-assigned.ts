// Defines the kind: a bought lead was reassigned within its buyer's team; colleagues' screens
// refresh, and no notification is sent.
import { defineKind, topic } from "../notification-kind.ts";

export interface SaleAssigned {
  readonly accountId: string;
  readonly leadId: string;
  readonly side: string;
  readonly city: string | null;
  readonly state: string | null;
  /** The member who works the lead now; null where it is unassigned. */
  readonly assigneeName: string | null;
}

export const saleAssignedTopic = topic<SaleAssigned>()("sale_assigned");

export const saleAssigned = defineKind({
  type: "sale_assigned",
  topic: saleAssignedTopic,
  reach: null,
  tell: ({ accountId, leadId, side, city, state, assigneeName }) => [
    {
      accountId,
      url: `/leads/${leadId}`,
      facts: { lead_id: leadId },
      details: { leadId, side, city, state, assigneeName },
    },
  ],
});
