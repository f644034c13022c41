// Loads what an affiliate does with a lead's listing separately from the lead's page.
import { lazy } from "react";

/** The listing of a lead that is for sale. */
export const OwnListing = lazy(async () => ({
  default: (await import("./own-listing.tsx")).OwnListing,
}));

/** A lead that is no longer for sale. */
export const OffTheMarket = lazy(async () => ({
  default: (await import("./own-listing.tsx")).OffTheMarket,
}));
