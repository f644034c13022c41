// Has something of every kind wait for the people of the network, and settles it.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import {
  api,
  buyer,
  buyerId,
  clock,
  join,
  listInbox,
  now,
  owner,
  run,
  source,
} from "./inbox.test-support.ts";

/** So that each person and each name is a new one. */
let people = 0;

/** The sale of a lead that the buyer just bought. */
export async function sell(): Promise<{ readonly id: string; readonly lead_id: string }> {
  people += 1;
  // Two sales of one moment have no order.
  clock.nowMs += 1_000;
  await post(api.market, source, postBody(people), () => clock.nowMs);
  const { rows } = await run("select id, lead_id from sale order by sold_at desc, id desc limit 1");
  return rows[0];
}

/** A seller name of the buyer that waits. */
export async function claimName(name: string): Promise<string> {
  const { status, body } = await api.call(buyer, "POST", "/v1/seller-names", { name });
  expect(status).toBe(200);
  return body.id;
}

/** Each of another subject: a rule has one open alert of each. */
async function openAlert(): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into alert (id, kind, subject_kind, subject_id, account_id, opened_at, last_seen_at,
       told, told_at, evidence)
     values ($1, 'queue_age', 'queue', $4, $2, $3, $3, 'opened', $3, '{}')`,
    [id, NETWORK_ID, now(), `emails of ${id}`],
  );
  return id;
}

async function apply(): Promise<string> {
  const id = await api.fixture.advertiser("New Realty", 0);
  await run("update account set status = 'pending' where id = $1", [id]);
  await run(
    `insert into account_application (account_id, turn, sent_at, updated_at)
     values ($1, 'network', $2, $2)`,
    [id, now()],
  );
  return id;
}

/** Each for another state: confirming one ends the others of its state. */
const STATES = ["NV", "AZ", "OR", "UT", "ID", "MT", "WY", "CO", "NM", "TX", "OK", "KS", "NE", "SD"];

async function claimLicense(): Promise<string> {
  const id = randomUUID();
  people += 1;
  await run(
    `insert into license (id, account_id, us_state, kind, number, claimed_at)
     values ($1, $2, $3, 'broker', '7', $4)`,
    [id, buyerId, STATES[people % STATES.length], now()],
  );
  return id;
}

async function requestPayout(): Promise<string> {
  const id = randomUUID();
  const { affiliateId } = await api.fixture.source();
  await run(
    `insert into payout (id, affiliate_id, amount_cents, status, requested_by, requested_at)
     values ($1, $2, 5000, 'requested', 'weekly', $3)`,
    [id, affiliateId, now()],
  );
  return id;
}

/** Made by another person than the owner, who may then approve it. */
async function enterCredit(): Promise<string> {
  const { status, body } = await api.call(
    await join("finance", "Fay Finance"),
    "POST",
    `/v1/accounts/${buyerId}/manual-entries`,
    { kind: "goodwill", amount_cents: 2_000, reason: "Agreed on the phone" },
    { "idempotency-key": randomUUID() },
  );
  expect(status).toBe(200);
  return body.id;
}

/** Filed, and answered by the affiliate: the network's turn. */
async function escalateReturn(): Promise<string> {
  const { id } = await sell();
  const filed = await api.call(
    buyer,
    "POST",
    `/v1/sales/${id}/return`,
    {
      reason: "has_agent",
      note: "Has an agent.",
      evidence: { on: now().toISOString().slice(0, 10) },
    },
    { "idempotency-key": randomUUID() },
  );
  expect(filed.status).toBe(200);
  const affiliate = await api.userOf(source.affiliateId, "affiliate");
  const path = `/v1/returns/${filed.body.id}/answer`;
  expect((await api.call(affiliate, "POST", path, { answer: "No agent." })).status).toBe(200);
  return filed.body.id;
}

/** A lead that no campaign buys, which the owner holds back from buyers. */
async function quarantine(): Promise<string> {
  people += 1;
  clock.nowMs += 1_000;
  const unsold = await api.fixture.source({ unsoldRule: "list", reserveExclusiveCents: 10_000 });
  await post(api.market, unsold, postBody(people), () => clock.nowMs);
  const { rows } = await run("select id from lead where source_id = $1", [unsold.id]);
  const { id } = rows[0];
  // The listing's time is the database's, whose clock is another one here.
  await run("update listing set ends_at = now() + interval '1 day' where lead_id = $1", [id]);
  const held = await api.call(owner, "POST", `/v1/listings/${id}/quarantine`, {
    reason: "The number belongs to another person.",
  });
  expect(held.status).toBe(200);
  return id;
}

async function release(id: string): Promise<void> {
  clock.nowMs += 1_000;
  expect((await api.call(owner, "POST", `/v1/listings/${id}/release`)).status).toBe(204);
}

/** A destination of the buyer with a delivery that failed. */
async function failDelivery(): Promise<string> {
  const id = randomUUID();
  const sale = await sell();
  await run(
    `insert into destination (id, account_id, name, kind, settings, secret_salt, secret_sealed,
       fall_back_after_minutes, status, created_at, updated_at)
     values ($1, $2, 'Our CRM', 'webhook', '{}', '', '', 0, 'active', $3, $3)`,
    [id, buyerId, now()],
  );
  await run(
    `insert into delivery (id, destination_id, sale_id, lead_id, route, place, at, status, tries,
       log, ended_at)
     values ($1, $2, $3, $4, 0, 0, $5, 'failed', 8, '[]', $5)`,
    [randomUUID(), id, sale.id, sale.lead_id, now()],
  );
  return id;
}

/** A consumer who asks for no contact. */
async function fileRequest(): Promise<string> {
  people += 1;
  clock.nowMs += 1_000;
  const asked = { kind: "no_contact", email: `asks${people}@example.com` };
  const { status, body } = await api.call(owner, "POST", "/v1/consumer-requests", asked);
  expect(status).toBe(200);
  return body.id;
}

async function poorBuyer(balanceCents: number, states?: readonly string[]) {
  const limits = states === undefined ? {} : { states };
  const accountId = await api.fixture.advertiser("Poor Realty", balanceCents, limits);
  const no = await api.fixture.campaign({ accountId, exclusiveCents: 900 });
  const { rows } = await run("select id from campaign where no = $1", [no]);
  return { accountId, campaignId: String(rows[0].id) };
}

async function approve(path: string, body?: object): Promise<void> {
  clock.nowMs += 1_000;
  const { status, text } = await api.call(owner, "POST", path, body);
  expect([status, text]).toEqual([200, expect.anything()]);
}

export interface Kind {
  readonly kind: InboxKind;
  /** Has something wait; returns its item's id. */
  readonly arise: () => Promise<string>;
  /** Does its work where it is done. */
  readonly settle: (id: string) => Promise<unknown>;
}

/** How an item of every kind arises and is settled, by the API where the product has it. */
export const KINDS: readonly Kind[] = [
  {
    kind: "alert",
    arise: openAlert,
    settle: (id) =>
      run("update alert set closed_at = $2, closed_because = 'well' where id = $1", [id, now()]),
  },
  {
    kind: "application",
    arise: apply,
    settle: (id) => approve(`/v1/accounts/${id}/status`, { status: "active" }),
  },
  {
    kind: "consumer_request",
    arise: fileRequest,
    settle: (id) => approve(`/v1/consumer-requests/${id}/carry-out`),
  },
  {
    kind: "license",
    arise: claimLicense,
    settle: (id) => approve(`/v1/licenses/${id}/decision`, { decision: "confirm" }),
  },
  {
    kind: "seller_name",
    arise: () => claimName(`Name ${(people += 1)} Homes`),
    settle: (id) => approve(`/v1/seller-names/${id}/decision`, { decision: "approve" }),
  },
  {
    kind: "payout",
    arise: requestPayout,
    settle: (id) =>
      run("update payout set status = 'cancelled', ended_at = $2 where id = $1", [id, now()]),
  },
  {
    kind: "manual_entry",
    arise: enterCredit,
    settle: (id) => approve(`/v1/manual-entries/${id}/decision`, { decision: "approve" }),
  },
  {
    kind: "return",
    arise: escalateReturn,
    settle: (id) =>
      approve(`/v1/returns/${id}/decision`, { decision: "decline", note: "Read and weighed." }),
  },
  {
    kind: "quarantined_lead",
    arise: quarantine,
    settle: release,
  },
  {
    kind: "failed_delivery",
    arise: failDelivery,
    settle: (id) =>
      run(
        `update delivery set status = 'waiting', ended_at = null, next_at = $2
         where destination_id = $1`,
        [id, now()],
      ),
  },
  {
    kind: "stopped_campaign",
    arise: async () => (await poorBuyer(100_000, [])).campaignId,
    settle: (id) => run("update campaign set status = 'paused' where id = $1", [id]),
  },
  {
    kind: "empty_wallet",
    arise: async () => (await poorBuyer(899)).accountId,
    settle: (id) => run("update wallet set balance_cents = 900 where account_id = $1", [id]),
  },
];

/** An item of the kind that waits, as the inbox lists it. */
export async function waiting(kind: InboxKind): Promise<InboxItem> {
  const id = await KINDS.find((one) => one.kind === kind)?.arise();
  const item = (await listInbox(owner, `kind,eq,${kind}`)).find((one) => one.id === id);
  if (item === undefined) throw new Error(`the inbox does not list the new ${kind}`);
  return item;
}
