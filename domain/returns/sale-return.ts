// Names the states of a return, and of a sale's return in filters.

/** `withdrawn`: the buyer took its request back while it was open; the sale stands. */
export const RETURN_STATUSES = ["filed", "approved", "declined", "withdrawn"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** The return of a sale in a filter: `none` where the buyer has not requested one. */
export const SALE_RETURN_STATUSES = ["none", ...RETURN_STATUSES] as const;
export type SaleReturnStatus = (typeof SALE_RETURN_STATUSES)[number];
