// Texts of returns: the reasons, the queue, requests, answers and decisions.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";
import { textsPerReason } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const returnTexts = {
  reason: textsPerReason(returnReasons, "name"),
  toAnswer: "Returns to answer",
  noneToAnswer: (hours: string) =>
    `No returns to answer. When a buyer requests a return, you have ${hours} hours to answer it here.`,
  toWrite: "The network asks about your returns",
  write: "Write",
  answer: "Answer",
  read: "View",
  decide: "Decide",
  left: (time: string) => `${time} left to answer`,
  overdue: "Time to answer is over",
  answered: "Answered; the network decides",
  affiliateAnswered: "The affiliate has answered",
  waitsForYou: "The network asks you: write to it",
  waitsForBuyer: "Waits for the buyer's message",
  waitsForAffiliate: "Waits for the affiliate's message",
  waitsForAnswer: (time: string) => `Affiliate has ${time} left`,
  notAnswered: "Not answered in time",
  count: (count: number) => plural(count, "1 waiting", `${count} waiting`),
  lead: "Lead",
  reasonLabel: "Reason",
  leftToDecide: (time: string) => `${time} left to decide`,
  decideNow: "Decide now: time is over",
  days: (count: number) => plural(count, "1 day", `${count} days`),
  hours: (count: string) => `${count} h`,
  minutes: (count: string) => `${count} min`,
  status: { filed: "Waiting", approved: "Approved", declined: "Declined", withdrawn: "Withdrawn" },
  all: "All waiting",
  allReturns: "All returns",
  ask: "Request return",
  askUntil: (until: string) => `You can request a return until ${until}.`,
  askOver: (until: string) => `A return could be requested until ${until}.`,
  askedFor: (reason: string) =>
    `You requested a return: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  chooseReason: "Choose a reason",
  reasonMissing: "Choose a reason.",
  askSend: "Request return",
  asked: "Return requested. You'll be notified of the decision.",
};

export type ReturnTexts = Translated<typeof returnTexts>;
