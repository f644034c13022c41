// Texts of calls to other people's systems and their logs, whatever they tell.
import { COUNTED_DAYS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const callTexts = {
  statuses: { active: "On", paused: "Paused", off: "Switched off" },
  pause: "Pause",
  resume: "Switch on",
  remove: "Remove",
  off: {
    gone: "Its system answered 410, which says that it wants no calls any more. What waits is kept: switch it on once its address is right.",
    failing:
      "No call arrived for five days, so it was switched off. What waits is kept: switch it on once its system is mended.",
  },
  failing: (since: string) => `No call has arrived since ${since}.`,
  counts: (waiting: string, delivered: string, failed: string) =>
    `${waiting} waiting · ${delivered} arrived · ${failed} given up`,
  countDays: `Last ${COUNTED_DAYS} days`,
  callStatuses: { waiting: "Waiting", delivered: "Arrived", failed: "Given up" },
  all: "All",
  nextTry: (time: string) => `Next try ${time}`,
  nextNow: "Called in a moment",
  nextHeld: "Waits until it is switched on",
  nextNone: "Nothing more",
  again: "Send again",
  sentAgain: "It is called in a moment.",
  details: (count: string) => `Tries: ${count}`,
  asked: "Called",
  sentBody: "Sent along",
  answered: "Answer",
  took: (time: string) => `${time} ms`,
  noAnswer: "No answer",
  emptyAnswer: "Empty",
  verdicts: {
    delivered: "Arrived",
    refused: "Answered, without the words of a good answer",
    failed: "Failed",
    gone: "Wants no calls any more",
  },
  failures: {
    unreadable: "The address could not be read.",
    not_https: "The address is not https.",
    userinfo: "The address holds a user or password.",
    port: "Only port 443 is called.",
    private: "Its host lies in a private network, which is not called.",
    unresolved: "Nobody knows the name of its host.",
    timeout: "It did not answer in time.",
    refused_connection: "It took no connection.",
    bad_certificate: "Its certificate is not in order.",
    broken: "The connection broke off.",
    no_mail_server: "This network has no mail server.",
  },
  status: "State",
};

export type CallTexts = Translated<typeof callTexts>;
