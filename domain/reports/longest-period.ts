// Defines the longest period of a report.

export const MOST_DAYS = 400;
/**
 * The whole days that a report can cover, one fewer because one of them may be longer than 24
 * hours.
 */
export const LONGEST_WINDOW_DAYS = MOST_DAYS - 1;
