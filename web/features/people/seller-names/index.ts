// Seller names: the one entrance of this feature for the others.
export { OwnSellerNames } from "./own-seller-names.tsx";
export { SellerNameDecisions } from "./seller-name-decisions.tsx";
export { unknownSellers } from "./unknown-sellers.ts";
