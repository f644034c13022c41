// Makes the qualification analysis by rules: the stored score's fractions, next actions, and
// reasons.
import type { ConsentChannel, FinanceStatus } from "../lead/vocabulary.ts";
import { MOST_ITEMS, type Qualification } from "./analysis.ts";
import type { AnalysedLead } from "./analysed-lead.ts";
import { missingFacts } from "./missing-facts.ts";
import { priceWords, sizeWords } from "./say-facts.ts";
import type { AnalysisWords } from "./words.ts";

const WHOLE = 100;
const CHANNELS: readonly ConsentChannel[] = ["call", "text", "email"];

/**
 * The qualification of a lead by rules. It has the stored score's intent and financial components
 * as fractions.
 */
export function qualify(lead: AnalysedLead, words: AnalysisWords): Qualification {
  return {
    intent: lead.score.intent / WHOLE,
    financial_readiness: lead.score.financial / WHOLE,
    next_actions: nextActions(lead, words).slice(0, MOST_ITEMS),
    insights: insights(lead, words).slice(0, MOST_ITEMS),
  };
}

/** The preferred channel of those that the consent names. */
export function firstChannel(channels: readonly ConsentChannel[]): ConsentChannel | null {
  return CHANNELS.find((channel) => channels.includes(channel)) ?? null;
}

function nextActions(lead: AnalysedLead, words: AnalysisWords): readonly string[] {
  const missing = missingFacts(lead);
  switch (lead.view) {
    case "preview":
      return [words.beforeBuying, ...missing.map((name) => words.ask[name])];
    case "own":
    case "admin":
      return missing.length === 0 ? [words.allThere] : missing.map((name) => words.formAsks[name]);
    case "purchased":
      return asBuyer(
        lead,
        missing.map((name) => words.ask[name]),
        words,
      );
  }
}

function asBuyer(
  lead: AnalysedLead,
  questions: readonly string[],
  words: AnalysisWords,
): readonly string[] {
  const { progress, timing } = lead;
  if (progress === "won") return [words.keepAgreed];
  if (progress === "lost") return [words.nothingLeft];
  const channel = firstChannel(lead.channels);
  if (channel === null) return [words.noChannel];
  const isUrgent = timing === "asap_0_30d" || timing === "m1_3" || timing === "unknown";
  const step =
    progress === "appointment"
      ? words.confirmAppointment
      : progress === "contacted"
        ? words.setAppointment
        : (isUrgent ? words.reachNow : words.reachSoon)[channel];
  const about = [
    agentWords(lead, words)?.next,
    financeWords(lead.financeStatus, words)?.next,
  ].flatMap((next) => next ?? []);
  return [
    step,
    ...about,
    ...questions,
    ...(timing === "browsing" || timing === "m12_plus" ? [words.stayInTouch] : []),
  ];
}

function insights(lead: AnalysedLead, words: AnalysisWords): readonly string[] {
  const missing = missingFacts(lead).filter((name) => name !== "timing");
  const said = [
    financeWords(lead.financeStatus, words)?.told,
    agentWords(lead, words)?.told,
    priceWords(lead, words),
    sizeWords(lead, words),
  ].flatMap((sentence) => sentence ?? []);
  return [
    words.timing[lead.timing],
    ...(lead.isFaded ? [words.faded] : []),
    ...(missing.length === 0
      ? []
      : [words.unknownFacts(missing.map((name) => words.missingNames[name]).join(", "))]),
    ...said,
    ...(lead.hasCertificate ? [words.certificate] : []),
  ];
}

/** What the consumer said about paying, and what to ask next; null for nothing. */
export function financeWords(
  status: FinanceStatus | null,
  words: AnalysisWords,
): { readonly told: string; readonly next: string } | null {
  return status === null || status === "unknown" || status === "not_applicable"
    ? null
    : words.finance[status];
}

/** The same about an agent. */
export function agentWords(
  { agentStatus }: AnalysedLead,
  words: AnalysisWords,
): { readonly told: string; readonly next: string | null } | null {
  return agentStatus === null || agentStatus === "unknown" ? null : words.agent[agentStatus];
}
