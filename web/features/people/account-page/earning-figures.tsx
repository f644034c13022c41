// What an affiliate has earned, by what became of it.
import type { ReactNode } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Figures } from "../../../ui/figures.tsx";
import { useTotals } from "../../../ui/table/use-totals.ts";

type EarningState = "pending" | "payable" | "paid" | "reversed";

/** The sum of an affiliate's earnings in one state, in cents; undefined while it loads. */
export function useEarned(accountId: string, status: EarningState): number | undefined {
  const totals = useTotals("GET /v1/earnings/totals", {
    query: {
      where: [
        ["affiliate_id", "eq", accountId],
        ["status", "eq", status],
      ],
    },
  });
  return status === "reversed" ? totals?.reversed_cents : totals?.amount_cents;
}

interface EarningFiguresProps {
  readonly label: string;
  readonly accountId: string;
}

export function EarningFigures({ label, accountId }: EarningFiguresProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).money;
  const { money } = useFormats();
  const written = (cents: number | undefined): string | null =>
    cents === undefined ? null : money(cents);
  return (
    <section aria-label={label}>
      <Figures
        figures={[
          { label: texts.pending, value: written(useEarned(accountId, "pending")) },
          { label: texts.payable, value: written(useEarned(accountId, "payable")) },
          { label: texts.paid, value: written(useEarned(accountId, "paid")) },
          { label: texts.reversed, value: written(useEarned(accountId, "reversed")) },
        ]}
      />
    </section>
  );
}
