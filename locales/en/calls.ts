// Texts of calls to other systems and their logs.
import { COUNTED_DAYS, SWITCH_OFF_DAYS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const callTexts = {
  statuses: { active: "On", paused: "Paused", off: "Turned off" },
  pause: "Pause",
  resume: "Turn on",
  remove: "Remove",
  off: {
    gone: "Turned off because the endpoint answered 410 (gone). Waiting calls are kept. Fix the address, then turn it on.",
    failing: `Turned off after ${SWITCH_OFF_DAYS} days of failures. Fix the endpoint, then turn it on.`,
  },
  failing: (since: string) => `Every call has failed since ${since}.`,
  counts: (waiting: string, delivered: string, failed: string) =>
    `${waiting} waiting · ${delivered} delivered · ${failed} failed`,
  countDays: `Last ${COUNTED_DAYS} days`,
  callStatuses: { waiting: "Waiting", delivered: "Delivered", failed: "Failed" },
  all: "All",
  nextTry: (time: string) => `Next attempt ${time}`,
  nextNow: "Next attempt in a moment",
  nextHeld: "Waits until it is turned on",
  nextNone: "No more attempts",
  again: "Send again",
  sentAgain: "Sending again in a moment.",
  details: (count: string) => `Attempts: ${count}`,
  asked: "Called",
  sentBody: "Request body",
  answered: "Response",
  took: (time: string) => `${time} ms`,
  noAnswer: "No response",
  emptyAnswer: "Empty",
  verdicts: {
    delivered: "Delivered",
    refused: "Response without the success text",
    failed: "Failed",
    gone: "Gone (410)",
  },
  failures: {
    unreadable: "The address can't be read.",
    not_https: "The address isn't https.",
    userinfo: "The address has a user or password.",
    port: "Only port 443 is called.",
    private: "Its host is in a private network, which isn't called.",
    unresolved: "The host name can't be resolved.",
    timeout: "It didn't respond in time.",
    refused_connection: "It refused the connection.",
    bad_certificate: "Its certificate isn't valid.",
    broken: "The connection was interrupted.",
    no_mail_server: "This network has no mail server.",
  },
  status: "Status",
};

export type CallTexts = Translated<typeof callTexts>;
