// Texts of the network's alerts: what is out of the ordinary, and the rules that say so.
import type { LimitUnit } from "../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../domain/alerts/kind-names.ts";
import { SETTLED_DAYS, USUAL_DAYS } from "../../domain/alerts/periods.ts";
import type { Translated } from "../texts.ts";
import {
  alertEvidence,
  alertLimits,
  alertNames,
  alertTitle,
  queueNames,
} from "./parts/alert-words.ts";

const about: Readonly<Record<AlertKind, string>> = {
  source_quiet: "A source sends no leads, though at this hour of the week it usually does.",
  buyer_quiet: "A buyer whose campaigns run buys none, though at this hour it usually does.",
  accept_rate:
    "Unusually few or many of a source's leads are accepted, by its own last " +
    `${USUAL_DAYS} days.`,
  return_rate: `Unusually many of a source's leads are returned within ${SETTLED_DAYS} days.`,
  contact_rate: `Unusually few of a source's worked leads are reached within ${SETTLED_DAYS} days.`,
  delivery_failing: "A destination, webhook or postback takes no message.",
  wallet_days: "A buyer's wallet pays for only a few more days at last week's pace.",
  queue_age: "Messages of a queue wait longer than they should.",
  worker_gone: "No worker process runs, so events, emails, webhooks and deliveries wait.",
};

const units: Readonly<Record<LimitUnit, string>> = {
  minutes: "minutes",
  days: "days",
  leads: "leads",
  sales: "sales",
  points: "percentage points",
  deviations: "standard deviations",
};

const words = { about, limits: alertLimits, units };

export const alertTexts = {
  names: alertNames,
  queues: queueNames,
  evidence: alertEvidence,
  heading: alertTitle,
  rules: words,
  title: "Alerts",
  intro: "What is out of the ordinary, with the figures behind it",
  back: "Dashboard",
  openAlerts: "Alerts",
  states: { label: "State", open: "Open", closed: "Past" },
  kinds: "Rules",
  all: "All",
  list: "Alerts",
  empty: {
    open: "No open alerts. They appear here within five minutes.",
    closed: "No past alerts yet.",
  },
  toRules: "Edit rules",
  one: "Alert",
  facts: {
    account: "Account",
    opened: "Opened",
    seen: "Last seen",
    closed: "Closed",
    period: "Measured",
    compared: "Compared since",
  },
  ends: {
    well: "As usual again",
    not_watched: "No longer watched",
    rule_off: "Rule turned off",
  },
  since: (time: string) => `for ${time}`,
  closedFor: (time: string) => `closed ${time} ago`,
  rows: "See the figures",
  more: "Show more",
  rulesAbout: "Rules open alerts and close them automatically once the figures are as usual again.",
  on: "On",
  off: "Off",
  usual: (value: string) => `Default ${value}`,
  told: {
    network: "Notifies the network",
    advertiser: "Notifies the network and the buyer",
    affiliate: "Notifies the network and the affiliate",
  },
  openCount: (count: string) => `${count} open`,
  isOn: "Rule is on",
  save: "Save rule",
  saved: "Alert rule saved.",
  bounds: (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`,
};

export type AlertTexts = Translated<typeof alertTexts>;
