// The marketplace's listings: the one entrance of this module for the others.
export { type ListingDeps, registerListings } from "./listings.routes.ts";
