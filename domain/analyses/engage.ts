// Makes the engagement analysis by rules: when, how and about what to talk to the consumer, within
// allowed hours and channels.
import type { Timing } from "../lead/vocabulary.ts";
import { CONTACT_DAYS, type ContactTime, type Engagement, MOST_ITEMS } from "./analysis.ts";
import type { AnalysedLead } from "./analysed-lead.ts";
import { clockOf, hoursOn } from "./contact-hours.ts";
import { agentWords, financeWords, firstChannel } from "./qualify.ts";
import { priceWords, sizeWords } from "./say-facts.ts";
import type { AnalysisWords, Pace } from "./words.ts";

const HOUR = 60;
/**
 * Our value: two hours around the time of day at which they filled in the form, or after usual
 * working hours.
 */
const WINDOW = 2 * HOUR;
const USUAL_START = 17 * HOUR;

const PACES: Readonly<Record<Timing, Pace>> = {
  asap_0_30d: "fast",
  m1_3: "fast",
  m3_6: "steady",
  m6_12: "steady",
  m12_plus: "slow",
  browsing: "slow",
  unknown: "steady",
};

export function engage(lead: AnalysedLead, words: AnalysisWords): Engagement {
  return {
    best_contact_time: bestTime(lead),
    channel: firstChannel(lead.channels),
    talking_points: talkingPoints(lead, words).slice(0, MOST_ITEMS),
    follow_up: followUp(lead, words).slice(0, MOST_ITEMS),
  };
}

function bestTime({ rule, receivedMinute }: AnalysedLead): ContactTime | null {
  const days = CONTACT_DAYS.find((one) => hoursOn(rule, one) !== null);
  const span = days === undefined ? null : hoursOn(rule, days);
  if (days === undefined || span === null) return null;
  const wanted =
    receivedMinute === null
      ? USUAL_START
      : Math.floor((receivedMinute - WINDOW / 2) / HOUR) * HOUR +
        (receivedMinute % HOUR >= HOUR / 2 ? HOUR : 0);
  const length = Math.min(WINDOW, span.until - span.from);
  const from = Math.max(span.from, Math.min(wanted, span.until - length));
  return { days, from: clockOf(from), until: clockOf(from + length) };
}

function talkingPoints(lead: AnalysedLead, words: AnalysisWords): readonly string[] {
  const said = [
    priceWords(lead, words),
    sizeWords(lead, words),
    financeWords(lead.financeStatus, words)?.told,
    agentWords(lead, words)?.told,
  ];
  return [
    words.after[lead.side](words.types[lead.propertyType]),
    words.timing[lead.timing],
    ...said.flatMap((sentence) => sentence ?? []),
  ];
}

function followUp(lead: AnalysedLead, words: AnalysisWords): readonly string[] {
  const { channels, rule, timing } = lead;
  const channel = firstChannel(channels);
  if (channel === null) return [words.noChannel];
  const isAloud = channels.includes("call") || channels.includes("text");
  const hasHours = CONTACT_DAYS.some((days) => hoursOn(rule, days) !== null);
  const pace = words.follow[PACES[timing]];
  return [
    ...(isAloud && !hasHours ? [words.noHours] : []),
    ...(isAloud && hasHours ? [pace.aloud] : []),
    ...(channels.includes("email") ? [pace.written] : []),
    ...(channels.includes("call") && rule.mostCalls !== null
      ? [words.mostCallsIn24Hours(rule.mostCalls)]
      : []),
    words.stop,
  ];
}
