// Reads what a new password is compared with, and keeps hashes of a person's former ones.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Former passwords that are kept, so that they are not chosen again. */
const MOST_FORMER = 5;

export interface PasswordOwnerRow {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly has_factor: boolean;
  readonly current_hash: string | null;
  /** The newest first. */
  readonly former_hashes: readonly string[];
}

/** Null for a person without a membership. */
export async function findPasswordOwner(
  db: Queryable,
  userId: string,
): Promise<PasswordOwnerRow | null> {
  const { rows } = await db.query<PasswordOwnerRow>(
    `select m.name, u.email, a.name as company, u.two_factor_enabled as has_factor,
       (select c.password
        from auth.credential c
        where c.user_id = u.id and c.provider_id = 'credential') as current_hash,
       array(select f.password_hash
        from auth.former_password f
        where f.user_id = u.id
        order by f.ended_at desc) as former_hashes
     from auth."user" u
     join member m on m.user_id = u.id
     join account a on a.id = m.account_id
     where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * Keeps the hash of the current password among the former ones, and the newest five of those. Call
 * before it is replaced; if it is not, nothing follows from it.
 */
export async function keepCurrentPassword(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query(
    `insert into auth.former_password (user_id, password_hash, ended_at)
     select user_id, password, $2
     from auth.credential
     where user_id = $1 and provider_id = 'credential' and password is not null
     on conflict (user_id, password_hash) do update set ended_at = excluded.ended_at`,
    [userId, at],
  );
  await db.query(
    `delete from auth.former_password
     where user_id = $1 and password_hash not in (
       select password_hash
       from auth.former_password
       where user_id = $1
       order by ended_at desc
       limit ${MOST_FORMER}
     )`,
    [userId],
  );
}
