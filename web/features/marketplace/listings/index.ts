// Exports what a lead's page and table show and do with its listing.
export { useListingStatus } from "./listing-status.ts";
export { OffTheMarket, OwnListing } from "./on-demand.ts";
