// Exports reading of sales: the only entry point of this module.
export { releaseUnfinished } from "./assignment.store.ts";
export { deleteCallbacksOf } from "./callback.store.ts";
export { findBuyerSale, lockSalesOf } from "./sale.store.ts";
export { type OutcomeDeps, touchWithin } from "./record-outcome.ts";
export { WHOLE_SALE, presentBuyerSale, saleReaderOf } from "./present-sale.ts";
export { createSaleJobs } from "./sales.jobs.ts";
export { registerSales } from "./sales.routes.ts";
export { deleteNotesOf, listTouchMoments } from "./touch.store.ts";
