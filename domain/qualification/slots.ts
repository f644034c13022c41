// Defines the slots of a qualification conversation: the four questions in order, and other facts
// that people mention.
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
 * A place where a person searches or sells. A null state has to be asked for: several states have a
 * place of that name.
 */
export type WantedPlace =
  | { readonly zip: string }
  | { readonly city: string; readonly state: string | null }
  | { readonly county: string; readonly state: string | null }
  | { readonly state: string };

/**
 * Whole dollars, for a purchase or per month; null means an open end. A single figure sets both
 * ends.
 */
export interface PriceWish {
  readonly min: number | null;
  readonly max: number | null;
  readonly per: "sale" | "month";
}

/**
 * Days as YYYY-MM-DD, inclusive; null means an open end. The bucket is relative to the day of the
 * sentence.
 */
export interface TimingWish {
  readonly bucket: Timing;
  readonly from: string | null;
  readonly until: string | null;
}

/** Each slot is absent until it is mentioned; "unsure" is an answer. */
export interface Slots {
  /** In alphabetical order, each once. */
  readonly propertyType?: readonly PropertyType[] | "unsure";
  /** In order of mention. */
  readonly location?: readonly WantedPlace[] | "unsure";
  readonly price?: PriceWish | "unsure";
  readonly timing?: TimingWish | "unsure";
  readonly side?: LeadSide;
  /** The minimum. */
  readonly beds?: number;
  /** The minimum, in quarters. */
  readonly baths?: number;
  readonly financeStatus?: FinanceStatus;
  readonly agentStatus?: AgentStatus;
}

/** A clarification needed before an answer counts. */
export type AskBack = "state" | "rent_or_price";

/** The slot that answers each question. */
export const SLOT_OF_TOPIC = {
  property_type: "propertyType",
  location: "location",
  price: "price",
  timing: "timing",
} as const satisfies Readonly<Record<Topic, keyof Slots>>;

/** A sentence with its context. */
export interface Utterance {
  readonly said: string;
  readonly language: Language;
  /** The open question. */
  readonly asked: Topic | null;
  /** The known slots; their side distinguishes a rent from a price. */
  readonly known: Slots;
  /** Today's date where the person is, as YYYY-MM-DD. */
  readonly today: string;
  /** "about 400" counts as exactly 400, not as a range around it. */
  readonly aroundIsItself?: boolean;
}
