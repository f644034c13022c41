// Texts of the settings that say what one is told of, and how.
import type { Translated } from "../texts.ts";

export const newsTexts = {
  about: "What you are told of, and how. These are yours alone: your colleagues have their own.",
  noEmail: "E-mail is not set up on this network yet.",
  stopped: {
    about: (when: string) =>
      `Your e-mail address came back on ${when}, so no e-mail is sent to you. Once it works, have e-mails sent again.`,
    resume: "Send e-mails again",
    said: "E-mails are sent again.",
  },
  table: "What you are told of",
  kind: "News",
  channels: { bell: "Bell", push: "Push", email: "E-mail" },
  email: { at_once: "At once", daily: "Once a day", off: "Off" },
  always: "Always told: it guards your account",
  cell: (kind: string, channel: string) => `${kind}: ${channel}`,
  isOn: (kind: string, channel: string) => `${kind}, ${channel}: on`,
  isOff: (kind: string, channel: string) => `${kind}, ${channel}: off`,
  isNow: (kind: string, when: string) => `${kind}, e-mail: ${when}`,
  groups: {
    leads: "Leads",
    returns: "Returns",
    money: "Money",
    stops: "What stands still",
    accounts: "Accounts",
  },
  quiet: {
    title: "Quiet hours",
    about: "Push and e-mail wait until they are over. The bell does not.",
    on: "Keep quiet hours",
    from: "From",
    until: "Until",
    same: "Choose two different times.",
  },
  clock: {
    title: "Clock",
    zone: "Time zone",
    own: (zone: string) => `The account's (${zone})`,
    digest: "Daily e-mail at",
  },
  saved: "Saved.",
};

export type NewsTexts = Translated<typeof newsTexts>;
