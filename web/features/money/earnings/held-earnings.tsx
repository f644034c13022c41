// Shows what pending earnings wait for: amounts by reason that add up to the pending total.
import type { ReactNode } from "react";
import type { AffiliateBalances } from "../../../../contract/insight/current-reports.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

export function HeldEarnings({
  balances: { held, pending_cents: pending },
}: {
  readonly balances: AffiliateBalances;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS).hold;
  const formats = useFormats();
  if (held.length === 0) return null;
  const until = ({ reason, until: at }: AffiliateBalances["held"][number]): ReactNode =>
    reason === "due" ? (
      texts.soon
    ) : at === null ? (
      texts.unknown
    ) : (
      <time dateTime={at}>{formats.dateTime(at)}</time>
    );
  return (
    <Section title={texts.title}>
      <PlainTable
        label={texts.title}
        rows={held}
        idOf={({ reason }) => reason}
        footer={[
          texts.sum,
          formats.number(held.reduce((sum, { count }) => sum + count, 0)),
          formats.money(pending),
          "",
        ]}
        columns={[
          {
            id: "reason",
            header: texts.reason,
            cell: ({ reason }) => <span className="font-medium">{texts.reasons[reason]}</span>,
          },
          {
            id: "count",
            header: texts.count,
            numeric: true,
            cell: ({ count }) => formats.number(count),
          },
          {
            id: "amount",
            priority: 1,
            header: texts.amount,
            numeric: true,
            cell: ({ amount_cents: cents }) => formats.money(cents),
          },
          { id: "until", min: 176, header: texts.until, numeric: true, cell: until },
        ]}
      />
    </Section>
  );
}
