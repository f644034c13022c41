// Reads limits over all campaigns of accounts, and what they have taken of them.
import type { AccountLimits } from "../../../../../domain/distribution/account-limits.ts";
import {
  type Counters,
  type LimitsDocument,
  readLimits,
} from "../../../../../domain/distribution/caps.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { COUNTER_COLUMNS, type CountersRow, countersOf } from "./counters-row.ts";

/** The columns of `accountLimitsSql`; the first two are null for an account without limits. */
export interface AccountLimitsColumns {
  readonly account_limits: LimitsDocument | null;
  readonly account_limits_no: number | null;
  readonly network_zone: string;
}

/** A lateral table with the limits of an account, whose id is an expression: always one row. */
export function accountLimitsSql(account: string): string {
  return `lateral (
    select nullif(agreed.document -> 'limits', '{}'::jsonb) as account_limits,
      numbered.no as account_limits_no, network.time_zone as network_zone
    from account network
    left join account_terms agreed on agreed.account_id = ${account} and agreed.until_at is null
    left join account_limits numbered on numbered.account_id = ${account}
    where network.kind = 'network'
  )`;
}

export function accountLimitsOf(row: AccountLimitsColumns): AccountLimits | null {
  const { account_limits: limits, account_limits_no: no, network_zone: timeZone } = row;
  return limits === null || no === null ? null : { no, limits: readLimits(limits), timeZone };
}

export interface CountedAccountLimits {
  readonly agreed: AccountLimits;
  readonly counters: Counters;
}

/** Those of the accounts that have limits, by their ids. */
export async function readAccountLimits(
  db: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CountedAccountLimits>> {
  const { rows } = await db.query<AccountLimitsColumns & CountersRow & { readonly id: string }>(
    `select a.id, q.*, ${COUNTER_COLUMNS.map((column) => `s.${column}`).join(", ")}
     from unnest($1::uuid[]) as a (id)
     cross join ${accountLimitsSql("a.id")} q
     join campaign_state s on s.campaign_no = q.account_limits_no`,
    [[...new Set(accountIds)]],
  );
  return new Map(
    rows.flatMap((row) => {
      const agreed = accountLimitsOf(row);
      return agreed === null ? [] : [[row.id, { agreed, counters: countersOf(row) }] as const];
    }),
  );
}
