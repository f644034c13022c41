// Sales as they are read: the one entrance of this module for the others.
export { type BuyerSaleRow, findBuyerSale } from "./sale.store.ts";
export { presentBuyerSale } from "./present-sale.ts";
export { type SaleDeps, registerSales } from "./sales.routes.ts";
