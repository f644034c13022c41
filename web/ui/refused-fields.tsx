// Lists the refused fields of a post: each with its name as sent, what came, what the field takes,
// and a right value.
import type { ReactNode } from "react";
import type { RefusedField } from "../../contract/selling/refused-field.ts";
import { useTexts } from "../lib/text/text.ts";
import { REFUSED_FIELD_TEXTS } from "../../locales/catalogues/refused-fields.ts";
import { CopyButton } from "./copy-button.tsx";
import { Description } from "./description.tsx";
import { Code } from "./name.tsx";

interface RefusedFieldsProps {
  readonly errors: readonly RefusedField[];
  /** Why a value that came is not here. */
  readonly gone?: "deleted" | "notShown";
}

export function RefusedFields({ errors, gone = "notShown" }: RefusedFieldsProps): ReactNode {
  return (
    <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
      {errors.map((error) => (
        <li key={error.field} className="grid gap-1 px-4 py-3">
          <FieldName field={error.field} sentAs={error.sent_as} />
          <p lang="en">{error.message}</p>
          <Values error={error} gone={gone} />
        </li>
      ))}
    </ul>
  );
}

/** The field, and the name under which it came if that is another one. */
export function FieldName({
  field,
  sentAs,
}: {
  readonly field: string;
  readonly sentAs: string | null;
}): ReactNode {
  const texts = useTexts(REFUSED_FIELD_TEXTS);
  return (
    <p className="flex flex-wrap gap-x-2">
      <Code className="font-semibold">{field}</Code>
      {sentAs === null || sentAs === field ? null : (
        <span className="text-text-2">
          {texts.sentAs} <Code>{sentAs}</Code>
        </span>
      )}
    </p>
  );
}

function Values({
  error: { field, sent, came, expected, words, example },
  gone,
}: { readonly error: RefusedField } & Required<Pick<RefusedFieldsProps, "gone">>): ReactNode {
  const texts = useTexts(REFUSED_FIELD_TEXTS);
  return (
    <Description
      rows={[
        [
          texts.came,
          sent === "nothing" ? (
            texts.nothing
          ) : sent === "unreadable" ? (
            texts.unreadable
          ) : came === null ? (
            <span className="text-text-2">{texts[gone]}</span>
          ) : (
            <Code className="break-words whitespace-pre-wrap">{came}</Code>
          ),
        ],
        [
          texts.expected,
          <span key="expected" lang="en">
            {[expected, words.join(", ")].filter((part) => part !== "").join(" ")}
          </span>,
        ],
        [
          texts.example,
          <span key="example" className="flex flex-wrap items-center gap-2">
            <Code className="break-words">{example}</Code>
            <CopyButton text={example} label={texts.copy(field)} />
          </span>,
        ],
      ]}
    />
  );
}
