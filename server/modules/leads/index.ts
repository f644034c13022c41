// Leads as they are read: the one entrance of this module for the others.
export { registerLeads } from "./leads.routes.ts";
export {
  ASSIGNEE_FIELD, ASSIGNMENT_JOIN, BOUGHT_COLUMNS, type BoughtColumns, LEAD_COLUMNS, type LeadRow, NO_ASSIGNEE_FIELD, NO_PROGRESS_FIELD, PROGRESS_FIELD, PROGRESS_JOIN, type SaleColumns,
  type SealedColumns, WORK_JOIN,
} from "./lead.store.ts";
export { NOTHING_OPENED, openLead } from "./open-contact.ts";
export { type PreviewZip, presentPreview, presentPurchased } from "./present-lead.ts";
