// Exports what other features show of deliveries: a campaign's plan, and where a lead went.
export { CampaignPlan, LeadDeliveries } from "./on-demand.ts";
export { arrivalOf, type Delivery, useLeadDeliveries } from "./use-lead-deliveries.ts";
