// Texts of the notification panel.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const bellTexts = {
  title: "Notifications",
  markAll: "Mark all as read",
  allRead: "Nothing is unread",
  empty: "No notifications",
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissShort: "Dismiss",
  unread: "unread",
  bell: (count: number) => (count === 0 ? "Notifications" : `Notifications, ${count} unread`),
  arrived: "New:",
  today: "Today",
  yesterday: "Yesterday",
  marked: (count: number) => plural(count, "Marked as read", `${count} marked as read`),
  count: (count: number) => `${count} ${plural(count, "notification", "notifications")}`,
};

export type BellTexts = Translated<typeof bellTexts>;
