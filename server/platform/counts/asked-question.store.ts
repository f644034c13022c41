// Counts the distinct questions that accounts ask about leads that are not theirs.
import type { Queryable } from "../db/queryable.ts";

export interface AskedQuestion {
  readonly accountId: string;
  readonly kind: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly hash: Buffer;
}

/**
 * Whether the question may be answered: it was asked before on that day, or fewer than `most` were,
 * and then it is counted. Questions of earlier days are deleted. Calls at the same moment may each
 * be the last one.
 */
export async function countQuestion(
  db: Queryable,
  { accountId, kind, day, hash }: AskedQuestion,
  most: number,
): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    `with asked as (
       select count(*) as count, coalesce(bool_or(question_hash = $4), false) as known
       from asked_question
       where account_id = $1 and kind = $2 and day = $3
     ),
     forgotten as (
       delete from asked_question where account_id = $1 and kind = $2 and day < $3
     ),
     added as (
       insert into asked_question (account_id, kind, day, question_hash)
       select $1, $2, $3, $4
       from asked
       where not known and count < $5
       on conflict do nothing
     )
     select known or count < $5 as may
     from asked`,
    [accountId, kind, day, hash, most],
  );
  return rows[0]?.may === true;
}
