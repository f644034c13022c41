// Lists every team role of the API, whatever the kind of account.
import { seatsOf } from "../../domain/access/rights.ts";

/** Each once; an account has only those of its kind. */
export const TEAM_ROLES = [
  ...new Set([...seatsOf("advertiser"), ...seatsOf("affiliate"), ...seatsOf("admin")]),
];
