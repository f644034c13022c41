// Finds whose account a failed sign-in concerns.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface MemberOfEmail {
  readonly user_id: string;
  readonly account_id: string;
}

/** `email`: lower-cased. Null where no member signs in with it. */
export async function findMemberByEmail(
  db: Queryable,
  email: string,
): Promise<MemberOfEmail | null> {
  const { rows } = await db.query<MemberOfEmail>(
    `select m.user_id, m.account_id
     from auth."user" u
     join member m on m.user_id = u.id
     where u.email = $1`,
    [email],
  );
  return rows[0] ?? null;
}
