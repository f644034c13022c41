// Starts a network whose sales are returned with evidence, and makes such sales.
import { listTold } from "../../../../test/support/told-events.ts";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { yesterdayAt } from "../../../../test/support/when.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

export const AT_MS = yesterdayAt(18);
export const SECRET_NOTE = "Her neighbour Wilhelmina picked up";
export const clock = { nowMs: AT_MS };

export let api: TestApi;
export let source: SourceTerms;
export let buyerId: string;

export let callers: {
  readonly buyer: Caller;
  readonly rival: Caller;
  readonly affiliate: Caller;
  readonly admin: Caller;
};

let people = 0;

export async function sell(fields: Readonly<Record<string, unknown>> = {}): Promise<{
  readonly id: string;
  readonly lead_id: string;
  readonly person: Record<string, unknown>;
}> {
  people += 1;
  const person = postBody(people, fields);
  const known = (await api.database.pool.query<{ id: string }>("select id from sale")).rows.map(
    ({ id }) => id,
  );
  await post(api.market, source, person, () => clock.nowMs);
  const [sale] = (
    await api.database.pool.query<{ id: string; lead_id: string }>(
      "select id, lead_id from sale where id <> all($1::uuid[])",
      [known],
    )
  ).rows;
  if (sale === undefined) throw new Error("nothing was sold");
  return { ...sale, person };
}

export const file = (saleId: string, body: object, caller: Caller = callers.buyer) =>
  api.call(caller, "POST", `/v1/sales/${saleId}/return`, body, {
    "idempotency-key": `key-${saleId}`,
  });

export const read = async (caller: Caller, id: string) =>
  (await api.call(caller, "GET", `/v1/returns/${id}`)).body;

export const touch = (saleId: string, outcome: string, note?: string) =>
  api.call(callers.buyer, "POST", `/v1/sales/${saleId}/outcome`, {
    outcome,
    ...(note === undefined ? {} : { note }),
  });

export const balance = async (): Promise<number> =>
  (await api.call(callers.buyer, "GET", "/v1/wallet")).body.balance_cents;

export const told = async (): Promise<string[]> => {
  await publishOutbox(api.database.pool, () => 0.5);
  return (await listTold(api.database.pool, "type like 'return%'")).map(
    (row) => `${row.type} ${row.account_id === buyerId ? "buyer" : "affiliate"} ${row.body}`,
  );
};

/** Makes the history say that the buyer's campaign always had these criteria. */
export const hadCriteria = (criteria: Criteria) =>
  api.database.pool.query(
    "update campaign_history set document = jsonb_set(document, '{criteria}', $1::jsonb)",
    [JSON.stringify(criteria)],
  );

/**
 * Makes the sale look as if it were of the same person as another, which the duplicate check
 * normally prevents.
 */
export async function makeSamePerson(
  leadId: string,
  person: Record<string, unknown>,
): Promise<void> {
  const changed = await api.database.pool.query(
    "update lead_key set earlier = array_append(coalesce(earlier, '{}'), $1) where hash = $2",
    [leadId, Buffer.from(TEST_VAULT.hash("phone", `+1${String(person["phone"])}`), "hex")],
  );
  expect(changed.rowCount).toBe(1);
}

/** Starts the network before the tests of a file and stops it after them. */
export function setUpEvidence(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    source = await api.fixture.source({ unsoldRule: "list" });
    await api.database.pool.query(
      "insert into payable (account_id, balance_cents) values ($1, 0)",
      [source.affiliateId],
    );
    buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
    const rivalId = await api.fixture.advertiser("Oak Realty", 1_000_000);
    callers = {
      buyer: await api.keyOf(buyerId),
      rival: await api.keyOf(rivalId),
      affiliate: await api.keyOf(source.affiliateId),
      admin: await api.userOf(NETWORK_ID, "admin"),
    };
    const made = await api.call(callers.buyer, "PUT", `/v1/campaigns/${uuidv7(AT_MS)}`, {
      name: "Houses in Sacramento",
      criteria: {
        all: [
          { field: "state", in: ["CA"] },
          { field: "property_type", in: ["single_family"] },
        ],
      },
      exclusive_bid_cents: 5_000,
      contact_channels: ["call", "text", "email"],
    });
    if (made.status >= 300) throw new Error(made.text);
    await api.market.catchUp();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    clock.nowMs = AT_MS;
    await publishOutbox(api.database.pool, () => 0.5);
    await api.database.pool.query("delete from event");
  });
}
