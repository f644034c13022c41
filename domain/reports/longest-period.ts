// How long the period of a report may be.

export const MOST_DAYS = 400;
/** The whole days that a report can look back: one of them may be longer than 24 hours. */
export const LONGEST_WINDOW_DAYS = MOST_DAYS - 1;
