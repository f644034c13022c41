// Holds the texts of a campaign's criteria as sentences: group beginnings, rules and subjects.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";
import { namesOf } from "../../fact-words.ts";
import { factWords } from "./fact-words.ts";

export const campaignRuleTexts = {
  title: "Criteria",
  everything: "All leads.",
  nothing: "No leads: it requires one of several rules and has none.",
  all: "Match all:",
  any: "Match any:",
  none: "None match:",
  notAll: "Not all match:",
  is: (subject: string, values: string) => `${subject} is ${values}.`,
  isNot: (subject: string, values: string) => `${subject} isn't ${values}.`,
  notOneOf: (subject: string, values: string) => `${subject} is none of these: ${values}.`,
  oneOf: (subject: string, count: string) => `${subject} is one of ${count}.`,
  noneOf: (subject: string, count: string) => `${subject} is none of ${count}.`,
  least: (subject: string, bound: string) => `${subject} is at least ${bound}.`,
  most: (subject: string, bound: string) => `${subject} is at most ${bound}.`,
  between: (subject: string, low: string, high: string) =>
    `${subject} is between ${low} and ${high}.`,
  less: (subject: string, bound: string) => `${subject} is less than ${bound}.`,
  more: (subject: string, bound: string) => `${subject} is more than ${bound}.`,
  outside: (subject: string, low: string, high: string) =>
    `${subject} isn't between ${low} and ${high}.`,
  covers: (channels: string) => `The consent covers ${channels}.`,
  coversNot: (channels: string) => `The consent doesn't cover ${channels}.`,
  verified: (by: string) => `It is verified by ${by}.`,
  verifiedNot: (by: string) => `It isn't verified by ${by}.`,
  within: (miles: string, zip: string) => `It is within ${miles} miles of ZIP ${zip}.`,
  beyond: (miles: string, zip: string) => `It is more than ${miles} miles from ZIP ${zip}.`,
  other: (text: string) => `A rule that this page can't describe: ${text}`,
  showAll: "Show all",
  ofHundred: (points: string) => `${points} of 100`,
  asked: {
    minutes: (count: number, written: string) => plural(count, "1 minute", `${written} minutes`),
    least: (age: string) => `Requested at least ${age} ago.`,
    most: (age: string) => `Requested at most ${age} ago.`,
    between: (from: string, to: string) => `Requested between ${from} and ${to} ago.`,
    less: (age: string) => `Requested less than ${age} ago.`,
    more: (age: string) => `Requested more than ${age} ago.`,
    outside: (from: string, to: string) => `Not requested between ${from} and ${to} ago.`,
  },
  subjects: {
    ...namesOf(factWords, "subject"),
    side: "The lead type",
    state: "The state",
    county_fips: "The county",
    city: "The city",
    zip_code: "The ZIP",
    tier: "The tier",
    consent_channel: "The consent",
    price_cents: "The price",
    score: "The score",
    engagement: "The engagement score",
    intent: "The intent score",
    financial: "The financial score",
  },
};

export type CampaignRuleTexts = Translated<typeof campaignRuleTexts>;
