// Holds the texts of what is changed in the list of campaigns: pausing, resuming, bids and caps.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const campaignChangeTexts = {
  pause: "Pause",
  resume: "Resume",
  pauseNamed: (name: string) => `Pause ${name}`,
  resumeNamed: (name: string) => `Resume ${name}`,
  paused: (name: string) => `${name} is paused.`,
  resumed: (name: string) => `${name} buys again.`,
  notYours: "Only its owner may change it.",
  pausedUntil: (day: string) => `Paused until ${day}`,
  pausedNamedUntil: (name: string, day: string) => `${name} is paused until ${day}.`,
  pausedMany: (count: number) => `${count} campaigns are paused.`,
  pausedManyUntil: (count: number, day: string) => `${count} campaigns are paused until ${day}.`,
  resumedMany: (count: number) => `${count} campaigns buy again.`,
  takenBack: (count: number) =>
    plural(count, "1 campaign is as it was.", `${count} campaigns are as they were.`),
  notTurned: (count: number) =>
    plural(
      count,
      "1 campaign stays as it was, and is still selected:",
      `${count} campaigns stay as they were, and are still selected:`,
    ),
  noneActive: "None of these is active.",
  nonePaused: "None of these is paused.",
  noneOwn: "Archived campaigns stay as they are.",
  pauseUntil: {
    open: "Pause until…",
    named: (name: string) => `Pause until: ${name}`,
    title: (count: number) => plural(count, "Pause until", `Pause ${count} campaigns until`),
    day: "Day",
    hint: (zone: string) =>
      `Buying begins again at the start of this day, by the clock of ${zone}.`,
    endless: "Without an end",
    missing: "Choose a day.",
    past: "Choose a day after today.",
    far: "Choose a day within a year.",
  },
  terms: { exclusive: "Exclusive bid", shared: "Shared bid", day: "Cap a day" },
  termOf: (term: string, name: string) => `${term} of ${name}`,
  termSaved: (name: string, term: string, value: string) =>
    `${name}: ${term.toLowerCase()} ${value}.`,
  termGone: (name: string, term: string) => `${name} has no ${term.toLowerCase()} now.`,
  noBid: "No bid",
  termHints: {
    exclusive: "Dollars, for a lead that nobody else gets. Empty is no bid.",
    shared: "Dollars, for one shared slot. Empty is no bid.",
    day: "Leads. Empty is no cap.",
  },
  termProblems: {
    cents: "Type an amount above 0, such as 62.50.",
    leads: "Type a whole number above 0.",
    budget:
      "A budget of this campaign is less than one lead costs then: open it and raise that first.",
    caps: "A cap of a shorter time allows more than this: open the campaign and lower that first.",
    elsewhere: "Another part of this campaign must be mended first: open it and edit it.",
  },
  askPause: {
    title: "Pause this campaign?",
    text: (owner: string) => `${owner} buys nothing with it from now on. They can resume it.`,
  },
};

export type CampaignChangeTexts = Translated<typeof campaignChangeTexts>;
