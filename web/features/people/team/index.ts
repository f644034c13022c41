// Exports the members of an account, and the choice of a lead's assignee.
export { AssigneePick } from "./assignee-pick.tsx";
export { type Member, SEATS_ADDRESS, type Team, useTeam } from "./use-team.ts";
