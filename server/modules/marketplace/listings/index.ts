// Exports the marketplace's listings: the only entry point of this module.
export { createListingJobs } from "./listings.jobs.ts";
export { registerListings } from "./listings.routes.ts";
export {
  type ListingIndexThread,
  createListingIndexThread,
} from "./listing-index/listing-index-thread.ts";
