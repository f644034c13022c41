// Exports the members of an account, the choice of a lead's assignee, and the rule about second
// factors.
export { FactorRule } from "./on-demand.ts";
export { AssigneePick } from "./assignee-pick.tsx";
export { type Member, SEATS_ADDRESS, type Team, useTeam } from "./use-team.ts";
