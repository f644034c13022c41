// The periods over which rates and wallets are judged.

/** A rate is judged over the last day and the last week, in days. */
export const RATE_PERIODS = [1, 7] as const;
/** The days before these that a rate is compared with. */
export const USUAL_DAYS = 28;
/** All of them. */
export const DAYS_COMPARED = Math.max(...RATE_PERIODS) + USUAL_DAYS;
/** Within so many days of a sale its return and its outcomes count. */
export const SETTLED_DAYS = 3;
/** The days whose spend is the pace of a wallet. */
export const DAYS_OF_SPEND = 7;
