// Seller names and the buyer list: the one entrance of this module for the others.
export { openSellerNames, pauseSellerNames } from "./decide-name.ts";
export { beginSellerName } from "./first-name.ts";
export { announceWaitingNames, isSellerName } from "./request-name.ts";
export { readFormerNetworkNames, sellerNamePeriods, standingNames } from "./name-periods.store.ts";
export { registerSellerNames } from "./seller-names.routes.ts";
