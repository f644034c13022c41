// Texts of viewing an account as its people see it.
import type { Translated } from "../texts.ts";

export const viewTexts = {
  start: "View as this account",
  startTitle: (name: string) => `View as ${name}`,
  startAbout: (minutes: number) =>
    `For ${minutes} minutes you see what this account's people see. You change nothing, and no contact data is shown. The account's activity says that the network viewed it.`,
  reason: "Reason",
  reasonHint: "For example: asked for help with a campaign. Kept in the network's activity.",
  reasonMissing: "Enter a reason.",
  begin: "Start viewing",
  begun: (name: string) => `You are viewing as ${name}.`,
  label: "View of an account",
  kinds: { advertiser: "advertiser", affiliate: "affiliate" },
  viewing: "Viewing as",
  terms: (kind: string, time: string) => `(${kind}), read only, until ${time}`,
  personal: "Each person sets this for themselves. A view of an account doesn't show it.",
  stop: "Stop viewing",
  /** By the code of the problem. */
  problems: {
    view_only: "You are only viewing this account. Stop viewing to change something.",
    not_in_view: "Not shown while you view an account.",
  },
  notStopped: "The view could not be ended. Try again in a moment.",
};

export type ViewTexts = Translated<typeof viewTexts>;
