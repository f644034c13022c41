// Lists each earning of a period with its lead and status, and exports the list as a file.
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { readAll } from "../../../lib/documents/read-all.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { useTable } from "../../../ui/table/use-table.ts";
import type { ShownPeriod } from "../../../ui/use-period.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { EarningTotals, earningsCsv, useEarningFilters } from "../earnings/index.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { type Earning, earningColumns } from "./earning-columns.tsx";

const idOf = ({ id }: Earning): string => id;

export function EarningsSection({
  shown,
  formats,
}: {
  readonly shown: ShownPeriod;
  readonly formats: Formats;
}): ReactNode {
  const { earnings: names, csv } = useTexts(BILLING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { range, timeZone } = shown;
  const nameOf = (id: string): string => {
    const lead = leadOf(id);
    return lead === null ? "…" : leadName(lead, words);
  };
  const table = useTable({
    name: "earnings",
    columns: earningColumns({ names, words, formats, nameOf }),
    filters: useEarningFilters().filters,
    order: "-earned_at",
    where: useWhere(range),
  });
  const list = useDocuments("earnings", table.query);
  const leadOf = useLeads((list.value ?? []).map(({ lead_id: id }) => id));
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
        footer={<EarningTotals table={table} />}
        tools={
          <CsvButton
            fileName={`${csv.fileEarnings}-${range.first}-${range.last}`}
            make={async (options) =>
              earningsCsv(await readAll("earnings", table.query, options), timeZone, csv, words)
            }
          />
        }
      />
    </Section>
  );
}

function useWhere({ from, until }: ShownPeriod["range"]): readonly Where[] {
  return useMemo(
    () => [
      ["earned_at", "gte", from],
      ["earned_at", "lt", until],
    ],
    [from, until],
  );
}
