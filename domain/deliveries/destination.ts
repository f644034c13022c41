// Defines the limits of a destination, where bought leads are delivered, and its default settings.

/** The JSON type of a mapped field. `yes_no` is true or false. */
export const VALUE_TYPES = ["text", "number", "yes_no"] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export const MOST_FIELDS = 60;
export const MOST_HEADERS = 10;
/** Characters. */
export const LONGEST_TEMPLATE = 1_000;
/** Default, in minutes. */
export const USUAL_FALL_BACK_MINUTES = 5;
/** Default, in seconds. */
export const USUAL_TIMEOUT_SECONDS = 10;
