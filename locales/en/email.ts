// Texts of e-mails, and of the page that takes people off.
import type { Translated } from "../texts.ts";

export const mailTexts = {
  digest: (count: number, network: string) =>
    count === 1
      ? `Your day on ${network}: one piece of news`
      : `Your day on ${network}: ${count} pieces of news`,
  digestHeading: "Your day",
  more: (count: number) =>
    count === 1 ? "and one more, in the app" : `and ${count} more, in the app`,
  open: "Open it",
  openApp: "Open the app",
  why: (network: string) =>
    `${network} writes to you because your settings ask for it. What you are told of, and how, is yours to choose.`,
  whyAlways: (network: string) =>
    `${network} always writes to you about this: whoever takes an account over would switch it off first.`,
  settings: "Change what you are told of",
  unsubscribe: "No more e-mails like this",
  askTitle: "No more e-mails like this?",
  ask: (what: string) =>
    `You will get no more e-mails about this: ${what}. The bell in the app goes on telling you.`,
  askDigest: "You will get no daily e-mail any more. The bell in the app goes on telling you.",
  stop: "Stop these e-mails",
  doneTitle: "Done",
  done: (what: string) =>
    `No more e-mails about this: ${what}. You can switch them on again in the settings.`,
  doneDigest: "No daily e-mail any more. You can switch it on again in the settings.",
  goneTitle: "Nothing here",
  gone: "This link is incomplete, or its person has left.",
};

export type MailTexts = Translated<typeof mailTexts>;
