// Makes the file of a list of earnings, each with its lead and where that came from.
import type { Earning } from "../../../../contract/money/money.ts";
import type { BillingTexts } from "../../../../locales/en/billing.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { csvOf } from "../../../lib/csv.ts";

const SUBS = ["sub1", "sub2", "sub3", "sub4", "sub5"] as const;

/** The file's text; times are written in the zone. */
export function earningsCsv(
  earnings: readonly Earning[],
  timeZone: string,
  csv: BillingTexts["csv"],
  words: LeadWords,
): string {
  return csvOf(
    [
      csv.time(timeZone),
      csv.mode,
      csv.status,
      csv.amount,
      csv.lead,
      csv.source,
      "click_id",
      "vendor_lead_id",
      ...SUBS,
      csv.earning,
    ],
    earnings.map(
      ({
        id,
        earned_at: at,
        mode,
        status,
        amount_cents: cents,
        lead_id: lead,
        source_id: source,
        click_id: click,
        vendor_lead_id: reference,
        sub_ids: subs,
      }) => [
        { at, timeZone },
        words.mode[mode],
        words.earning[status],
        { cents },
        lead,
        source,
        click ?? "",
        reference ?? "",
        ...SUBS.map((_, index) => subs[index] ?? ""),
        id,
      ],
    ),
  );
}
