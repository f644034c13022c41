// Loads the list of earnings separately from the billing screen, which other roles have without it.
import { lazy } from "react";

/** An affiliate's earnings of a period. */
export const EarningsSection = lazy(async () => ({
  default: (await import("./earnings-section.tsx")).EarningsSection,
}));
