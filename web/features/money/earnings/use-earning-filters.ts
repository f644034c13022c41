// Defines the filters of a list of earnings.
import { useMemo } from "react";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { readState } from "../../../lib/leads/read-state.ts";
import type { Filter } from "../../../ui/table/columns.ts";

const DOLLAR = 100;
const MOST_SOURCES = 200;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The filters by all that an earning has, except its time; memoized. With the sources' names. */
export function useEarningFilters(): {
  readonly filters: readonly Filter[];
  readonly names: ReadonlyMap<string, string>;
} {
  const texts = useTexts(EARNING_TEXTS).list;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const sources = useDocuments("sources", { order: "name", limit: MOST_SOURCES }).value;
  const names = useMemo(
    () => (sources === undefined ? NO_NAMES : new Map(sources.map(({ id, name }) => [id, name]))),
    [sources],
  );
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        kind: "choice",
        id: "status",
        label: texts.status,
        many: true,
        options: Object.entries(words.earning),
      },
      {
        kind: "choice",
        id: "source",
        field: "source_id",
        label: texts.source,
        many: true,
        options: [...names],
      },
      { kind: "text", id: "sub", field: "sub1", label: texts.sub },
      { kind: "text", id: "state", label: texts.state, hint: texts.stateHint, read: readState },
      { kind: "choice", id: "side", label: texts.side, options: Object.entries(words.side) },
      { kind: "choice", id: "mode", label: texts.mode, options: Object.entries(words.mode) },
      {
        kind: "range",
        id: "amount",
        field: "amount_cents",
        label: texts.amountFilter,
        scale: DOLLAR,
        format: (cents) => formats.money(cents),
      },
      { kind: "text", id: "text", label: texts.text, hint: texts.textHint },
    ],
    [texts, words, formats, names],
  );
  return { filters, names };
}
