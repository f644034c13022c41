// Leads as they are read: the one entrance of this module for the others.
export { registerLeads } from "./leads.routes.ts";
export {
  BOUGHT_COLUMNS, type BoughtColumns, LEAD_COLUMNS, type LeadRow, NO_PROGRESS_FIELD, PROGRESS_FIELD, PROGRESS_JOIN, type SaleColumns, type SealedColumns,
} from "./lead.store.ts";
export { NOTHING_OPENED, openLead } from "./open-contact.ts";
export { presentPreview, presentPurchased } from "./present-lead.ts";
