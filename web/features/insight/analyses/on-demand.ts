// The analyses of a lead, fetched once a screen shows them.
import { lazy } from "react";

/** Read by those who scroll to it: the page is there before it. */
export const LeadAnalyses = lazy(async () => ({
  default: (await import("./lead-analyses.tsx")).LeadAnalyses,
}));
