// Exports what the lead's page and the inbox show of quarantine.
export { HeldLead, HoldListed } from "./on-demand.ts";
