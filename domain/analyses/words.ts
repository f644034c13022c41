// Defines the texts of analyses by rules: the same members in each language.
import type { ConsentChannel, LeadSide, PropertyType, Timing } from "../lead/vocabulary.ts";
import type { MarketDays, MarketGroup } from "./market-figures.ts";

/** The facts that can be missing and asked for. */
export const MISSING = ["timing", "price", "type", "finance", "agent", "size"] as const;
export type Missing = (typeof MISSING)[number];

export type Pace = "fast" | "steady" | "slow";

export interface AnalysisWords {
  /** BCP 47, for figures and lists. */
  readonly locale: string;
  readonly types: Readonly<Record<PropertyType, string>>;
  /** What a consumer of the side wants to do with the property. */
  readonly after: Readonly<Record<LeadSide, (type: string) => string>>;
  readonly reachNow: Readonly<Record<ConsentChannel, string>>;
  readonly reachSoon: Readonly<Record<ConsentChannel, string>>;
  readonly noChannel: string;
  readonly setAppointment: string;
  readonly confirmAppointment: string;
  readonly keepAgreed: string;
  readonly nothingLeft: string;
  readonly stayInTouch: string;
  readonly beforeBuying: string;
  readonly ask: Readonly<Record<Missing, string>>;
  readonly formAsks: Readonly<Record<Missing, string>>;
  readonly allThere: string;
  readonly finance: Readonly<
    Record<
      "cash" | "pre_approved" | "pre_qualified" | "talking_to_lender" | "not_started",
      { readonly told: string; readonly next: string }
    >
  >;
  readonly agent: Readonly<
    Record<
      "none" | "working_informally" | "signed_agreement",
      { readonly told: string; readonly next: string | null }
    >
  >;
  readonly timing: Readonly<Record<Timing, string>>;
  readonly price: {
    readonly exactly: (price: string) => string;
    readonly between: (least: string, most: string) => string;
    readonly upTo: (most: string) => string;
    readonly from: (least: string) => string;
  };
  readonly beds: (count: number) => string;
  readonly baths: (count: number, written: string) => string;
  readonly sqft: (written: string) => string;
  readonly size: (written: string) => string;
  readonly certificate: string;
  readonly faded: string;
  readonly unknownFacts: (names: string) => string;
  readonly missingNames: Readonly<Record<Missing, string>>;
  readonly follow: Readonly<Record<Pace, Readonly<Record<"aloud" | "written", string>>>>;
  readonly mostCallsIn24Hours: (count: number) => string;
  readonly stop: string;
  readonly noHours: string;
  readonly days: (days: MarketDays) => string;
  readonly groups: Readonly<Record<MarketGroup, string>>;
  /** A sentence about the counts of the period. */
  readonly counted: (days: string, parts: string) => string;
  /** A count that is only about right. */
  readonly about: (count: string) => string;
  readonly came: (leads: string, group: string) => string;
  readonly cameBeside: (leads: string, group: string, before: string) => string;
  readonly nothingBefore: string;
  readonly sold: (percent: string) => string;
  readonly soldBeside: (percent: string, before: string) => string;
  readonly tooFew: (group: string) => string;
  readonly middlePrice: (interval: string) => string;
  readonly middlePayout: (interval: string) => string;
  readonly middleOwnPayout: (interval: string) => string;
  readonly middleProperty: (interval: string) => string;
  readonly noMoney: string;
  readonly beside: (leads: string, counterparts: string) => string;
  readonly noCounterpart: string;
  readonly interval: (from: string, to: string) => string;
}
