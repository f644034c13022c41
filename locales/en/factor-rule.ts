// Texts of an owner's rule that every member needs a second factor.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const factorRuleTexts = {
  title: "Second factor of members",
  off: "Each member decides whether to use one.",
  on: "Every member needs an authenticator app or a passkey.",
  without: (count: number) =>
    plural(count, "One member has none yet.", `${count} members have none yet.`),
  all: "All members have one.",
  start: "Require of all",
  end: "Stop requiring",
  ownFirst: "Set up your own first, under Security.",
  startAsk: "Require a second factor of all members?",
  startText: (count: number) =>
    plural(
      count,
      "One member has none and sets it up before anything else, from now on.",
      count === 0
        ? "All members have one. Those who join set one up before anything else."
        : `${count} members have none and set it up before anything else, from now on.`,
    ),
  mailed: "Every member gets an email about it.",
  endAsk: "Stop requiring a second factor?",
  endText: "Members keep theirs until they turn it off.",
  started: "Every member needs a second factor now.",
  ended: "Members no longer need a second factor.",
  joinAbout: "This account requires a second factor: you set it up right after you join.",
  requiredAbout: (account: string) =>
    `The owners of ${account} require a second factor of every member.`,
};

export type FactorRuleTexts = Translated<typeof factorRuleTexts>;
