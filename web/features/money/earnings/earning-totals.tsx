// Shows what the earnings of a list sum up to, also those on pages that are not loaded.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import type { Table } from "../../../ui/table/use-table.ts";
import { useTotals } from "../../../lib/documents/use-totals.ts";

export function EarningTotals({
  table,
}: {
  readonly table: Pick<Table<never>, "query">;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS).list;
  const formats = useFormats();
  const totals = useTotals("GET /v1/earnings/totals", table);
  if (totals === undefined) return null;
  const { earnings, reversed, amount_cents: amount, reversed_cents: lost } = totals;
  return [
    texts.sum(formats.number(earnings - reversed), formats.money(amount)),
    ...(reversed === 0 ? [] : [texts.reversed(formats.money(lost))]),
  ].join(" · ");
}
