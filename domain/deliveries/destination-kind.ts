// Defines what a kind of destination is: one record per kind, each in its own file in kinds/.
import type { AttemptOutcome, Verdict } from "../attempts/attempt.ts";
import type { Language } from "../languages.ts";
import type { StageOutcome } from "./follow-up-boss.ts";
import type { LeadValues } from "./lead-values.ts";

/** A header that is sent with each call; once it is sealed, its value is left out. */
export interface SettingsHeader {
  readonly name: string;
  readonly value?: string;
}

/** The settings that all kinds have. */
export interface KindSettings {
  readonly kind: string;
  readonly timeout_seconds?: number;
  readonly headers?: readonly SettingsHeader[];
}

/** Why a setting is refused: `field` is a pointer into the document, such as /to/address. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  /** One sentence that says how to fix it. */
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
  /**
   * How to fix the problem that it is missing, in one sentence; set where no lead can be delivered
   * without it.
   */
  readonly missing?: string;
}

export interface CheckContext {
  /** The secrets that will be stored once the settings are written. */
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
  /** Replaces an address that a kind fixes, in tests; null outside of tests. */
  readonly fixedAddress: string | null;
  readonly base64: (text: string) => string;
  /** The headers that sign a body, as in Standard Webhooks. */
  readonly sign: (body: string) => Readonly<Record<string, string>>;
}

export interface CallRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Delivers leads by a POST. Its own texts and addresses contain personal data in the body only. */
export interface DeliveryByCall<Settings> {
  readonly by: "call";
  readonly request: (to: Settings, values: LeadValues, context: CallContext) => CallRequest;
  readonly judge: (outcome: AttemptOutcome, to: Settings) => Verdict;
  /** The headers whose values no preview shows. */
  readonly hiddenHeaders: readonly string[];
  /** The receiver's id for the person, from its answer; null where there is none. */
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

/** How the stages of persons are received, in the calls that Follow Up Boss makes. */
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

/** Settings whose schema is generated from this description. */
export interface PlainSettings<Settings> {
  readonly description: string;
  /** All members except the kind and the timeout, which every called kind has. */
  readonly members: {
    readonly [Name in Exclude<keyof Settings, "kind" | "timeout_seconds">]-?: PlainMember;
  };
}

/** The rules of a kind. `Reason`: reasons why a lead has not arrived that only this kind has. */
export interface DestinationRules<Settings extends KindSettings, Reason extends string = string> {
  readonly kind: Settings["kind"];
  /** Null where the settings need a schema of their own, in contract/delivery/kinds. */
  readonly plain: PlainSettings<Settings> | null;
  readonly secrets: readonly SecretMember<Settings>[];
  /** True where the account defines its own headers, whose values are secrets. */
  readonly takesHeaders: boolean;
  /** True where calls are signed with a secret that the account can renew. */
  readonly isSigned: boolean;
  /** Returns problems of the settings other than missing secrets. */
  readonly check: (to: Settings, context: CheckContext) => readonly FieldError[];
  readonly delivery: DeliveryByCall<Settings> | DeliveryByEmail<Settings>;
  /**
   * Where leads arrive: another destination with one of these, of any kind, delivers to the same
   * place.
   */
  readonly places: (to: Settings, secrets: SettingsSecrets) => readonly string[];
  /** The meaning of an answer's status where it is specific to this kind. */
  readonly statusReasons: Readonly<Record<number, Reason>>;
  /** Null where the kind sends no stages back. */
  readonly stages: StageSupport<Settings> | null;
}

type OptionalRules = "plain" | "secrets" | "takesHeaders" | "isSigned" | "statusReasons" | "stages";

/**
 * Defines a kind by its settings; members that do not apply to it are left out:
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
