// Reads the terms by which an affiliate earns.
import type { EarningTerms } from "../../../../domain/distribution/auction-lead.ts";
import { cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Null if the account is no affiliate. */
export async function findEarningTerms(
  db: Queryable,
  affiliateId: string,
): Promise<EarningTerms | null> {
  const { rows } = await db.query<{ earning_kind: "share" | "flat"; earning_amount: bigint }>(
    "select earning_kind, earning_amount from affiliate where account_id = $1",
    [affiliateId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return row.earning_kind === "share"
    ? { kind: "share", share: Number(row.earning_amount) }
    : { kind: "flat", cents: cents(row.earning_amount) };
}
