// Defines the figures of the terms of returns.
import { DEFAULT_RATING_RULES, type RatingRules } from "../distribution/bidder.ts";
import type { BasisPoints } from "../money/money.ts";
import { DAY_MS } from "../time.ts";

/** The network's rules for returns. */
export interface ReturnTerms extends RatingRules {
  /** How long the affiliate may answer; afterwards the return is decided on the evidence. */
  readonly answerHours: number;
  /** How many working days the network has to decide after that. */
  readonly decideDays: number;
  /** Above this part of the leads that a buyer received, only a person approves its returns. */
  readonly mostReturned: BasisPoints;
  /** Logged touches required to show that the consumer does not answer. */
  readonly leastTouches: number;
  /** Days with a touch, required for the same. */
  readonly leastTouchDays: number;
}

/** What a network begins with. */
export const DEFAULT_RETURN_TERMS: ReturnTerms = {
  ...DEFAULT_RATING_RULES,
  answerHours: 48,
  decideDays: 3,
  mostReturned: 1_500,
  leastTouches: 12,
  leastTouchDays: 4,
};

/** The period of the return rate and the bid modifier. */
export const RATE_WINDOW_DAYS = 90;
export const RATE_WINDOW_MS = RATE_WINDOW_DAYS * DAY_MS;

/** How many messages a return takes, of both parties and the network together. */
export const RETURN_MESSAGE_LIMIT = 50;
