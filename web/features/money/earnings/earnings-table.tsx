// Lists every earning of an affiliate, each with its lead, and exports the list as a file.
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import type { Earning } from "../../../../contract/money/money.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { readAll } from "../../../lib/documents/read-all.ts";
import { dayOf } from "../../../lib/period.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { Anchored } from "../../../ui/anchored.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { EarningTotals } from "./earning-totals.tsx";
import { LIST_ANCHOR } from "../../../lib/figure-rows.ts";
import { Section } from "../../../ui/screen.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { useDaysFilter } from "../../../ui/table/use-days-filter.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { earningsCsv } from "./earnings-csv.ts";
import { useEarningFilters } from "./use-earning-filters.ts";
import { EarningStatusMark } from "./earning-status.tsx";

const STATUSES = ["pending", "payable", "paid", "reversed"] as const;
const NO_COLUMNS: readonly Column<Earning>[] = [
  { id: "at", header: "", cell: () => null, sortField: "earned_at" },
];
const idOf = ({ id }: Earning): string => id;

export function EarningsTable(): ReactNode {
  const texts = useTexts(EARNING_TEXTS).list;
  const words = useTexts(LEAD_WORDS);
  const { csv } = useTexts(BILLING_TEXTS);
  const formats = useFormats();
  const { filters: ownFilters, names } = useEarningFilters();
  const sold = useDaysFilter("sold", texts.at, "earned_at");
  const filters = useMemo(() => [sold, ...ownFilters], [sold, ownFilters]);
  const table = useTable({ name: "earnings", columns: NO_COLUMNS, filters, order: "-earned_at" });
  const list = useDocuments("earnings", table.query);
  const rows = list.value ?? [];
  const columns = useColumns(rows, names);
  return (
    <Anchored name={LIST_ANCHOR}>
      <Section title={texts.title}>
        <p className="max-w-3xl text-text-2">{texts.about}</p>
        <DataTable
          label={texts.label}
          table={{ ...table, columns }}
          list={list}
          idOf={idOf}
          hrefOf={({ lead_id: lead }) => `/leads/${lead}`}
          views={[
            { name: texts.views.all, query: "" },
            ...STATUSES.map((status) => ({
              name: words.earning[status],
              query: `status=${status}`,
            })),
          ]}
          tools={
            <CsvButton
              fileName={`${csv.fileEarnings}-${dayOf(Date.now(), formats.timeZone)}`}
              make={async (options) =>
                earningsCsv(
                  await readAll("earnings", table.query, options),
                  formats.timeZone,
                  csv,
                  words,
                )
              }
            />
          }
          footer={<EarningTotals table={table} />}
          empty={
            <Empty sentence={texts.none}>
              <ButtonLink kind="primary" to="/campaigns">
                {texts.demand}
              </ButtonLink>
            </Empty>
          }
        />
      </Section>
    </Anchored>
  );
}

/**
 * The status; for a pending earning also its pending reason and date, for one in a payout a link to
 * the payout.
 */
function PendingReasonText({
  earning: { status, hold, payout_id: payout },
}: {
  readonly earning: Earning;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS).hold;
  const formats = useFormats();
  const mark = <EarningStatusMark status={status} />;
  if (hold !== null)
    return (
      <TwoLines
        main={mark}
        sub={
          hold.until === null || hold.reason === "due"
            ? texts.short[hold.reason]
            : texts.line(texts.short[hold.reason], formats.monthDay(hold.until))
        }
      />
    );
  return payout === null ? (
    mark
  ) : (
    <span className="flex flex-wrap items-center gap-2">
      {mark}
      <Link to={`/earnings?payout=${payout}`} className="text-label underline">
        {texts.advice}
      </Link>
    </span>
  );
}

/** The rows contain only lead ids; names appear once the leads are loaded. */
function useColumns(
  rows: readonly Earning[],
  names: ReadonlyMap<string, string>,
): readonly Column<Earning>[] {
  const texts = useTexts(EARNING_TEXTS).list;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const leadOf = useLeads(rows.map(({ lead_id: id }) => id));
  const nameOf = (id: string): string => {
    const lead = leadOf(id);
    return lead === null ? texts.unknown : leadName(lead, words);
  };
  return [
    {
      id: "lead",
      header: texts.lead,
      cell: ({ lead_id: id }) => <Name className="font-medium">{nameOf(id)}</Name>,
    },
    {
      id: "amount",
      priority: 1,
      header: texts.amount,
      numeric: true,
      cell: ({ status, amount_cents: cents }) =>
        status === "reversed" ? <s>{formats.money(cents)}</s> : formats.money(cents),
    },
    {
      id: "status",
      header: texts.status,
      cell: (earning) => <PendingReasonText earning={earning} />,
    },
    {
      id: "source",
      header: texts.source,
      cell: ({ source_id: id }) => (
        <span className="whitespace-nowrap">{names.get(id) ?? "…"}</span>
      ),
    },
    { id: "mode", header: texts.mode, cell: ({ mode }) => words.mode[mode] },
    {
      id: "at",
      min: 176,
      header: texts.at,
      numeric: true,
      sortField: "earned_at",
      cell: ({ earned_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}
