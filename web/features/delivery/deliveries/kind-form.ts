// What the form needs to know of a kind of destination: one record a kind, in a file of its own in
// kinds/.
import type { Language } from "../../../../domain/languages.ts";
import type { ReactNode } from "react";
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { DestinationTo } from "./deliveries-address.ts";
import type { Need, ProblemCode } from "./draft-problem.ts";
import type { FieldRow, HeaderRow } from "./draft-rows.ts";
import type { PartProps } from "./part-props.ts";

/** The settings of a kind, as the server has them. */
export type ToOf<Kind extends DestinationKind> = Extract<DestinationTo, { readonly kind: Kind }>;

/** The form values that several kinds share. */
export interface SharedDraft {
  readonly kind: DestinationKind;
  readonly name: string;
  /** Minutes and seconds as they are typed. */
  readonly fallBack: string;
  readonly timeout: string;
  readonly address: string;
  readonly format: "json" | "form" | "xml";
  readonly headers: readonly HeaderRow[];
  readonly fields: readonly FieldRow[];
  readonly contains: string;
  readonly lacks: string;
}

export interface KindProps<Own> extends PartProps<SharedDraft & Own> {
  /** Whether the server keeps an API key already. */
  readonly hasKey: boolean;
}

/** `Own`: the form values of this kind alone. */
export interface KindForm<Kind extends DestinationKind, Own extends object> {
  readonly kind: Kind;
  /** Its position in the menu: the smallest first. */
  readonly order: number;
  /** Its own part of the form with nothing typed. */
  readonly empty: Own;
  /** The initial values of a new one; `language` is its creator's. */
  readonly fresh?: (language: Language) => Partial<SharedDraft & Own>;
  /** What the server has, as the form shows it. */
  readonly read: (to: ToOf<Kind>) => Partial<SharedDraft & Own>;
  /** What is sent. */
  readonly write: (draft: SharedDraft & Own) => ToOf<Kind>;
  readonly check: (draft: SharedDraft & Own, need: Need, hasKey: boolean) => void;
  readonly Fields: (props: KindProps<Own>) => ReactNode;
  /** Where it leads, in a few signs. */
  readonly whereTo: (to: ToOf<Kind>) => string;
  /** True where an answer is waited for. */
  readonly isCalled: boolean;
  /** True where the account says what an answer must hold. */
  readonly saysAnswer?: true;
  /** True where calls are signed with a secret that is shown when it is made. */
  readonly isSigned?: true;
  /** The pointers of secrets: the sample is shown without them. */
  readonly secrets?: readonly string[];
  /** A list that is one field here: what is said of any of its items. */
  readonly gathered?: { readonly pointer: string; readonly problem: ProblemCode };
}

/** A member that is left out where nothing was typed. */
export const given = <Name extends string>(
  name: Name,
  value: string,
): { readonly [Given in Name]?: string } =>
  value.trim() === "" ? {} : ({ [name]: value.trim() } as { readonly [Given in Name]?: string });

/** Whether two names are one, in any case. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The host of an address; all of it where it has none. */
export const hostOf = (address: string): string => URL.parse(address)?.host ?? address;
