// Defines what an analysis may know of a lead: values of closed lists and figures. No name, no free
// text, no place more precise than the state.
import type { CallingRule } from "../calling/calling-rules.ts";
import type {
  AgentStatus,
  ConsentChannel,
  FinanceStatus,
  LeadSide,
  PropertyType,
  Timing,
} from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";
import type { Progress } from "../sales/outcome.ts";

/** The reader's view of the lead: it decides what they may know and what they can do. */
export const READER_VIEWS = ["preview", "purchased", "own", "admin"] as const;
export type ReaderView = (typeof READER_VIEWS)[number];

export interface AnalysedLead {
  readonly view: ReaderView;
  readonly side: LeadSide;
  readonly propertyType: PropertyType;
  /** Two letters; null if unknown. */
  readonly state: string | null;
  readonly timing: Timing;
  /** Null means an open end; before the purchase the ends of a band. */
  readonly priceMinCents: Cents | null;
  readonly priceMaxCents: Cents | null;
  readonly beds: number | null;
  /** In quarter baths: 2.5 baths are 10. */
  readonly bathsQuarters: number | null;
  readonly livingAreaSqft: number | null;
  /** Null if the reader may not see it, like the next. */
  readonly financeStatus: FinanceStatus | null;
  readonly agentStatus: AgentStatus | null;
  readonly channels: readonly ConsentChannel[];
  /** The post had a TrustedForm or Jornaya reference. */
  readonly hasCertificate: boolean;
  /** 0–100 each, as stored. */
  readonly score: {
    readonly engagement: number;
    readonly intent: number;
    readonly financial: number;
  };
  /** Whether its score lost points because the consent was days old. */
  readonly isFaded: boolean;
  /**
   * Minutes since midnight in the consumer's time zone when it was received; null if the reader may
   * not see the zone.
   */
  readonly receivedMinute: number | null;
  /** The buyer's progress; null for readers who have not bought it. */
  readonly progress: Progress | null;
  /** When the consumer may be called. */
  readonly rule: CallingRule;
}
