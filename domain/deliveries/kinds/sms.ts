// Defines the SMS kind: a text message through the account's own gateway.
import { checkAddress, checkHeaders } from "../check-call.ts";
import { type FieldError, defineDestinationKind } from "../destination-kind.ts";
import { type MappedSettings, mappedDelivery } from "../mapped-call.ts";
import { fieldAdvice, textAdvice } from "../mapping-advice.ts";
import { type MappedField, type MappingError, checkFields } from "../mapping.ts";
import { placeOfAddress } from "../place-of-address.ts";
import { checkText } from "../template.ts";

interface SmsSettings extends MappedSettings {
  readonly kind: "sms";
  readonly format: "json" | "form";
  /** E.164. */
  readonly to: string;
  /** The gateway's names for the number and the text. */
  readonly to_field: string;
  readonly text_field: string;
  /** With macros. */
  readonly text: string;
  readonly fields?: readonly MappedField[];
}

export const sms = defineDestinationKind<SmsSettings>()({
  kind: "sms",
  takesHeaders: true,
  check: (to, context) => [
    ...checkAddress(to.address, context),
    ...checkHeaders(to.headers ?? [], context),
    ...checkText(to.text).map((problem) => ({ field: "/to/text", ...textAdvice(problem) })),
    ...checkFields(fieldsWith(to, "", ""), to.format).map(fieldProblem),
  ],
  delivery: mappedDelivery((to) => ({
    format: to.format,
    fields: fieldsWith(to, to.to, to.text),
  })),
  // One gateway serves many numbers.
  places: ({ address, to }) => [`${placeOfAddress(address)} ${to}`],
});

/** The number and the text come before the other fields. */
function fieldsWith(to: SmsSettings, number: string, text: string): readonly MappedField[] {
  return [
    { name: to.to_field, value: number },
    { name: to.text_field, value: text },
    ...(to.fields ?? []),
  ];
}

function fieldProblem(problem: MappingError): FieldError {
  const { index } = problem;
  if (index > 1) return fieldAdvice("/to/fields", { ...problem, index: index - 2 });
  return {
    ...fieldAdvice("/to/fields", problem),
    field: index === 0 ? "/to/to_field" : "/to/text_field",
  };
}
