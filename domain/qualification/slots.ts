// What a qualification conversation finds out: the four questions in their order, and what else
// people say along the way.
import type {
  AgentStatus,
  FinanceStatus,
  LeadSide,
  PropertyType,
  Timing,
} from "../lead/vocabulary.ts";

/** The questions, in the order in which they are asked. */
export const TOPICS = ["property_type", "location", "price", "timing"] as const;
export type Topic = (typeof TOPICS)[number];

/** Those that what people say is read in. */
export const SPEECH_LANGUAGES = ["en", "es"] as const;
export type Language = (typeof SPEECH_LANGUAGES)[number];

/**
 * Where somebody looks or sells. A state that is null has to be asked for: several states have a
 * place of that name.
 */
export type WantedPlace =
  | { readonly zip: string }
  | { readonly city: string; readonly state: string | null }
  | { readonly county: string; readonly state: string | null }
  | { readonly state: string };

/**
 * Whole dollars, for a purchase or by the month; null is an open end. One figure alone is both
 * ends.
 */
export interface PriceWish {
  readonly min: number | null;
  readonly max: number | null;
  readonly per: "sale" | "month";
}

/**
 * Days as YYYY-MM-DD, both counted; null is an open end. The bucket is as of the day on which it
 * was said.
 */
export interface TimingWish {
  readonly bucket: Timing;
  readonly from: string | null;
  readonly until: string | null;
}

/** Each is absent until something was said of it; "unsure" is an answer. */
export interface Slots {
  /** In alphabetical order, each once. */
  readonly propertyType?: readonly PropertyType[] | "unsure";
  /** In the order in which they were said. */
  readonly location?: readonly WantedPlace[] | "unsure";
  readonly price?: PriceWish | "unsure";
  readonly timing?: TimingWish | "unsure";
  readonly side?: LeadSide;
  /** At least so many. */
  readonly beds?: number;
  /** At least so many, in quarters. */
  readonly baths?: number;
  readonly financeStatus?: FinanceStatus;
  readonly agentStatus?: AgentStatus;
}

/** What has to be asked back before an answer counts. */
export type AskBack = "state" | "rent_or_price";

/** The slot that answers each question. */
export const SLOT_OF_TOPIC = {
  property_type: "propertyType",
  location: "location",
  price: "price",
  timing: "timing",
} as const satisfies Readonly<Record<Topic, keyof Slots>>;

/** What was said, and what it is said to. */
export interface Utterance {
  readonly said: string;
  readonly language: Language;
  /** The question that stands open. */
  readonly asked: Topic | null;
  /** What was understood before; its side tells a rent from a price. */
  readonly known: Slots;
  /** Today where the person is, as YYYY-MM-DD. */
  readonly today: string;
}
