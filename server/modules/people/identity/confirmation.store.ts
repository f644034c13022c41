// Reads and writes when the person of a session last confirmed who they are, and how they can.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Notes that the person of a session has just proved who they are. */
export async function updateConfirmedAt(db: Queryable, sessionId: string, at: Date): Promise<void> {
  await db.query("update auth.session set confirmed_at = $2 where id = $1", [sessionId, at]);
}

export interface ConfirmWays {
  readonly password: boolean;
  readonly code: boolean;
  readonly passkey: boolean;
}

/** What a person can confirm with. */
export async function findConfirmWays(db: Queryable, userId: string): Promise<ConfirmWays> {
  const { rows } = await db.query<ConfirmWays>(
    `select u.two_factor_enabled as code,
       exists (
         select from auth.credential c where c.user_id = u.id and c.password is not null
       ) as password,
       exists (select from auth.passkey k where k.user_id = u.id) as passkey
     from auth."user" u
     where u.id = $1`,
    [userId],
  );
  return rows[0] ?? { password: false, code: false, passkey: false };
}
