// Texts of the frame: menus, top bar, the screens' names, not found.
import type { Translated } from "../texts.ts";

export const shellTexts = {
  skip: "Skip to content",
  menu: "Menu",
  logout: "Logout",
  notifications: "Notifications",
  palette: "Search and go to",
  settings: "Settings",
  screens: {
    dashboard: "Dashboard",
    campaigns: "Campaigns",
    settings: "Settings",
    billing: "Billing",
    leads: "Leads",
    earnings: "Earnings",
    users: "Users",
    marketplace: "Lead Marketplace",
    activity: "Activity",
  },
  demo: "Demo network: the people and the money are made up.",
  openMenu: "Open menu",
  keys: "Keyboard shortcuts",
  pending:
    "Your account waits for the operator's approval. You can look around; leads are taken once it is approved.",
  notFound: {
    title: "There is no such screen",
    asked: (path: string) => `You asked for ${path}.`,
    near: "These are close:",
    home: "Back to the dashboard",
    signIn: "To the sign-in",
  },
  broken: {
    title: "This screen broke",
    sentence:
      "Load it again; your work elsewhere is untouched. If it stays broken, tell the operator.",
    reload: "Load again",
  },
};

export type ShellTexts = Translated<typeof shellTexts>;
