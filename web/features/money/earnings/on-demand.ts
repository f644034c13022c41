// Loads the lists of earnings and sales separately from the screens that show them.
import { lazy } from "react";

/** Every earning of an affiliate. */
export const EarningsTable = lazy(async () => ({
  default: (await import("./earnings-table.tsx")).EarningsTable,
}));

/** Every sale of the network. */
export const SalesTable = lazy(async () => ({
  default: (await import("./sales-table.tsx")).SalesTable,
}));
