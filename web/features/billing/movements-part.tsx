// What moved in and out: of one's own wallet with its balance after each, or for the operator of
// all of them.
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { csvOf } from "../../lib/csv.ts";
import { readAll } from "../../lib/documents/read-all.ts";
import { type ShownList, useDocuments } from "../../lib/documents/use-documents.ts";
import type { Formats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../texts/billing.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty } from "../../ui/notice.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import { Section } from "../../ui/screen.tsx";
import type { Column, Filter } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { ShownPeriod } from "../../ui/use-period.ts";
import { CsvButton } from "./csv-button.tsx";
import {
  type Movement,
  MOVEMENT_KINDS,
  movementAbout,
  readMovementLeads,
  useMovementLeads,
} from "./movements.ts";
import { SignedMoney, signedMoney } from "./signed-money.tsx";
import { balancesAfter } from "./statement-of.ts";

interface MovementsPartProps {
  readonly shown: ShownPeriod;
  /** In the zone of the period. */
  readonly formats: Formats;
  /** What one's own wallet holds now; absent while the server has not said so. */
  readonly balanceNow?: number | undefined;
  /** The wallets to choose from, by their account; only the operator sees several. */
  readonly accounts?: ReadonlyMap<string, string>;
  /** Right end of the heading. */
  readonly actions?: ReactNode;
  /** The one thing to do where nothing moved. */
  readonly emptyAction?: ReactNode;
}

const NEWEST = "-at";
const idOf = ({ id }: Movement): string => id;

export function MovementsPart({
  shown,
  formats,
  balanceNow,
  accounts,
  actions,
  emptyAction,
}: MovementsPartProps): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { movements: names } = texts;
  const { range } = shown;
  const where = useMemo(
    () =>
      [
        ["at", "gte", range.from],
        ["at", "lt", range.until],
      ] as const,
    [range.from, range.until],
  );
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        id: "kind",
        kind: "choice",
        many: true,
        label: texts.csv.kind,
        options: MOVEMENT_KINDS.map((kind) => [kind, texts.kind[kind]]),
      },
      ...(accounts === undefined
        ? []
        : [
            {
              id: "account",
              field: "account_id",
              kind: "choice",
              label: names.account,
              options: [...accounts],
            } as const,
          ]),
    ],
    [texts, names, accounts],
  );
  const nameOf = (id: string): string => accounts?.get(id) ?? names.unknownAccount;
  const named: readonly Column<Movement>[] = [
    {
      id: "what",
      header: names.what,
      cell: (movement) => <What movement={movement} about={aboutOf(movement)} />,
    },
    {
      id: "amount",
      header: names.amount,
      numeric: true,
      hideable: false,
      cell: ({ amount_cents: cents }) => <SignedMoney cents={cents} />,
    },
    ...(accounts === undefined
      ? []
      : [
          {
            id: "account",
            header: names.account,
            cell: ({ account_id: id }: Movement) => (
              <Link to={`/users?account=${id}`} className="inline-block min-w-32 hover:underline">
                <Name>{nameOf(id)}</Name>
              </Link>
            ),
          },
        ]),
  ];
  const when: Column<Movement> = {
    id: "at",
    header: names.when,
    numeric: true,
    sortField: "at",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formats.dateTime(at)}
      </time>
    ),
  };
  const table = useTable({
    name: accounts === undefined ? "movements" : "all-movements",
    columns: [...named, when],
    filters,
    order: NEWEST,
    where,
  });
  const list = useDocuments("wallet-movements", table.query);
  const leadOf = useMovementLeads(list.value);
  const aboutOf = ({ id, kind }: Movement): string => {
    const lead = leadOf(id);
    return lead === null
      ? kind === "sale" || kind === "return"
        ? "…"
        : ""
      : movementAbout(lead, words);
  };
  // The balance after each can be told where no movement between the row and now is left out.
  const isComplete =
    table.sort === NEWEST && !table.isFiltered && Date.parse(range.until) > Date.now();
  const isKnown = balanceNow !== undefined && !list.isFromCache;
  const balances = new Map(
    isComplete && isKnown
      ? balancesAfter(list.value ?? [], balanceNow).map(({ movement, balance }) => [
          movement.id,
          balance,
        ])
      : [],
  );
  const balanceOf = (id: string): string => {
    const balance = balances.get(id);
    return balance === undefined ? "…" : formats.money(balance);
  };
  const hasBalance = isComplete && accounts === undefined;
  const columns: readonly Column<Movement>[] = [
    ...named,
    ...(hasBalance
      ? [
          {
            id: "balance",
            header: names.balance,
            numeric: true,
            cell: ({ id }: Movement) => balanceOf(id),
          },
        ]
      : []),
    when,
  ];
  const toCsv = async (movements: readonly Movement[]): Promise<string> => {
    const leads = await readMovementLeads(movements);
    const { csv } = texts;
    return csvOf(
      [
        csv.time(shown.timeZone),
        csv.kind,
        csv.amount,
        csv.lead,
        csv.campaign,
        csv.id,
        ...(accounts === undefined ? [] : [csv.account, csv.accountId]),
      ],
      movements.map(({ id, at, kind, amount_cents: cents, account_id: account }) => [
        { at, timeZone: shown.timeZone },
        texts.kind[kind],
        { cents },
        leads.get(id)?.leadId ?? "",
        leads.get(id)?.campaign ?? "",
        id,
        ...(accounts === undefined ? [] : [nameOf(account), account]),
      ]),
    );
  };
  return (
    <Section title={names.title} actions={actions}>
      <PeriodPicker shown={shown} canCompare={false} />
      <DataTable
        label={accounts === undefined ? names.label : names.labelAll}
        table={{ ...table, columns }}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => {
          const lead = leadOf(id);
          return lead?.canOpen === true ? `/leads/${lead.leadId}` : undefined;
        }}
        empty={
          <Empty sentence={accounts === undefined ? names.empty : names.emptyAll}>
            {emptyAction}
          </Empty>
        }
        footer={footerOf(list, formats, names)}
        tools={
          <CsvButton
            fileName={`${texts.csv.file}-${range.first}-${range.last}`}
            make={async (options) => toCsv(await readAll("wallet-movements", table.query, options))}
          />
        }
      />
    </Section>
  );
}

function What({
  movement: { kind },
  about,
}: {
  readonly movement: Movement;
  readonly about: string;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  return about === "" ? (
    texts.kind[kind]
  ) : (
    <TwoLines main={texts.kind[kind]} sub={<Name>{about}</Name>} />
  );
}

function footerOf(
  { value = [], hasMore }: ShownList<Movement>,
  formats: Formats,
  names: { readonly sum: (came: string, went: string) => string },
): ReactNode {
  if (hasMore) return undefined;
  const sum = (sign: 1 | -1): number =>
    value.reduce(
      (total, { amount_cents: cents }) => (Math.sign(cents) === sign ? total + cents : total),
      0,
    );
  return names.sum(signedMoney(sum(1), formats), signedMoney(sum(-1), formats));
}
