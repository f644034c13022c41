// Shows the sums of a payout and its earnings.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Earning } from "../../../../contract/money/money.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import type { PayoutTexts } from "../../../../locales/en/payouts.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import type { PayoutLines } from "./payout-lines.ts";
import type { Payout } from "./payout-status.tsx";

/** The sums of a payout, and each earning in it. */
export function LinesTable({
  payout,
  lines: { earnings, leads, sources },
  formats,
}: {
  readonly payout: Payout;
  readonly lines: PayoutLines;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const words = useTexts(LEAD_WORDS);
  const sum = earnings.reduce((total, { amount_cents: cents }) => total + cents, 0);
  const figure = (cents: number, isStrong = false): ReactNode => (
    <span className={isStrong ? "block text-right font-semibold" : "block text-right"}>
      {formats.money(cents)}
    </span>
  );
  // Remittance advice goes to bookkeepers: it names no consumer, even where its reader may see the
  // name.
  const nameOf = (id: string): string => {
    const lead = leads.get(id);
    return lead === undefined
      ? texts.lead
      : `${words.side[lead.side]} · ${placeLabel(lead, words)}`;
  };
  return (
    <>
      {sum === payout.amount_cents ? null : <Notice tone="negative">{texts.wrong}</Notice>}
      <div className="max-w-xl">
        <Description
          rows={[
            [texts.gross, figure(sum)],
            [texts.returns, figure(0)],
            [texts.total, figure(payout.amount_cents, true)],
          ]}
        />
        <p className="mt-1 text-label text-text-2">{texts.returnsNote}</p>
      </div>
      <Section title={texts.lines}>
        <PlainTable
          label={texts.lines}
          rows={earnings}
          idOf={({ id }) => id}
          footer={[texts.sum(formats.number(earnings.length)), formats.money(sum), "", "", ""]}
          columns={columnsOf(texts, formats, sources, nameOf)}
        />
      </Section>
    </>
  );
}

function columnsOf(
  texts: PayoutTexts["advice"],
  formats: Formats,
  sources: PayoutLines["sources"],
  nameOf: (leadId: string) => string,
): readonly PlainColumn<Earning>[] {
  return [
    {
      id: "lead",
      header: texts.lead,
      cell: ({ lead_id: id }) => (
        <TwoLines
          main={
            <Link to={`/leads/${id}`} className="font-medium hover:underline">
              {nameOf(id)}
            </Link>
          }
          sub={<code>{id}</code>}
        />
      ),
    },
    {
      id: "amount",
      header: texts.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => formats.money(cents),
    },
    {
      id: "soldOn",
      header: texts.soldOn,
      numeric: true,
      cell: ({ earned_at: at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
    },
    {
      id: "source",
      header: texts.source,
      cell: ({ source_id: id }) => <Name>{sources.get(id) ?? id}</Name>,
    },
    {
      id: "sub",
      header: texts.sub,
      cell: ({ sub_ids: subs }) => (
        <Name>{subs.filter((sub) => sub !== null && sub !== "").join(" · ") || "—"}</Name>
      ),
    },
  ];
}
