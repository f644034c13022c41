// Defines the limits of one top-up of a wallet.

/** What a card or a bank moves at a time. */
export const LEAST_TOP_UP_CENTS = 100;
export const MOST_TOP_UP_CENTS = 10_000_000;
