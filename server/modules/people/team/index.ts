// Members of an account and invitations: the one entrance of this module for the others.
export { invitationRefusal } from "./invitation-refusal.ts";
export { openInvitation, useInvitation } from "./invitations.ts";
export { OPERATOR_LINK_HOURS, type OperatorLinkDeps, inviteOperator } from "./operator-links.ts";
export { findSignIn, hasOperator } from "./operator-links.store.ts";
export { roleOf } from "./team.store.ts";
export { registerTeam } from "./team.routes.ts";
export {
  type MemberRow,
  findMember,
  insertMember,
  markEventsRead,
  markSignedOut,
  renameMember,
} from "./member.store.ts";
export { PERSON_FINDER } from "./find-people.store.ts";
