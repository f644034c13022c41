// Writes movements as a CSV file, each with its lead.
import { csvOf } from "../../../lib/csv.ts";
import type { BillingTexts } from "../../../../locales/en/billing.ts";
import { type Movement, readMovementLeads } from "./movements.ts";

interface CsvGiven {
  readonly texts: Pick<BillingTexts, "csv" | "kind">;
  readonly timeZone: string;
  /** The name of an account; absent where all movements belong to one account. */
  readonly nameOf: ((accountId: string) => string) | undefined;
}

/** The file's text. */
export async function movementsCsv(
  movements: readonly Movement[],
  { texts: { csv, kind: kinds }, timeZone, nameOf }: CsvGiven,
): Promise<string> {
  const leads = await readMovementLeads(movements);
  return csvOf(
    [
      csv.time(timeZone),
      csv.kind,
      csv.amount,
      csv.lead,
      csv.campaign,
      csv.id,
      ...(nameOf === undefined ? [] : [csv.account, csv.accountId]),
    ],
    movements.map(({ id, at, kind, amount_cents: cents, account_id: account }) => [
      { at, timeZone },
      kinds[kind],
      { cents },
      leads.get(id)?.leadId ?? "",
      leads.get(id)?.campaign ?? "",
      id,
      ...(nameOf === undefined ? [] : [nameOf(account), account]),
    ]),
  );
}
