// What is wrong with a destination before it is sent: each thing by the pointer under which the
// server would name it, too.
import { type MappingError, checkFields } from "../../../../domain/deliveries/mapping.ts";
import { type TextProblem, checkText } from "../../../../domain/deliveries/template.ts";
import type { DeliveryTexts } from "../../../../locales/en/deliveries.ts";
import { type DestinationFormValues, emailsOf, toOf } from "./destination-form-values.ts";

type Sentences = DeliveryTexts["problems"];
/** What a sentence says without more. */
type ProblemCode = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends string ? Name : never;
}[keyof Sentences];
type MappingProblem = TextProblem | MappingError;
export type DraftProblem = ProblemCode | MappingProblem;
/** By pointer into the document: /to/address. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>;

/** Of a problem, in words. */
export function problemWords(problem: DraftProblem, texts: Sentences): string {
  if (typeof problem === "string") return texts[problem];
  switch (problem.code) {
    case "unknown_macro":
      return [
        texts.unknown_macro(problem.macro),
        ...(problem.suggestion === null ? [] : [texts.meant(problem.suggestion)]),
      ].join(" ");
    case "twice":
      return texts.nameTwice(String(problem.other + 1));
    case "level_and_value":
    case "not_a_list":
      return texts[problem.code](String(problem.other + 1));
    case "stray_brace":
    case "bad_xml_name":
      return texts[problem.code](problem.at);
    default:
      return texts[problem.code];
  }
}

/** Whether it is said while somebody types: what is not there yet is not. */
export function isSaidAtOnce(problem: DraftProblem): boolean {
  return typeof problem !== "string" && problem.code !== "empty_name";
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+[1-9]\d{7,14}$/;
const MOST_EMAILS = 5;
/** Of a text message: the number and the text. */
const OWN_FIELDS = 2;

/** `hasKey`: whether the server keeps an API key already. */
export function problemsOf(draft: DestinationFormValues, hasKey: boolean): DraftProblems {
  const found = new Map<string, DraftProblem>();
  const need = (pointer: string, isRight: boolean, problem: DraftProblem): void => {
    if (!isRight && !found.has(pointer)) found.set(pointer, problem);
  };
  need("/name", draft.name.trim() !== "", "name");
  need("/fall_back_after_minutes", isWhole(draft.fallBack, 0, 1_440), "minutes");
  if (draft.kind !== "email") need("/to/timeout_seconds", isWhole(draft.timeout, 1, 30), "timeout");
  if (draft.kind === "webhook" || draft.kind === "http" || draft.kind === "sms")
    need("/to/address", draft.address.trim() !== "", "address");
  if (draft.kind === "http" || draft.kind === "sms") checkCalled(draft, need);
  if (draft.kind === "email") {
    const emails = emailsOf(draft);
    need(
      "/to/addresses",
      emails.length > 0 &&
        emails.length <= MOST_EMAILS &&
        emails.every((email) => EMAIL.test(email)) &&
        new Set(emails).size === emails.length,
      "emails",
    );
  }
  if (draft.kind === "follow_up_boss") {
    need("/to/api_key", hasKey || draft.apiKey.trim() !== "", "apiKey");
    for (const [index, { stage }] of draft.stages.entries()) {
      need(`/to/stages/${index}/stage`, stage.trim() !== "", "stage");
      need(
        `/to/stages/${index}/stage`,
        draft.stages.findIndex((other) => same(other.stage, stage)) === index,
        "twice",
      );
    }
  }
  return found;
}

type Need = (pointer: string, isRight: boolean, problem: DraftProblem) => void;

function checkCalled(draft: DestinationFormValues, need: Need): void {
  for (const [index, { name, value, isKept }] of draft.headers.entries()) {
    need(`/to/headers/${index}/name`, HEADER_NAME.test(name.trim()), "header");
    need(
      `/to/headers/${index}/name`,
      draft.headers.findIndex((other) => same(other.name, name)) === index,
      "twice",
    );
    need(`/to/headers/${index}/value`, isKept || value.trim() !== "", "headerValue");
  }
  for (const [index, { name }] of draft.fields.entries())
    need(`/to/fields/${index}/name`, name.trim() !== "", "fieldName");
  if (draft.kind === "http") {
    need("/to/fields", draft.fields.length > 0, "noFields");
    for (const problem of checkFields(
      trimmed(draft.fields),
      draft.format,
      draft.root.trim() || undefined,
    ))
      need(pointerOf(problem, 0), false, problem);
    return;
  }
  const to = toOf(draft);
  need("/to/to", to.kind === "sms" && PHONE.test(to.to), "phone");
  need("/to/to_field", draft.toField.trim() !== "", "fieldName");
  need("/to/text_field", draft.textField.trim() !== "", "fieldName");
  need("/to/text", draft.text.trim() !== "", "text");
  for (const problem of checkText(draft.text)) need("/to/text", false, problem);
  // The number and the text are fields, too, and stand before the others.
  const all = [
    { name: draft.toField.trim(), value: "" },
    { name: draft.textField.trim(), value: "" },
    ...trimmed(draft.fields),
  ];
  for (const problem of checkFields(all, draft.format))
    need(pointerOf(problem, OWN_FIELDS), false, besideRows(problem));
}

/** The row that a problem names is the form's own. */
function besideRows(problem: MappingError): DraftProblem {
  if (!("other" in problem)) return problem;
  return problem.other < OWN_FIELDS ? "twice" : { ...problem, other: problem.other - OWN_FIELDS };
}

const trimmed = (fields: DestinationFormValues["fields"]) =>
  fields.map(({ name, value }) => ({ name: name.trim(), value }));

/** `before`: so many fields of the check are none of the form's rows. */
function pointerOf({ index, code }: MappingError, before: number): string {
  if (index < 0) return "/to/root";
  if (index < before) return index === 0 ? "/to/to_field" : "/to/text_field";
  const isOfValue = code === "unknown_macro" || code === "stray_brace";
  return `/to/fields/${index - before}/${isOfValue ? "value" : "name"}`;
}

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
