// What a batch writes beside the leads themselves: sales and their transfers, counters, wallets, listings, keys.
import type { Counters } from "../../../domain/distribution/caps.ts";
import { nextStepAfter } from "../../../domain/distribution/listing.ts";
import { transfersForSale } from "../../../domain/ledger/transfer.ts";
import { bytesArray, plainArray, textArray } from "../../platform/db/array-literal.ts";
import type { MarketRules } from "./arrival.ts";
import type { Statement, SourceDay } from "./batch-read.store.ts";
import type { KeyChange } from "./claims.ts";
import { COUNTER_COLUMNS, counterColumns } from "./counters-row.ts";
import type { BookedSale, DecidedLead } from "./decided-lead.ts";

const COUNTER_TYPES = COUNTER_COLUMNS.map((column) => (column.endsWith("_leads") ? "integer" : "bigint"));
const SET_COUNTERS = COUNTER_COLUMNS.map((column) => `${column} = row.${column}`).join(", ");

function counterArrays(from: number): string {
  return COUNTER_TYPES.map((type, index) => `$${index + from}::${type}[]`).join(", ");
}

/** Sales with their split and their transfers. */
export function saleStatements(sales: readonly BookedSale[], networkId: string, soldAtMs: number): Statement[] {
  const transfers = sales.flatMap((sale) => transfersForSale({ ...sale, saleId: sale.id, networkId }));
  const owners = sales.flatMap((sale) => sale.id);
  return [
    {
      name: "sales",
      text: `insert into sale (id, lead_id, slot, mode, campaign_no, buyer_id, affiliate_id, source_id, bid_cents, price_cents, earning_cents, status, earning_status, sold_at, delivered_at)
        select id, lead_id, slot, mode, campaign_no, buyer_id, affiliate_id, source_id, bid_cents, price_cents, earning_cents, 'sold', 'pending', moment, moment
        from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[], $5::integer[], $6::uuid[], $7::uuid[], $8::uuid[], $9::bigint[], $10::bigint[], $11::bigint[])
          as row (id, lead_id, slot, mode, campaign_no, buyer_id, affiliate_id, source_id, bid_cents, price_cents, earning_cents),
          to_timestamp($12::bigint / 1000.0) as moment`,
      values: [
        plainArray(owners), plainArray(sales.map((sale) => sale.leadId)), plainArray(sales.map((sale) => sale.slot)), plainArray(sales.map((sale) => sale.mode)),
        plainArray(sales.map((sale) => sale.campaignNo)), plainArray(sales.map((sale) => sale.buyerId)), plainArray(sales.map((sale) => sale.affiliateId)),
        plainArray(sales.map((sale) => sale.sourceId)), plainArray(sales.map((sale) => sale.bidCents)), plainArray(sales.map((sale) => sale.priceCents)),
        plainArray(sales.map((sale) => sale.earningCents)), soldAtMs,
      ],
    },
    {
      name: "transfers",
      text: `insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner, amount_cents, at)
        select cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner, amount_cents, to_timestamp($8::bigint / 1000.0)
        from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::uuid[], $7::bigint[])
          as row (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner, amount_cents)`,
      values: [
        plainArray(transfers.map((transfer) => transfer.causeId)), plainArray(transfers.map((transfer) => transfer.kind)),
        plainArray(transfers.map((transfer) => transfer.debit.kind)), plainArray(transfers.map((transfer) => transfer.debit.ownerId)),
        plainArray(transfers.map((transfer) => transfer.credit.kind)), plainArray(transfers.map((transfer) => transfer.credit.ownerId)),
        plainArray(transfers.map((transfer) => transfer.amountCents)), soldAtMs,
      ],
    },
  ];
}

/** The counters after the batch, absolute: their rows are locked. */
export function counterStatement(counters: ReadonlyMap<number, Counters>): Statement {
  return {
    name: "counters",
    text: `update campaign_state set ${SET_COUNTERS} from unnest($1::integer[], ${counterArrays(2)}) as row (campaign_no, ${COUNTER_COLUMNS.join(", ")})
      where campaign_state.campaign_no = row.campaign_no`,
    values: [plainArray([...counters.keys()]), ...counterColumns([...counters.values()])],
  };
}

/** The counters per source; a row is made when a campaign first takes a lead from a source it limits. */
export function sourceCounterStatement(list: readonly { readonly campaignNo: number; readonly sourceId: string; readonly counters: Counters }[]): Statement {
  return {
    name: "source-counters",
    text: `insert into campaign_source_state (campaign_no, source_id, ${COUNTER_COLUMNS.join(", ")})
      select * from unnest($1::integer[], $2::uuid[], ${counterArrays(3)})
      on conflict (campaign_no, source_id) do update set ${COUNTER_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}`,
    values: [plainArray(list.map(({ campaignNo }) => campaignNo)), plainArray(list.map(({ sourceId }) => sourceId)), ...counterColumns(list.map(({ counters }) => counters))],
  };
}

/** What each wallet pays, taken off its locked row. */
export function walletStatement(spentByAccount: ReadonlyMap<string, bigint>): Statement {
  return {
    name: "wallets",
    text: `update wallet set balance_cents = balance_cents - row.spent from unnest($1::uuid[], $2::bigint[]) as row (account_id, spent)
      where wallet.account_id = row.account_id`,
    values: [plainArray([...spentByAccount.keys()]), plainArray([...spentByAccount.values()])],
  };
}

/** Leads that go on the marketplace, with their first price and when it falls. */
export function listingStatement(decided: readonly DecidedLead[], rules: MarketRules, listedAtMs: number): Statement | null {
  const listed = decided.flatMap(({ arrival, listing }) => (listing === null ? [] : [{ leadId: arrival.leadId, persons: arrival.content.personHashes, listing }]));
  if (listed.length === 0) return null;
  const step = nextStepAfter(rules.listing, 0);
  return {
    name: "listings",
    text: `insert into listing (lead_id, person_hash, other_person_hash, exclusive_price_cents, slot_price_cents, exclusive_start_cents, slot_start_cents, exclusive_floor_cents, slot_floor_cents, listed_at, next_price_at, ends_at)
      select lead_id, person_hash, other_person_hash, exclusive_start, slot_start, exclusive_start, slot_start, exclusive_floor, slot_floor,
        to_timestamp($6::bigint / 1000.0), to_timestamp($7::bigint / 1000.0), to_timestamp($8::bigint / 1000.0)
      from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $9::bytea[], $10::bytea[])
        as row (lead_id, exclusive_start, exclusive_floor, slot_start, slot_floor, person_hash, other_person_hash)`,
    values: [
      plainArray(listed.map(({ leadId }) => leadId)),
      plainArray(listed.map(({ listing }) => listing.exclusive?.startCents ?? null)), plainArray(listed.map(({ listing }) => listing.exclusive?.floorCents ?? null)),
      plainArray(listed.map(({ listing }) => listing.slot?.startCents ?? null)), plainArray(listed.map(({ listing }) => listing.slot?.floorCents ?? null)),
      listedAtMs, step === null ? null : listedAtMs + step, listedAtMs + rules.listing.endsAfterMs,
      bytesArray(listed.map(({ persons }) => persons[0] ?? null)), bytesArray(listed.map(({ persons }) => persons[1] ?? null)),
    ],
  };
}

/** Keys whose holder is not the one the claim inserted: taken over from an earlier lead, or given back. */
export function keyChangeStatements(changes: readonly KeyChange[], claimedAtMs: number): Statement[] {
  const held = changes.flatMap(({ hash, holder, earlier }) => (holder === null ? [] : [{ hash, holder, earlier }]));
  const released = changes.filter(({ holder, earlier }) => holder === null && earlier.length === 0);
  const earlierJson = ({ earlier }: (typeof held)[number]): string | null =>
    earlier.length === 0 ? null : JSON.stringify(earlier.map(({ leadId, affiliateId, side, claimedAtMs: at }) => ({ leadId, affiliateId, side, claimedAtMs: at })));
  const statements: Statement[] = [];
  if (held.length > 0) {
    statements.push({
      name: "keys-taken",
      text: `update lead_key set side = row.side, lead_id = row.lead_id, affiliate_id = row.affiliate_id, claimed_at = to_timestamp($6::bigint / 1000.0), earlier = row.earlier::json
        from unnest($1::bytea[], $2::text[], $3::uuid[], $4::uuid[], $5::text[]) as row (hash, side, lead_id, affiliate_id, earlier) where lead_key.hash = row.hash`,
      values: [
        bytesArray(held.map(({ hash }) => hash)), plainArray(held.map(({ holder }) => holder.content.facts.side)), plainArray(held.map(({ holder }) => holder.leadId)),
        plainArray(held.map(({ holder }) => holder.source.affiliateId)), textArray(held.map(earlierJson)), claimedAtMs,
      ],
    });
  }
  if (released.length > 0) {
    statements.push({ name: "keys-released", text: "delete from lead_key where hash = any($1::bytea[])", values: [bytesArray(released.map(({ hash }) => hash))] });
  }
  return statements;
}

export function sourceDayStatement(days: ReadonlyMap<string, SourceDay>): Statement {
  return {
    name: "source-days",
    text: `insert into source_state (source_id, day_start_ms, day_leads) select * from unnest($1::uuid[], $2::bigint[], $3::integer[])
      on conflict (source_id) do update set day_start_ms = excluded.day_start_ms, day_leads = excluded.day_leads`,
    values: [plainArray([...days.keys()]), plainArray([...days.values()].map(({ dayStartMs }) => dayStartMs)), plainArray([...days.values()].map(({ leads }) => leads))],
  };
}
