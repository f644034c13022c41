// The marketplace's listings: the one entrance of this module for the others.
export { createListingJobs } from "./listings.jobs.ts";
export { registerListings } from "./listings.routes.ts";
export {
  type ListingIndexThread,
  createListingIndexThread,
} from "./listing-index/listing-index-thread.ts";
