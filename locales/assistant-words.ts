// Defines the members of what the built-in assistant says in each language.
import type { Role } from "../domain/access/access.ts";
import type { PropertyType, Timing } from "../domain/lead/vocabulary.ts";
import type { AskBack, SLOT_OF_TOPIC, Slots, Topic } from "../domain/qualification/slots.ts";
import type { DataQuestion, Turn } from "../domain/assistant/turns.ts";

export type TopicSlot = (typeof SLOT_OF_TOPIC)[Topic];

/** Facts in the order in which they are said. */
export type Facts = readonly string[];

/** The audience: a user of the network, or the consumer. */
export type Audience = Role | "consumer";

export interface AssistantWords {
  /** For `Intl`: numbers, sums of money and lists. */
  readonly locale: string;
  /** The four questions, as each would be asked. */
  readonly questions: Readonly<Record<Audience, Readonly<Record<Topic, string>>>>;
  /** Asked once more, with an example. */
  readonly againWithExample: Readonly<Record<Topic, string>>;
  /** `what` was said and is not clear. */
  readonly askBack: Readonly<Record<AskBack, (what: string) => string>>;
  readonly suggestions: Readonly<Record<Topic, readonly string[]>>;
  /** Prices to choose from, for who rents. */
  readonly rentSuggestions: readonly string[];
  readonly rentOrPrice: readonly string[];
  readonly notSure: string;
  readonly types: Readonly<Record<PropertyType, string>>;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly zip: (zipCode: string) => string;
  readonly place: (facts: readonly string[]) => string;
  readonly upTo: (sum: string) => string;
  readonly from: (sum: string) => string;
  readonly between: (least: string, most: string) => string;
  readonly aMonth: (sum: string) => string;
  /** `isLeast`: a home with fewer is not wanted; else the home that is sold has them. */
  readonly beds: (count: string, isLeast: boolean) => string;
  readonly baths: (count: string, isLeast: boolean) => string;
  readonly sides: Readonly<Record<NonNullable<Slots["side"]>, string>>;
  readonly finance: Readonly<Record<NonNullable<Slots["financeStatus"]>, string>>;
  readonly agent: Readonly<Record<NonNullable<Slots["agentStatus"]>, string>>;
  readonly unsure: Readonly<Record<TopicSlot, string>>;
  readonly noted: (facts: Facts) => string;
  readonly changed: (facts: Facts) => string;
  /** Said where an answer was not understood. */
  readonly notUnderstood: string;
  /** Where no question stands open and nothing was understood. */
  readonly lost: string;
  readonly done: Readonly<Record<Role, (facts: Facts) => string>>;
  readonly doneWithNothing: string;
  readonly links: {
    readonly marketplace: string;
    readonly campaign: string;
    readonly leads: string;
    readonly lead: string;
    readonly draft: string;
  };
  readonly draft: DraftWords;
  readonly talk: Readonly<
    Record<"greeting" | "thanks" | "goodbye" | "start_over" | "stop", string>
  >;
  readonly help: Readonly<Record<Role, string>>;
  /** The help of a role that is none of the three. */
  readonly otherRole: string;
  readonly identity: (model: string | null) => string;
  /** The specification's words for a model that said nothing. */
  readonly emptyAnswer: string;
  readonly data: DataWords;
  readonly open: (screen: string) => string;
  readonly screens: Readonly<Record<ScreenName, string>>;
  readonly change: ChangeWords;
  /** Said before an answer where the model may not be asked any more today. */
  readonly usedUp: string;
}

export type ScreenName = Extract<Turn, { readonly kind: "open" }>["screen"];
export type NamedPeriod = NonNullable<DataQuestion["period"]>;
export type Metric =
  | "leads"
  | "posted"
  | "sold"
  | "bought"
  | "spend"
  | "earned"
  | "volume"
  | "revenue";

/** How one's own figures are told. `value` is written out already, and so is `when`. */
export interface DataWords {
  readonly periods: Readonly<Record<NamedPeriod, string>>;
  readonly figure: Readonly<Record<Metric, (value: string, when: string) => string>>;
  readonly before: (value: string) => string;
  readonly inStates: (states: readonly string[]) => string;
  readonly ranked: (what: string, when: string) => string;
  readonly measures: Readonly<Record<Metric, string>>;
  readonly nothing: (when: string) => string;
  readonly wallet: (available: string, balance: string, held: string) => string;
  readonly payable: (payable: string, pending: string, next: string | null) => string;
  readonly nextPayable: (sum: string, day: string) => string;
  readonly network: (payable: string, receivable: string) => string;
  readonly records: Readonly<
    Record<"campaigns" | "sources", (active: string, paused: string) => string>
  >;
  readonly listings: (count: string) => string;
  /** How many more the network paused. */
  readonly held: (count: string) => string;
  readonly listingsFew: string;
  readonly most: (entries: readonly string[]) => string;
  readonly demand: (orders: string, best: string, states: readonly string[]) => string;
  readonly noDemand: string;
  readonly returned: (count: string, sales: string, when: string) => string;
  readonly reasons: (when: string) => string;
  /** A post's reasons in words. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly noReasons: (when: string) => string;
  /** By what a figure could not be narrowed: nothing is told as if it had been. */
  readonly notNarrowed: (parts: readonly ("tier" | "side" | "place")[]) => string;
  /** Words of the question that the figure does not take into account. */
  readonly notUnderstood: (words: readonly string[]) => string;
  /** Said instead of a figure if less was understood than not. */
  readonly unclear: (understood: readonly string[], words: readonly string[]) => string;
  /** Said instead of a figure that a model stated without having looked it up. */
  readonly notLookedUp: string;
  readonly notYours: string;
  readonly unreachable: string;
}

/** How a change is proposed: nothing happens before the user presses the button. */
export interface ChangeWords {
  readonly proposed: string;
  readonly pause: (name: string) => string;
  readonly resume: (name: string) => string;
  readonly cap: (name: string, most: string) => string;
  readonly bid: (name: string, sum: string) => string;
  readonly which: string;
  readonly none: string;
  readonly heldByNetwork: (name: string) => string;
  readonly elsewhere: string;
  readonly notYours: string;
}

/** What became of a draft that came of a conversation. */
export interface DraftWords {
  readonly sold: (sum: string) => string;
  readonly listed: string;
  /** `why` is one of the reasons, or null where there is none to tell. */
  readonly refused: (why: string | null) => string;
  readonly ranOut: string;
  readonly failed: string;
  /** Where it can be seen that there is nothing left. */
  readonly drafts: string;
}
