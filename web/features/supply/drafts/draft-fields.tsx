// Draws the fields of a manual lead, with the choices of the form that the consumer will see.
import type { ReactNode } from "react";
import type { AnswerProblem } from "../../../../domain/forms/check-answers.ts";
import { MOST_COMMENTS } from "../../../../domain/forms/check-answers.ts";
import { FORM_SIDES, isSelling, formLanguage } from "../../../../domain/forms/form-document.ts";
import {
  type AnswerField,
  type Answers,
  UNSURE,
  isStepFor,
  rangesFor,
} from "../../../../domain/forms/form-steps.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { useTexts } from "../../../lib/text/text.ts";
import {
  choicesOf,
  ownChoice,
  rangeName,
  roomChoices,
  textsFor,
} from "../../../public-form/words.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import type { DraftTexts } from "../../../../locales/en/drafts.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";

interface DraftFieldsProps {
  readonly answers: Answers;
  readonly problems: readonly AnswerProblem[];
  readonly onChange: (change: Answers) => void;
}

type Choice = readonly [value: string, name: string];

export function DraftFields(props: DraftFieldsProps): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const { text } = useControls(props);
  return (
    <>
      <Group title={texts.person}>
        {text("first_name", texts.first, { maxLength: 50 })}
        {text("last_name", texts.last, { maxLength: 50 })}
        {text("phone", texts.phone, { type: "tel", maxLength: 40 })}
        {text("email", texts.email, { type: "email", maxLength: 254 })}
      </Group>
      <Group title={texts.request} hint={texts.optional}>
        <RequestFields {...props} />
      </Group>
    </>
  );
}

function RequestFields(props: DraftFieldsProps): ReactNode {
  const { answers, onChange } = props;
  const texts = useTexts(DRAFT_TEXTS);
  const language = formLanguage(useDisplay().language);
  const visitor = textsFor(language);
  const { text, choice, problemOf } = useControls(props);
  const side = answers.side ?? "";
  // A sum that was stated is no choice of the form, and stays as it was stated.
  const own = ownChoice(answers.price_range, language);
  return (
    <>
      {/* Sale prices and rents apply to different sides. */}
      <SelectField
        label={texts.side}
        problem={problemOf("side")}
        value={side}
        options={[
          ["", texts.leftOpen],
          ...FORM_SIDES.map((one): Choice => [one, visitor.sides[one]]),
        ]}
        onChange={({ target }) =>
          onChange({
            side: target.value,
            ...((target.value === "renter") === (side === "renter") ? {} : { price_range: "" }),
          })
        }
      />
      {choice("property_type", texts.type, choicesOf("property_type", visitor))}
      {text("zip_code", texts.zip, { maxLength: 60 }, texts.zipHint)}
      {choice("price_range", texts.price, [
        ...(own === null ? [] : [[own.value, own.name] as const]),
        ...rangesFor(side).map((range): Choice => [range.id, rangeName(range, language)]),
        [UNSURE, visitor.unsure],
      ])}
      {choice("timing", texts.timing, choicesOf("timing", visitor))}
      {choice("agent_status", texts.agent, choicesOf("agent_status", visitor))}
      {choice("beds", texts.beds, roomChoices("beds", visitor, answers.beds))}
      {choice("baths", texts.baths, roomChoices("baths", visitor, answers.baths))}
      {isStepFor("finance", side === "" ? null : side)
        ? choice("finance_status", texts.finance, choicesOf("finance_status", visitor))
        : null}
      {isSelling(side) ? text("address", texts.street, { maxLength: 200 }) : null}
      <TextArea
        className="sm:col-span-2"
        label={texts.comments}
        rows={2}
        maxLength={MOST_COMMENTS}
        problem={problemOf("comments")}
        value={answers.comments ?? ""}
        onChange={({ target }) => onChange({ comments: target.value })}
      />
    </>
  );
}

interface TextAttributes {
  readonly type?: string;
  readonly maxLength: number;
}

interface Controls {
  /** The error of an answer as a sentence. */
  readonly problemOf: (field: AnswerField) => string | null;
  readonly text: (
    field: AnswerField,
    label: string,
    attributes: TextAttributes,
    hint?: string,
  ) => ReactNode;
  readonly choice: (field: AnswerField, label: string, choices: readonly Choice[]) => ReactNode;
}

/** Controls for the answers with their errors. */
function useControls({ answers, problems, onChange }: DraftFieldsProps): Controls {
  const texts = useTexts(DRAFT_TEXTS);
  const problemOf = (field: AnswerField): string | null => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? null : problemWords(problem, texts);
  };
  return {
    problemOf,
    text: (field, label, attributes, hint) => (
      <TextField
        label={label}
        hint={hint}
        autoComplete="off"
        problem={problemOf(field)}
        value={answers[field] ?? ""}
        {...attributes}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    ),
    choice: (field, label, choices) => (
      <SelectField
        label={label}
        problem={problemOf(field)}
        value={answers[field] ?? ""}
        options={[["", texts.leftOpen], ...choices]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    ),
  };
}

function Group({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint === undefined ? null : <p className="text-label text-text-2">{hint}</p>}
      <div className="grid items-start gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function problemWords({ field, code }: AnswerProblem, { problems }: DraftTexts): string {
  if (code === "missing") return problems.missing;
  if (code === "too_long") return problems.long;
  if (code === "unknown_place") return problems.place;
  switch (field) {
    case "first_name":
    case "last_name":
      return problems.name;
    case "phone":
      return problems.phone;
    case "email":
      return problems.email;
    case "zip_code":
      return problems.zip;
    default:
      return problems.choice;
  }
}
