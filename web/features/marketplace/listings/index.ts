// What a lead's own page and table show and do of its listing.
export { useListingStatus } from "./listing-status.ts";
export { OffTheMarket, OwnListing } from "./own-listing.tsx";
