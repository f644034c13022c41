// Reads and writes the rows of second factors.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface FactorSecrets {
  readonly id: string;
  readonly secret: string;
  readonly backup_codes: string;
}

/** Locks the rows that were not encrypted with the secret of this version. */
export async function lockFactorsOfOtherSecrets(
  db: Queryable,
  version: number,
): Promise<FactorSecrets[]> {
  const { rows } = await db.query<FactorSecrets>(
    `select id, secret, backup_codes
     from auth.two_factor
     where secret not like $1 or backup_codes not like $1
     order by id
     for update`,
    [`$ba$${version}$%`],
  );
  return rows;
}

export async function updateFactorSecrets(
  db: Queryable,
  { id, secret, backup_codes: backupCodes }: FactorSecrets,
): Promise<void> {
  await db.query("update auth.two_factor set secret = $2, backup_codes = $3 where id = $1", [
    id,
    secret,
    backupCodes,
  ]);
}

/** Forgets the wrong codes of a person's second factor. */
export async function unlockFactor(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `update auth.two_factor
     set failed_verification_count = 0, locked_until = null
     where user_id = $1 and (failed_verification_count > 0 or locked_until is not null)`,
    [userId],
  );
}

/** Ends a person's sessions except the one with this token. */
export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  token: string,
): Promise<void> {
  await db.query("delete from auth.session where user_id = $1 and token <> $2", [userId, token]);
}

/** Whether signing in asks this person for a code. */
export async function isSecondFactorOn(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ readonly is_on: boolean }>(
    `select two_factor_enabled as is_on from auth."user" where id = $1`,
    [userId],
  );
  return rows[0]?.is_on ?? false;
}

/**
 * Marks a code as used, and forgets codes from before `forgetBefore`. False if the person has used
 * it since then.
 */
export async function insertUsedCode(
  db: Queryable,
  used: {
    readonly userId: string;
    readonly code: string;
    readonly at: Date;
    readonly forgetBefore: Date;
  },
): Promise<boolean> {
  await db.query("delete from auth.used_code where user_id = $1 and used_at < $2", [
    used.userId,
    used.forgetBefore,
  ]);
  const { rowCount } = await db.query(
    `insert into auth.used_code (user_id, code, used_at)
     values ($1, $2, $3)
     on conflict do nothing`,
    [used.userId, used.code, used.at],
  );
  return rowCount === 1;
}
