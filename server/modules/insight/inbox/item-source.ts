// What a query of a queue is made from.
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import type { CampaignStop } from "../../demand/campaigns/index.ts";

/** Puts a value into a statement: returns its placeholder. */
export type Bind = (value: unknown) => string;

/** What rules of the domain say at the moment, which no row states. */
export interface InboxFacts {
  /** "CA broker": unconfirmed licenses with which a buyer may buy already. */
  readonly openClaims: readonly string[];
  /** The day in the network's time zone, "2026-03-04". */
  readonly today: string;
  readonly stops: readonly CampaignStop[];
  /** Accounts whose wallet covers the bid of none of their campaigns. */
  readonly emptyWallets: readonly string[];
}

/**
 * The query of a queue's items, one row each: id, account_id, lead_id, since, deadline,
 * amount_cents, word, name, count, and first_person, who may not act a second time. What a queue
 * does not have is null.
 */
export type ItemSource = (bind: Bind, facts: InboxFacts) => string;

export type ItemSources = Readonly<Record<InboxKind, ItemSource>>;
