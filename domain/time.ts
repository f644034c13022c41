// Defines lengths of time in milliseconds, so that every file spells them alike.

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours; calendar days in a time zone may be shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;
