// The screens that have an address of their own, by its first part.

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
