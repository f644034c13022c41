// Each earning of a period with the lead that it was for, what became of it, and the same as a
// file.
import { type ReactNode, useMemo } from "react";
import type { Schemas } from "../../lib/api/client.ts";
import { csvOf } from "../../lib/csv.ts";
import { readAll } from "../../lib/documents/read-all.ts";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import type { Formats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../texts/billing.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty } from "../../ui/notice.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import { Section } from "../../ui/screen.tsx";
import { Status, type StatusTone } from "../../ui/status.tsx";
import type { Column, Filter } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import type { ShownPeriod } from "../../ui/use-period.ts";
import { leadName } from "../leads/lead-name.ts";
import { useLeads } from "../leads/use-leads.ts";
import { CsvButton } from "./csv-button.tsx";

type Earning = Schemas["Earning"];

const TONES: Readonly<Record<Earning["status"], StatusTone>> = {
  pending: "warning",
  payable: "info",
  paid: "good",
  reversed: "negative",
};
const idOf = ({ id }: Earning): string => id;

export function EarningsPart({
  shown,
  formats,
}: {
  readonly shown: ShownPeriod;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { earnings: names, csv } = texts;
  const { range, timeZone } = shown;
  const where = useMemo(
    () =>
      [
        ["earned_at", "gte", range.from],
        ["earned_at", "lt", range.until],
      ] as const,
    [range.from, range.until],
  );
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        id: "status",
        kind: "choice",
        many: true,
        label: names.status,
        options: Object.entries(words.earning),
      },
      { id: "mode", kind: "choice", label: names.mode, options: Object.entries(words.mode) },
    ],
    [names, words],
  );
  const nameOf = (id: string): string => {
    const lead = leadOf(id);
    return lead === null ? "…" : leadName(lead, words);
  };
  const columns: readonly Column<Earning>[] = [
    { id: "lead", header: names.lead, cell: ({ lead_id: id }) => <Name>{nameOf(id)}</Name> },
    {
      id: "amount",
      header: names.amount,
      numeric: true,
      hideable: false,
      cell: ({ status, amount_cents: cents }) => (
        <span className={status === "reversed" ? "text-text-2 line-through" : ""}>
          {formats.money(cents)}
        </span>
      ),
    },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <Status tone={TONES[status]}>{words.earning[status]}</Status>,
    },
    { id: "mode", header: names.mode, cell: ({ mode }) => words.mode[mode] },
    {
      id: "at",
      header: names.when,
      numeric: true,
      sortField: "earned_at",
      cell: ({ earned_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
  const table = useTable({ name: "earnings", columns, filters, order: "-earned_at", where });
  const list = useDocuments("earnings", table.query);
  const leadOf = useLeads((list.value ?? []).map(({ lead_id: id }) => id));
  const sum = (isReversed: boolean): string =>
    formats.money(
      (list.value ?? []).reduce(
        (total, { status, amount_cents: cents }) =>
          (status === "reversed") === isReversed ? total + cents : total,
        0,
      ),
    );
  const toCsv = (earnings: readonly Earning[]): string =>
    csvOf(
      [csv.time(timeZone), csv.mode, csv.status, csv.amount, csv.lead, csv.source, csv.earning],
      earnings.map(
        ({
          id,
          earned_at: at,
          mode,
          status,
          amount_cents: cents,
          lead_id: lead,
          source_id: source,
        }) => [
          { at, timeZone },
          words.mode[mode],
          words.earning[status],
          { cents },
          lead,
          source,
          id,
        ],
      ),
    );
  return (
    <Section title={names.title}>
      <PeriodPicker shown={shown} canCompare={false} />
      <DataTable
        label={names.label}
        table={table}
        list={list}
        idOf={idOf}
        hrefOf={({ lead_id: id }) => `/leads/${id}`}
        empty={
          <Empty sentence={names.empty}>
            <ButtonLink to="/settings?part=sources">{names.toSources}</ButtonLink>
          </Empty>
        }
        footer={list.hasMore ? undefined : names.sum(sum(false), sum(true))}
        tools={
          <CsvButton
            fileName={`${csv.fileEarnings}-${range.first}-${range.last}`}
            make={async (options) => toCsv(await readAll("earnings", table.query, options))}
          />
        }
      />
    </Section>
  );
}
