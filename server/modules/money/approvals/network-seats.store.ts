// Reads which seats the people of the network have.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface SeatRow {
  readonly role: string;
  readonly team_role: string;
}

/** The seats of the network's active members, one for each. */
export async function listNetworkSeats(
  db: Queryable,
  networkId: string,
): Promise<readonly SeatRow[]> {
  const { rows } = await db.query<SeatRow>(
    "select role, team_role from member where account_id = $1 and status = 'active'",
    [networkId],
  );
  return rows;
}
