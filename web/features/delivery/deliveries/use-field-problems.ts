// What is wrong with a destination's form, said at its fields: what this browser sees once somebody
// tried to go on, then what the server said.
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import type { DestinationFormValues } from "./destination-form-values.ts";
import { type DraftProblems, isSaidAtOnce, problemWords } from "./draft-problems.ts";
import type { PartProps } from "./part-props.ts";

const ROWS = /^\/to\/(fields|headers|stages)\//;

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
): PartProps["at"] {
  const texts = useTexts(DELIVERY_TEXTS).problems;
  const fields = useTexts(FIELD_TEXTS);
  const failures: Readonly<Record<string, string>> = useTexts(CALL_TEXTS).failures;
  return (pointer) => {
    const own = problems.get(pointer);
    if (own !== undefined && (isChecked || isSaidAtOnce(own))) return problemWords(own, texts);
    const said = sent.problem?.fields.find(
      ({ field }) =>
        field === pointer || (pointer === "/to/addresses" && field.startsWith(pointer)),
    );
    if (said === undefined) return undefined;
    // Rows have moved since: the number names another.
    const rows = ROWS.exec(pointer)?.[1] as "fields" | "headers" | "stages" | undefined;
    if (rows !== undefined && sent.draft?.[rows] !== draft[rows]) return undefined;
    return (
      (pointer === "/to/address" ? failures[said.code] : undefined) ??
      (pointer === "/to/addresses" ? texts.emails : fieldSentence(said, fields))
    );
  };
}
