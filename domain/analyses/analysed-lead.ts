// What an analysis may know of a lead: facts of closed lists and figures. No name, no free text, no
// place nearer than the state.
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

/** As whom somebody reads the lead: it decides what they may know and what they can do about it. */
export const READER_VIEWS = ["preview", "purchased", "own", "admin"] as const;
export type ReaderView = (typeof READER_VIEWS)[number];

export interface AnalysedLead {
  readonly view: ReaderView;
  readonly side: LeadSide;
  readonly propertyType: PropertyType;
  /** Two letters; null where it is not known. */
  readonly state: string | null;
  readonly timing: Timing;
  /** Null is an open end; before the purchase the ends of a band. */
  readonly priceMinCents: Cents | null;
  readonly priceMaxCents: Cents | null;
  readonly beds: number | null;
  /** Quarter baths: 2.5 baths are 10. */
  readonly bathsQuarters: number | null;
  readonly livingAreaSqft: number | null;
  /** Null where the reader is not told, as is the next. */
  readonly financeStatus: FinanceStatus | null;
  readonly agentStatus: AgentStatus | null;
  readonly channels: readonly ConsentChannel[];
  /** A TrustedForm or Jornaya reference came along. */
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
   * Minutes since midnight on the person's clock when it was received; null where the reader is not
   * told their zone.
   */
  readonly receivedMinute: number | null;
  /** How far its buyer came; null for whoever has not bought it. */
  readonly progress: Progress | null;
  /** When the person may be called. */
  readonly rule: CallingRule;
}
