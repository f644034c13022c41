// Collects the problems of a destination's form for its fields: the browser's own after a first
// attempt to continue, then the server's.
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { type DraftProblems, isSaidAtOnce, problemWords } from "./draft-problem.ts";
import { type DestinationFormValues, formOf } from "./kind-forms.ts";
import type { PartProps } from "./part-props.ts";

const ROWS = /^\/to\/(\w+)\/\d/;

export interface Sent {
  /** The draft that the server was sent; null before. */
  readonly draft: DestinationFormValues | null;
  readonly problem: ApiError | null;
}

export function useFieldProblems(
  draft: DestinationFormValues,
  problems: DraftProblems,
  isChecked: boolean,
  sent: Sent,
): PartProps<DestinationFormValues>["at"] {
  const texts = useTexts(DELIVERY_TEXTS).problems;
  const fields = useTexts(FIELD_TEXTS);
  const failures: Readonly<Record<string, string>> = useTexts(CALL_TEXTS).failures;
  const { gathered } = formOf(draft.kind);
  return (pointer) => {
    const all = gathered?.pointer === pointer ? gathered : undefined;
    const own = problems.get(pointer);
    if (own !== undefined && (isChecked || isSaidAtOnce(own))) return problemWords(own, texts);
    const said = sent.problem?.fields.find(
      ({ field }) => field === pointer || (all !== undefined && field.startsWith(pointer)),
    );
    if (said === undefined) return undefined;
    // Rows have moved since: the number names another.
    const rows = ROWS.exec(pointer)?.[1];
    if (rows !== undefined && rowsOf(sent.draft, rows) !== rowsOf(draft, rows)) return undefined;
    return (
      (pointer === "/to/address" ? failures[said.code] : undefined) ??
      (all === undefined ? fieldSentence(said, fields) : problemWords(all.problem, texts))
    );
  };
}

/** The rows of a list, which the document calls as the form does. */
function rowsOf(draft: DestinationFormValues | null, name: string): unknown {
  return (draft as Readonly<Record<string, unknown>> | null)?.[name];
}
