// Loads the list of earnings separately from the screens that show it.
import { lazy } from "react";

/** Every earning of an affiliate. */
export const EarningsTable = lazy(async () => ({
  default: (await import("./earnings-table.tsx")).EarningsTable,
}));
