// Defines the figures of the terms of returns.
import { DAY_MS, HOUR_MS } from "../time.ts";

/** How long the affiliate may answer; afterwards the return is decided on the evidence. */
export const RETURN_ANSWER_HOURS = 48;
export const RETURN_ANSWER_MS = RETURN_ANSWER_HOURS * HOUR_MS;

/** The period of the return rate and the bid modifier. */
export const RATE_WINDOW_DAYS = 90;
export const RATE_WINDOW_MS = RATE_WINDOW_DAYS * DAY_MS;

/** Logged touches, and days with one, required to show that the consumer does not answer. */
export const LEAST_TOUCHES = 12;
export const LEAST_TOUCH_DAYS = 4;

/** How many messages a return takes, of both parties and the network together. */
export const RETURN_MESSAGE_LIMIT = 50;
