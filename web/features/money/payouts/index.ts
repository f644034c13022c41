// Exports payouts for the pages of money that show them.
export { BulkPayouts, OperatorPayouts, PayoutsSection, Remittance } from "./on-demand.ts";
