// Shows what buyers say about an affiliate's leads: outcomes, lost sales and returns by reason,
// each with what to do about it. The server hides small counts.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FeedbackReport } from "../../../../contract/insight/feedback-report.ts";
import { FEEDBACK_TEXTS } from "../../../../locales/catalogues/feedback.ts";
import { OUTCOME_FORM_TEXTS } from "../../../../locales/catalogues/outcome-forms.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

interface FeedbackProps {
  readonly range: PeriodRange;
  /** Only this source; all without one. */
  readonly sourceId?: string;
  /** The names of the reasons of returns. Given, because the frame has them already. */
  readonly reasons: ReasonNames;
}

type ReasonNames = Readonly<Record<Part<"returns">["reason"], string>>;

export default function FeedbackSection({ range, sourceId, reasons }: FeedbackProps): ReactNode {
  const texts = useTexts(FEEDBACK_TEXTS);
  const formats = useFormats();
  const shown = useAnswer("GET /v1/reports/feedback", {
    query: {
      from: range.from,
      to: range.until,
      ...(sourceId === undefined ? {} : { source_id: sourceId }),
    },
  });
  return (
    <Section title={texts.title}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(report) =>
          report.sales === 0 && report.returns.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <div className="grid gap-4">
              <p>{texts.sales(formats.number(report.sales))}</p>
              <Outcomes report={report} />
              <Lost report={report} />
              {[...report.outcomes, ...report.lost].some(({ sales }) => sales === null) ? (
                <p className="text-label text-text-2">{texts.hidden}</p>
              ) : null}
              <Returns
                report={report}
                range={range}
                isOfAll={sourceId === undefined}
                reasons={reasons}
              />
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}

type Part<Name extends "outcomes" | "lost" | "returns"> = FeedbackReport[Name][number];

/** A count, or that it is hidden. */
function useCount(): (count: number | null) => string {
  const texts = useTexts(FEEDBACK_TEXTS);
  const formats = useFormats();
  return (count) => (count === null ? texts.masked : formats.number(count));
}

function Outcomes({ report: { outcomes } }: { readonly report: FeedbackReport }): ReactNode {
  const texts = useTexts(FEEDBACK_TEXTS);
  const { progress } = useTexts(WORK_TEXTS);
  const count = useCount();
  if (outcomes.length === 0) return null;
  return (
    <div className="max-w-xl">
      <PlainTable<Part<"outcomes">>
        label={texts.outcomes}
        rows={outcomes}
        idOf={({ outcome }) => outcome}
        columns={[
          { id: "outcome", header: texts.outcome, cell: ({ outcome }) => progress[outcome] },
          { id: "sales", header: texts.count, numeric: true, cell: ({ sales }) => count(sales) },
        ]}
      />
    </div>
  );
}

function Lost({ report: { lost } }: { readonly report: FeedbackReport }): ReactNode {
  const texts = useTexts(FEEDBACK_TEXTS);
  const { lostReason } = useTexts(OUTCOME_FORM_TEXTS);
  const count = useCount();
  if (lost.length === 0) return null;
  return (
    <PlainTable<Part<"lost">>
      label={texts.lost}
      rows={lost}
      idOf={({ reason }) => reason ?? "none"}
      columns={[
        {
          id: "reason",
          header: texts.lost,
          cell: ({ reason }) => (
            <span className="font-medium">
              {reason === null ? texts.noReason : lostReason[reason]}
            </span>
          ),
        },
        { id: "sales", header: texts.count, numeric: true, cell: ({ sales }) => count(sales) },
        {
          id: "todo",
          header: texts.todo,
          min: 240,
          cell: ({ reason }) => (reason === null ? texts.noReasonTodo : texts.advice.lost[reason]),
        },
      ]}
    />
  );
}

/** Each reason opens its returns, where they are those of all sources. */
function Returns({
  report: { returns },
  range,
  reasons,
  isOfAll,
}: Pick<FeedbackProps, "range" | "reasons"> & {
  readonly report: FeedbackReport;
  readonly isOfAll: boolean;
}): ReactNode {
  const texts = useTexts(FEEDBACK_TEXTS);
  const list = useTexts(USER_TEXTS).buyers;
  const formats = useFormats();
  if (returns.length === 0) return null;
  const counted = (id: "returns" | "approved" | "filed" | "declined", header: string) =>
    ({
      id,
      header,
      numeric: true,
      cell: (row) => formats.number(row[id]),
    }) satisfies PlainColumn<Part<"returns">>;
  return (
    <PlainTable<Part<"returns">>
      label={texts.returns}
      rows={returns}
      idOf={({ reason }) => reason}
      columns={[
        {
          id: "reason",
          header: texts.returns,
          cell: ({ reason }) =>
            isOfAll ? (
              <Link
                className="font-medium text-accent underline"
                to={returnsAddress(reason, range)}
              >
                {reasons[reason]}
              </Link>
            ) : (
              <span className="font-medium">{reasons[reason]}</span>
            ),
        },
        counted("returns", list.count),
        { ...counted("approved", list.approved), priority: 3 },
        { ...counted("filed", list.waiting), priority: 3 },
        { ...counted("declined", list.declined), priority: 3 },
        {
          id: "todo",
          header: texts.todo,
          min: 240,
          cell: ({ reason }) => texts.advice.returned[reason],
        },
      ]}
    />
  );
}

/** The list of the returns that a count is made of: those requested in the period. */
function returnsAddress(reason: string, { first, last }: PeriodRange): string {
  const params = new URLSearchParams({
    part: "returns",
    reason,
    filed: `${first}..${last}`,
    status: "filed,approved,declined",
  });
  return `/leads?${params.toString()}`;
}
