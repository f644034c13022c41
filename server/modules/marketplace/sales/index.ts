// Exports reading of sales: the only entry point of this module.
export { releaseUnfinished } from "./assignment.store.ts";
export { findBuyerSale } from "./sale.store.ts";
export { type OutcomeDeps, touchWithin } from "./record-outcome.ts";
export { SEES_ALL, presentBuyerSale } from "./present-sale.ts";
export { createSaleJobs } from "./sales.jobs.ts";
export { registerSales } from "./sales.routes.ts";
export { listTouchMoments } from "./touch.store.ts";
