// Shows a lead's sales with the split of each price, and every movement of money that it caused.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";

type Sale = LeadStory["sales"][number];
type Transfer = NonNullable<LeadStory["transfers"]>[number];

export function StorySales({ sales }: { readonly sales: readonly Sale[] }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).sales;
  const columns = useSaleColumns();
  if (sales.length === 0) return null;
  // Who sees no money gets no columns of it.
  const shown = sales.some(({ price_cents: price }) => price !== null)
    ? columns
    : columns.filter(({ numeric }) => numeric !== true);
  return (
    <Section title={texts.title}>
      <PlainTable label={texts.title} columns={shown} rows={sales} idOf={({ id }) => id} />
    </Section>
  );
}

const LINK = "inline-flex min-h-6 items-center text-accent underline";

function useSaleColumns(): readonly PlainColumn<Sale>[] {
  const texts = useTexts(LEAD_STORY_TEXTS).sales;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const money = useMoneyColumns();
  return [
    {
      id: "buyer",
      header: texts.buyer,
      cell: ({ buyer }) => (
        <Link className={LINK} to={`/users/${buyer.id}`}>
          <Name>{buyer.name}</Name>
        </Link>
      ),
    },
    { id: "campaign", header: texts.campaign, cell: (sale) => <BuyingCampaign sale={sale} /> },
    {
      id: "mode",
      header: texts.mode,
      cell: ({ mode, slot }) =>
        mode === "shared"
          ? `${words.mode.shared}, ${texts.slot(formats.number(slot))}`
          : words.mode[mode],
    },
    { id: "sold", header: texts.sold, cell: ({ sold_at: at }) => formats.dateTime(at) },
    ...money,
    {
      id: "status",
      header: texts.status,
      cell: ({ status }) => (
        <Status tone={status === "sold" ? "good" : "negative"}>{words.saleStatus[status]}</Status>
      ),
    },
    {
      id: "earningStatus",
      header: texts.earningStatus,
      cell: ({ earning_status: status }) => words.earning[status],
    },
    { id: "until", header: texts.until, cell: ({ return_until: at }) => formats.dateTime(at) },
  ];
}

/** The bid, the price, and its two parts. */
function useMoneyColumns(): readonly PlainColumn<Sale>[] {
  const texts = useTexts(LEAD_STORY_TEXTS).sales;
  const formats = useFormats();
  const column = (
    id: "bid" | "price" | "earning" | "network",
    centsOf: (sale: Sale) => number | null,
  ): PlainColumn<Sale> => ({
    id,
    header: texts[id],
    numeric: true,
    cell: (sale) => {
      const cents = centsOf(sale);
      return cents === null ? "—" : formats.money(cents);
    },
  });
  return [
    column("bid", (sale) => sale.bid_cents),
    column("price", (sale) => sale.price_cents),
    column("earning", (sale) => sale.earning_cents),
    column("network", (sale) => sale.network_cents),
  ];
}

function BuyingCampaign({ sale: { campaign } }: { readonly sale: Sale }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).sales;
  return campaign === null ? (
    <span className="text-text-2">{texts.manual}</span>
  ) : (
    <Link className={LINK} to={`/campaigns/${campaign.id}`}>
      <Name>{campaign.name}</Name>
    </Link>
  );
}

export function StoryTransfers({
  transfers,
}: {
  readonly transfers: readonly Transfer[] | null;
}): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).money;
  const formats = useFormats();
  if (transfers === null || transfers.length === 0) return null;
  const account = (name: string, kind: Transfer["from"]): ReactNode => (
    <Name>{texts.account(name, texts.accounts[kind])}</Name>
  );
  const columns: readonly PlainColumn<Transfer>[] = [
    { id: "what", header: texts.what, cell: ({ kind }) => texts.kinds[kind] },
    { id: "when", header: texts.when, cell: ({ at }) => formats.dateTime(at) },
    { id: "from", header: texts.from, cell: ({ from_name: name, from }) => account(name, from) },
    { id: "to", header: texts.to, cell: ({ to_name: name, to }) => account(name, to) },
    {
      id: "amount",
      header: texts.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => formats.money(cents),
    },
  ];
  return (
    <Section title={texts.title}>
      <PlainTable
        label={texts.title}
        columns={columns}
        rows={transfers}
        idOf={(row) => [row.kind, row.at, row.from_name, row.to_name].join(" ")}
      />
    </Section>
  );
}
