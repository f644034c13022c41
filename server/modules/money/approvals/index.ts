// Who of the network's people may approve an amount.
import { type Right, hasRight } from "../../../../domain/access/rights.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { listNetworkSeats } from "./network-seats.store.ts";

/** Number of the network's active people who have the right. */
export async function countHolders(
  db: Queryable,
  networkId: string,
  right: Right,
): Promise<number> {
  const seats = await listNetworkSeats(db, networkId);
  return seats.filter(({ role, team_role: teamRole }) => hasRight({ role, teamRole }, right))
    .length;
}

/** Refuses the second approval of one person. `what` is approved, as "payout". */
export function samePerson(what: string): Refusal {
  return {
    code: "second_person_needed",
    detail: `You approved this ${what} already. Another person must approve it too.`,
  };
}
