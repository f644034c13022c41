// Shows the first rows of a file, and what the network would decide on each now.
import { type ReactNode, useEffect, useState } from "react";
import type { ImportColumn, ImportDefaults, ImportRow } from "../../../../domain/csv/import-row.ts";
import { leadOfRow } from "../../../../domain/csv/import-row.ts";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import type { ImportTexts } from "../../../../locales/en/imports.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Said } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { documentOfReading } from "./use-file-reading.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

interface FirstRowsProps {
  readonly rows: readonly ImportRow[];
  readonly columns: readonly ImportColumn[];
  readonly reading: ImportDefaults;
  readonly sourceId: string;
}

interface Answered {
  readonly asked: string;
  readonly results: readonly PostAnswer[];
}

interface ShownRow {
  readonly line: number;
  readonly lead: ReturnType<typeof leadOfRow>["values"];
  /** Null until the server has answered. */
  readonly answer: PostAnswer | null;
}

/** The expected answers; results are null while loading. */
function usePreview(body: string) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let wanted = true;
    setProblem(null);
    call("POST /v1/imports/preview", { body: JSON.parse(body) }).then(
      ({ results }) => {
        if (wanted) setAnswered({ asked: body, results });
      },
      (error: unknown) => {
        if (wanted) setProblem(toProblem(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [body]);
  const results = answered?.asked === body ? answered.results : null;
  return { results, problem };
}

export function FirstRows({ rows, columns, reading, sourceId }: FirstRowsProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const body: BodyOf<"POST /v1/imports/preview"> = {
    source_id: sourceId,
    ...documentOfReading({ columns, reading }),
    rows,
  };
  const { results, problem } = usePreview(JSON.stringify(body));
  const shown = rows.map((row, index) => ({
    line: row.line,
    lead: leadOfRow(columns, reading, row.cells).values,
    answer: results?.[index] ?? null,
  }));
  return (
    <div className="grid gap-2">
      <p className="text-text-2">{texts.preview.about}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <p role="status" className="sr-only">
        {results === null && problem === null ? texts.preview.asking : ""}
      </p>
      <PlainTable
        label={texts.preview.title}
        rows={shown}
        idOf={({ line }) => String(line)}
        columns={columnsOf(texts, formats)}
      />
    </div>
  );
}

function columnsOf(texts: ImportTexts, formats: Formats): readonly PlainColumn<ShownRow>[] {
  const earned = (answer: PostAnswer | null): string =>
    answer === null || answer.price === 0
      ? "—"
      : formats.money(Math.round(answer.price * CENTS_PER_DOLLAR));
  return [
    {
      id: "person",
      header: texts.preview.person,
      cell: ({ line, lead }) => (
        <TwoLines
          main={
            <Said>
              {[lead.first_name, lead.last_name].filter(Boolean).join(" ") || lead.full_name}
            </Said>
          }
          sub={`${texts.check.line} ${formats.number(line)}`}
        />
      ),
    },
    {
      id: "place",
      header: texts.preview.place,
      priority: 3,
      cell: ({ lead }) => (
        <Said>{[lead.city, lead.state, lead.zip_code].filter(Boolean).join(", ")}</Said>
      ),
    },
    {
      id: "outcome",
      header: texts.preview.outcome,
      cell: ({ answer }) => (
        <TwoLines
          main={<Outcome answer={answer} />}
          sub={<span className="md:hidden">{earned(answer)}</span>}
        />
      ),
    },
    {
      id: "earns",
      header: texts.preview.earns,
      numeric: true,
      priority: 3,
      cell: ({ answer }) => earned(answer),
    },
  ];
}

function Outcome({ answer }: { readonly answer: PostAnswer | null }): ReactNode {
  const { preview } = useTexts(IMPORT_TEXTS);
  const { post } = useTexts(LEAD_WORDS);
  if (answer === null) return <span className="text-text-3">…</span>;
  if (answer.status === "accepted")
    return (
      <Status tone={answer.sale === "none" ? "info" : "good"}>{preview.sold[answer.sale]}</Status>
    );
  return (
    <span className="text-text-2">
      {answer.reason_code === null ? "—" : post[answer.reason_code]}
    </span>
  );
}
