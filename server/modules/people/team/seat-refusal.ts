// Refuses a team role that accounts of this kind do not have.
import type { Actor } from "../../../../domain/access/access.ts";
import { type TeamRole, seatsOf } from "../../../../domain/access/rights.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";

/** Null where the actor's account has the seat. */
export function seatRefusal({ role }: Actor, teamRole: TeamRole): Refusal | null {
  const seats = seatsOf(role);
  return seats.includes(teamRole)
    ? null
    : invalid([
        {
          field: "/team_role",
          code: "not_offered",
          message: `Choose a role that this account has: ${seats.join(", ")}.`,
        },
      ]);
}
