// Lists the newest sales of the network and refreshes them while the page is open.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import type { AdminSale } from "../../../../contract/marketplace/sales.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PANEL, Section } from "../../../ui/screen.tsx";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Sale = AdminSale;

const SHOWN = 8;
/** Sale events go to the buyer and the affiliate, not to the operator, so the list polls. */
const RENEW_MS = 5_000;

export function NewestSales(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).ticker;
  const shown = useDocuments("sales", { order: "-sold_at", limit: SHOWN });
  useRenewed("/v1/sales");
  return (
    <Section
      isFilled
      title={texts.title}
      actions={<span className="text-text-2">{texts.live}</span>}
    >
      <Loaded shown={shown}>
        {(sales) =>
          sales.length === 0 ? (
            <Empty sentence={texts.none}>
              <EmptyAction action="marketplace" />
            </Empty>
          ) : (
            <Ticker sales={sales.filter((sale) => sale.view === "admin").slice(0, SHOWN)} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** Polls every few seconds while the window is visible. */
function useRenewed(address: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh(client, address);
    }, RENEW_MS);
    return () => clearInterval(timer);
  }, [client, address]);
}

function Ticker({ sales }: { readonly sales: readonly Sale[] }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).ticker;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const nameOf = useAccountNames();
  const leadOf = useLeads(sales.map(({ lead_id: id }) => id));
  const buyerOf = (id: string): ReactNode => <Name>{nameOf(id) ?? texts.unknown}</Name>;
  const nameOfLead = (id: string): string => {
    const lead = leadOf(id);
    return lead === null ? texts.lead : leadName(lead, words);
  };
  return (
    <ol aria-label={texts.title} className={`${PANEL} h-full divide-y divide-line`}>
      {sales.map((sale) => (
        <li key={sale.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-1.5">
          <Link to={`/leads/${sale.lead_id}`} className="truncate font-medium hover:underline">
            {nameOfLead(sale.lead_id)}
          </Link>
          <span className="text-right font-semibold">{formats.money(sale.price_cents)}</span>
          <span className="truncate text-label text-text-2">{buyerOf(sale.buyer_id)}</span>
          <time
            dateTime={sale.sold_at}
            title={formats.dateTime(sale.sold_at)}
            className="text-right text-label text-text-2"
          >
            {formats.ago(sale.sold_at, nowMs)}
          </time>
        </li>
      ))}
    </ol>
  );
}
