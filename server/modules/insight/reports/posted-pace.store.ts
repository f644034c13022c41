// Counts received leads by hour and state, over a range of the leads' ids.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** An id encodes the time in its row; this allows for a clock that was set back in between. */
const ID_SLACK_MS = 3_600_000;

export interface PostedHour {
  /** Hours since 1970. */
  readonly hour: number;
  readonly state: string;
  readonly leads: number;
}

/** Returns accepted leads from `fromMs` until before `toMs`, by hour of receipt and state. */
export async function countPosted(
  db: Queryable,
  fromMs: number,
  toMs: number,
): Promise<PostedHour[]> {
  const { rows } = await db.query<PostedHour>(
    `select floor(extract(epoch from received_at) / 3600)::int as hour, state,
       count(*)::int as leads
     from lead
     where id >= $1
       and id < $2
       and received_at >= $3
       and received_at < $4
       and answer_status = 'accepted'
       and state is not null
     group by 1, 2`,
    [
      lowestUuidv7(fromMs - ID_SLACK_MS),
      lowestUuidv7(toMs + ID_SLACK_MS),
      new Date(fromMs).toISOString(),
      new Date(toMs).toISOString(),
    ],
  );
  return rows;
}
