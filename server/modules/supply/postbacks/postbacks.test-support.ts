// Starts a network with an affiliate whose own system receives postbacks.
import { DAY_MS } from "../../../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../../../domain/attempts/attempt.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";
import { Receiver } from "../../../../test/support/receiver.ts";
import { yesterdayAt } from "../../../../test/support/when.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { createOutboundCall } from "../../../platform/http/outbound-call.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createPostbackJobs } from "./postbacks.jobs.ts";

const HOOK =
  "{event}?cid={click_id}&s={sub1}&lead={lead_id}&p={payout}&c={payout_cents}&id={event_id}" +
  "&t={time}&st={status}&r={reason_code}&src={source}";

export let api: TestApi;

export const clock = { nowMs: yesterdayAt(18) };

export let affiliateId: string;
export let affiliate: Caller;
export let buyer: Caller;
export let sourceId: string;
let posting: Caller;
export let system: Receiver;
let jobs: Ticker | null = null;
export let person = 0;

export const make = async (document: object = {}) => {
  const { status, body, text } = await api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
    address: `${system.origin}/${HOOK}`,
    events: ["accepted", "sold", "returned", "paid"],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return body as { readonly id: string };
};

export const post = async (change: object = {}) => {
  person += 1;
  return (
    await api.call(posting, "POST", "/v1/leads", {
      ...postBody(person),
      click_id: `c-${person}`,
      sub1: "a&b",
      ...change,
    })
  ).body;
};

export const publish = () => publishOutbox(api.database.pool, () => 0.5);

export const work = (timeoutMs = 30_000): void => {
  jobs = createPostbackJobs({
    pool: api.database.pool,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs }),
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

export const callsOf = async ({ id }: { readonly id: string }) =>
  (await api.call(affiliate, "GET", `/v1/postback-messages?where=postback_id,eq,${id}`)).body.items;

export const settled = async (
  postback: { readonly id: string },
  isSo: (calls: readonly ReturnType<typeof JSON.parse>[]) => boolean,
): Promise<void> => {
  await expect
    .poll(async () => isSo(await callsOf(postback)), { timeout: 60_000, interval: 50 })
    .toBe(true);
};

/** Starts the network and the affiliate's system before the tests of a file. */
export function setUpPostbacks(): void {
  beforeAll(async () => {
    person = 0;
    clock.nowMs = yesterdayAt(18);
    system = await Receiver.open();
    api = await TestApi.start(() => clock.nowMs);
    const source = await api.fixture.source({ unsoldRule: "list" });
    [sourceId, affiliateId] = [source.id, source.affiliateId];
    affiliate = await api.keyOf(affiliateId);
    posting = await api.sourceKey(sourceId);
    const buyerId = await api.fixture.advertiser("Ruiz Realty", 1_000_000);
    buyer = await api.keyOf(buyerId);
    await api.fixture.campaign({
      accountId: buyerId,
      exclusiveCents: 4_000,
      criteria: { field: "side", in: ["seller"] },
    });
  });
  beforeEach(async () => {
    await jobs?.stop();
    jobs = null;
    await api.database.pool.query("delete from postback");
    await publishOutbox(api.database.pool, () => 0.5);
    system.reset();
  });
  afterAll(async () => {
    await jobs?.stop();
    jobs = null;
    system.close();
    await api.stop();
  });
}
