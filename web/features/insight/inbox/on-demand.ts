// Loads the parts of the inbox when they are first shown.
import { lazy } from "react";

export const InboxScreen = lazy(async () => ({
  default: (await import("./inbox-screen.tsx")).InboxScreen,
}));
export const QueueCounts = lazy(async () => ({
  default: (await import("./queue-counts.tsx")).QueueCounts,
}));
