// Tells whether an approved return took a lead back from its reader, who keeps the record.
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";

export function isReturned(lead: Lead): boolean {
  return lead.view === "purchased" && lead.sale.status === "returned";
}
