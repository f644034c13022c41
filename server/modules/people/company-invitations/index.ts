// Links with which the network invites a company: the one entrance of this module for the others.
export { markAccepted } from "./company-invitation.store.ts";
export { registerCompanyInvitations } from "./company-invitations.routes.ts";
export { openCompanyInvitation } from "./company-invitations.ts";
