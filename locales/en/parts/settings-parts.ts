// Names of the sections of the settings.
import type { Translated } from "../../texts.ts";

export const settingsParts = {
  profile: "Profile",
  team: "Team",
  exclusions: "Exclusion list",
  deliveries: "Deliveries",
  display: "Display",
  notifications: "Notifications",
  security: "Security",
  keys: "API keys",
  sources: "Sources",
  forms: "Forms",
  tracking: "Tracking",
  payouts: "Payouts",
  webhooks: "Webhooks",
  network: "Network",
  alerts: "Alerts",
  pauses: "Pauses",
  emails: "Emails",
  assistant: "Assistant",
};

export type SettingsPartTexts = Translated<typeof settingsParts>;
