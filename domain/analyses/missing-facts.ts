// What of a lead was not told, in the order in which one would ask for it.
import type { LeadSide } from "../lead/vocabulary.ts";
import type { AnalysedLead } from "./analysed-lead.ts";
import { MISSING, type Missing } from "./words.ts";

/** Whoever sells brings the property: how they pay is nobody's question. */
const PAYING: ReadonlySet<LeadSide> = new Set(["buyer", "buyer_and_seller"]);

/**
 * Those facts that the person left open. What this reader is not told does not count as left open.
 */
export function missingFacts(lead: AnalysedLead): readonly Missing[] {
  const isMissing: Readonly<Record<Missing, boolean>> = {
    timing: lead.timing === "unknown",
    price: lead.priceMinCents === null && lead.priceMaxCents === null,
    type: lead.propertyType === "unknown",
    finance: lead.financeStatus === "unknown" && PAYING.has(lead.side),
    agent: lead.agentStatus === "unknown",
    size: lead.beds === null && lead.livingAreaSqft === null && lead.propertyType !== "land",
  };
  return MISSING.filter((name) => isMissing[name]);
}
