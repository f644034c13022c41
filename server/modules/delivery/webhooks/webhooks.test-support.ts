// Starts a network with a buyer whose own system receives webhooks.
import { DAY_MS } from "../../../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../../../domain/attempts/attempt.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { TEST_WEBHOOK_VAULT } from "../../../../test/support/test-vaults.ts";
import { Receiver } from "../../../../test/support/receiver.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { createOutboundCall } from "../../../platform/http/outbound-call.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createWebhookJobs } from "./webhooks.jobs.ts";

export let api: TestApi;

export const clock = { nowMs: Date.now() };

export let buyer: Caller;
export let agent: Caller;
export let stranger: Caller;
export let affiliate: Caller;
export let admin: Caller;
export let posting: Caller;
export let system: Receiver;
let jobs: Ticker | null = null;
let person = 0;

export const publish = () => publishOutbox(api.database.pool, () => 0.5);

export const work = (): void => {
  jobs = createWebhookJobs({
    pool: api.database.pool,
    vault: TEST_WEBHOOK_VAULT,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 30_000 }),
    holderId: uuidv7(clock.nowMs),
    now: () => clock.nowMs,
    random: () => 0,
    keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
    onError: (error) => {
      throw error;
    },
  });
  jobs.start();
};

interface Made {
  readonly id: string;
  readonly secret: string;
}

export async function make(document: object = {}): Promise<Made> {
  const { status, body, text } = await api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
    address: `${system.origin}/hook`,
    events: ["lead_bought", "webhook_off"],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return {
    id: body.id,
    secret: (await api.call(buyer, "POST", `/v1/webhooks/${body.id}/secret`)).body.secret,
  };
}

/** Sells a lead to the buyer and publishes the event. */
export async function sell(): Promise<Record<string, unknown>> {
  person += 1;
  const body = postBody(person);
  const { body: answer } = await api.call(posting, "POST", "/v1/leads", body);
  expect(answer).toMatchObject({ status: "accepted", sale: "exclusive" });
  await publish();
  return { ...body, leadId: answer.lead.id };
}

export const messagesOf = async ({ id }: Made) =>
  (await api.call(buyer, "GET", `/v1/webhook-messages?where=webhook_id,eq,${id}`)).body.items;

export const settled = async (
  webhook: Made,
  isSo: (messages: readonly ReturnType<typeof JSON.parse>[]) => boolean,
): Promise<void> => {
  await expect
    .poll(async () => isSo(await messagesOf(webhook)), { timeout: 60_000, interval: 50 })
    .toBe(true);
};

/** Starts the network and the buyer's system before the tests of a file. */
export function setUpWebhooks(): void {
  beforeAll(async () => {
    clock.nowMs = Date.now();
    person = 0;
    system = await Receiver.open();
    api = await TestApi.start(() => clock.nowMs);
    const source = await api.fixture.source({ unsoldRule: "list" });
    affiliate = await api.keyOf(source.affiliateId);
    posting = await api.sourceKey(source.id);
    const buyerId = await api.fixture.advertiser("Ruiz Realty", 10_000_000);
    buyer = await api.keyOf(buyerId);
    agent = await api.userOf(buyerId, "advertiser", "agent");
    stranger = await api.keyOf(await api.fixture.advertiser("Other Realty", 0));
    admin = await api.keyOf(NETWORK_ID);
    await api.fixture.campaign({
      accountId: buyerId,
      exclusiveCents: 4_000,
      criteria: { field: "side", in: ["seller"] },
    });
  });
  beforeEach(async () => {
    clock.nowMs = Date.now();
    await publish();
    await api.database.pool.query("delete from webhook");
    system.reset();
  });
  afterEach(async () => {
    await jobs?.stop();
    jobs = null;
  });
  afterAll(async () => {
    system.close();
    await api.stop();
  });
}
