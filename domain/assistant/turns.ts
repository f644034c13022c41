// Defines the kinds of sentences typed to the assistant: small talk, a question about data, a
// request to open a screen or to change something, or an answer.
import type { LeadSide, Tier } from "../lead/vocabulary.ts";

export type Turn =
  | { readonly kind: "talk"; readonly about: Talk }
  | { readonly kind: "data"; readonly question: DataQuestion }
  | { readonly kind: "open"; readonly screen: Screen }
  | { readonly kind: "change"; readonly change: ChangeWish }
  /** All other sentences: the qualification conversation reads them. */
  | { readonly kind: "answer" };

/** `identity` asks whether a human or which model answers; `stop` asks for no more questions. */
export type Talk = "greeting" | "thanks" | "goodbye" | "help" | "identity" | "start_over" | "stop";

export const SCREENS = [
  "dashboard",
  "campaigns",
  "new_campaign",
  "settings",
  "billing",
  "leads",
  "earnings",
  "users",
  "marketplace",
  "activity",
  "docs",
] as const;
export type Screen = (typeof SCREENS)[number];

export const DATA_TOPICS = [
  "leads",
  "sold",
  "bought",
  "spend",
  "earned",
  "volume",
  "revenue",
  "balance",
  "payable",
  "returns",
  "campaigns",
  "sources",
  "listings",
  "demand",
  "unsold_reasons",
] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

export const NAMED_PERIODS = [
  "today",
  "yesterday",
  "this_week",
  "last_week",
  "last_7_days",
  "this_month",
  "last_month",
  "last_30_days",
  "last_90_days",
  "this_year",
] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

export const GROUPINGS = ["campaign", "source", "state", "affiliate", "buyer", "reason"] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface DataQuestion {
  readonly topic: DataTopic;
  readonly period: NamedPeriod | null;
  /** "which campaign …", "by state". */
  readonly by: Grouping | null;
  readonly rank: "most" | "least" | null;
  /** USPS codes in order of mention. */
  readonly states: readonly string[];
  readonly tier: Tier | null;
  readonly side: LeadSide | null;
}

/** A requested change. Names are as typed; null if none was given. */
export type ChangeWish =
  | {
      readonly what: "pause" | "resume";
      readonly of: "campaign" | "source" | "all_campaigns";
      readonly name: string | null;
    }
  | {
      readonly what: "daily_cap";
      readonly of: "campaign";
      readonly name: string | null;
      readonly leads: number;
    }
  | {
      readonly what: "bid";
      readonly name: string | null;
      readonly cents: number;
      readonly mode: "exclusive" | "shared" | null;
    }
  | { readonly what: "top_up"; readonly cents: number | null }
  | { readonly what: "payout" };
