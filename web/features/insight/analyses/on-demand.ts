// Loads the analyses of a lead on demand.
import { lazy } from "react";

/** Loaded after the page, because only readers who scroll down need them. */
export const LeadAnalyses = lazy(async () => ({
  default: (await import("./lead-analyses.tsx")).LeadAnalyses,
}));
