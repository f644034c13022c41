// The figures of the terms on which leads are given back.
import { DAY_MS, HOUR_MS } from "../time.ts";

/** How long the affiliate may answer; after that the return is decided on the evidence. */
export const RETURN_ANSWER_HOURS = 48;
export const RETURN_ANSWER_MS = RETURN_ANSWER_HOURS * HOUR_MS;

/** The days that the rate and the bid modifier look back. */
export const RATE_WINDOW_DAYS = 90;
export const RATE_WINDOW_MS = RATE_WINDOW_DAYS * DAY_MS;

/** Logged touches, and days with one, that show that nobody answers. */
export const LEAST_TOUCHES = 12;
export const LEAST_TOUCH_DAYS = 4;
