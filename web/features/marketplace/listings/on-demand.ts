// Loads separately what an affiliate does with a lead's listing, and the listings as affiliates and
// the operator see them: most who open the marketplace buy.
import { lazy } from "react";

/** The listing of a lead that is for sale. */
export const OwnListing = lazy(async () => ({
  default: (await import("./own-listing.tsx")).OwnListing,
}));

/** A lead that is no longer for sale. */
export const OffTheMarket = lazy(async () => ({
  default: (await import("./own-listing.tsx")).OffTheMarket,
}));

/** An affiliate's own leads that are for sale. */
export const SellerListings = lazy(async () => ({
  default: (await import("./seller-listings.tsx")).SellerListings,
}));

/** All listings, for the operator. */
export const ModerationListings = lazy(async () => ({
  default: (await import("./moderation-listings.tsx")).ModerationListings,
}));
