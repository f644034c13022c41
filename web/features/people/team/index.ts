// The people of an account, and the choice of who works a lead.
export { AssigneePick } from "./assignee-pick.tsx";
export { type Member, SEATS_ADDRESS, type Team, useTeam } from "./use-team.ts";
