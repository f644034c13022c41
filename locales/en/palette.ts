// Texts of the palette and of the list of keys.
import type { Translated } from "../texts.ts";

export const paletteTexts = {
  title: "Search and go to",
  here: "On this screen",
  filter: "Filter",
  sort: "Sort",
  screens: "Screens",
  actions: "Actions",
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  systemTheme: "System theme",
  logout: "Logout",
  assistant: "Ask the assistant",
  guide: "Open the guide",
  keys: "Show keyboard shortcuts",
  markAll: "Mark all notifications as read",
  lead: "Lead",
  campaign: "Campaign",
  account: "Account",
  source: "Source",
  keyTitle: "Keyboard shortcuts",
  off: "Single-letter shortcuts are turned off in Settings.",
  inbox: "Inbox",
  openPalette: "Search and go to",
  openKeys: "This list",
  goTo: (screen: string) => `Go to ${screen}`,
  close: "Close the top panel",
  move: "Go to the first row, then up and down",
  open: "Open the row",
  select: "Select the row",
  between: "then",
};

export type PaletteTexts = Translated<typeof paletteTexts>;
