// Lists leads for each kind of reader: purchased leads, an affiliate's own leads, or all of the
// network.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, Suspense, lazy, useMemo } from "react";
import { useSearchParams } from "react-router";
import { CALLABLE_RETURNS, TO_CALL } from "../../../../domain/sales/outcome.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type Table, useTable } from "../../../ui/table/use-table.ts";
import type { FixedView } from "../../../ui/table/views.ts";
import { ExportLink } from "./export-link.tsx";
import { type Team, useTeam } from "../../people/team/index.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { type Lead, useLeadColumns } from "./lead-columns.tsx";
import { type Named, type NamedOptions, askedOptions } from "./asked-options.ts";
import { useLeadFilters } from "./lead-filters.ts";

export type LeadReader = "advertiser" | "affiliate" | "admin";

const MOST_NAMES = 200;

/** Loaded with the first rows that are selected. */
const BulkLeads = lazy(async () => ({ default: (await import("./bulk-leads.tsx")).BulkLeads }));
const BulkOwnLeads = lazy(async () => ({
  default: (await import("./bulk-own-leads.tsx")).BulkOwnLeads,
}));
/** Only a list of some days has totals. */
const LeadTotals = lazy(async () => ({ default: (await import("./lead-totals.tsx")).LeadTotals }));

const idOf = ({ id }: Lead): string => id;

/** The built-in views of the list; `team` is null in an account of one member. */
function useViews(reader: LeadReader, team: Team | null): readonly FixedView[] {
  const { views } = useTexts(LEADS_TEXTS);
  const { views: ofTeam } = useTexts(HANDS_TEXTS);
  return reader === "advertiser"
    ? [
        { name: views.all, query: "" },
        {
          name: views.toCall,
          query: new URLSearchParams({
            progress: TO_CALL.join(","),
            return: CALLABLE_RETURNS.join(","),
          }).toString(),
        },
        { name: views.callbacks, query: "callback=set&sort=callback_at" },
        { name: views.hot, query: "tier=hot" },
        { name: views.within30Days, query: "timing=asap_0_30d" },
        ...(team === null
          ? []
          : [
              { name: ofTeam.mine, query: `assignee=${team.userId}` },
              { name: ofTeam.unassigned, query: "assignee=unassigned" },
            ]),
      ]
    : [
        { name: views.all, query: "" },
        { name: views.listed, query: "listed=yes" },
        { name: views.sold, query: "status=sold" },
        { name: views.rejected, query: "status=rejected" },
        ...(reader === "admin" ? [{ name: views.quarantined, query: "status=quarantined" }] : []),
      ];
}

/** An affiliate's own leads, filtered by its sources too. */
export function OwnLeadsTable(): ReactNode {
  const sources = useDocuments("sources", { order: "name", limit: MOST_NAMES }).value;
  return <LeadsTable reader="affiliate" origins={useAskedOptions(sources, "source")} />;
}

/** A buyer's leads, filtered by its campaigns too. */
export function BoughtLeadsTable(): ReactNode {
  const campaigns = useDocuments("campaigns", { order: "name", limit: MOST_NAMES }).value;
  return <LeadsTable reader="advertiser" origins={useAskedOptions(campaigns, "campaign")} />;
}

/** All leads, filtered by their affiliates too. */
export function AllLeadsTable(): ReactNode {
  const affiliates = useDocuments("accounts", {
    where: [["kind", "eq", "affiliate"]],
    order: "name",
    limit: MOST_NAMES,
  }).value;
  return <LeadsTable reader="admin" origins={useAskedOptions(affiliates, "affiliate")} />;
}

function useAskedOptions(loaded: readonly Named[] | undefined, parameter: string): NamedOptions {
  const [search] = useSearchParams();
  const asked = search.get(parameter) ?? "";
  return useMemo(() => askedOptions(loaded, asked), [loaded, asked]);
}

function LeadsTable({
  reader,
  origins,
}: {
  readonly reader: LeadReader;
  /** What else it can be filtered by, depending on the reader. */
  readonly origins: NamedOptions;
}): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const user = useUser();
  const { accountId } = user;
  const team = useTeam();
  const shownTeam = reader === "advertiser" && team.isTeam ? team : null;
  const columns = useLeadColumns(reader, shownTeam);
  const filters = useLeadFilters(reader, shownTeam, origins);
  const table = useTable<Lead>({
    name: `leads-${reader}`,
    columns,
    filters,
    order: reader === "advertiser" ? "-bought_at" : "-received_at",
  });
  const list = useDocuments("leads", table.query);
  const views = useViews(reader, shownTeam);
  return (
    <DataTable
      key={accountId}
      label={texts.list[reader]}
      table={table}
      list={list}
      idOf={idOf}
      hrefOf={({ id }) => `/leads/${id}`}
      nameOf={(lead) => leadName(lead, words)}
      views={views}
      {...(isOfDays(table)
        ? {
            footer: (
              <Suspense>
                <LeadTotals table={table} />
              </Suspense>
            ),
          }
        : {})}
      {...(reader === "advertiser" && may(user, "work")
        ? {
            bulk: (rows: readonly Lead[], select: (ids: readonly string[]) => void) => (
              <Suspense>
                <BulkLeads leads={rows} team={shownTeam} select={select} />
              </Suspense>
            ),
            tools: <ExportLink asked={table.query} />,
          }
        : {})}
      {...(reader === "affiliate" && may(user, "export")
        ? {
            bulk: (rows: readonly Lead[], select: (ids: readonly string[]) => void) => (
              <Suspense>
                <BulkOwnLeads leads={rows} select={select} />
              </Suspense>
            ),
            tools: <ExportLink asked={table.query} />,
          }
        : {})}
      empty={<EmptyLeads reader={reader} />}
    />
  );
}

/** Whether the list has an end to sum up to: all leads of a network are too many. */
function isOfDays({ valueOf }: Table<Lead>): boolean {
  return valueOf("received") !== "" || valueOf("bought") !== "";
}

function EmptyLeads({ reader }: { readonly reader: LeadReader }): ReactNode {
  const { empty } = useTexts(LEADS_TEXTS);
  return (
    <Empty sentence={empty[reader]}>
      {reader === "advertiser" ? <EmptyAction action="marketplace" /> : null}
      {reader === "affiliate" ? <EmptyAction action="form" /> : null}
      {reader === "admin" ? (
        <ButtonLink kind="primary" to="/users?application=sent">
          {empty.toUsers}
        </ButtonLink>
      ) : null}
    </Empty>
  );
}
