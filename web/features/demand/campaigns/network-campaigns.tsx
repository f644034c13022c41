// Lists every campaign of the network, or of one account: its owner, what it bought, and which
// active ones buy nothing. The operator can pause one.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { Suspense, useMemo, type ReactNode } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import type { CampaignTexts } from "../../../../locales/en/campaigns.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useFindFilter } from "../../../ui/table/use-find-filter.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { usePeriod } from "../../../ui/use-period.ts";
import { useAccounts } from "../../../lib/accounts/use-accounts.ts";
import { PauseButton } from "../../network/pauses/index.ts";
import { Bids, type Campaign, CampaignStatus, useStatusFilter } from "./campaign-cells.tsx";
import { type Bought, NOTHING_BOUGHT, useBought } from "./use-campaign-figures.ts";

const MOST = 200;
/** For the address: the columns themselves need the owners of the rows. */
const NO_COLUMNS: readonly Column<Campaign>[] = [
  { id: "name", header: "", cell: () => null, sortField: "name" },
];
const idOf = ({ id }: Campaign): string => id;

export function NetworkCampaigns({
  only,
}: {
  /** Lists only this account's, without the column of owners. */
  readonly only?: Account;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const shown = usePeriod();
  const { now, problem, retry } = useBought({ from: shown.range.from, to: shown.range.until });
  const owners = useAdvertisers();
  const bought = (id: string): Bought | null =>
    now === undefined ? null : (now.get(id) ?? NOTHING_BOUGHT);
  // A campaign created within the period did not have all of it.
  const isStarving = (campaign: Campaign): boolean =>
    campaign.status === "active" &&
    campaign.network_pause === null &&
    campaign.created_at <= shown.range.from &&
    bought(campaign.id)?.leads === 0;
  const filters = useFilters(owners, only !== undefined);
  const where = useMemo(
    (): readonly Where[] => (only === undefined ? [] : [["account_id", "eq", only.id]]),
    [only],
  );
  const table = useTable({
    name: only === undefined ? "network-campaigns" : "account-campaigns",
    columns: NO_COLUMNS,
    filters,
    order: "-created_at",
    where,
  });
  const list = useDocuments("campaigns", { ...table.query, limit: MOST });
  const ownerOf = useAccounts((list.value ?? []).map(({ account_id: id }) => id));
  const zoneOf = ({ account_id: id }: Campaign): string =>
    ownerOf(id)?.time_zone ?? formats.timeZone;
  const columns = [
    ...nameColumns(texts, (id) => ownerOf(id)?.name ?? owners.get(id) ?? "…").filter(
      ({ id }) => only === undefined || id !== "owner",
    ),
    statusColumn(texts, zoneOf, isStarving),
    ...figureColumns(texts, formats, bought),
    actionColumn(texts),
  ];
  const starving = (list.value ?? []).filter(isStarving).length;
  return (
    <div className="grid gap-4">
      <PeriodPicker shown={shown} canCompare={false} />
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      <DataTable
        label={texts.label}
        table={{ ...table, columns }}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => `/campaigns/${id}`}
        empty={
          <Empty sentence={texts.emptyAdmin}>
            {only === undefined ? <EmptyAction action="buyers" /> : null}
          </Empty>
        }
        footer={starving === 0 ? undefined : texts.starvingOnly(starving)}
      />
    </div>
  );
}

/** Names of advertisers to choose from, by account. */
function useAdvertisers(): ReadonlyMap<string, string> {
  const accounts = useDocuments("accounts", {
    where: [["kind", "eq", "advertiser"]],
    order: "name",
    limit: MOST,
  }).value;
  return useMemo(() => new Map(accounts?.map(({ id, name }) => [id, name])), [accounts]);
}

function useFilters(owners: ReadonlyMap<string, string>, isOne: boolean): readonly Filter[] {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const status = useStatusFilter();
  const find = useFindFilter(isOne ? "own" : "campaigns");
  return useMemo(
    () => [
      find,
      status,
      ...(isOne
        ? []
        : [
            {
              kind: "choice" as const,
              id: "owner",
              field: "account_id",
              label: texts.filters.owner,
              options: [...owners],
            },
          ]),
    ],
    [find, status, owners, texts, isOne],
  );
}

function nameColumns(
  { columns: names }: CampaignTexts,
  ownerName: (accountId: string) => string,
): readonly Column<Campaign>[] {
  return [
    {
      id: "name",
      header: names.name,
      sortField: "name",
      cell: ({ name }) => <Name className="font-medium">{name}</Name>,
    },
    {
      id: "owner",
      header: names.owner,
      cell: ({ account_id: id }) => <Name className="inline-block min-w-36">{ownerName(id)}</Name>,
    },
  ];
}

function statusColumn(
  texts: CampaignTexts,
  zoneOf: (campaign: Campaign) => string,
  isStarving: (campaign: Campaign) => boolean,
): Column<Campaign> {
  return {
    id: "status",
    header: texts.columns.status,
    cell: (campaign) => (
      <span className="flex flex-wrap gap-1">
        <CampaignStatus campaign={campaign} zone={zoneOf(campaign)} look="cell" />
        {isStarving(campaign) ? <Status tone="negative">{texts.starving}</Status> : null}
      </span>
    ),
  };
}

/** Columns for its bids, and for what it bought in the period. */
function figureColumns(
  { columns: names }: CampaignTexts,
  formats: Formats,
  bought: (id: string) => Bought | null,
): readonly Column<Campaign>[] {
  return [
    {
      id: "bids",
      min: 150,
      header: names.bids,
      numeric: true,
      cell: (campaign) => <Bids campaign={campaign} />,
    },
    {
      id: "bought",
      header: names.bought,
      numeric: true,
      cell: ({ id }) => {
        const figures = bought(id);
        return figures === null ? "…" : formats.number(figures.leads);
      },
    },
    {
      id: "spend",
      priority: 1,
      header: names.spend,
      numeric: true,
      cell: ({ id }) => {
        const figures = bought(id);
        return figures === null ? "…" : formats.money(figures.spendCents);
      },
    },
  ];
}

function actionColumn(texts: CampaignTexts): Column<Campaign> {
  return {
    id: "action",
    header: texts.columns.action,
    hideable: false,
    cell: ({ id, name, account_id: accountId, status, network_pause: pause }) =>
      status === "archived" || pause !== null ? null : (
        <Suspense fallback={null}>
          <PauseButton thing={{ kind: "campaign", id, name, accountId }} place="cell" />
        </Suspense>
      ),
  };
}
