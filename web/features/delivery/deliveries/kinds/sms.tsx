// Defines the form of a text message through a gateway.
import type { ReactNode } from "react";
import { type MappingError, checkFields } from "../../../../../domain/deliveries/mapping.ts";
import { checkText } from "../../../../../domain/deliveries/template.ts";
import { useFormats } from "../../../../lib/format/format.ts";
import { useTexts } from "../../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../../locales/catalogues/deliveries.ts";
import { TextField } from "../../../../ui/field.tsx";
import { AddressField, FormatField, PAIR } from "../call-fields.tsx";
import type { DraftProblem } from "../draft-problem.ts";
import { FieldRows } from "../field-rows.tsx";
import { HeaderRows } from "../header-rows.tsx";
import { type KindForm, type KindProps, hostOf } from "../kind-form.ts";
import { MacroText } from "../macro-text.tsx";
import {
  checkMapped,
  fieldsOf,
  pointerOfField,
  readMapped,
  trimmed,
  writeMapped,
} from "../mapped-draft.ts";

const PHONE = /^\+[1-9]\d{7,14}$/;
const MOST_TEXT = 480;
/** The number and the text are fields too, before the others. */
const OWN_POINTERS = ["/to/to_field", "/to/text_field"] as const;

interface SmsDraft {
  readonly to: string;
  readonly toField: string;
  readonly textField: string;
  readonly text: string;
}

/** Accepts a number in any common notation and drops its separators. */
const numberOf = ({ to }: SmsDraft): string => to.replaceAll(/[\s()-]/g, "");

export const smsForm: KindForm<"sms", SmsDraft> = {
  kind: "sms",
  order: 5,
  empty: { to: "", toField: "to", textField: "text", text: "" },
  fresh: () => ({ text: "{first_name} {last_name}, {phone}: {side}, {city} {state}" }),
  read: (to) => ({
    ...readMapped(to),
    to: to.to,
    toField: to.to_field,
    textField: to.text_field,
    text: to.text,
  }),
  write: (draft) => ({
    kind: "sms",
    format: draft.format === "form" ? "form" : "json",
    ...writeMapped(draft),
    to: numberOf(draft),
    to_field: draft.toField.trim(),
    text_field: draft.textField.trim(),
    text: draft.text.trim(),
    ...(draft.fields.length === 0 ? {} : { fields: fieldsOf(draft) }),
  }),
  check: (draft, need) => {
    checkMapped(draft, need);
    need("/to/to", PHONE.test(numberOf(draft)), "phone");
    need("/to/to_field", draft.toField.trim() !== "", "fieldName");
    need("/to/text_field", draft.textField.trim() !== "", "fieldName");
    need("/to/text", draft.text.trim() !== "", "text");
    for (const problem of checkText(draft.text)) need("/to/text", false, problem);
    const all = [
      { name: draft.toField.trim(), value: "" },
      { name: draft.textField.trim(), value: "" },
      ...trimmed(draft.fields),
    ];
    for (const problem of checkFields(all, draft.format))
      need(pointerOf(problem), false, besideRows(problem));
  },
  Fields: SmsFields,
  whereTo: ({ to, address }) => `${to} (${hostOf(address)})`,
  isCalled: true,
  saysAnswer: true,
};

function pointerOf(problem: MappingError): string {
  const { index } = problem;
  return OWN_POINTERS[index] ?? pointerOfField(problem, index - OWN_POINTERS.length);
}

/** A problem names the row of the document; the form counts its own rows. */
function besideRows(problem: MappingError): DraftProblem {
  if (!("other" in problem)) return problem;
  return problem.other < OWN_POINTERS.length
    ? "twice"
    : { ...problem, other: problem.other - OWN_POINTERS.length };
}

function SmsFields(props: KindProps<SmsDraft>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const formats = useFormats();
  const { draft, change, at } = props;
  return (
    <>
      <AddressField {...props} label={texts.gateway} />
      <div className={PAIR}>
        <FormatField {...props} formats={["json", "form"]} />
        <TextField
          label={texts.to}
          hint={texts.toHint}
          type="tel"
          maxLength={30}
          autoComplete="off"
          value={draft.to}
          problem={at("/to/to")}
          onChange={({ target }) => change({ to: target.value })}
        />
        <TextField
          label={texts.toField}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-label"
          value={draft.toField}
          problem={at("/to/to_field")}
          onChange={({ target }) => change({ toField: target.value })}
        />
        <TextField
          label={texts.textField}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-label"
          value={draft.textField}
          problem={at("/to/text_field")}
          onChange={({ target }) => change({ textField: target.value })}
        />
      </div>
      <MacroText
        isLong
        label={texts.text}
        hint={texts.textHint(formats.number(draft.text.length), formats.number(MOST_TEXT))}
        maxLength={MOST_TEXT}
        value={draft.text}
        problem={at("/to/text")}
        onChange={(text) => change({ text })}
      />
      <HeaderRows {...props} />
      <FieldRows {...props} label={texts.fieldsMore} />
    </>
  );
}
