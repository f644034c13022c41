// Writes the rows of new accounts.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { BuyerKind, TrafficKind } from "../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { openAffiliateTerms, openBuyerTerms } from "../terms/index.ts";
import { recordAdvertiser } from "./advertiser-history.store.ts";

/** Writes an account; an advertiser's or affiliate's own facts follow by a call of their own. */
export async function insertAccount(
  db: Queryable,
  account: {
    readonly id: string;
    readonly kind: "advertiser" | "affiliate";
    readonly name: string;
    readonly status: Extract<AccountStatus, "pending" | "active">;
    readonly timeZone: string;
    readonly at: Date;
  },
): Promise<void> {
  await db.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [account.id, account.kind, account.name, account.status, account.timeZone, account.at],
  );
}

export interface NewBuyer {
  readonly accountId: string;
  readonly kind: BuyerKind;
  readonly at: Date;
}

/** Writes the advertiser. It has no seller name and no license yet. */
export async function insertAdvertiser(db: Queryable, buyer: NewBuyer): Promise<void> {
  await db.query(
    `insert into advertiser (account_id, buyer_kind, licensed_states, bid_modifier)
     values ($1, $2, '{}', 10000)`,
    [buyer.accountId, buyer.kind],
  );
  await openBuyerTerms(db, buyer.accountId, buyer.at);
  await recordAdvertiser(db, buyer.accountId, buyer.at);
}

export interface NewAffiliate {
  readonly accountId: string;
  /** What it earns of each sale, in basis points. */
  readonly share: number;
  /** Where most of its leads come from, by its own word. */
  readonly trafficKind: TrafficKind | null;
  readonly at: Date;
}

/** Writes the affiliate with its first terms. */
export async function insertAffiliate(db: Queryable, affiliate: NewAffiliate): Promise<void> {
  const { accountId, share, trafficKind, at } = affiliate;
  await db.query("insert into affiliate (account_id, traffic_kind) values ($1, $2)", [
    accountId,
    trafficKind,
  ]);
  await openAffiliateTerms(db, accountId, share, at);
}
