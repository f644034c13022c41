// Lists an advertiser's campaigns: what each bought and cost in the period, and the use of its
// caps. Bids and daily caps are edited in their cells; campaigns are paused with one click, one or
// several at a time.
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import type { Drafts } from "../../../ui/edit-cell.tsx";
import { useFindFilter } from "../../../ui/table/use-find-filter.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { usePeriod } from "../../../ui/use-period.ts";
import { BulkStatus, StatusFailures } from "./on-demand.ts";
import { type Campaign, useStatusFilter } from "./campaign-cells.tsx";
import { sumsOfCampaigns } from "./campaign-sums.tsx";
import { ownColumns } from "./own-columns.tsx";
import type { Failure } from "./campaign-status.ts";
import { useBought, useWindows } from "./use-campaign-figures.ts";

const MOST = 100;
const idOf = ({ id }: Campaign): string => id;

export function OwnCampaigns(): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const shown = usePeriod();
  const { timeZone: zone } = shown;
  const windows = useWindows(zone);
  const { now, problem, retry } = useBought({ from: shown.range.from, to: shown.range.until });
  const status = useStatusFilter();
  const find = useFindFilter("own");
  const filters = useMemo(() => [find, status], [find, status]);
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const [drafts] = useState<Drafts>(() => new Map());
  const user = useUser();
  const given = { texts, formats, zone, windows, bought: now, drafts, range: shown.range };
  const columns = ownColumns({ ...given, seesMoney: may(user, "money") });
  const table = useTable({ name: "campaigns", columns, filters, order: "-created_at" });
  const list = useDocuments("campaigns", { ...table.query, limit: MOST });
  return (
    <div className="grid gap-4">
      <PeriodPicker shown={shown} canCompare={false} />
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {failed.length === 0 ? null : (
        <Suspense fallback={null}>
          <StatusFailures failed={failed} onClose={() => setFailed([])} />
        </Suspense>
      )}
      <DataTable
        label={texts.label}
        table={table}
        list={list}
        idOf={idOf}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/campaigns/${id}`}
        bulk={(rows, select) => (
          <Suspense fallback={null}>
            <BulkStatus campaigns={rows} zone={zone} select={select} onFailed={setFailed} />
          </Suspense>
        )}
        empty={
          <Empty sentence={texts.empty}>
            <ButtonLink kind="primary" to="/campaigns/new">
              {texts.create}
            </ButtonLink>
          </Empty>
        }
        sums={
          list.value === undefined || list.hasMore
            ? undefined
            : sumsOfCampaigns(list.value, { ...given, isFiltered: table.isFiltered })
        }
      />
    </div>
  );
}
