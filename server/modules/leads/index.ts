// Leads as they are read: the one entrance of this module for the others.
export { registerLeads } from "./leads.routes.ts";
export { BOUGHT_COLUMNS, type BoughtColumns, type LeadRow, type SaleColumns, type SealedColumns } from "./lead.store.ts";
export { NOTHING_OPENED, openLead } from "./open-contact.ts";
export { type PreviewZip, presentPreview, presentPurchased } from "./present-lead.ts";
