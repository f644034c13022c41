// Exports the analyses of a lead for the lead's page.
export { LeadAnalyses } from "./on-demand.ts";
