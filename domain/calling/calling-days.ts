// Names the parts of a calling rule that screens show, apart from the table of all states.

/** The state of the rule that applies where a state has none. */
export const FEDERAL = "US";

export const CALLING_DAYS = ["weekdays", "saturday", "sunday"] as const;
