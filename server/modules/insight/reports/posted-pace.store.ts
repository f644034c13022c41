// What came in by hour and state, over a span of the leads' ids.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/**
 * Ids are made at the moment their row tells; a clock that was set back meanwhile stays within
 * this.
 */
const ID_SLACK_MS = 3_600_000;

export interface PostedHour {
  /** Hours since 1970. */
  readonly hour: number;
  readonly state: string;
  readonly leads: number;
}

/**
 * Accepted leads from `fromMs` until before `toMs`, by the hour they were received in and their
 * state.
 */
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
