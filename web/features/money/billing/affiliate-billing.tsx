// Shows what an affiliate is owed: the balances, the days on which they become payable, the payout
// rules, and each earning.
import { type ReactNode, Suspense } from "react";
import type { Balances } from "../../../../contract/insight/current-reports.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { usePeriod } from "../../../ui/use-period.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { Figures } from "../../../ui/figures.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Screen, Section } from "../../../ui/screen.tsx";
import { useBalances } from "../../insight/reports/index.ts";
import { EarningsSection, PayableCalendar } from "./on-demand.ts";
import { OwnTerms } from "../../network/terms/index.ts";
import { PayoutsSection } from "../payouts/index.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

export type AffiliateBalances = Extract<Balances, { readonly view: "affiliate" }>;

export function AffiliateBilling(): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const shown = usePeriod();
  const formats = useAccountFormats();
  const { value, problem, retry } = useBalances();
  const balances = value?.view === "affiliate" ? value : undefined;
  const money = (cents: number | undefined): string | null =>
    cents === undefined ? null : formats.money(cents);
  const names = texts.balances;
  return (
    <Screen title={screens.billing} about={texts.about.affiliate}>
      <section aria-label={texts.figures} className="grid gap-3">
        {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
        {balances === undefined && problem !== null ? null : (
          <Figures
            figures={[
              {
                label: names.pending,
                value: money(balances?.pending_cents),
                note: names.pendingNote,
              },
              {
                label: names.disputed,
                value: money(balances?.disputed_cents),
                note: names.disputedNote,
                to: "/dashboard",
              },
              {
                label: names.payable,
                value: money(balances?.payable_cents),
                note: names.payableNote,
              },
              { label: names.paid, value: money(balances?.paid_cents), note: names.paidNote },
            ]}
          />
        )}
      </section>
      <Suspense fallback={<div className="min-h-96" />}>
        <PayoutsSection formats={formats} />
      </Suspense>
      <Suspense fallback={<div className="min-h-96" />}>
        {balances === undefined ? null : <PayableCalendar balances={balances} />}
      </Suspense>
      <Suspense fallback={<div className="min-h-48" />}>
        <OwnTerms />
      </Suspense>
      <Rules />
      <Suspense fallback={<div className="min-h-96" />}>
        <EarningsSection shown={shown} formats={formats} />
      </Suspense>
      <p className="text-label text-text-2">{texts.zone(formats.zoneName())}</p>
    </Screen>
  );
}

function Rules(): ReactNode {
  const { rules } = useTexts(BILLING_TEXTS);
  const number = useNetworkNumbers();
  const facts = { days: number("return_days"), least: number("least_payout_cents") };
  return (
    <Section title={rules.title}>
      <ol className="grid max-w-3xl list-decimal gap-2 pl-5 marker:text-text-2">
        {Object.entries(rules.list).map(([id, sentence]) => (
          <li key={id}>{typeof sentence === "string" ? sentence : sentence(facts)}</li>
        ))}
      </ol>
    </Section>
  );
}
