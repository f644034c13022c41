// Defines the form of a kind of destination: one record per kind, each in its own file in kinds/.
import type { Language } from "../../../../domain/languages.ts";
import type { ReactNode } from "react";
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { DestinationTo } from "./deliveries-address.ts";
import type { Need, ProblemCode } from "./draft-problem.ts";
import type { FieldRow, HeaderRow } from "./draft-rows.ts";
import type { PartProps } from "./part-props.ts";

/** The stored settings of a kind. */
export type ToOf<Kind extends DestinationKind> = Extract<DestinationTo, { readonly kind: Kind }>;

/** Form values that several kinds share. */
export interface SharedDraft {
  readonly kind: DestinationKind;
  readonly name: string;
  /** Minutes and seconds as typed. */
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
  /** Whether the server already stores an API key. */
  readonly hasKey: boolean;
}

/** `Own`: the form values of this kind alone. */
export interface KindForm<Kind extends DestinationKind, Own extends object> {
  readonly kind: Kind;
  /** Position in the menu, ascending. */
  readonly order: number;
  /** The kind's own form values, all blank. */
  readonly empty: Own;
  /** Initial values of a new destination; `language` is that of its author. */
  readonly fresh?: (language: Language) => Partial<SharedDraft & Own>;
  /** Reads the stored settings into the form. */
  readonly read: (to: ToOf<Kind>) => Partial<SharedDraft & Own>;
  /** Writes the form as the settings to send. */
  readonly write: (draft: SharedDraft & Own) => ToOf<Kind>;
  readonly check: (draft: SharedDraft & Own, need: Need, hasKey: boolean) => void;
  readonly Fields: (props: KindProps<Own>) => ReactNode;
  /** Where the destination leads, in a few characters. */
  readonly whereTo: (to: ToOf<Kind>) => string;
  /** True where the kind waits for an HTTP answer. */
  readonly isCalled: boolean;
  /** True where the account defines what an answer must contain. */
  readonly saysAnswer?: true;
  /** True where requests are signed with a secret that is shown on creation. */
  readonly isSigned?: true;
  /** Pointers of secrets, which the sample leaves out. */
  readonly secrets?: readonly string[];
  /** A list that is one field here: problems with any of its items are shown at that field. */
  readonly gathered?: { readonly pointer: string; readonly problem: ProblemCode };
}

/** An object with one member, or without it where nothing was typed. */
export const given = <Name extends string>(
  name: Name,
  value: string,
): { readonly [Given in Name]?: string } =>
  value.trim() === "" ? {} : ({ [name]: value.trim() } as { readonly [Given in Name]?: string });

/** Whether two names are equal, ignoring case. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The host of a URL; the whole text where it has none. */
export const hostOf = (address: string): string => URL.parse(address)?.host ?? address;
