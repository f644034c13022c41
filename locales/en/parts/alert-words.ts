// What alerts say in English: their names, and each one's evidence in a sentence.
import type { Evidence } from "../../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../../domain/alerts/kind-names.ts";
import { DAYS_OF_SPEND, SETTLED_DAYS, USUAL_DAYS } from "../../../domain/alerts/periods.ts";
import {
  amountText,
  bandText,
  daysOf,
  percentText,
  spanText,
  tenthsText,
} from "../../alert-figures.ts";
import { type AlertWords, alertNewsIn, alertTitleIn } from "../../alert-news.ts";
import { plural } from "../../plural.ts";

export const alertNames: Readonly<Record<AlertKind, string>> = {
  accept_rate: "Accept rate",
  buyer_quiet: "Quiet buyer",
  contact_rate: "Contact rate",
  delivery_failing: "Failing delivery",
  queue_age: "Late queue",
  return_rate: "Return rate",
  source_quiet: "Quiet source",
  wallet_days: "Wallet running out",
  worker_gone: "No worker",
};

export const queueNames: Readonly<Record<string, string>> = {
  deliveries: "Lead deliveries",
  emails: "Emails",
  events: "Events",
  postbacks: "Postbacks",
  push: "Push messages",
  webhooks: "Webhooks",
  worker: "Worker processes",
};

/** The limits of rules, and whether one is on. */
export const alertLimits: Readonly<Record<string, string>> = {
  is_on: "Rule is on",
  missing: "Missing at least",
  minutes: "For at least",
  least: "Judged from",
  deviations: "Width of the band",
  points: "Difference of at least",
  days: "Fewer days than",
};

const period = (evidence: Evidence): string => {
  const days = daysOf(evidence);
  return days === 1 ? "in a day" : `in ${days} days`;
};

function usual({ low, high }: Evidence): string {
  const band = bandText({ low, high });
  if (band !== null) return band;
  return low === null ? `at most ${percentText(high ?? 0)}` : `at least ${percentText(low)}`;
}

const rate = (name: string, of: string, evidence: Evidence): string =>
  `${name} ${percentText(evidence.value)}: ${evidence.count} of ${evidence.of} ${of} ` +
  `${period(evidence)} · usually ${usual(evidence)}, by ` +
  `${evidence.usualOf} of ${USUAL_DAYS} days before`;

/** Each evidence as one line; facts with an amount are apart, for readers who see no money. */
export const alertEvidence: Readonly<Record<AlertKind, (evidence: Evidence) => string>> = {
  accept_rate: (evidence) => rate("Accepted", "leads", evidence),
  return_rate: (evidence) => rate(`Returned within ${SETTLED_DAYS} days`, "sales", evidence),
  contact_rate: (evidence) => rate(`Reached within ${SETTLED_DAYS} days`, "worked leads", evidence),
  source_quiet: ({ value, of }) => `No lead for ${spanText(value)} · usually ${of} in that time`,
  buyer_quiet: ({ value, of }) => `No purchase for ${spanText(value)} · usually ${of} in that time`,
  delivery_failing: ({ value, count }) =>
    `Every attempt has failed for ${spanText(value)} · ` +
    plural(count ?? 0, "1 message waits", `${count} messages wait`),
  wallet_days: ({ value, availableCents, spentCents }) =>
    [
      `Lasts ${tenthsText(value)} more days`,
      ...(availableCents === null ? [] : [`${amountText(availableCents)} left`]),
      ...(spentCents === null ? [] : [`${amountText(spentCents)} spent in ${DAYS_OF_SPEND} days`]),
    ].join(" · "),
  queue_age: ({ value, high, count }) =>
    `The oldest of ${count} due messages has waited ${spanText(value)} · ` +
    `limit ${spanText(high ?? 0)}`,
  worker_gone: ({ value }) =>
    `No worker for ${spanText(value)} · events, emails, webhooks and deliveries wait`,
};

const words: AlertWords = {
  names: alertNames,
  queues: queueNames,
  evidence: alertEvidence,
  noWorker: "No worker is running",
  ownWallet: "Your wallet is running out",
  ownSource: (source) => `No leads from your source ${source}`,
  over: (title) => `Over: ${title}`,
  was: (evidence) => `It was: ${evidence}`,
};

/** "Quiet source: Elm Leads". */
export const alertTitle = (kind: AlertKind, subject: string): string =>
  alertTitleIn(words, kind, subject);

export const alertNewsTexts = alertNewsIn(words);
