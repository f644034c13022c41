// Exports reading of leads: the only entry point of this module.
export { createLeadJobs } from "./leads.jobs.ts";
export { type FindLeadsDeps, LEAD_FINDER, findLeadIds } from "./find-leads.ts";
export { registerLeads } from "./leads.routes.ts";
export {
  ASSIGNEE_FIELD,
  ASSIGNMENT_JOIN,
  BOUGHT_COLUMNS,
  type BoughtColumns,
  NO_ASSIGNEE_FIELD,
  NO_CALLBACK_FIELD,
  CALLBACK_FIELD,
  CALLBACK_MEANINGS,
  HAS_CALLBACK_FIELD,
  NO_PROGRESS_FIELD,
  PROGRESS_FIELD,
  PROGRESS_JOIN,
  RETURN_FIELD,
  WORK_JOIN,
} from "./bought-columns.store.ts";
export {
  type FullLead,
  type LeadRow,
  type SaleColumns,
  type SealedColumns,
  findLead,
} from "./lead.store.ts";
export { LEAD_COLUMNS } from "./lead-tables.store.ts";
export { subjectOf } from "./explain-decision.ts";
export { identitiesOf } from "./remember-identities.ts";
export {
  deleteIdentities,
  deleteIdentitiesOfErased,
  hasUnremembered,
  type LeadIdentity,
  type UnreadLead,
} from "./lead-identity.store.ts";
export {
  NOTHING_OPENED,
  consentHash,
  presentConsent,
  openLead,
  openPrivate,
  type PrivateLead,
} from "./open-contact.ts";
export { ERASED, NO_CONTACT } from "./no-contact.ts";
export { presentPreview, presentPurchased, returnUntil, scoreReasons } from "./present-lead.ts";
export { sourceAlias, sourceAliasSql } from "./source-alias.ts";
export { type ReadLead, type ReadLeadDeps, readLead } from "./read-lead.ts";
