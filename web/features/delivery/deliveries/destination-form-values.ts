// A destination as somebody writes it: what stands in the form, and the document that it becomes.
import { type Language } from "../../../../domain/languages.ts";
import {
  type DestinationKind,
  USUAL_FALL_BACK_MINUTES,
  USUAL_TIMEOUT_SECONDS,
  type ValueType,
} from "../../../../domain/deliveries/destination.ts";
import { LEAD_MACROS } from "../../../../domain/deliveries/lead-values.ts";
import type { Outcome } from "../../../../domain/sales/outcome.ts";
import type {
  Destination,
  DestinationDocument,
  DestinationField,
} from "../../../../contract/delivery/destination-document.ts";
import type { Row } from "./rows.ts";

type Document = DestinationDocument;
type To = Document["to"];

export interface HeaderRow extends Row {
  readonly name: string;
  /** What is typed; what is kept is never known here. */
  readonly value: string;
  /** The server keeps a value under this name; left empty, it stays. */
  readonly isKept: boolean;
}
export interface FieldRow extends Row {
  readonly name: string;
  readonly value: string;
  readonly type: ValueType;
}
export interface StageRow extends Row {
  readonly stage: string;
  readonly outcome: Outcome;
}

export interface DestinationFormValues {
  readonly kind: DestinationKind;
  readonly name: string;
  /** Minutes and seconds as they are typed. */
  readonly fallBack: string;
  readonly timeout: string;
  readonly address: string;
  readonly format: "json" | "form" | "xml";
  readonly root: string;
  readonly headers: readonly HeaderRow[];
  readonly fields: readonly FieldRow[];
  readonly contains: string;
  readonly lacks: string;
  /** One on each line. */
  readonly emails: string;
  readonly language: Language;
  readonly apiKey: string;
  readonly source: string;
  readonly system: string;
  readonly systemKey: string;
  readonly stages: readonly StageRow[];
  readonly to: string;
  readonly toField: string;
  readonly textField: string;
  readonly text: string;
}

/** What is a number in most systems. */
const NUMBERS: ReadonlySet<string> = new Set([
  "price_min",
  "price_max",
  "beds",
  "baths",
  "sqft",
  "score",
  "price_paid",
]);
const CONTACT = ["first_name", "last_name", "phone", "email"] as const;
export const PRESETS = { all: LEAD_MACROS, contact: CONTACT } as const;

const newKey = (): string => crypto.randomUUID();
export const newHeader = (name = ""): HeaderRow => ({
  key: newKey(),
  name,
  value: "",
  isKept: name !== "",
});
export const newField = (
  { name, value, type = "text" }: DestinationField = { name: "", value: "" },
): FieldRow => ({ key: newKey(), name, value, type });
export const newStage = (stage = "", outcome: Outcome = "contacted"): StageRow => ({
  key: newKey(),
  stage,
  outcome,
});

/** What is there already stays as it is; rows that say nothing make room. */
export function withPreset(
  fields: readonly FieldRow[],
  preset: keyof typeof PRESETS,
): readonly FieldRow[] {
  const kept = fields.filter(({ name, value }) => name !== "" || value !== "");
  const known = new Set(kept.map(({ name }) => name));
  return [
    ...kept,
    ...PRESETS[preset]
      .filter((macro) => !known.has(macro))
      .map((macro) =>
        newField({
          name: macro,
          value: `{${macro}}`,
          type: NUMBERS.has(macro) ? "number" : "text",
        }),
      ),
  ];
}

const EMPTY: Omit<DestinationFormValues, "kind"> = {
  name: "",
  fallBack: String(USUAL_FALL_BACK_MINUTES),
  timeout: String(USUAL_TIMEOUT_SECONDS),
  address: "",
  format: "json",
  root: "",
  headers: [],
  fields: [],
  contains: "",
  lacks: "",
  emails: "",
  language: "en",
  apiKey: "",
  source: "",
  system: "",
  systemKey: "",
  stages: [],
  to: "",
  toField: "to",
  textField: "text",
  text: "",
};

/** A new one as it is first shown; `language` is the one of whoever makes it. */
export function newDraft(kind: DestinationKind, language: Language): DestinationFormValues {
  return {
    ...EMPTY,
    kind,
    language,
    fields: kind === "http" ? withPreset([], "contact") : [],
    text: kind === "sms" ? "{first_name} {last_name}, {phone}: {side}, {city} {state}" : "",
  };
}

/** What the server has, as the form shows it. */
export function draftOf({
  name,
  fall_back_after_minutes: minutes,
  to,
}: Pick<Destination, "name" | "fall_back_after_minutes" | "to">): DestinationFormValues {
  const common = {
    ...EMPTY,
    name,
    fallBack: String(minutes),
    kind: to.kind,
    ...("timeout_seconds" in to && to.timeout_seconds !== undefined
      ? { timeout: String(to.timeout_seconds) }
      : {}),
  };
  if (to.kind === "webhook") return { ...common, address: to.address };
  if (to.kind === "email")
    return { ...common, emails: to.addresses.join("\n"), language: to.language ?? "en" };
  if (to.kind === "follow_up_boss")
    return {
      ...common,
      source: to.source ?? "",
      system: to.system ?? "",
      stages: (to.stages ?? []).map(({ stage, outcome }) => newStage(stage, outcome)),
    };
  const called = {
    ...common,
    address: to.address,
    format: to.format,
    headers: (to.headers ?? []).map((header) => newHeader(header.name)),
    fields: (to.fields ?? []).map(newField),
    contains: to.answer_contains ?? "",
    lacks: to.answer_lacks ?? "",
  };
  return to.kind === "http"
    ? { ...called, root: to.root ?? "" }
    : { ...called, to: to.to, toField: to.to_field, textField: to.text_field, text: to.text };
}

/** A member that is left out where nothing was typed. */
const given = <Name extends string>(
  name: Name,
  value: string,
): { readonly [Given in Name]?: string } =>
  value.trim() === "" ? {} : ({ [name]: value.trim() } as { readonly [Given in Name]?: string });

function calledWith(draft: DestinationFormValues) {
  return {
    address: draft.address.trim(),
    timeout_seconds: Number(draft.timeout),
    ...(draft.headers.length === 0
      ? {}
      : {
          headers: draft.headers.map(({ name, value }) => ({
            name: name.trim(),
            ...given("value", value),
          })),
        }),
    ...given("answer_contains", draft.contains),
    ...given("answer_lacks", draft.lacks),
  };
}

const fieldsOf = ({ fields }: DestinationFormValues): DestinationField[] =>
  fields.map(({ name, value, type }) => ({ name: name.trim(), value, type }));
export const emailsOf = ({ emails }: Pick<DestinationFormValues, "emails">): string[] =>
  emails.split(/[\s,;]+/).filter((address) => address !== "");

export function toOf(draft: DestinationFormValues): To {
  switch (draft.kind) {
    case "webhook":
      return {
        kind: "webhook",
        address: draft.address.trim(),
        timeout_seconds: Number(draft.timeout),
      };
    case "http":
      return {
        kind: "http",
        format: draft.format,
        ...(draft.format === "xml" ? given("root", draft.root) : {}),
        ...calledWith(draft),
        fields: fieldsOf(draft),
      };
    case "email":
      return { kind: "email", addresses: emailsOf(draft), language: draft.language };
    case "follow_up_boss":
      return {
        kind: "follow_up_boss",
        timeout_seconds: Number(draft.timeout),
        ...given("api_key", draft.apiKey),
        ...given("source", draft.source),
        ...given("system", draft.system),
        ...given("system_key", draft.systemKey),
        ...(draft.stages.length === 0
          ? {}
          : {
              stages: draft.stages.map(({ stage, outcome }) => ({ stage: stage.trim(), outcome })),
            }),
      };
    case "sms":
      return {
        kind: "sms",
        format: draft.format === "form" ? "form" : "json",
        ...calledWith(draft),
        to: draft.to.replaceAll(/[\s()-]/g, ""),
        to_field: draft.toField.trim(),
        text_field: draft.textField.trim(),
        text: draft.text.trim(),
        ...(draft.fields.length === 0 ? {} : { fields: fieldsOf(draft) }),
      };
  }
}

export function documentOf(draft: DestinationFormValues): Document {
  return {
    name: draft.name.trim(),
    to: toOf(draft),
    fall_back_after_minutes: Number(draft.fallBack),
  };
}
