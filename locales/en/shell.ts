// Texts of the frame: menus, top bar, the screens' names, not found.
import type { Translated } from "../texts.ts";

export const shellTexts = {
  skip: "Skip to content",
  menu: "Menu",
  logout: "Logout",
  palette: "Search and go to",
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
  roles: { advertiser: "Advertiser", affiliate: "Affiliate", admin: "Admin" },
  demoNetwork: "Demo network",
  keys: "Keyboard shortcuts",
  notFound: {
    title: "Page not found",
    asked: (path: string) => `There is no page at ${path}.`,
    near: "Similar pages:",
    home: "Back to dashboard",
    signIn: "Go to sign-in",
  },
  broken: {
    title: "Something went wrong",
    sentence:
      "Reload this page. Your other work is safe. If it keeps happening, contact the network.",
    reload: "Reload",
  },
};

export type ShellTexts = Translated<typeof shellTexts>;
