// Texts of the time at which a purchased lead is called back.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const callbackTexts = {
  set: "Call back later",
  at: (when: string) => `Call back ${when}`,
  due: (when: string) => `Call back now: due ${when}`,
  inHours: (count: number) => plural(count, "In an hour", `In ${count} hours`),
  tomorrow: "Tomorrow, same time",
  otherTime: "Another time",
  zone: (zone: string) => `In ${zone}`,
  theirTime: (time: string) => `Local time of the lead: ${time}`,
  problem: (days: number) => `Choose a time that is still ahead, at most ${days} days.`,
  save: "Set call-back",
  remove: "Remove call-back",
  saved: (when: string) => `We'll notify you ${when}.`,
  removed: "Call-back removed.",
};

export type CallbackTexts = Translated<typeof callbackTexts>;
