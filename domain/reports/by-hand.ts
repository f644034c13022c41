// Names what no campaign bought, in reports, filters and addresses.

/** In place of a campaign's id. */
export const BY_HAND = "by_hand";
