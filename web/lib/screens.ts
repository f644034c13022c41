// Lists the screens by the first segment of their address.

export const SCREENS = [
  "dashboard",
  "campaigns",
  "settings",
  "billing",
  "leads",
  "earnings",
  "users",
  "marketplace",
  "activity",
] as const;
export type Screen = (typeof SCREENS)[number];
