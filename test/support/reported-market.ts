// Creates a small network with sales over several days around a clock change, for tests of figures,
// and reads its rows as plain objects.
import type pg from "pg";
import { inTransaction } from "../../server/platform/db/transaction.ts";
import { approveReturn } from "../../server/modules/marketplace/returns/index.ts";
import { type Caller, TestApi } from "./api.ts";
import { NETWORK_ID, post, postBody } from "./market.ts";
import { HOUR_MS } from "../../domain/time.ts";

/** The first lead; one follows every two hours. */
export const TRADE_FROM_MS = Date.parse("2026-10-24T05:30:00Z");
const LEADS = 110;
/** After the last lead. */
export const TRADE_TO_MS = TRADE_FROM_MS + LEADS * 2 * HOUR_MS;
export const MARKET_ZONE = "America/New_York";

export interface ReportedMarket {
  readonly api: TestApi;
  readonly clock: { nowMs: number };
  readonly admin: Caller;
  readonly buyers: readonly { readonly id: string; readonly caller: Caller }[];
  readonly affiliates: readonly {
    readonly id: string;
    readonly sourceIds: readonly string[];
    readonly caller: Caller;
  }[];
}

/**
 * Starts it: two buyers, two affiliates with three sources, leads of two states with some refused
 * and some duplicates, and two returns.
 */
export async function startReportedMarket(): Promise<ReportedMarket> {
  const clock = { nowMs: TRADE_FROM_MS };
  const now = (): number => clock.nowMs;
  const api = await TestApi.start(now);
  const {
    fixture,
    database: { pool },
    market,
  } = api;
  await pool.query("update account set time_zone = $1", [MARKET_ZONE]);
  const first = await fixture.source({ unsoldRule: "list" });
  const second = await fixture.sourceOf(first.affiliateId, { unsoldRule: "reject" });
  const third = await fixture.source({
    unsoldRule: "list",
    earningTerms: { kind: "share", share: 6_500 },
  });
  const buyerIds = [
    await fixture.advertiser("Elm Realty", 5_000_000),
    await fixture.advertiser("Oak Realty", 5_000_000),
  ];
  await pool.query("update account set time_zone = $1", [MARKET_ZONE]);
  for (const id of [first.affiliateId, third.affiliateId])
    await pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [id]);
  const [elm = "", oak = ""] = buyerIds;
  await fixture.campaign({
    accountId: elm,
    exclusiveCents: 5_100,
    criteria: { field: "state", in: ["CA"] },
  });
  await fixture.campaign({
    accountId: elm,
    sharedCents: 2_003,
    criteria: { field: "side", in: ["buyer"] },
  });
  await fixture.campaign({
    accountId: oak,
    sharedCents: 1_901,
    criteria: { field: "side", in: ["buyer"] },
  });
  await market.catchUp();
  for (let index = 0; index < LEADS; index += 1) {
    clock.nowMs = TRADE_FROM_MS + index * 2 * HOUR_MS;
    const source = [first, second, third][index % 3] ?? first;
    const person = index % 11 === 10 ? index - 3 : index;
    const place = person % 2 === 0 ? "95838" : "78701";
    const consent = index % 13 === 12 ? { consent: false } : {};
    await post(
      market,
      source,
      postBody(person, { zip_code: place, side: person % 5 < 3 ? "seller" : "buyer", ...consent }),
      now,
    );
  }
  clock.nowMs = TRADE_TO_MS;
  const { rows } = await pool.query<{ id: string }>("select id from sale order by id desc limit 9");
  for (const { id } of [rows[2], rows[8]].filter((row) => row !== undefined)) {
    await inTransaction(pool, (tx) =>
      approveReturn(tx, {
        saleId: id,
        reason: "has_agent",
        filedAtMs: TRADE_TO_MS,
        decidedAtMs: TRADE_TO_MS,
        networkId: NETWORK_ID,
      }),
    );
  }
  const callerOf = async (id: string) => ({ id, caller: await api.keyOf(id) });
  return {
    api,
    clock,
    admin: await api.keyOf(NETWORK_ID),
    buyers: [await callerOf(elm), await callerOf(oak)],
    affiliates: [
      { ...(await callerOf(first.affiliateId)), sourceIds: [first.id, second.id] },
      { ...(await callerOf(third.affiliateId)), sourceIds: [third.id] },
    ],
  };
}

export interface PlainLead {
  readonly id: string;
  readonly affiliate_id: string;
  readonly source_id: string;
  readonly received_at: Date;
  readonly answer_status: string;
  readonly reason_code: string | null;
  readonly sold_slots: number;
  readonly state: string | null;
}

export interface PlainSale {
  readonly id: string;
  readonly lead_id: string;
  readonly buyer_id: string;
  readonly affiliate_id: string;
  readonly source_id: string;
  readonly campaign_no: number | null;
  readonly status: string;
  readonly sold_at: Date;
  readonly price_cents: bigint;
  readonly earning_cents: bigint;
}

/** All rows, to be summed in a test. */
export async function plainRows(
  pool: pg.Pool,
): Promise<{ readonly leads: readonly PlainLead[]; readonly sales: readonly PlainSale[] }> {
  return {
    leads: (await pool.query<PlainLead>("select * from lead")).rows,
    sales: (await pool.query<PlainSale>("select * from sale")).rows,
  };
}

export const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => bigint): number =>
  Number(rows.reduce((total, row) => total + read(row), 0n));
