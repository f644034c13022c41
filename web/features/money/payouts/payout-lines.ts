// Reads the earnings of a payout with their leads and sources, and writes them as a file.
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";
import type { Earning } from "../../../../contract/money/money.ts";
import { csvOf } from "../../../lib/csv.ts";
import { readAll, readByIds } from "../../../lib/documents/read-all.ts";
import type { PayoutTexts } from "../../../../locales/en/payouts.ts";

/** The earnings in a payout, with their leads and sources. */
export interface PayoutLines {
  readonly earnings: readonly Earning[];
  readonly leads: ReadonlyMap<string, Lead>;
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads all lines of a payout. Throws ApiError. */
export async function readLines(
  payoutId: string,
  options: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<PayoutLines> {
  const earnings = await readAll(
    "earnings",
    { where: [["payout_id", "eq", payoutId]], order: "earned_at" },
    options,
  );
  const [leads, sources] = await Promise.all([
    readByIds(
      "leads",
      earnings.map(({ lead_id: id }) => id),
    ),
    readByIds(
      "sources",
      earnings.map(({ source_id: id }) => id),
    ),
  ]);
  return {
    earnings,
    leads: new Map(leads.map((lead) => [lead.id, lead])),
    sources: new Map(sources.map(({ id, name }) => [id, name])),
  };
}

/** The lines as a CSV file for bookkeepers. */
export function csvOfLines(
  { earnings, sources }: PayoutLines,
  timeZone: string,
  texts: PayoutTexts["advice"],
): string {
  return csvOf(
    [
      texts.csvSold(timeZone),
      texts.csvLead,
      texts.csvSource,
      "sub1",
      "sub2",
      "sub3",
      "sub4",
      "sub5",
      "click_id",
      "vendor_lead_id",
      texts.csvAmount,
      texts.csvReturns,
      texts.csvEarning,
    ],
    earnings.map(
      ({
        id,
        lead_id: lead,
        source_id: source,
        earned_at: at,
        sub_ids: subs,
        click_id: click,
        vendor_lead_id: reference,
        amount_cents: cents,
      }) => [
        { at, timeZone },
        lead,
        sources.get(source) ?? source,
        ...Array.from({ length: 5 }, (_, index) => subs[index] ?? ""),
        click ?? "",
        reference ?? "",
        { cents },
        { cents: 0 },
        id,
      ],
    ),
  );
}
