// Defines the columns of an affiliate's earnings of a period.
import type { Earning } from "../../../../contract/money/money.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { BillingTexts } from "../../../../locales/en/billing.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import type { Column } from "../../../ui/table/columns.ts";

/** One earning, as the API returns it. */
export type { Earning };

interface EarningColumnsGiven {
  readonly names: BillingTexts["earnings"];
  readonly words: LeadWords;
  readonly formats: Formats;
  /** The name of a listed lead. */
  readonly nameOf: (leadId: string) => string;
}

const TONES: Readonly<Record<Earning["status"], StatusTone>> = {
  pending: "warning",
  payable: "info",
  paid: "good",
  reversed: "negative",
};

/** The columns of a list of earnings: lead, amount, status, sale mode, time. */
export function earningColumns({
  names,
  words,
  formats,
  nameOf,
}: EarningColumnsGiven): readonly Column<Earning>[] {
  return [
    { id: "lead", header: names.lead, cell: ({ lead_id: id }) => <Name>{nameOf(id)}</Name> },
    {
      id: "amount",
      priority: 1,
      header: names.amount,
      numeric: true,
      hideable: false,
      cell: ({ status, amount_cents: cents }) => (
        <span className={status === "reversed" ? "text-text-2 line-through" : ""}>
          {formats.money(cents)}
        </span>
      ),
    },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <Status tone={TONES[status]}>{words.earning[status]}</Status>,
    },
    { id: "mode", header: names.mode, cell: ({ mode }) => words.mode[mode] },
    {
      id: "at",
      min: 176,
      header: names.when,
      numeric: true,
      sortField: "earned_at",
      cell: ({ earned_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}
