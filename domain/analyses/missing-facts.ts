// Lists the missing facts of a lead, in the order in which to ask for them.
import type { LeadSide } from "../lead/vocabulary.ts";
import type { AnalysedLead } from "./analysed-lead.ts";
import { MISSING, type Missing } from "./words.ts";

/** Sides that are asked how they pay: sellers are not. */
const PAYING: ReadonlySet<LeadSide> = new Set(["buyer", "buyer_and_seller"]);

/** The facts that the consumer left open. Facts that this reader may not see do not count. */
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
