// Gives principals their access back, which calls of a fuzz run take from each other: sign-outs,
// removed members, suspended accounts, replaced keys, ended views.
import type pg from "pg";

const KEPT = [
  "account",
  "member",
  "api_key",
  "source",
  'auth."user"',
  "auth.session",
  "account_view",
];
const nameOf = (table: string): string => `test_kept_${table.replaceAll(/\W/g, "_")}`;

/** Notes who has access now. */
export async function keepAccess(pool: pg.Pool): Promise<void> {
  for (const table of KEPT)
    await pool.query(`create table ${nameOf(table)} as select * from ${table}`);
}

/** Restores it; the people of the sessions have confirmed who they are at `at`. */
export async function restoreAccess(pool: pg.Pool, at: Date): Promise<void> {
  for (const statement of [
    "update account a set status = k.status from test_kept_account k where k.id = a.id",
    `insert into member
     select * from test_kept_member
     on conflict (user_id) do update
     set status = excluded.status, role = excluded.role, team_role = excluded.team_role`,
    `update api_key a
     set revoked_at = k.revoked_at, expires_at = k.expires_at, held_by = k.held_by
     from test_kept_api_key k
     where k.id = a.id`,
    `update source s
     set key_hash = k.key_hash, status = k.status
     from test_kept_source k
     where k.id = s.id`,
    `insert into auth."user" select * from ${nameOf('auth."user"')} on conflict do nothing`,
    `insert into auth.session select * from ${nameOf("auth.session")} on conflict do nothing`,
    `update account_view
     set ended_at = started_at, ended_by = 'stopped'
     where ended_at is null and id not in (select id from test_kept_account_view)`,
    `update account_view v
     set ended_at = null, ended_by = null
     from test_kept_account_view k
     where k.id = v.id`,
    // An owner's rule would keep the people out until each has a second factor.
    "delete from auth.factor_rule",
  ])
    await pool.query(statement);
  await pool.query("update auth.session set confirmed_at = $1", [at]);
}
