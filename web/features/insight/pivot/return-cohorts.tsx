// Shows when sales were returned: by the day of the sale, the share returned within so many days.
import type { ReactNode } from "react";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { isSplitBy } from "../../../../domain/reports/pivot/measures.ts";
import { filteredBy, type OpenReport } from "./use-pivot.ts";

type Cohort = CohortReport["days"][number];
type CohortReport = NonNullable<ReturnType<typeof useCohorts>["value"]>;

function useCohorts({ state, period: { range } }: OpenReport) {
  // A reason for a return does not divide the sales that were not returned.
  const isKept = filteredBy(state.filters).every((dimension) => isSplitBy("sales", dimension));
  return useAnswer("GET /v1/reports/return-cohorts", {
    query: { filter: isKept ? state.filters : [], first: range.first, last: range.last },
  });
}

export function ReturnCohorts({ report }: { readonly report: OpenReport }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).cohorts;
  const shown = useCohorts(report);
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <Loaded shown={shown} room="min-h-48">
        {(cohorts) =>
          cohorts.days.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <CohortTable cohorts={cohorts} nameOf={report.nameOf} />
          )
        }
      </Loaded>
    </Section>
  );
}

function CohortTable({
  cohorts: { days, steps, totals },
  nameOf,
}: {
  readonly cohorts: CohortReport;
  readonly nameOf: OpenReport["nameOf"];
}): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).cohorts;
  const formats = useFormats();
  const columns: readonly PlainColumn<Cohort>[] = [
    {
      id: "day",
      header: texts.day,
      cell: ({ day }) => nameOf("day", { value: day, name: null }),
    },
    {
      id: "sales",
      header: texts.sales,
      numeric: true,
      cell: ({ sales }) => formats.number(sales),
    },
    ...steps.map((step, place): PlainColumn<Cohort> => ({
      id: String(step),
      header: texts.within(formats.number(step), step === 1),
      numeric: true,
      cell: ({ steps: shares }) => <Share share={shares[place]} />,
    })),
  ];
  return (
    <PlainTable
      label={texts.title}
      columns={columns}
      rows={days}
      idOf={({ day }) => day}
      footer={[
        texts.closed,
        "",
        ...totals.map(({ basis_points: share }) => (share === null ? "—" : formats.percent(share))),
      ]}
    />
  );
}

/** A share; shaded while more returns may come. */
function Share({ share }: { readonly share: Cohort["steps"][number] | undefined }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).cohorts;
  const formats = useFormats();
  if (share === undefined) return null;
  const written = formats.percent(share.basis_points);
  return share.is_open ? (
    <span className="inline-block rounded-full bg-hatch px-2" title={texts.open}>
      {written}
      <span className="sr-only"> ({texts.open})</span>
    </span>
  ) : (
    written
  );
}
