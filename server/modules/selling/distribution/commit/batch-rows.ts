// Builds the rows that a batch writes, table by table: which field of a decision goes into which
// column.
import type { Counters } from "../../../../../domain/distribution/caps.ts";
import type { CapacityUse } from "../../../../../domain/distribution/capacity-use.ts";
import type { Transfer } from "../../../../../domain/ledger/transfer.ts";
import {
  type Fields,
  RowArray,
  bigint,
  bytes,
  hex,
  integer,
  loadRowType,
  moment,
  smallint,
  text,
  uuid,
  uuids,
} from "../../../../platform/db/row-array.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { DB } from "../../../../platform/db/schema.d.ts";
import type { Sealed } from "../../../../platform/crypto/contact-vault.ts";
import {
  type Arrival,
  type DistributionSettings,
  type SellableArrival,
  isSellable,
} from "../arrive/arrival.ts";
import type { KeyChange } from "../arrive/resolve-duplicates.ts";
import { counterFields } from "../state/counters-row.ts";
import type { RecordedSale, ListedLead } from "../decide/decided-lead.ts";
import { type Finding, LEAD_FIELDS } from "./stored-lead.store.ts";

/** An arrival's claim on one of its identity hashes. */
export interface KeyClaim {
  readonly hash: string;
  readonly arrival: SellableArrival;
}

const KEY_FIELDS: Fields<"lead_key", KeyClaim> = {
  hash: hex(({ hash }) => hash),
  lead_id: uuid(({ arrival }) => arrival.leadId),
};

/** A key that passes to another lead; the leads that had it before stay with it. */
export type KeyTaken = KeyChange & { readonly holder: SellableArrival };

const KEY_TAKEN_FIELDS: Fields<"lead_key", KeyTaken> = {
  hash: hex(({ hash }) => hash),
  lead_id: uuid(({ holder }) => holder.leadId),
  earlier: uuids(({ earlierIds }) => (earlierIds.length === 0 ? null : earlierIds)),
};

/** A lead whose sealed data is stored. */
export interface SealedLead {
  readonly arrival: Arrival;
  readonly sealed: Sealed;
  /** When the data is deleted; null while the lead may be sold, or is sold. */
  readonly forgetAtMs: number | null;
}

/**
 * What is stored sealed: of a decided lead all of it; of a post with refused fields what came in
 * those. Nothing of other refused leads and of duplicates.
 */
export function sealedLeads(
  findings: readonly Finding[],
  { unsoldContactMs }: Pick<DistributionSettings, "unsoldContactMs">,
): readonly SealedLead[] {
  const list: SealedLead[] = [];
  for (const finding of findings) {
    if (finding.kind === "decided") {
      const { arrival, outcome } = finding.decided;
      const forgetAtMs =
        outcome.status === "rejected" ? arrival.receivedAtMs + unsoldContactMs : null;
      list.push({ arrival, sealed: arrival.content.sealed, forgetAtMs });
    } else if (finding.kind === "refused" && !isSellable(finding.arrival)) {
      const { arrival } = finding;
      const { sealed } = finding.arrival.content;
      const forgetAtMs = arrival.receivedAtMs + unsoldContactMs;
      if (sealed !== null) list.push({ arrival, sealed, forgetAtMs });
    }
  }
  return list;
}

const PRIVATE_FIELDS: Fields<"lead_private", SealedLead> = {
  lead_id: uuid(({ arrival }) => arrival.leadId),
  key_salt: bytes(({ sealed }) => sealed.salt),
  sealed: bytes(({ sealed }) => sealed.sealed),
  forget_at: moment(({ forgetAtMs }) => forgetAtMs),
};

const SALE_FIELDS: Fields<"sale", RecordedSale> = {
  id: uuid(({ id }) => id),
  lead_id: uuid(({ leadId }) => leadId),
  slot: smallint(({ slot }) => slot),
  mode: text(({ mode }) => mode),
  campaign_no: integer(({ campaignNo }) => campaignNo),
  buyer_id: uuid(({ buyerId }) => buyerId),
  affiliate_id: uuid(({ affiliateId }) => affiliateId),
  source_id: uuid(({ sourceId }) => sourceId),
  bid_cents: bigint(({ bidCents }) => bidCents),
  price_cents: bigint(({ priceCents }) => priceCents),
  earning_cents: bigint(({ earningCents }) => earningCents),
  return_days: smallint(({ returnDays }) => returnDays),
  hold_days: smallint(({ holdDays }) => holdDays),
  status: text(() => "sold"),
  earning_status: text(() => "pending"),
};

const TRANSFER_FIELDS: Fields<"transfer", Transfer> = {
  cause_id: uuid(({ causeId }) => causeId),
  kind: text(({ kind }) => kind),
  debit_kind: text(({ debit }) => debit.kind),
  debit_owner: uuid(({ debit }) => debit.ownerId),
  credit_kind: text(({ credit }) => credit.kind),
  credit_owner: uuid(({ credit }) => credit.ownerId),
  amount_cents: bigint(({ amountCents }) => amountCents),
};

const LISTING_FIELDS: Fields<"listing", ListedLead> = {
  lead_id: uuid(({ leadId }) => leadId),
  consumer_hash: hex(({ consumerHashes }) => consumerHashes[0]),
  other_consumer_hash: hex(({ consumerHashes }) => consumerHashes[1]),
  exclusive_price_cents: bigint(({ prices }) => prices.exclusive?.startCents),
  exclusive_start_cents: bigint(({ prices }) => prices.exclusive?.startCents),
  exclusive_floor_cents: bigint(({ prices }) => prices.exclusive?.floorCents),
  slot_price_cents: bigint(({ prices }) => prices.slot?.startCents),
  slot_start_cents: bigint(({ prices }) => prices.slot?.startCents),
  slot_floor_cents: bigint(({ prices }) => prices.slot?.floorCents),
  listed_at: moment(({ listedAtMs }) => listedAtMs),
  next_price_at: moment(({ nextPriceAtMs }) => nextPriceAtMs),
  ends_at: moment(({ endsAtMs }) => endsAtMs),
};

/** What each campaign takes, per cap window. */
const TAKE_FIELDS: Fields<"campaign_state", CapacityUse> = {
  campaign_no: integer(({ campaignNo }) => campaignNo),
  ...counterFields<CapacityUse>({
    startMs: ({ moment: { starts } }, window) => starts[window],
    leads: ({ leads }) => leads,
    cents: ({ cents }) => cents,
  }),
};

/** The maximum that each campaign's counters may reach. */
const MOST_FIELDS: Fields<"campaign_state", CapacityUse> = {
  campaign_no: integer(({ campaignNo }) => campaignNo),
  ...counterFields<CapacityUse>({
    startMs: () => null,
    leads: ({ limits }, window) => limits.leads[window],
    cents: ({ limits }, window) => limits.cents[window],
  }),
};

/** The counters of a campaign for one source. */
export interface CampaignSourceCounters {
  readonly campaignNo: number;
  readonly sourceId: string;
  readonly counters: Counters;
}

const SOURCE_STATE_FIELDS: Fields<"campaign_source_state", CampaignSourceCounters> = {
  campaign_no: integer(({ campaignNo }) => campaignNo),
  source_id: uuid(({ sourceId }) => sourceId),
  ...counterFields<CampaignSourceCounters>({
    startMs: ({ counters }, window) => counters[window].startMs,
    leads: ({ counters }, window) => counters[window].leads,
    cents: ({ counters }, window) => counters[window].cents,
  }),
};

/** One encoder for each table that batches write. */
export interface BatchRows {
  readonly leads: RowArray<Finding>;
  readonly privates: RowArray<SealedLead>;
  readonly keys: RowArray<KeyClaim>;
  readonly keysTaken: RowArray<KeyTaken>;
  readonly sales: RowArray<RecordedSale>;
  readonly transfers: RowArray<Transfer>;
  readonly listings: RowArray<ListedLead>;
  readonly takes: RowArray<CapacityUse>;
  readonly most: RowArray<CapacityUse>;
  readonly sourceCounters: RowArray<CampaignSourceCounters>;
}

/**
 * Reads the tables' row types. They change with their tables: a statement that meets a different
 * row type fails with 42804.
 */
export async function loadBatchRows(client: Queryable): Promise<BatchRows> {
  const rowsOf = async <Table extends keyof DB & string, Row>(
    table: Table,
    fields: Fields<Table, Row>,
  ): Promise<RowArray<Row>> => new RowArray<Row>(await loadRowType(client, table), fields);
  return {
    leads: await rowsOf("lead", LEAD_FIELDS),
    privates: await rowsOf("lead_private", PRIVATE_FIELDS),
    keys: await rowsOf("lead_key", KEY_FIELDS),
    keysTaken: await rowsOf("lead_key", KEY_TAKEN_FIELDS),
    sales: await rowsOf("sale", SALE_FIELDS),
    transfers: await rowsOf("transfer", TRANSFER_FIELDS),
    listings: await rowsOf("listing", LISTING_FIELDS),
    takes: await rowsOf("campaign_state", TAKE_FIELDS),
    most: await rowsOf("campaign_state", MOST_FIELDS),
    sourceCounters: await rowsOf("campaign_source_state", SOURCE_STATE_FIELDS),
  };
}
