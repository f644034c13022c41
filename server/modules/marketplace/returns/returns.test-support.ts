// Starts a network with a buyer who returns sales, and files, answers and decides returns.
import { listTold } from "../../../../test/support/told-events.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

export const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const NOTE = "Ada, ada.tester@example.com, said that she has an agent.";

/** What is stored of it. */
export const KEPT = "[name], [email], said that she has an agent.";

export const clock = { nowMs: AT_MS };

export let api: TestApi;
export let source: SourceTerms;
export let buyerId: string;

export let callers: {
  readonly buyer: Caller;
  readonly rival: Caller;
  readonly affiliate: Caller;
  readonly stranger: Caller;
  readonly admin: Caller;
  readonly adminKey: Caller;
};

export let people = 0;

/** A sale made now. */
export async function sell(): Promise<string> {
  people += 1;
  const known = (await api.database.pool.query<{ id: string }>("select id from sale")).rows.map(
    ({ id }) => id,
  );
  await post(api.market, source, postBody(people), () => clock.nowMs);
  const { rows } = await api.database.pool.query<{ id: string }>(
    "select id from sale where id <> all($1::uuid[])",
    [known],
  );
  return rows[0]?.id ?? "";
}

export const file = (
  saleId: string,
  caller: Caller = callers.buyer,
  key = `key-${saleId}`,
  body: object = {
    reason: "has_agent",
    note: NOTE,
    evidence: { on: new Date(clock.nowMs).toISOString().slice(0, 10) },
  },
) => api.call(caller, "POST", `/v1/sales/${saleId}/return`, body, { "idempotency-key": key });

export const filed = async (): Promise<{ id: string; sale_id: string }> =>
  (await file(await sell())).body;

export const answer = (id: string, text: string, caller: Caller = callers.affiliate) =>
  api.call(caller, "POST", `/v1/returns/${id}/answer`, { answer: text });

export const decide = (id: string, decision: string, caller: Caller = callers.admin) =>
  api.call(caller, "POST", `/v1/returns/${id}/decision`, { decision, note: "Read and weighed." });

export const balance = async (): Promise<number> =>
  (await api.call(callers.buyer, "GET", "/v1/wallet")).body.balance_cents;

export const events = async () => {
  await publishOutbox(api.database.pool, () => 0.5);
  return listTold(api.database.pool, "type like 'return%'");
};

/** Starts the network before the tests of a file and stops it after them. */
export function setUpReturns(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    source = await api.fixture.source();
    await api.database.pool.query(
      "insert into payable (account_id, balance_cents) values ($1, 0)",
      [source.affiliateId],
    );
    const other = await api.fixture.source();
    buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
    const rivalId = await api.fixture.advertiser("Oak Realty", 0);
    await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
    await api.market.catchUp();
    callers = {
      buyer: await api.keyOf(buyerId),
      rival: await api.keyOf(rivalId),
      affiliate: await api.keyOf(source.affiliateId),
      stranger: await api.keyOf(other.affiliateId),
      admin: await api.userOf(NETWORK_ID, "admin"),
      adminKey: await api.keyOf(NETWORK_ID),
    };
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    clock.nowMs = AT_MS;
    await publishOutbox(api.database.pool, () => 0.5);
    await api.database.pool.query("delete from event");
  });
}
