// What a kind of destination is: one record a kind, in a file of its own in kinds/.
import type { AttemptOutcome, Verdict } from "../attempts/attempt.ts";
import type { Language } from "../languages.ts";
import type { StageOutcome } from "./follow-up-boss.ts";
import type { LeadValues } from "./lead-values.ts";

/** A header that is sent along; once it is sealed, its value is left out. */
export interface SettingsHeader {
  readonly name: string;
  readonly value?: string;
}

/** What the settings of all kinds have in common. */
export interface KindSettings {
  readonly kind: string;
  readonly timeout_seconds?: number;
  readonly headers?: readonly SettingsHeader[];
}

/** Why a setting is refused: `field` is a pointer into the document, such as /to/address. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  /** One sentence that says what to do. */
  readonly message: string;
}

/** What is sealed of a destination's settings. */
export interface SettingsSecrets {
  /** The values of headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The secret members of the settings, by their names. */
  readonly members: Readonly<Record<string, string>>;
}

/** A member of the settings that is sealed and never shown. */
export interface SecretMember<Settings> {
  readonly member: Extract<keyof Settings, string>;
  /** The member without which this one is dropped. */
  readonly goesWith?: Extract<keyof Settings, string>;
  /** Where no lead can be delivered without it: what to do about that, in one sentence. */
  readonly missing?: string;
}

export interface CheckContext {
  /** What will be known once the settings are written. */
  readonly secrets: SettingsSecrets;
  /** True where this network sends emails at all. */
  readonly sendsEmail: boolean;
  /** Why an address cannot be called; null where it can be. */
  readonly addressProblem: (address: string) => Omit<FieldError, "field"> | null;
}

export interface CallContext {
  readonly secrets: SettingsSecrets;
  readonly deliveryId: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly networkName: string;
  /** What tests call in the place of an address that a kind fixes; null outside of tests. */
  readonly fixedAddress: string | null;
  readonly base64: (text: string) => string;
  /** The headers that sign a body, as Standard Webhooks has it. */
  readonly sign: (body: string) => Readonly<Record<string, string>>;
}

export interface CallRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Delivers leads by a POST. Texts and addresses of its own making hold nothing of the person but in
 * the body.
 */
export interface DeliveryByCall<Settings> {
  readonly by: "call";
  readonly request: (to: Settings, values: LeadValues, context: CallContext) => CallRequest;
  readonly judge: (outcome: AttemptOutcome, to: Settings) => Verdict;
  /** The headers whose values no preview shows. */
  readonly hiddenHeaders: readonly string[];
  /** What the receiver calls the person, as its answer says; null where it does not. */
  readonly receiverRef: (answer: string) => string | null;
}

/** Delivers leads by the network's own email. */
export interface DeliveryByEmail<Settings> {
  readonly by: "email";
  readonly addressed: (to: Settings) => {
    readonly addresses: readonly string[];
    readonly language: Language;
  };
}

/** How the stages of persons come back, in the calls that Follow Up Boss makes. */
export interface StageSupport<Settings> {
  readonly stagesOf: (to: Settings) => readonly StageOutcome[];
  /** The secret that calls are signed with, where it is known. */
  readonly signedWith: Extract<keyof Settings, string>;
}

/** A member of the settings, as the schema of the API describes it. */
export type PlainMember =
  | { readonly is: "address" }
  | { readonly is: "secret"; readonly description: string }
  | {
      readonly is: "text";
      /** Characters. */
      readonly longest: number;
      readonly description: string;
      readonly isOptional?: true;
    };

/** Settings whose schema is made from what stands here. */
export interface PlainSettings<Settings> {
  readonly description: string;
  /** All but the kind and the timeout, which every kind has that is called. */
  readonly members: {
    readonly [Name in Exclude<keyof Settings, "kind" | "timeout_seconds">]-?: PlainMember;
  };
}

/** `Reason`: why a lead has not arrived, where only this kind can say so. */
export interface DestinationRules<Settings extends KindSettings, Reason extends string = string> {
  readonly kind: Settings["kind"];
  /** Null where the settings need a schema of their own, in contract/delivery/kinds. */
  readonly plain: PlainSettings<Settings> | null;
  readonly secrets: readonly SecretMember<Settings>[];
  /** True where the account names headers of its own, whose values are secrets. */
  readonly takesHeaders: boolean;
  /** True where calls are signed with a secret that the account can renew. */
  readonly isSigned: boolean;
  /** What is wrong with the settings, beside secrets that are missing. */
  readonly check: (to: Settings, context: CheckContext) => readonly FieldError[];
  readonly delivery: DeliveryByCall<Settings> | DeliveryByEmail<Settings>;
  /** What an answer's status means where it means that to this kind alone. */
  readonly statusReasons: Readonly<Record<number, Reason>>;
  /** Null where nothing comes back. */
  readonly stages: StageSupport<Settings> | null;
}

type OptionalRules = "plain" | "secrets" | "takesHeaders" | "isSigned" | "statusReasons" | "stages";

/**
 * Defines a kind by its settings, without what does not concern it:
 * `defineDestinationKind<WebhookSettings>()({ kind: "webhook", … })`.
 */
export const defineDestinationKind =
  <Settings extends KindSettings>() =>
  <const Reason extends string = never>(
    rules: Omit<DestinationRules<Settings, Reason>, OptionalRules> &
      Partial<Pick<DestinationRules<Settings, Reason>, OptionalRules>>,
  ): DestinationRules<Settings, Reason> => ({
    plain: null,
    secrets: [],
    takesHeaders: false,
    isSigned: false,
    statusReasons: {},
    stages: null,
    ...rules,
  });
