// Texts of emails, and of the page to unsubscribe.
import type { Translated } from "../texts.ts";

export const mailTexts = {
  digest: (count: number, network: string) =>
    count === 1
      ? `Your day on ${network}: 1 notification`
      : `Your day on ${network}: ${count} notifications`,
  digestHeading: "Your day",
  more: (count: number) =>
    count === 1 ? "and 1 more, in the app" : `and ${count} more, in the app`,
  open: "Open",
  openApp: "Open the app",
  why: (network: string) =>
    `You get this email because of your settings on ${network}. You can change your notifications.`,
  whyAlways: (network: string) => `${network} always sends this email. It can't be turned off.`,
  settings: "Edit notifications",
  unsubscribe: "Unsubscribe",
  terms: "Terms",
  privacy: "Privacy",
  askTitle: "Unsubscribe?",
  ask: (what: string) =>
    `You will no longer get emails about this: ${what}. You still get notifications in the app.`,
  askDigest: "You will no longer get a daily email. You still get notifications in the app.",
  stop: "Unsubscribe",
  doneTitle: "Unsubscribed",
  done: (what: string) =>
    `You no longer get emails about this: ${what}. You can turn them on again in the settings.`,
  doneDigest: "You no longer get a daily email. You can turn it on again in the settings.",
  goneTitle: "Link not valid",
  gone: "This link is incomplete, or its account member has left.",
};

export type MailTexts = Translated<typeof mailTexts>;
