// Reads, writes and checks what the forms of mapped destinations share: headers, fields, and what
// an answer must contain.
import type { DestinationField } from "../../../../contract/delivery/destination-parts.ts";
import type { MappingError } from "../../../../domain/deliveries/mapping.ts";
import type { Need } from "./draft-problem.ts";
import { newField, newHeader } from "./draft-rows.ts";
import { type SharedDraft, given, isSameName } from "./kind-form.ts";

interface MappedSettings {
  readonly address: string;
  readonly format: SharedDraft["format"];
  readonly headers?: readonly { readonly name: string }[];
  readonly fields?: readonly DestinationField[];
  readonly answer_contains?: string;
  readonly answer_lacks?: string;
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

export const readMapped = (to: MappedSettings): Partial<SharedDraft> => ({
  address: to.address,
  format: to.format,
  headers: (to.headers ?? []).map((header) => newHeader(header.name)),
  fields: (to.fields ?? []).map((field) => newField(field)),
  contains: to.answer_contains ?? "",
  lacks: to.answer_lacks ?? "",
});

export const writeMapped = (draft: SharedDraft) => ({
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
});

export const fieldsOf = ({ fields }: Pick<SharedDraft, "fields">): DestinationField[] =>
  fields.map(({ name, value, type }) => ({ name: name.trim(), value, type }));

/** Checks the address, the headers and that each field has a name. */
export function checkMapped(draft: SharedDraft, need: Need): void {
  need("/to/address", draft.address.trim() !== "", "address");
  for (const [index, { name, value, isKept }] of draft.headers.entries()) {
    need(`/to/headers/${index}/name`, HEADER_NAME.test(name.trim()), "header");
    need(
      `/to/headers/${index}/name`,
      draft.headers.findIndex((other) => isSameName(other.name, name)) === index,
      "twice",
    );
    need(`/to/headers/${index}/value`, isKept || value.trim() !== "", "headerValue");
  }
  for (const [index, { name }] of draft.fields.entries())
    need(`/to/fields/${index}/name`, name.trim() !== "", "fieldName");
}

export const trimmed = (fields: SharedDraft["fields"]) =>
  fields.map(({ name, value }) => ({ name: name.trim(), value }));

/** The pointer of a problem with a field; `index` is the field's row. */
export function pointerOfField({ code }: MappingError, index: number): string {
  const isOfValue = code === "unknown_macro" || code === "stray_brace";
  return `/to/fields/${index}/${isOfValue ? "value" : "name"}`;
}
