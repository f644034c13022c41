// Counts the accepted posts that earn an affiliate checks of persons.
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../../platform/ids/uuid.ts";

/** The affiliate's accepted posts since a moment, at most `most`. */
export async function countAcceptedPosts(
  db: Queryable,
  affiliateId: string,
  sinceMs: number,
  most: number,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count
     from (
       select
       from lead
       where affiliate_id = $1 and id >= $2 and answer_status = 'accepted'
       limit $3
     ) as posts`,
    [affiliateId, lowestUuidv7(sinceMs), most],
  );
  return rows[0]?.count ?? 0;
}
