// How much may be paid into a wallet at once.

/** What a card or a bank moves in one go. */
export const LEAST_TOP_UP_CENTS = 100;
export const MOST_TOP_UP_CENTS = 10_000_000;
