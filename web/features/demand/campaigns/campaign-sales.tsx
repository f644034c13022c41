// Lists the latest leads that a campaign bought.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { Sale as AnySale } from "../../../../contract/marketplace/sales.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Empty } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Sale = Exclude<AnySale, { readonly view: "affiliate" }>;
const SHOWN = 10;

export function CampaignSales({
  campaign: { id, status },
}: {
  readonly campaign: Pick<Campaign, "id" | "status">;
}): ReactNode {
  const { figures } = useTexts(CAMPAIGN_PAGE_TEXTS);
  const shown = useDocuments("sales", {
    where: [["campaign_id", "eq", id]],
    order: "-sold_at",
    limit: SHOWN,
  });
  return (
    <Section title={figures.latest}>
      <Loaded shown={shown}>
        {(sales) =>
          sales.length === 0 ? (
            <Empty sentence={status === "active" ? figures.noLeadsActive : figures.noLeads}>
              <EmptyAction action="marketplace" />
            </Empty>
          ) : (
            <SalesTable sales={sales.filter((sale) => sale.view !== "affiliate")} />
          )
        }
      </Loaded>
    </Section>
  );
}

function SalesTable({ sales }: { readonly sales: readonly Sale[] }): ReactNode {
  const { figures } = useTexts(CAMPAIGN_PAGE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  // A buyer's sales include their leads; the operator's include only ids.
  const leadOf = useLeads(sales.flatMap((sale) => (sale.view === "admin" ? [sale.lead_id] : [])));
  const nameOf = (sale: Sale): string => {
    const lead = sale.view === "buyer" ? sale.lead : leadOf(sale.lead_id);
    return lead === null ? figures.unknown : leadName(lead, words);
  };
  return (
    <PlainTable
      label={figures.latest}
      rows={sales}
      idOf={({ id }) => id}
      columns={[
        {
          id: "lead",
          header: figures.lead,
          cell: (sale) => (
            <TwoLines
              main={
                <Link to={`/leads/${sale.lead_id}`} className="font-medium hover:underline">
                  {nameOf(sale)}
                </Link>
              }
              sub={words.mode[sale.mode]}
            />
          ),
        },
        {
          id: "price",
          header: figures.price,
          numeric: true,
          cell: (sale) => (sale.price_cents === null ? "—" : formats.money(sale.price_cents)),
        },
        {
          id: "status",
          header: figures.status,
          cell: ({ status }) => (
            <Status tone={status === "sold" ? "good" : "negative"}>
              {figures.statuses[status]}
            </Status>
          ),
        },
        {
          id: "when",
          header: figures.when,
          numeric: true,
          cell: ({ sold_at: at }) => (
            <time dateTime={at} title={formats.dateTime(at)}>
              {formats.ago(at, nowMs)}
            </time>
          ),
        },
      ]}
    />
  );
}
