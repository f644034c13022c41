// Texts of the palette and of the list of keys.
import type { Translated } from "../texts.ts";

export const paletteTexts = {
  title: "Search and go to",
  placeholder: "Type a screen, a record or an action",
  nothing: "Nothing fits. Try a place, a name or the first characters of an id.",
  screens: "Screens",
  records: "Records",
  actions: "Actions",
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  systemTheme: "Theme of the system",
  logout: "Logout",
  assistant: "Ask the assistant",
  keys: "Show keyboard shortcuts",
  markAll: "Mark all notifications as read",
  newCampaign: "Create a campaign",
  lead: "Lead",
  campaign: "Campaign",
  account: "Account",
  source: "Source",
  keyTitle: "Keyboard shortcuts",
  off: "Single letters are switched off in Settings.",
  openPalette: "Search and go to",
  openKeys: "This list",
  goTo: (screen: string) => `Go to ${screen}`,
  close: "Close what is on top",
  move: "Move in a list",
  open: "Open the row",
  select: "Select the row",
  between: "then",
};

export type PaletteTexts = Translated<typeof paletteTexts>;
