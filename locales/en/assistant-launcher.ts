// Texts of the button that opens the assistant. They load with every screen; the panel's own load
// with it.
import type { Translated } from "../texts.ts";

export const launcherTexts = {
  title: "AI Assistant",
  ask: (network: string) => `Ask ${network}`,
  /** In the bar at the bottom of a phone. */
  short: "Ask",
  name: (shown: string) => `${shown}: AI Assistant`,
  unseen: "New message from the assistant",
  close: "Close the assistant",
};

export type LauncherTexts = Translated<typeof launcherTexts>;
