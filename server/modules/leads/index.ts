// Leads as they are read: the one entrance of this module for the others.
export { type LeadDeps, registerLeads } from "./leads.routes.ts";
export { BOUGHT_COLUMNS, type BoughtColumns, type LeadRow, type SaleColumns, type SealedColumns } from "./lead.store.ts";
export { NOTHING_OPENED, type OpenedLead, openLead } from "./open-contact.ts";
export { type PreviewZip, presentPreview, presentPurchased } from "./present-lead.ts";
