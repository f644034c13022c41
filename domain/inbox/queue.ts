// Defines what a queue of the network's inbox is: one record per kind of work, each in its own file
// in kinds/.
import type { Actor } from "../access/access.ts";

/** What names an item, and what its screen needs. */
export interface ItemPlace {
  /** The id of what the decision is about: the payout, the return, the account, … */
  readonly id: string;
  /** The account that it concerns. */
  readonly accountId: string;
  /** The lead that it concerns; null without one. */
  readonly leadId: string | null;
}

/**
 * One kind of work that waits for people of the network. Its items are no rows of their own: a
 * query reads them from what they are about, so that an item is gone once the work is done,
 * wherever that was.
 */
export interface Queue {
  /** Whether a person of the network may do the work; the rule of the act itself. */
  readonly mayWork: (actor: Actor) => boolean;
  /**
   * When the item began to wait: `since` is exact, `last_purchase` is the last sign of life of what
   * has stopped, because the moment of the stop itself is not recorded.
   */
  readonly waits: "since" | "since_last_purchase";
  /** Whether each item has a deadline: of a return the network's own, of a request the law's. */
  readonly hasDeadline: boolean;
  /** The screen on which the work is done: a path of the app, with its leading slash. */
  readonly screenOf: (item: ItemPlace) => string;
}

/** Defines a queue. */
export const defineQueue = (queue: Queue): Queue => queue;

/** Facts for rules that do not read them: the network works for every account. */
export const ANY_ACCOUNT = { accountId: "" } as const;
