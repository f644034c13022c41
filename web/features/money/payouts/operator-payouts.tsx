// Lists payouts for the operator: their status, what blocks each, and the actions on one or many.
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import type { To } from "react-router";
import { PAYOUT_STATUSES } from "../../../../domain/payouts/payout.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import type { PayoutTexts } from "../../../../locales/en/payouts.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { useFindFilter } from "../../../ui/table/use-find-filter.ts";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import { BulkPayouts } from "./bulk-payouts.tsx";
import { type Payout, PayoutStatus } from "./payout-status.tsx";

interface OperatorPayoutsProps {
  /** In the network's time zone. */
  readonly formats: Formats;
  readonly affiliates: ReadonlyMap<string, string>;
  /** The link to a payout's remittance advice. */
  readonly hrefOf: (id: string) => To;
  /** Lists only this affiliate's, on the page of its account. */
  readonly only?: string;
}

const SHOWN_VIEWS = ["requested", "approved", "sent"] as const;
/** For the address: the columns themselves need the names of the rows. */
const NO_COLUMNS: readonly Column<Payout>[] = [
  { id: "at", header: "", cell: () => null, sortField: "requested_at" },
];
const idOf = ({ id }: Payout): string => id;

/** The reason why a payout ended unpaid; for an open payout, what blocks it. */
function blockers(payout: Payout, texts: PayoutTexts["operator"], least: string): string {
  const { obstacles, reason, status } = payout;
  if (reason !== null) return reason;
  if (status !== "requested" && status !== "approved") return "—";
  return obstacles.length === 0
    ? missingApproval(payout, texts)
    : obstacles
        .map((obstacle) =>
          obstacle === "below_least" ? texts.obstacle.below_least(least) : texts.obstacle[obstacle],
        )
        .join(", ");
}

/** Whose approval a payout still needs where two people must approve it. */
function missingApproval(
  { status, needs_second_person: isForTwo, first_approval: first }: Payout,
  { secondPerson, nothing }: PayoutTexts["operator"],
): string {
  if (status !== "requested" || !isForTwo) return nothing;
  if (first === null) return secondPerson.needed;
  return first.is_own ? secondPerson.own : secondPerson.byName(first.by_name);
}

function useFilters(affiliates: ReadonlyMap<string, string>, isOne: boolean): readonly Filter[] {
  const texts = useTexts(PAYOUT_TEXTS);
  const names = texts.operator;
  const find = useFindFilter("payouts");
  return useMemo(
    (): readonly Filter[] => [
      find,
      {
        id: "status",
        kind: "choice",
        many: true,
        label: texts.list.status,
        options: PAYOUT_STATUSES.map((status) => [status, texts.status[status]]),
      },
      ...(isOne
        ? []
        : [
            {
              id: "affiliate",
              field: "affiliate_id",
              kind: "choice",
              label: names.affiliate,
              options: [...affiliates],
            } as const,
          ]),
    ],
    [texts, names, affiliates, isOne, find],
  );
}

function columnsOf(
  texts: PayoutTexts,
  formats: Formats,
  nameOf: (affiliateId: string) => string,
  least: string,
): readonly Column<Payout>[] {
  const names = texts.operator;
  return [
    {
      id: "affiliate",
      header: names.affiliate,
      cell: ({ affiliate_id: id }) => <Name className="font-medium">{nameOf(id)}</Name>,
    },
    {
      id: "amount",
      header: texts.list.amount,
      numeric: true,
      hideable: false,
      cell: ({ amount_cents: cents }) => formats.money(cents),
    },
    {
      id: "status",
      header: texts.list.status,
      cell: ({ status }) => <PayoutStatus status={status} />,
    },
    {
      id: "way",
      header: names.blockers,
      cell: (payout) => <Name>{blockers(payout, names, least)}</Name>,
    },
    {
      id: "ordered",
      header: names.ordered,
      numeric: true,
      cell: ({ ordered_at: at, bank_last_four: digits }) =>
        at === null ? (
          "—"
        ) : (
          <span className="whitespace-nowrap">
            {formats.dateTime(at)}
            {digits === null ? "" : ` · •••• ${digits}`}
          </span>
        ),
    },
    {
      id: "at",
      header: texts.list.asked,
      numeric: true,
      sortField: "requested_at",
      cell: ({ requested_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}

export function OperatorPayouts({
  formats,
  affiliates,
  hrefOf,
  only,
}: OperatorPayoutsProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS);
  const names = texts.operator;
  const least = useNetworkNumbers()("least_payout_cents");
  const filters = useFilters(affiliates, only !== undefined);
  const where = useMemo(
    (): readonly Where[] => (only === undefined ? [] : [["affiliate_id", "eq", only]]),
    [only],
  );
  const order = "-requested_at";
  const asked = { name: "payouts", columns: NO_COLUMNS, filters, order, where };
  const table = useTable<Payout>(asked);
  const list = useDocuments("payouts", table.query);
  const accountName = useAccountNames((list.value ?? []).map(({ affiliate_id: id }) => id));
  const nameOf = (id: string): string => accountName(id) ?? affiliates.get(id) ?? "…";
  const sum = (list.value ?? []).reduce((total, { amount_cents: cents }) => total + cents, 0);
  return (
    <Section title={names.payouts}>
      <p className="max-w-3xl text-text-2">{names.about}</p>
      <DataTable
        label={names.label}
        table={{ ...table, columns: columnsOf(texts, formats, nameOf, least) }}
        list={list}
        idOf={idOf}
        nameOf={({ affiliate_id: id, amount_cents: cents }) =>
          `${nameOf(id)}, ${formats.money(cents)}`
        }
        hrefOf={({ id }) => hrefOf(id)}
        views={[
          { name: names.views.all, query: "" },
          ...SHOWN_VIEWS.map((status) => ({
            name: texts.status[status],
            query: `status=${status}`,
          })),
        ]}
        bulk={(rows, select) => <BulkPayouts payouts={rows} formats={formats} select={select} />}
        footer={list.hasMore ? undefined : names.sum(formats.money(sum))}
        empty={
          <Empty sentence={names.none(least)}>
            <EmptyAction action="earnings" />
          </Empty>
        }
      />
    </Section>
  );
}
