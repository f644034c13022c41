// The limits of a destination, to which bought leads are handed, and its usual settings.

/** What a mapped field is in JSON. `yes_no` is true or false. */
export const VALUE_TYPES = ["text", "number", "yes_no"] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export const MOST_FIELDS = 60;
export const MOST_HEADERS = 10;
/** Characters. */
export const LONGEST_TEMPLATE = 1_000;
/** Minutes, where a destination says nothing else. */
export const USUAL_FALL_BACK_MINUTES = 5;
/** Seconds, where a destination says nothing else. */
export const USUAL_TIMEOUT_SECONDS = 10;
