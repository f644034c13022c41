// Texts of the notification settings.
import type { Translated } from "../texts.ts";

export const newsTexts = {
  about: "Choose your notifications and channels. Your teammates have their own settings.",
  noEmail: "Email isn't set up on this network yet.",
  stopped: {
    about: (when: string) =>
      `Your email bounced on ${when}, so emails are turned off. Once your address works, turn them on again.`,
    resume: "Turn on emails",
    said: "Emails turned on.",
  },
  table: "Notifications",
  kind: "Notification",
  channels: { bell: "In app", push: "Push", email: "Email" },
  email: { at_once: "Immediately", daily: "Once per day", off: "Off" },
  always: { security: "Always on, for security", law: "Always on, by law" },
  cell: (kind: string, channel: string) => `${kind}: ${channel}`,
  isOn: (kind: string, channel: string) => `${kind}, ${channel}: on`,
  isOff: (kind: string, channel: string) => `${kind}, ${channel}: off`,
  isNow: (kind: string, when: string) => `${kind}, email: ${when}`,
  groups: {
    leads: "Leads",
    returns: "Returns",
    money: "Money",
    stops: "Alerts",
    accounts: "Accounts",
  },
  quiet: {
    title: "Quiet hours",
    about: "Push and email wait until they end. Notifications in the app don't.",
    on: "Turn on quiet hours",
    from: "From",
    until: "Until",
    same: "Choose two different times.",
  },
  clock: {
    title: "Time",
    zone: "Time zone",
    own: (zone: string) => `The account's (${zone})`,
    digest: "Daily email at",
  },
  saved: "Saved.",
};

export type NewsTexts = Translated<typeof newsTexts>;
