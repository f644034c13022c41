// Lists the last requests to a source: the result of each, and what to fix.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LoggedRequest, SourceRequest } from "../../../../contract/supply/posting.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { REFUSED_FIELD_TEXTS } from "../../../../locales/catalogues/refused-fields.ts";
import { Code } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { ReadingNotes } from "../../../ui/reading-notes.tsx";
import { FieldName } from "../../../ui/refused-fields.tsx";
import { CallResult } from "./request-result.tsx";

type Call = LoggedRequest & Partial<Pick<SourceRequest, "lead_id" | "price_cents">>;

/** `isOwn`: includes the leads and their earnings. */
export function CallTable({
  calls,
  isOwn = false,
  children,
}: {
  readonly calls: readonly Call[];
  readonly isOwn?: boolean;
  /** What an empty log offers. */
  readonly children?: ReactNode;
}): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const formats = useFormats();
  if (calls.length === 0) return <Empty sentence={texts.calls.none}>{children}</Empty>;
  const columns: PlainColumn<Call>[] = [
    {
      id: "at",
      header: texts.calls.at,
      cell: ({ at, lead_id: leadId }) =>
        leadId ? (
          <Link className="text-accent underline" to={`/leads/${leadId}`}>
            {formats.dateTime(at)}
          </Link>
        ) : (
          formats.dateTime(at)
        ),
    },
    {
      id: "call",
      header: texts.calls.call,
      cell: ({ operation, is_test: isTest }) => (
        <>
          {texts.operations[operation]}
          {isTest && operation !== "try" ? (
            <span className="text-text-2"> · {texts.test}</span>
          ) : null}
        </>
      ),
    },
    { id: "status", header: "HTTP", numeric: true, cell: ({ http_status: status }) => status },
    {
      id: "result",
      header: texts.calls.result,
      cell: ({ result }) => <CallResult result={result} />,
    },
    { id: "why", header: texts.calls.why, cell: (call) => <Why call={call} /> },
  ];
  if (isOwn)
    columns.push({
      id: "price",
      header: texts.calls.earned,
      numeric: true,
      cell: ({ price_cents: cents, is_test: isTest }) =>
        cents === null || cents === undefined || cents === 0 || isTest ? "—" : formats.money(cents),
    });
  return (
    <PlainTable label={texts.calls.title} columns={columns} rows={calls} idOf={({ id }) => id} />
  );
}

/** A field to correct, with a right value; what came is on the lead's page, while it is kept. */
function Mistake({
  error: { field, sent_as: sentAs, message, example },
}: {
  readonly error: Call["errors"][number];
}): ReactNode {
  const texts = useTexts(REFUSED_FIELD_TEXTS);
  return (
    <div className="text-label text-text-2">
      {field === "" ? null : <FieldName field={field} sentAs={sentAs} />}
      <p lang="en">{message}</p>
      {example === null ? null : (
        <p>
          {texts.example}: <Code>{example}</Code>
        </p>
      )}
    </div>
  );
}

function Why({ call: { reason, errors, notes } }: { readonly call: Call }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const words: Readonly<Record<string, string | undefined>> = {
    ...useTexts(LEAD_WORDS).post,
    ...texts.problems,
  };
  if (reason === null && notes.length === 0) return null;
  return (
    <div className="grid min-w-48 gap-0.5 py-1">
      {reason === null ? null : (
        <p>
          {words[reason] ?? reason} <Code className="text-text-2">{reason}</Code>
        </p>
      )}
      {errors.map((error) => (
        <Mistake key={error.field} error={error} />
      ))}
      <ReadingNotes notes={notes.map(({ message, ...note }) => ({ ...note, advice: message }))} />
    </div>
  );
}
