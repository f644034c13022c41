// Shows an affiliate's money on its way: pending, payable and paid out, and the days on which
// pending becomes payable.
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import type { AffiliateBalances } from "../../../../contract/insight/current-reports.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useBalances } from "../../insight/reports/index.ts";
import { HeldEarnings } from "./held-earnings.tsx";
import { PayableCalendar } from "./payable-calendar.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

export function EarningsFlow(): ReactNode {
  const texts = useTexts(EARNING_TEXTS);
  const number = useNetworkNumbers();
  const shown = useBalances();
  return (
    <>
      <Section title={texts.way.title}>
        <p className="max-w-3xl text-text-2">
          {texts.way.rule(
            number("return_days"),
            number("new_affiliate_hold_days"),
            number("new_affiliate_days"),
          )}
        </p>
        <Loaded shown={shown}>
          {(balances) => (balances.view === "affiliate" ? <Way balances={balances} /> : null)}
        </Loaded>
      </Section>
      {shown.value?.view === "affiliate" ? <HeldEarnings balances={shown.value} /> : null}
      {shown.value?.view === "affiliate" ? (
        <Section title={texts.calendar.title}>
          <Days balances={shown.value} />
        </Section>
      ) : null}
    </>
  );
}

function Way({
  balances: {
    pending_cents: pending,
    disputed_cents: disputed,
    payable_cents: payable,
    under_way_cents: underWay,
    paid_cents: paid,
  },
}: {
  readonly balances: AffiliateBalances;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS).way;
  const formats = useFormats();
  const least = useAnswer("GET /v1/settings").value?.least_payout_cents;
  return (
    <Figures
      figures={[
        {
          label: texts.pending,
          value: formats.money(pending),
          note: disputed === 0 ? texts.undisputed : texts.disputed(formats.money(disputed)),
        },
        {
          label: texts.payable,
          value: formats.money(payable),
          note:
            underWay > 0
              ? texts.underWay(formats.money(underWay))
              : least !== undefined && payable < least
                ? texts.belowLeast(formats.money(least, "whole"))
                : texts.nextPayout,
        },
        { label: texts.paid, value: formats.money(paid), note: texts.soFar },
      ]}
    />
  );
}

function Days({ balances }: { readonly balances: AffiliateBalances }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).calendar;
  if (balances.calendar.length > 0) return <PayableCalendar balances={balances} />;
  return balances.disputed_cents === 0 ? (
    <Empty sentence={texts.none}>
      <EmptyAction action="source" />
    </Empty>
  ) : (
    <Empty sentence={texts.noneDisputed}>
      <ButtonLink kind="primary" to="/dashboard">
        {texts.toReturns}
      </ButtonLink>
    </Empty>
  );
}
