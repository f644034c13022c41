// Where a bought lead was handed to, and when it came there.
import type { Delivery } from "../../../../contract/delivery/deliveries.ts";
import { type ShownList, useDocuments } from "../../../lib/documents/use-documents.ts";

export type { Delivery };

const MOST = 100;

export function useLeadDeliveries(leadId: string): ShownList<Delivery> {
  return useDocuments("deliveries", {
    where: [["lead_id", "eq", leadId]],
    order: "at",
    limit: MOST,
  });
}

/** The moment of the first try that arrived, ISO 8601; null where none did. */
export function arrivalOf({ log }: Pick<Delivery, "log">): string | null {
  return log.findLast(({ verdict }) => verdict === "delivered")?.at ?? null;
}
