// Holds the texts of changes in the list of campaigns: pausing, resuming, bids and caps.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const campaignChangeTexts = {
  pause: "Pause",
  resume: "Resume",
  pauseNamed: (name: string) => `Pause ${name}`,
  resumeNamed: (name: string) => `Resume ${name}`,
  paused: (name: string) => `${name} paused.`,
  resumed: (name: string) => `${name} resumed.`,
  notYours: "Only its owner can edit it.",
  pausedUntil: (day: string) => `Paused until ${day}`,
  pausedNamedUntil: (name: string, day: string) => `${name} paused until ${day}.`,
  pausedMany: (count: number) => `${count} campaigns paused.`,
  pausedManyUntil: (count: number, day: string) => `${count} campaigns paused until ${day}.`,
  resumedMany: (count: number) => `${count} campaigns resumed.`,
  takenBack: (count: number) =>
    plural(count, "1 campaign restored.", `${count} campaigns restored.`),
  notTurned: (count: number) =>
    plural(
      count,
      "1 campaign wasn't changed and is still selected:",
      `${count} campaigns weren't changed and are still selected:`,
    ),
  noneActive: "None of these is active.",
  nonePaused: "None of these is paused.",
  noneOwn: "Archived campaigns can't be changed.",
  pauseUntil: {
    open: "Pause until…",
    named: (name: string) => `Pause until: ${name}`,
    title: (count: number) => plural(count, "Pause until", `Pause ${count} campaigns until`),
    day: "Day",
    hint: (zone: string) => `Buying resumes at the start of this day, in the time zone ${zone}.`,
    endless: "No end date",
    missing: "Choose a day.",
    past: "Choose a day after today.",
    far: "Choose a day within a year.",
  },
  terms: { exclusive: "Exclusive bid", shared: "Shared bid", day: "Daily cap" },
  termOf: (term: string, name: string) => `${term} of ${name}`,
  termSaved: (name: string, term: string, value: string) =>
    `${name}: ${term.toLowerCase()} ${value}.`,
  termGone: (name: string, term: string) => `${name} has no ${term.toLowerCase()} now.`,
  noBid: "No bid",
  termHints: {
    exclusive: "Dollars, for a lead sold only to you. Leave blank for no bid.",
    shared: "Dollars, for one shared slot. Leave blank for no bid.",
    day: "Leads. Leave blank for no cap.",
  },
  termProblems: {
    cents: "Enter an amount above 0, for example 62.50.",
    leads: "Enter a whole number above 0.",
    budget:
      "A budget of this campaign is less than one lead would cost. Open the campaign and raise it first.",
    caps: "A cap for a shorter period allows more than this. Open the campaign and lower it first.",
    elsewhere: "Another part of this campaign needs a fix first. Open the campaign and edit it.",
  },
};

export type CampaignChangeTexts = Translated<typeof campaignChangeTexts>;
