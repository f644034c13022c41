// Manages which columns of a table a person sees: stored with the account as the preferences
// document `table-<name>`.
import { useQueryClient } from "@tanstack/react-query";
import type { Preferences } from "../../../contract/people/documents.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { saveDocument } from "../../lib/documents/documents.ts";
import { useAnswer } from "../../lib/documents/use-documents.ts";
import { toast } from "../toast.tsx";
import type { Column, TableSetup } from "./columns.ts";
import { useTexts } from "../../lib/text/text.ts";
import { problemSentence } from "../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../locales/catalogues/problems.ts";

export interface ShownColumns<Row> {
  readonly columns: readonly Column<Row>[];
  /** Whether the reader added the column, which then stays even where it has no room. */
  readonly isAdded: (id: string) => boolean;
  /** The columns that can be hidden, with whether they are shown. */
  readonly choices: readonly { readonly column: Column<Row>; readonly isShown: boolean }[];
  readonly choose: (id: string, isShown: boolean) => void;
}

export function useShownColumns<Row>({
  name,
  columns,
}: Pick<TableSetup<Row>, "name" | "columns">): ShownColumns<Row> {
  const client = useQueryClient();
  const problems = useTexts(PROBLEM_TEXTS);
  const id = `table-${name}`;
  const { value } = useAnswer("GET /v1/preferences/{id}", { params: { id } });
  const chosen = readChosen(value?.document);
  const isShown = (column: Column<Row>): boolean => chosen[column.id] ?? column.isExtra !== true;
  const canHide = (column: Column<Row>, place: number): boolean =>
    place > 0 && column.hideable !== false;
  return {
    isAdded: (columnId) => chosen[columnId] === true,
    columns: columns.filter((column, place) => !canHide(column, place) || isShown(column)),
    choices: columns.filter(canHide).map((column) => ({ column, isShown: isShown(column) })),
    choose: (columnId, wanted) => {
      const document = { columns: { ...chosen, [columnId]: wanted } };
      // Applied on the screen immediately, while the server stores it.
      client.setQueryData<Preferences>(["answer", `/v1/preferences/${id}`], (before) => ({
        id,
        updated_at: before?.updated_at ?? "",
        document,
      }));
      saveDocument("PUT /v1/preferences/{id}", { params: { id }, body: document }).catch(
        (error: unknown) =>
          toast(problemSentence(toProblem(error), problems), { tone: "negative" }),
      );
    },
  };
}

function readChosen(document: unknown): Readonly<Record<string, boolean>> {
  const columns: unknown =
    typeof document === "object" && document !== null ? Reflect.get(document, "columns") : null;
  return typeof columns === "object" && columns !== null
    ? Object.fromEntries(
        Object.entries(columns).filter(
          (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
        ),
      )
    : {};
}
