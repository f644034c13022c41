// The marketplace's listings: the one entrance of this module for the others.
export { registerListings } from "./listings.routes.ts";
export { type ShelfThread, createShelfThread } from "./shelf/shelf-thread.ts";
