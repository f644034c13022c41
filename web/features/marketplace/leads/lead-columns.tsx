// Defines the columns of a list of leads for each kind of reader.
import { type ReactNode, useMemo } from "react";
import type {
  Lead,
  LeadPreview,
  PurchasedLead,
} from "../../../../contract/marketplace/lead-shapes.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import type { LeadsTexts } from "../../../../locales/en/leads.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { Name } from "../../../ui/name.tsx";
import { ScoreMark } from "../../../ui/score-mark.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AssigneePick, type Team } from "../../people/team/index.ts";
import { ProgressStatus } from "../work/index.ts";
import { LeadStatusMark } from "./lead-status.tsx";
import { leadName, personOf, placeLabel } from "../../../lib/leads/lead-name.ts";
import type { LeadReader } from "./leads-table.tsx";
import { writeCount } from "../../../lib/leads/write-count.ts";
import { priceRange } from "../../../lib/leads/price-range.ts";

export type { Lead };

/** The columns; memoized. Agents do not see those of money. */
export function useLeadColumns(reader: LeadReader, team: Team | null): readonly Column<Lead>[] {
  const seesMoney = may(useUser(), "money");
  const texts = useTexts(LEADS_TEXTS);
  const teamTexts = useTexts(HANDS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return useMemo(() => {
    const heads = texts.columns;
    return [
      ...commonColumns(texts, words, formats),
      ...ownColumns(reader, texts, words, formats).filter(
        ({ id }) => seesMoney || !MONEY_COLUMNS.has(id),
      ),
      ...(team === null ? [] : [worksColumn(team, teamTexts.works, words)]),
      ...(reader === "advertiser"
        ? [boughtColumn(heads, formats), callbackColumn(heads, formats)]
        : []),
      receivedColumn(reader, heads, formats),
    ];
  }, [reader, team, seesMoney, texts, teamTexts, words, formats]);
}

type Texts = LeadsTexts;
type Heads = Texts["columns"];

const MONEY_COLUMNS: ReadonlySet<string> = new Set(["paid", "earned"]);

/** Columns for every reader: who, where, price, score, and time. */
function commonColumns(texts: Texts, words: LeadWords, formats: Formats): readonly Column<Lead>[] {
  const heads = texts.columns;
  return [
    {
      id: "lead",
      header: heads.lead,
      cell: (lead) => (
        <TwoLines main={<Person lead={lead} words={words} />} sub={subOf(lead, words, formats)} />
      ),
    },
    {
      id: "place",
      header: heads.place,
      cell: (lead) => <TwoLines main={placeLabel(lead, words)} sub={lead.zip_code ?? "—"} />,
      short: (lead) => placeLabel(lead, words),
    },
    {
      id: "range",
      priority: 3,
      header: heads.range,
      cell: (lead) =>
        hasPrice(lead)
          ? priceRange(lead.price_min_cents, lead.price_max_cents, formats, texts)
          : "—",
    },
    {
      id: "score",
      header: heads.score,
      sortField: "score_total",
      cell: ({ score }) => <ScoreMark score={score} />,
    },
    {
      id: "timing",
      header: heads.timing,
      isExtra: true,
      cell: ({ timing }) => words.facts.timing.words[timing],
    },
  ];
}

/** When the lead was bought. */
function boughtColumn(heads: Heads, formats: Formats): Column<Lead> {
  return {
    id: "bought",
    header: heads.bought,
    sortField: "bought_at",
    numeric: true,
    cell: (lead) =>
      lead.view === "purchased" ? <Moment at={lead.sale.sold_at} formats={formats} /> : "—",
  };
}

/** When the lead is called back. */
function callbackColumn(heads: Heads, formats: Formats): Column<Lead> {
  return {
    id: "callback",
    header: heads.callback,
    sortField: "callback_at",
    numeric: true,
    isExtra: true,
    cell: (lead) =>
      lead.view === "purchased" && lead.sale.callback_at !== null
        ? formats.dateTime(lead.sale.callback_at)
        : "—",
  };
}

function Moment({ at, formats }: { readonly at: string; readonly formats: Formats }): ReactNode {
  return (
    <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
      {formats.ago(at, Date.now())}
    </time>
  );
}

/** When the lead was received; a buyer sees first when it bought it. */
function receivedColumn(reader: LeadReader, heads: Heads, formats: Formats): Column<Lead> {
  return {
    id: "received",
    isExtra: reader === "advertiser",
    header: heads.received,
    sortField: "received_at",
    numeric: true,
    cell: ({ received_at: at }) => <Moment at={at} formats={formats} />,
  };
}

/** The assignee of a lead. */
function worksColumn(team: Team, header: string, words: LeadWords): Column<Lead> {
  return {
    id: "works",
    header,
    cell: (lead) =>
      lead.view === "purchased" ? (
        <AssigneePick
          saleId={lead.sale.id}
          assignee={lead.sale.assignee}
          team={team}
          name={leadName(lead, words)}
        />
      ) : null,
  };
}

function ownColumns(
  reader: LeadReader,
  { columns: heads, underReturn }: Texts,
  words: LeadWords,
  formats: Formats,
): readonly Column<Lead>[] {
  const status: Column<Lead> = {
    id: "status",
    header: heads.status,
    cell: (lead) => ("status" in lead ? <StatusCell lead={lead} words={words} /> : null),
  };
  if (reader === "advertiser") {
    return [
      {
        id: "progress",
        header: heads.progress,
        cell: (lead) =>
          "sale" in lead ? (
            <SaleState lead={lead} underReturn={underReturn} formats={formats} />
          ) : null,
      },
      {
        id: "mode",
        header: heads.mode,
        priority: 3,
        cell: (lead) => ("sale" in lead ? words.mode[lead.sale.mode] : "—"),
      },
      {
        id: "paid",
        header: heads.paid,
        numeric: true,
        cell: (lead) => ("sale" in lead ? moneyOr(lead.sale.price_cents, formats) : "—"),
      },
    ];
  }
  if (reader === "affiliate")
    return [
      status,
      {
        id: "earned",
        header: heads.earned,
        numeric: true,
        cell: (lead) => ("earned_cents" in lead ? moneyOr(lead.earned_cents, formats) : "—"),
      },
    ];
  return [
    status,
    {
      id: "sales",
      header: heads.sales,
      numeric: true,
      cell: (lead) =>
        "sales" in lead && lead.sales.length > 0 ? formats.money(keptCents(lead.sales)) : "—",
    },
  ];
}

/** What buyers paid for a lead: a returned sale was refunded. */
function keptCents(
  sales: readonly { readonly status: string; readonly price_cents: number | null }[],
): number {
  return sales.reduce(
    (sum, sale) => (sale.status === "sold" ? sum + (sale.price_cents ?? 0) : sum),
    0,
  );
}

function moneyOr(cents: number | null, formats: Formats): string {
  return cents === null ? "—" : formats.money(cents);
}

/** The buyer's progress and when it calls back; under an open return, that instead. */
function SaleState({
  lead,
  underReturn,
  formats,
}: {
  readonly lead: PurchasedLead;
  readonly underReturn: string;
  readonly formats: Formats;
}): ReactNode {
  const { saleStatus } = useTexts(LEAD_WORDS);
  const { callBack } = useTexts(LEADS_TEXTS);
  const { sale } = lead;
  if (sale.status === "returned") return <Status tone="negative">{saleStatus.returned}</Status>;
  if (sale.return_status === "filed") return <Status tone="warning">{underReturn}</Status>;
  const progress = <ProgressStatus lead={lead} />;
  return sale.callback_at === null ? (
    progress
  ) : (
    <TwoLines main={progress} sub={callBack(formats.dateTime(sale.callback_at))} />
  );
}

function StatusCell({
  lead,
  words,
}: {
  readonly lead: Exclude<Lead, LeadPreview>;
  readonly words: LeadWords;
}): ReactNode {
  const reason =
    "reason_code" in lead && lead.reason_code !== null ? words.post[lead.reason_code] : null;
  return reason === null ? (
    <LeadStatusMark lead={lead} />
  ) : (
    <TwoLines main={<LeadStatusMark lead={lead} />} sub={reason} />
  );
}

function hasPrice(lead: Lead): lead is Exclude<Lead, LeadPreview> {
  return (
    "price_min_cents" in lead && (lead.price_min_cents !== null || lead.price_max_cents !== null)
  );
}

/** The consumer's name where the reader may see it, else what the consumer wants. */
function Person({ lead, words }: { readonly lead: Lead; readonly words: LeadWords }): ReactNode {
  const person = personOf(lead);
  return person === null ? words.side[lead.side] : <Name>{person}</Name>;
}

function subOf(lead: Lead, words: LeadWords, formats: Formats): string {
  return [
    ...(personOf(lead) === null ? [] : [words.side[lead.side]]),
    words.facts.property_type.words[lead.property_type],
    writeCount("beds", lead.beds, words, formats),
    writeCount("baths_quarters", lead.baths_quarters, words, formats),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
