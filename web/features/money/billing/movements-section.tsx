// Lists money in and out: of the reader's own wallet with the balance after each movement, or for
// the operator of all wallets.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { readAll } from "../../../lib/documents/read-all.ts";
import { type ShownList, useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Filter } from "../../../ui/table/columns.ts";
import { type Table, useTable } from "../../../ui/table/use-table.ts";
import { useTotals } from "../../../ui/table/use-totals.ts";
import type { ShownPeriod } from "../../../ui/use-period.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { movementColumns } from "./movement-columns.tsx";
import { movementsCsv } from "./movements-csv.ts";
import {
  type Movement,
  MOVEMENT_KINDS,
  type MovementLead,
  movementAbout,
  useMovementLeads,
} from "./movements.ts";
import { signedMoney } from "./signed-money.tsx";
import { balancesAfter } from "./statement-of.ts";

interface MovementsPartProps {
  readonly shown: ShownPeriod;
  /** In the time zone of the period. */
  readonly formats: Formats;
  /** The current balance of the reader's own wallet; absent while loading. */
  readonly balanceNow?: number | undefined;
  /** The wallets to choose from, by account; only the operator has several. */
  readonly accounts?: ReadonlyMap<string, string>;
  /** Lists only this account's wallet, for the network. */
  readonly only?: string;
  /** Shown at the right end of the heading. */
  readonly actions?: ReactNode;
  /** The action to offer where there are no movements. */
  readonly emptyAction?: ReactNode;
}

const NEWEST = "-at";
const idOf = ({ id }: Movement): string => id;

export function MovementsSection({
  shown,
  formats,
  balanceNow,
  accounts,
  only,
  actions,
  emptyAction,
}: MovementsPartProps): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { movements: names } = texts;
  const { range, timeZone } = shown;
  const nameOf = namesIn(accounts, names.unknownAccount);
  const given = {
    names,
    formats,
    nameOf,
    aboutOf: (movement: Movement) => aboutOf(movement),
  };
  const table = useTable({
    name: accounts === undefined ? "movements" : "all-movements",
    columns: movementColumns(given),
    filters: useFilters(accounts),
    order: NEWEST,
    where: useWhere(range, only),
  });
  const list = useDocuments("wallet-movements", table.query);
  const { leadOf, aboutOf } = useLeadsOf(list.value);
  // Balances can be computed only if no movement between a row and now is missing.
  const isComplete =
    table.sort === NEWEST && !table.isFiltered && Date.parse(range.until) > Date.now();
  const balanceOf =
    isComplete && accounts === undefined ? readBalances(list, balanceNow, formats) : undefined;
  return (
    <Section title={names.title} actions={actions}>
      <PeriodPicker shown={shown} canCompare={false} />
      <DataTable
        label={accounts === undefined ? names.label : names.labelAll}
        table={{ ...table, columns: movementColumns({ ...given, balanceOf }) }}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => {
          const lead = leadOf(id);
          return lead?.canOpen === true ? `/leads/${lead.leadId}` : undefined;
        }}
        empty={
          <NoMovements
            isOwn={accounts === undefined && only === undefined}
            action={only === undefined ? emptyAction : null}
          />
        }
        footer={<MovementTotals table={table} />}
        tools={
          <CsvButton
            fileName={`${texts.csv.file}-${range.first}-${range.last}`}
            make={async (options) =>
              movementsCsv(await readAll("wallet-movements", table.query, options), {
                texts,
                timeZone,
                nameOf,
              })
            }
          />
        }
      />
    </Section>
  );
}

/** The name of an account by its id; undefined where there is one account only. */
function namesIn(
  accounts: MovementsPartProps["accounts"],
  unknown: string,
): ((id: string) => string) | undefined {
  return accounts === undefined ? undefined : (id) => accounts.get(id) ?? unknown;
}

function NoMovements({
  isOwn,
  action,
}: {
  readonly isOwn: boolean;
  /** Undefined for the usual one, null for none. */
  readonly action: ReactNode;
}): ReactNode {
  const { movements: names } = useTexts(BILLING_TEXTS);
  return (
    <Empty sentence={isOwn ? names.empty : names.emptyAll}>
      {action === undefined ? <EmptyAction action={isOwn ? "source" : "buyers"} /> : action}
    </Empty>
  );
}

function useWhere(
  { from, until }: ShownPeriod["range"],
  only: string | undefined,
): readonly Where[] {
  return useMemo(
    () => [
      ["at", "gte", from],
      ["at", "lt", until],
      ...(only === undefined ? [] : [["account_id", "eq", only] as const]),
    ],
    [from, until, only],
  );
}

function useFilters(accounts: MovementsPartProps["accounts"]): readonly Filter[] {
  const texts = useTexts(BILLING_TEXTS);
  return useMemo(
    () => [
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
              label: texts.movements.account,
              options: [...accounts],
            } as const,
          ]),
    ],
    [texts, accounts],
  );
}

/** The lead of each listed movement, and the movement in words. */
function useLeadsOf(movements: readonly Movement[] | undefined): {
  readonly leadOf: (id: string) => MovementLead | null;
  readonly aboutOf: (movement: Movement) => string;
} {
  const words = useTexts(LEAD_WORDS);
  const leadOf = useMovementLeads(movements);
  return {
    leadOf,
    aboutOf: ({ id, kind }) => {
      const lead = leadOf(id);
      if (lead !== null) return movementAbout(lead, words);
      return kind === "sale" || kind === "return" ? "…" : "";
    },
  };
}

/** The balance after each movement of a complete list. */
function readBalances(
  { value, isFromCache }: ShownList<Movement>,
  balanceNow: number | undefined,
  formats: Formats,
): (id: string) => string {
  const isKnown = balanceNow !== undefined && !isFromCache;
  const balances = new Map(
    isKnown
      ? balancesAfter(value ?? [], balanceNow).map(({ movement, balance }) => [
          movement.id,
          balance,
        ])
      : [],
  );
  return (id) => {
    const balance = balances.get(id);
    return balance === undefined ? "…" : formats.money(balance);
  };
}

/** What the movements of the list moved in and out, also those on pages that are not loaded. */
function MovementTotals({ table }: { readonly table: Pick<Table<never>, "query"> }): ReactNode {
  const { movements: names } = useTexts(BILLING_TEXTS);
  const formats = useFormats();
  const totals = useTotals("GET /v1/wallet-movements/totals", table);
  return totals === undefined
    ? null
    : names.sum(signedMoney(totals.in_cents, formats), signedMoney(-totals.out_cents, formats));
}
