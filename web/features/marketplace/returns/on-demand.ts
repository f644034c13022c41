// Loads the returns of a lead separately from its page: few leads have any.
import { lazy } from "react";

/** The returns of a lead, for its affiliate and the operator. */
export const LeadReturns = lazy(async () => ({
  default: (await import("./lead-returns.tsx")).LeadReturns,
}));
