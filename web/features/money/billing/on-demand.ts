// Loads an affiliate's parts of the billing screen on their own: the other roles have it without
// them.
import { lazy } from "react";

/** An affiliate's earnings of a period. */
export const EarningsSection = lazy(async () => ({
  default: (await import("./earnings-section.tsx")).EarningsSection,
}));

/** What an affiliate will be paid on which day. */
export const PayableCalendar = lazy(async () => ({
  default: (await import("./payable-calendar.tsx")).PayableCalendar,
}));
