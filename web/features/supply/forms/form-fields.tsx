// Edits everything that can be changed about a form.
import { useDisplay } from "../../../lib/display/display.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { languageName } from "../../../lib/format/language-name.ts";
import type { ReactNode } from "react";
import {
  FORM_ACCENTS,
  FORM_GROUNDS,
  FORM_LANGUAGES,
  FORM_LIMITS,
  FORM_SIDES,
  type FormDocument,
  OPTIONAL_QUESTIONS,
  formLanguage,
} from "../../../../domain/forms/form-document.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PUBLIC_FORM_TEXTS } from "../../../../locales/catalogues/public-form.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import { unknownSellers } from "../../people/seller-names/index.ts";
import { Notice } from "../../../ui/notice.tsx";
import { classes } from "../../../ui/classes.ts";
import { LABEL, SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { TickList } from "../../../ui/tick-list.tsx";

/** The accent colors on a light background, as in web/public-form/form.css. */
const SWATCHES: Readonly<Record<FormDocument["accent"], string>> = {
  spruce: "#0b5d52",
  ocean: "#14508f",
  plum: "#71295f",
  brick: "#94331a",
  ink: "#1b1a17",
};

interface FormFieldsProps {
  readonly document: FormDocument;
  readonly onChange: (change: Partial<FormDocument>) => void;
}

export function FormFields({ document, onChange }: FormFieldsProps): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const visitor = useTexts(PUBLIC_FORM_TEXTS);
  const { language } = useDisplay();
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={FORM_LIMITS.name}
          value={document.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          label={texts.language}
          value={document.language}
          options={FORM_LANGUAGES.map((one) => [one, languageName(one, language)])}
          onChange={({ target }) => onChange({ language: formLanguage(target.value) })}
        />
      </div>
      <TickList
        label={texts.sides}
        hint={texts.sidesHint}
        options={FORM_SIDES.map((side) => [side, visitor.sides[side]])}
        chosen={document.sides}
        problem={document.sides.length === 0 ? texts.sidesMissing : undefined}
        onChange={(sides) => onChange({ sides })}
      />
      <TickList
        label={texts.questions}
        hint={texts.questionsHint}
        options={OPTIONAL_QUESTIONS.map((question) => [question, texts.questionNames[question]])}
        chosen={document.questions}
        problem={undefined}
        onChange={(questions) => onChange({ questions })}
      />
      <Wording document={document} onChange={onChange} />
      <Looks document={document} onChange={onChange} />
      <TextArea
        label={texts.sellers}
        hint={texts.sellersHint}
        rows={2}
        value={document.named_sellers.join("\n")}
        onChange={({ target }) =>
          onChange({ named_sellers: target.value === "" ? [] : target.value.split("\n") })
        }
      />
      <UnknownSellers typed={document.named_sellers} />
    </div>
  );
}

/** Warns of named sellers to which no consent counts now. */
function UnknownSellers({ typed }: { readonly typed: readonly string[] }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const { value: list } = useAnswer("GET /v1/buyer-list");
  const unknown = list === undefined ? [] : unknownSellers(typed, list);
  return unknown.length === 0 ? null : (
    <div role="status">
      <Notice tone="warning">{texts.unknownSellers(unknown.join(", "))}</Notice>
    </div>
  );
}

/** The texts above, below and after the questions. */
function Wording({ document, onChange }: FormFieldsProps): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  return (
    <>
      <TextField
        label={texts.headline}
        hint={texts.ours}
        maxLength={FORM_LIMITS.headline}
        value={document.headline}
        onChange={({ target }) => onChange({ headline: target.value })}
      />
      <TextArea
        label={texts.intro}
        rows={2}
        maxLength={FORM_LIMITS.intro}
        value={document.intro}
        onChange={({ target }) => onChange({ intro: target.value })}
      />
      <TextArea
        label={texts.thanks}
        rows={2}
        maxLength={FORM_LIMITS.thanks}
        value={document.thanks}
        onChange={({ target }) => onChange({ thanks: target.value })}
      />
    </>
  );
}

function Looks({ document, onChange }: FormFieldsProps): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
      <Accents document={document} onChange={onChange} />
      <SelectField
        label={texts.ground}
        value={document.ground}
        options={FORM_GROUNDS.map((ground) => [ground, texts.grounds[ground]])}
        onChange={({ target }) =>
          onChange({ ground: FORM_GROUNDS.find((ground) => ground === target.value) ?? "auto" })
        }
      />
    </div>
  );
}

function Accents({ document, onChange }: FormFieldsProps): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  return (
    <fieldset className="grid content-start gap-1">
      <legend className={classes(LABEL, "mb-1")}>{texts.accent}</legend>
      <div className="flex flex-wrap gap-2">
        {FORM_ACCENTS.map((accent) => (
          <label
            key={accent}
            className={classes(
              "inline-flex min-h-8 items-center gap-2 rounded-control border",
              "border-control bg-surface px-2.5 pointer-coarse:min-h-11",
              "has-checked:border-text has-checked:bg-sunken has-focus-visible:outline-2",
              "has-focus-visible:outline-offset-2 has-focus-visible:outline-info",
            )}
          >
            <input
              type="radio"
              name="accent"
              className="sr-only"
              checked={document.accent === accent}
              onChange={() => onChange({ accent })}
            />
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <circle cx="7" cy="7" r="6" fill={SWATCHES[accent]} stroke="var(--control)" />
            </svg>
            {texts.accents[accent]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
