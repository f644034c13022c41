// Fetches where a purchased lead was delivered, and when it arrived.
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

/** The time of the first attempt that arrived, ISO 8601; null where none did. */
export function arrivalOf({ log }: Pick<Delivery, "log">): string | null {
  return log.findLast(({ verdict }) => verdict === "delivered")?.at ?? null;
}
