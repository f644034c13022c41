// What affiliates earn: the one entrance of this module for the others.
export { registerEarnings } from "./earnings.routes.ts";
export { createEarningJobs } from "./earnings.jobs.ts";
export { matureEarnings } from "./earning-flow.ts";
export { addPayable, openPayable } from "./payable.store.ts";
export { insertSale, insertSalesSql, markPaid, reverseSale } from "./sale.store.ts";
