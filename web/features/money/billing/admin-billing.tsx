// Shows the operator's ledger: balances owed, every kind of account with the check that they sum to
// zero, and the movements of all wallets.
import { type ReactNode, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router";
import { searchWith, useAddress, uuidParameter, wordParameter } from "../../../lib/address.ts";
import type { Balances } from "../../../../contract/insight/current-reports.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { usePeriod } from "../../../ui/use-period.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { Figures } from "../../../ui/figures.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Screen, Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useBalances } from "../../insight/reports/index.ts";
import { MovementsSection } from "./movements-section.tsx";
import { OperatorPayouts, Remittance } from "../payouts/index.ts";

type AdminBalances = Extract<Balances, { readonly view: "admin" }>;
type LedgerKind = AdminBalances["accounts"][number]["kind"];

const MOST_ACCOUNTS = 200;
const PARTS = ["book", "payouts"] as const;
const ADDRESS = { part: wordParameter(PARTS, "book"), payout: uuidParameter() };

export function AdminBilling(): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const shown = usePeriod();
  const formats = useAccountFormats();
  const { value, problem, retry } = useBalances();
  const [search] = useSearchParams();
  const [{ part, payout }] = useAddress(ADDRESS);
  const people = useDocuments("accounts", {
    where: [["kind", "eq", part === "book" ? "advertiser" : "affiliate"]],
    order: "name",
    limit: MOST_ACCOUNTS,
  }).value;
  const accounts = useMemo(() => new Map(people?.map(({ id, name }) => [id, name])), [people]);
  const balances = value?.view === "admin" ? value : undefined;
  if (part === "payouts" && payout !== null)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <Remittance
          id={payout}
          formats={formats}
          backTo={{ search: searchWith(search, { payout: null }) }}
          nameOf={(id) => accounts.get(id) ?? "…"}
        />
      </Suspense>
    );
  const tabs = PARTS.map((name) => ({
    id: name,
    name: texts.parts[name],
    to: name === "book" ? "/billing" : `/billing?part=${name}`,
  }));
  return (
    <Screen title={screens.billing} about={texts.about.admin}>
      <Tabs label={texts.parts.name} tabs={tabs} current={part} />
      <BookFigures balances={balances} problem={problem} onRetry={retry} />
      {part === "payouts" ? (
        <Suspense fallback={<ScreenSpinner />}>
          <OperatorPayouts
            formats={formats}
            affiliates={accounts}
            hrefOf={(id) => ({ search: searchWith(search, { payout: id }) })}
          />
        </Suspense>
      ) : (
        <>
          {balances === undefined ? null : <Book accounts={balances.accounts} />}
          <MovementsSection shown={shown} formats={formats} accounts={accounts} />
        </>
      )}
      <p className="text-label text-text-2">{texts.zone(formats.zoneName())}</p>
    </Screen>
  );
}

interface BookFiguresProps {
  readonly balances: AdminBalances | undefined;
  readonly problem: ApiError | null;
  readonly onRetry: () => void;
}

function BookFigures({ balances, problem, onRetry }: BookFiguresProps): ReactNode {
  const { figures, ledger: names } = useTexts(BILLING_TEXTS);
  const formats = useFormats();
  const money = (cents: number | undefined): string | null =>
    cents === undefined ? null : formats.money(cents);
  const of = (wanted: LedgerKind): string | null =>
    money(balances?.accounts.find(({ kind }) => kind === wanted)?.balance_cents);
  return (
    <section aria-label={figures} className="grid gap-3">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={onRetry} />}
      {balances === undefined && problem !== null ? null : (
        <Figures
          figures={[
            {
              label: names.receivable,
              value: money(balances?.receivable_cents),
              note: names.receivableNote,
            },
            {
              label: names.payable,
              value: money(balances?.payable_cents),
              note: names.payableNote,
            },
            { label: names.revenue, value: of("revenue"), note: names.revenueNote },
            { label: names.wallets, value: of("wallet"), note: names.walletsNote },
          ]}
        />
      )}
    </section>
  );
}

function Book({ accounts }: { readonly accounts: AdminBalances["accounts"] }): ReactNode {
  const { ledger: texts } = useTexts(BILLING_TEXTS);
  const formats = useFormats();
  const difference = accounts.reduce((sum, { balance_cents: cents }) => sum + cents, 0);
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <PlainTable
        label={texts.title}
        rows={accounts}
        idOf={({ kind }) => kind}
        footer={[texts.check, formats.money(difference), ""]}
        columns={[
          {
            id: "kind",
            header: texts.kind,
            cell: ({ kind }) => <span className="font-medium">{texts.names[kind]}</span>,
          },
          {
            id: "balance",
            header: texts.balance,
            numeric: true,
            cell: ({ balance_cents: cents }) => formats.money(cents),
          },
          {
            id: "means",
            header: texts.means,
            cell: ({ kind }) => (
              <span className="inline-block min-w-48 text-text-2">{texts.meanings[kind]}</span>
            ),
          },
        ]}
      />
      <Notice tone={difference === 0 ? "good" : "negative"}>
        {difference === 0 ? texts.fits : texts.broken}
      </Notice>
    </Section>
  );
}
