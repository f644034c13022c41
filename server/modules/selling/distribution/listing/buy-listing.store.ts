// Reads and locks the rows of a manual purchase: the lead and its listing, the buyer and its
// wallet.
import {
  CONSENT_AT_MS,
  LEAD_FACTS_COLUMNS,
  type LeadFactsRow,
  consentOf,
  factsOf,
} from "../decide/lead-facts.ts";
import { sellerNamePeriods } from "../../../network/seller-names/index.ts";
import type { SellerNamePeriod } from "../../../../../domain/sellers/seller-name.ts";
import type { ListedPrice } from "../../../../../domain/distribution/listing.ts";
import type { EarningTerms, AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import type { LeadFacts } from "../../../../../domain/lead/lead.ts";
import type { BuyerKind, LeadStatus, Tier } from "../../../../../domain/lead/vocabulary.ts";
import { cents } from "../../../../../domain/money/money.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import { leadEarningTerms } from "../commit/lead-earning.ts";
import { IS_OFFERED, IS_SELLER_SUSPENDED } from "./buyable.ts";

export interface ListingRow {
  readonly status: LeadStatus;
  /** It can be bought, but for its time. */
  readonly isOffered: boolean;
  /** The network suspended its affiliate or its source. */
  readonly isSuspended: boolean;
  readonly affiliateId: string;
  readonly sourceId: string;
  readonly facts: LeadFacts;
  readonly tier: Tier;
  readonly consent: AuctionLead["consent"];
  readonly consentAtMs: number;
  readonly earningTerms: EarningTerms;
  /** As agreed with the affiliate for this lead; null where the network's hold decides. */
  readonly agreedHoldDays: number | null;
  readonly affiliateSinceMs: number;
  readonly soldSlots: number;
  readonly saleSlots: number;
  readonly exclusive: ListedPrice | null;
  readonly slot: ListedPrice | null;
  readonly listedAtMs: number;
  readonly endsAtMs: number;
  readonly consumerHashes: readonly Buffer[];
  /** The database's clock, which decides when prices fall. */
  readonly databaseNowMs: number;
}

export interface BuyerRow {
  readonly accountId: string;
  readonly buyerKind: BuyerKind;
  readonly sellerNames: readonly SellerNamePeriod[];
  readonly licensedStates: readonly string[];
  readonly ownsPerson: boolean;
  readonly availableCents: bigint;
  /** As agreed with it; null where the network's own days hold. */
  readonly returnDays: number | null;
}

type LockedListing = LeadFactsRow & {
  readonly [column: string]: unknown;
  readonly status: LeadStatus;
  readonly affiliate_id: string;
  readonly source_id: string;
  readonly sold_slots: number;
  readonly sale_slots: number;
  readonly tier: Tier;
  readonly consent_scope: AuctionLead["consent"]["scope"];
  readonly consent_sellers: string;
  readonly consent_at_ms: number;
  readonly earning_share: number | null;
  readonly earning_flat_cents: bigint | null;
  readonly hold_days: number | null;
  readonly affiliate_since_ms: bigint;
  readonly exclusive_start_cents: bigint | null;
  readonly exclusive_floor_cents: bigint | null;
  readonly slot_start_cents: bigint | null;
  readonly slot_floor_cents: bigint | null;
  readonly listed_at_ms: bigint;
  readonly ends_at_ms: bigint;
  readonly consumer_hash: Buffer;
  readonly other_consumer_hash: Buffer | null;
  readonly now_ms: bigint;
  readonly is_offered: boolean;
  readonly is_suspended: boolean;
};

const LISTING = `
  select l.status, l.affiliate_id, l.source_id, l.sold_slots, l.sale_slots, l.tier, l.consent_scope,
    l.consent_sellers, ${CONSENT_AT_MS} as consent_at_ms, ${LEAD_FACTS_COLUMNS},
    l.earning_share, l.earning_flat_cents, l.hold_days,
    (extract(epoch from f.created_at) * 1000)::bigint as affiliate_since_ms,
    g.exclusive_start_cents, g.exclusive_floor_cents, g.slot_start_cents, g.slot_floor_cents,
    g.consumer_hash, g.other_consumer_hash,
    (extract(epoch from g.listed_at) * 1000)::bigint as listed_at_ms,
    (extract(epoch from g.ends_at) * 1000)::bigint as ends_at_ms,
    (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms,
    ${IS_OFFERED} as is_offered, ${IS_SELLER_SUSPENDED} as is_suspended
  from lead l
  join listing g on g.lead_id = l.id
  join zip z on z.zip_code = l.zip_code and z.state = l.state
  join account f on f.id = l.affiliate_id
  where l.id = $1
`;

/**
 * Locks the person's keys, since a batch may be selling the person to the same buyer for another
 * side, and the lead, which every sale of it locks first; then reads its listing. Null when it is
 * not listed.
 */
export async function lockListing(tx: Transaction, leadId: string): Promise<ListingRow | null> {
  // In one round trip: each statement runs when the previous one has its locks, and sees what was
  // committed until then.
  const [, , { rows }] = await Promise.all([
    tx.client.query({
      name: "buy-lock-person",
      text: `
        select k.hash
        from listing g
        join lead_key k on k.hash in (g.consumer_hash, g.other_consumer_hash)
        where g.lead_id = $1
        order by k.hash
        for no key update of k
      `,
      values: [leadId],
    }),
    tx.client.query({
      name: "buy-lock-lead",
      text: "select id from lead where id = $1 for no key update",
      values: [leadId],
    }),
    tx.client.query<LockedListing>({ name: "buy-listing", text: LISTING, values: [leadId] }),
  ]);
  const [row] = rows;
  return row === undefined ? null : listingOf(row);
}

function listingOf(row: LockedListing): ListingRow {
  const price = (start: bigint | null, floor: bigint | null): ListedPrice | null =>
    start === null || floor === null
      ? null
      : { startCents: cents(start), floorCents: cents(floor) };
  return {
    status: row.status,
    isOffered: row.is_offered,
    isSuspended: row.is_suspended,
    affiliateId: row.affiliate_id,
    sourceId: row.source_id,
    tier: row.tier,
    soldSlots: row.sold_slots,
    saleSlots: row.sale_slots,
    facts: factsOf(row),
    consent: consentOf(row),
    consentAtMs: row.consent_at_ms,
    earningTerms: leadEarningTerms(row),
    agreedHoldDays: row.hold_days,
    affiliateSinceMs: Number(row.affiliate_since_ms),
    exclusive: price(row.exclusive_start_cents, row.exclusive_floor_cents),
    slot: price(row.slot_start_cents, row.slot_floor_cents),
    listedAtMs: Number(row.listed_at_ms),
    endsAtMs: Number(row.ends_at_ms),
    databaseNowMs: Number(row.now_ms),
    consumerHashes:
      row.other_consumer_hash === null
        ? [row.consumer_hash]
        : [row.consumer_hash, row.other_consumer_hash],
  };
}

interface LockedBuyer {
  readonly buyer_kind: BuyerKind;
  readonly seller_names: readonly SellerNamePeriod[];
  readonly licensed_states: string[];
  readonly owns_person: boolean;
  readonly available_cents: bigint;
  readonly return_days: number | null;
}

const BUYER = `
  select b.buyer_kind, b.licensed_states, ${sellerNamePeriods("a.id")} as seller_names,
    w.balance_cents + w.credit_limit_cents - w.held_cents as available_cents,
    (t.document ->> 'return_days')::int as return_days,
    exists (select from exclusion o where o.account_id = a.id and o.hash = any($2::bytea[]))
      or exists (
        select from lead_key k
        join sale s on s.lead_id = any(array_prepend(k.lead_id, k.earlier)) and s.buyer_id = a.id
        where k.hash = any($2::bytea[])
      ) as owns_person
  from account a
  join advertiser b on b.account_id = a.id
  join wallet w on w.account_id = a.id
  left join account_terms t on t.account_id = a.id and t.until_at is null
  where a.id = $1 and a.status = 'active'
`;

/** Locks the buyer's wallet and reads the buyer. Null when it is not an active advertiser. */
export async function lockBuyer(
  tx: Transaction,
  accountId: string,
  consumerHashes: readonly Buffer[],
): Promise<BuyerRow | null> {
  const [, { rows }] = await Promise.all([
    tx.client.query({
      name: "buy-lock-wallet",
      text: "select account_id from wallet where account_id = $1 for no key update",
      values: [accountId],
    }),
    tx.client.query<LockedBuyer>({
      name: "buy-buyer",
      text: BUYER,
      values: [accountId, consumerHashes],
    }),
  ]);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        accountId,
        buyerKind: row.buyer_kind,
        sellerNames: row.seller_names,
        licensedStates: row.licensed_states,
        ownsPerson: row.owns_person,
        availableCents: row.available_cents,
        returnDays: row.return_days,
      };
}
