// The newest sales of the network, renewed while one looks.
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
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useAccountNames } from "../../people/accounts/index.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Sale = AdminSale;

const SHOWN = 10;
/** Buyer and affiliate are notified of sales, the operator is not: the list is requested again. */
const RENEW_MS = 5_000;

export function NewestSales(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).ticker;
  const shown = useDocuments("sales", { order: "-sold_at", limit: SHOWN });
  useRenewed("/v1/sales");
  return (
    <Section title={texts.title} actions={<span className="text-text-2">{texts.live}</span>}>
      <Loaded shown={shown}>
        {(sales) =>
          sales.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <Ticker sales={sales.filter((sale) => sale.view === "admin").slice(0, SHOWN)} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** Asks again every few seconds while the window is seen. */
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
  const account = (id: string): ReactNode => (
    <Link to={`/users?account=${id}`} className="hover:underline">
      <Name>{nameOf(id) ?? texts.unknown}</Name>
    </Link>
  );
  const nameOfLead = (id: string): string => {
    const lead = leadOf(id);
    return lead === null ? texts.lead : leadName(lead, words);
  };
  return (
    <PlainTable
      label={texts.title}
      rows={sales}
      idOf={({ id }) => id}
      columns={[
        {
          id: "lead",
          header: texts.lead,
          cell: ({ lead_id: id, mode }) => (
            <TwoLines
              main={
                <Link to={`/leads/${id}`} className="font-medium hover:underline">
                  {nameOfLead(id)}
                </Link>
              }
              sub={words.mode[mode]}
            />
          ),
        },
        {
          id: "price",
          header: texts.price,
          numeric: true,
          cell: (sale) => formats.money(sale.price_cents),
        },
        { id: "buyer", header: texts.buyer, cell: (sale) => account(sale.buyer_id) },
        { id: "affiliate", header: texts.affiliate, cell: (sale) => account(sale.affiliate_id) },
        {
          id: "when",
          header: texts.when,
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
