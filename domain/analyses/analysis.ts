// Defines the three kinds of analysis of a lead, each with a closed shape for requests, storage and
// display.
import type { ConsentChannel } from "../lead/vocabulary.ts";

export const ANALYSIS_KINDS = ["qualification", "engagement", "market"] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

/** Those that say nothing about the consumer. */
const NOT_OF_THE_CONSUMER: readonly AnalysisKind[] = ["market"];

/**
 * The kinds that a lead may have: a consumer who asked for no contact is not analyzed, as the
 * other kinds say how serious they are and how to reach them.
 */
export function kindsFor(hasNoContact: boolean): readonly AnalysisKind[] {
  return hasNoContact ? NOT_OF_THE_CONSUMER : ANALYSIS_KINDS;
}

/**
 * The most items of a list, and characters of an item. Our limits: what a person reads before a
 * call.
 */
export const MOST_ITEMS = 6;
export const MOST_ITEM_LETTERS = 300;

/** How serious and how able to pay a consumer is, with what to do next and why. */
export interface Qualification {
  /** 0 to 1, like the next. */
  readonly intent: number;
  readonly financial_readiness: number;
  readonly next_actions: readonly string[];
  readonly insights: readonly string[];
}

export const CONTACT_DAYS = ["weekdays", "saturday", "sunday"] as const;
export type ContactDays = (typeof CONTACT_DAYS)[number];

/** A span of the day in the consumer's time zone, as HH:MM. */
export interface ContactTime {
  readonly days: ContactDays;
  readonly from: string;
  readonly until: string;
}

/** How to reach the consumer. */
export interface Engagement {
  /** Null if there are no hours in which they may be called. */
  readonly best_contact_time: ContactTime | null;
  /** One that the consent names; null if it names none. */
  readonly channel: ConsentChannel | null;
  readonly talking_points: readonly string[];
  readonly follow_up: readonly string[];
}

/** What the network's own leads and sales show about similar leads. */
export interface MarketAnalysis {
  readonly trends: readonly string[];
  readonly comparables: readonly string[];
  readonly pricing: readonly string[];
  /** Descriptive figures, never a forecast. */
  readonly investment_potential: readonly string[];
}

export interface AnalysisResults {
  readonly qualification: Qualification;
  readonly engagement: Engagement;
  readonly market: MarketAnalysis;
}

/** An analysis with its kind. */
export type Analysis = {
  readonly [Kind in AnalysisKind]: { readonly kind: Kind; readonly result: AnalysisResults[Kind] };
}[AnalysisKind];

/** The lists of sentences of each kind, in reading order. */
export const LISTS = {
  qualification: ["next_actions", "insights"],
  engagement: ["talking_points", "follow_up"],
  market: ["trends", "comparables", "pricing", "investment_potential"],
} as const satisfies { readonly [Kind in AnalysisKind]: readonly (keyof AnalysisResults[Kind])[] };
