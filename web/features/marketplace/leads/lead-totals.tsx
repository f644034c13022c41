// Shows what the leads of a list sum up to, also those on pages that are not loaded.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import type { Table } from "../../../ui/table/use-table.ts";
import { useTotals } from "../../../lib/documents/use-totals.ts";
import type { Lead } from "./lead-columns.tsx";

export function LeadTotals({ table }: { readonly table: Table<Lead> }): ReactNode {
  const texts = useTexts(LEADS_TEXTS).totals;
  const formats = useFormats();
  const totals = useTotals("GET /v1/leads/totals", table);
  if (totals === undefined) return null;
  const { leads, sold, kept, spend_cents: spend, earned_cents: earned } = totals;
  return [
    texts.leads(leads, formats.number(leads)),
    ...(sold === null ? [] : [texts.sold(formats.number(sold))]),
    texts.kept(formats.number(kept)),
    ...(spend === null ? [] : [texts.spent(formats.money(spend))]),
    ...(earned === null ? [] : [texts.earned(formats.money(earned))]),
  ].join(" · ");
}
