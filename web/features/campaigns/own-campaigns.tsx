// An advertiser's campaigns: what each bought and cost in the period, how it stands against its
// caps. Bids and the day's cap are changed in their cells; campaigns are paused with one click, one
// or several at once.
import { type ReactNode, useMemo, useState } from "react";
import { useDocuments, useSingle } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { Drafts } from "../../ui/table/edit-cell.tsx";
import { useTable } from "../../ui/table/use-table.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { usePeriod } from "../../ui/use-period.ts";
import { BulkTurns, TurnFailures } from "./bulk-turns.tsx";
import { type Campaign, CampaignStatus, useStatusFilter } from "./campaign-cells.tsx";
import { Pace } from "./pace.tsx";
import { spanQuery } from "./periods.ts";
import { TermCell } from "./term-cell.tsx";
import { TurnButtons } from "./turn-buttons.tsx";
import type { Failure } from "./turns.ts";
import { NOTHING_BOUGHT, useBought, useWindows } from "./use-campaign-figures.ts";

const MOST = 100;
const TERM_NAMES = ["exclusive", "shared", "day"] as const;
const idOf = ({ id }: Campaign): string => id;

export function OwnCampaigns(): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const shown = usePeriod();
  const zone = useSingle("profile").value?.account.time_zone ?? formats.timeZone;
  const windows = useWindows(zone);
  const { now, problem, retry } = useBought(spanQuery(shown.range.from, shown.range.until));
  const status = useStatusFilter();
  const filters = useMemo(() => [status], [status]);
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const [drafts] = useState<Drafts>(() => new Map());
  const { columns: names } = texts;
  const figure = (id: string, write: (bought: typeof NOTHING_BOUGHT) => ReactNode): ReactNode =>
    now === undefined ? "…" : write(now.get(id) ?? NOTHING_BOUGHT);
  const columns: readonly Column<Campaign>[] = [
    {
      id: "name",
      header: names.name,
      cell: ({ name }) => <Name className="font-medium">{name}</Name>,
      sortField: "name",
    },
    {
      id: "status",
      header: names.status,
      cell: (campaign) => <CampaignStatus campaign={campaign} zone={zone} look="cell" />,
    },
    ...TERM_NAMES.map((term): Column<Campaign> => ({
      id: term,
      header: names[term],
      numeric: true,
      cell: (campaign) => <TermCell campaign={campaign} name={term} drafts={drafts} />,
    })),
    {
      id: "today",
      header: names.today,
      numeric: true,
      isExtra: true,
      cell: ({ id }) =>
        windows.day === undefined
          ? "…"
          : formats.number((windows.day.get(id) ?? NOTHING_BOUGHT).leads),
    },
    {
      id: "bought",
      header: names.bought,
      numeric: true,
      isExtra: true,
      cell: ({ id }) => figure(id, ({ leads }) => formats.number(leads)),
    },
    {
      id: "spend",
      header: names.spend,
      numeric: true,
      cell: ({ id }) =>
        figure(id, ({ leads, spendCents }) => (
          <TwoLines
            main={formats.money(spendCents)}
            sub={texts.leads(leads, formats.number(leads))}
          />
        )),
    },
    {
      id: "average",
      header: names.average,
      numeric: true,
      cell: ({ id }) =>
        figure(id, ({ leads, returned, spendCents }) =>
          leads === returned ? "–" : formats.money(Math.round(spendCents / (leads - returned))),
        ),
    },
    {
      id: "pace",
      header: names.pace,
      cell: (campaign) => <Pace campaign={campaign} windows={windows} />,
    },
    {
      id: "action",
      header: names.action,
      hideable: false,
      cell: (campaign) => <TurnButtons campaign={campaign} zone={zone} place="cell" />,
    },
    {
      id: "total",
      header: names.total,
      numeric: true,
      isExtra: true,
      cell: ({ id }) =>
        windows.total === undefined
          ? "…"
          : formats.number((windows.total.get(id) ?? NOTHING_BOUGHT).leads),
    },
  ];
  const table = useTable({ name: "campaigns", columns, filters, order: "-created_at" });
  const list = useDocuments("campaigns", { ...table.query, limit: MOST });
  const sums = [...(now?.values() ?? [])];
  return (
    <div className="grid gap-4">
      <PeriodPicker shown={shown} canCompare={false} />
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {failed.length === 0 ? null : <TurnFailures failed={failed} onClose={() => setFailed([])} />}
      <DataTable
        label={texts.label}
        table={table}
        list={list}
        idOf={idOf}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/campaigns/${id}`}
        bulk={(rows, select) => (
          <BulkTurns campaigns={rows} zone={zone} select={select} onFailed={setFailed} />
        )}
        empty={
          <Empty sentence={texts.empty}>
            <ButtonLink kind="primary" to="/campaigns/new">
              {texts.create}
            </ButtonLink>
          </Empty>
        }
        footer={
          table.isFiltered || now === undefined ? undefined : (
            <>
              {names.spend}:{" "}
              {formats.money(sums.reduce((sum, { spendCents }) => sum + spendCents, 0))}
            </>
          )
        }
      />
    </div>
  );
}
