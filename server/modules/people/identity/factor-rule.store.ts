// Reads and writes whether an account's owners require a second factor of every member.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** SQL: whether the account `account` has the rule. */
export const factorRuleOf = (account: string): string =>
  `exists (select from auth.factor_rule r where r.account_id = ${account})`;

export async function isFactorRequired(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from auth.factor_rule where account_id = $1", [
    accountId,
  ]);
  return rowCount === 1;
}

/** Starts the rule. False if it stood already. */
export async function startFactorRule(
  db: Queryable,
  accountId: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.factor_rule (account_id, since, set_by)
     values ($1, $2, $3)
     on conflict (account_id) do nothing`,
    [accountId, at, userId],
  );
  return rowCount === 1;
}

/** Ends the rule. False if there was none. */
export async function endFactorRule(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from auth.factor_rule where account_id = $1", [
    accountId,
  ]);
  return rowCount === 1;
}

export interface MemberFactor {
  readonly user_id: string;
  readonly has_factor: boolean;
}

/** The active members of an account, and whether each has an app or a passkey. */
export async function listMemberFactors(
  db: Queryable,
  accountId: string,
): Promise<readonly MemberFactor[]> {
  const { rows } = await db.query<MemberFactor>(
    `select m.user_id, u.two_factor_enabled or exists (
       select from auth.passkey k where k.user_id = u.id
     ) as has_factor
     from member m
     join auth."user" u on u.id = m.user_id
     where m.account_id = $1 and m.status = 'active'`,
    [accountId],
  );
  return rows;
}
