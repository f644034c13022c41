// Tests push messages: queued with their event, sent once, retried while useful, and never with a
// person's contact.
import { listTold } from "../../../../test/support/told-events.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_PUSH_SIGNER, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";
import { PushBrowser } from "../../../../test/support/push-browser.ts";
import { PushService } from "../../../../test/support/push-service.ts";
import { type SignedInPerson, openSession, signInTo } from "../../../../test/support/signed-in.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { createOutboundCall } from "../../../platform/http/outbound-call.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { publishOutbox } from "../notifications/publish-outbox.ts";
import { createPushJobs } from "./push.jobs.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

let api: TestApi;
let service: PushService;
let nowMs = Date.parse("2026-11-20T18:00:00Z");
let buyerId: string;
let ana: SignedInPerson;
let posting: { readonly key: string };
let person = 0;
const running: Ticker[] = [];

beforeAll(async () => {
  [service, api] = [await PushService.open(), await TestApi.start(() => nowMs)];
  const source = await api.fixture.source({ unsoldRule: "list" });
  posting = await api.sourceKey(source.id);
  buyerId = await api.fixture.advertiser("Ruiz Realty", 100_000_000);
  await api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
  ana = await signInTo(api, buyerId, "advertiser", new Date(nowMs));
});
beforeEach(async () => {
  await api.database.pool.query("delete from push_subscription");
  service.reset();
  results.length = 0;
});
afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())));
afterAll(async () => {
  service.close();
  await api.stop();
});

interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly browser: PushBrowser;
}

async function subscribe(
  who: SignedInPerson = ana,
  language = "en",
  session = who.session,
): Promise<Device> {
  const device = {
    id: randomUUID(),
    endpoint: service.makeEndpoint(TEST_PUSH_SIGNER.publicKey),
    browser: new PushBrowser(),
  };
  const { status, text } = await api.call(
    who,
    "PUT",
    `/v1/push-subscriptions/${device.id}`,
    { endpoint: device.endpoint, keys: device.browser.keys, language },
    session,
  );
  if (status !== 200) throw new Error(text);
  return device;
}

/** Posts a lead that is sold, and publishes it. */
async function sell(): Promise<{ readonly leadId: string }> {
  person += 1;
  const { body } = await api.call(posting, "POST", "/v1/leads", postBody(person));
  expect(body.sale).toBe("exclusive");
  await Promise.all([publish(), publish()]);
  return { leadId: body.lead.id };
}
/** How each attempt of a test went. */
const results: string[] = [];
const publish = () => publishOutbox(api.database.pool, () => 0.5);
const work = (count = 1, timeoutMs = 30_000): void => {
  for (let index = 0; index < count; index += 1) {
    const jobs = createPushJobs({
      pool: api.database.pool,
      call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs }),
      signer: TEST_PUSH_SIGNER,
      holderId: uuidv7(nowMs),
      now: () => nowMs,
      random: () => 0,
      onError: (error) => {
        throw error;
      },
      onAttempt: (result) => results.push(result),
    });
    jobs.start();
    running.push(jobs);
  }
};
const waiting = async () =>
  (
    await api.database.pool.query<{ tries: number; next_at: Date }>(
      "select tries, next_at from push_message order by event_seq",
    )
  ).rows;
const sentTo = ({ endpoint, browser }: Device) =>
  service.messages
    .filter((message) => message.endpoint === endpoint)
    .map(({ body }) => browser.open(body));
const listed = async () => (await api.call(ana, "GET", "/v1/push-subscriptions")).body.items;
const untilQuiet = async (): Promise<void> => {
  await expect.poll(async () => (await waiting()).length, { interval: 30 }).toBe(0);
};

describe("an account's event", () => {
  it("goes once to each browser, in its person's language, encrypted, no contact", async () => {
    const [laptop, phone] = [
      await subscribe(),
      await subscribe(ana, "es", await openSession(api, ana.user, new Date(nowMs))),
    ];
    const stranger = await subscribe(
      await signInTo(
        api,
        await api.fixture.advertiser("Other Realty", 0),
        "advertiser",
        new Date(nowMs),
      ),
    );
    const { leadId } = await sell();
    work(2);
    await untilQuiet();
    const event = (await listTold(api.database.pool, "account_id = $1", [buyerId])).at(-1);
    const about = {
      id: Number(event?.seq),
      data: { type: "lead_bought", url: `/leads/${leadId}` },
      at: new Date(nowMs).toISOString(),
    };
    expect(sentTo(laptop)).toEqual([
      { ...about, notification: { title: event?.title, body: event?.body } },
    ]);
    expect(sentTo(phone)).toEqual([
      { ...about, notification: { title: event?.title_es, body: event?.body_es } },
    ]);
    expect(sentTo(stranger)).toEqual([]);
    const {
      first_name: first,
      last_name: last,
      email,
      phone: number,
    } = postBody(person) as Record<string, string>;
    for (const secret of [first, last, email, number])
      expect(JSON.stringify([sentTo(laptop), sentTo(phone)])).not.toContain(secret);
    const [message] = service.messages;
    expect(message).toMatchObject({
      headers: {
        "content-encoding": "aes128gcm",
        ttl: String(4 * 3_600),
        urgency: "high",
        topic: "lead_bought",
      },
      claims: { aud: service.origin, sub: "https://plat.test" },
    });
    expect(message?.body.length).toBeLessThanOrEqual(4_096);
    expect(message?.body.includes(leadId)).toBe(false);
    expect(
      (await listed()).map((one: { last_sent_at: string; failing_since: null }) => [
        one.last_sent_at,
        one.failing_since,
      ]),
    ).toEqual([
      [about.at, null],
      [about.at, null],
    ]);
  });

  it("goes where a person wants it, waits out quiet hours, and stays useful after", async () => {
    const device = await subscribe();
    const people = (await api.call(ana, "GET", "/v1/notification-preferences")).body;
    expect(people.kinds.lead_bought.push).toBe(true);
    const [hour, minute] = new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "UTC",
    })
      .format(nowMs)
      .split(":")
      .map(Number);
    const clock = (minutes: number): string =>
      new Date((((((hour ?? 0) * 60 + (minute ?? 0) + minutes) % 1_440) + 1_440) % 1_440) * 60_000)
        .toISOString()
        .slice(11, 16);
    await api.call(ana, "PATCH", "/v1/notification-preferences", {
      time_zone: "UTC",
      quiet_hours: { from: clock(-60), until: clock(120) },
    });
    await sell();
    const { rows } = await api.database.pool.query<{ next_at: Date; expires_at: Date }>(
      "select next_at, expires_at from push_message where subscription_id = $1",
      [device.id],
    );
    const untilMs = Math.floor(nowMs / 60_000) * 60_000 + 120 * 60_000;
    expect(
      rows.map(({ next_at: next, expires_at: end }) => [next.getTime(), end.getTime()]),
    ).toEqual([[untilMs, untilMs + 4 * 3_600_000]]);
    await api.database.pool.query("delete from push_message");
    await api.call(ana, "PATCH", "/v1/notification-preferences", {
      quiet_hours: null,
      kinds: { lead_bought: { push: false } },
    });
    await sell();
    expect(await waiting()).toEqual([]);
    await api.call(ana, "PATCH", "/v1/notification-preferences", { kinds: { lead_bought: null } });
  });

  it("is not sent if old, for the bell alone, to suspended people or ended sessions", async () => {
    await sell();
    const device = await subscribe();
    expect(await waiting()).toEqual([]);
    const tell = async (type: string) => {
      await api.database.pool.query(
        "insert into outbox (topic, payload, written_at) values ('form_sent', $1, $2)",
        [
          JSON.stringify({
            accountId: buyerId,
            leadId: randomUUID(),
            side: "seller",
            city: "Austin",
            state: "TX",
            sale: "none",
            earningCents: 0,
            reason: null,
            type,
          }),
          new Date(nowMs),
        ],
      );
      return (await publish()).events;
    };
    expect([await tell("form_sent"), await waiting()]).toEqual([1, []]);
    await api.database.pool.query("update member set status = 'suspended' where user_id = $1", [
      ana.user,
    ]);
    await sell();
    await api.database.pool.query("update member set status = 'active' where user_id = $1", [
      ana.user,
    ]);
    await api.database.pool.query("update auth.session set expires_at = $2 where user_id = $1", [
      ana.user,
      new Date(nowMs),
    ]);
    await sell();
    expect(await waiting()).toEqual([]);
    await api.database.pool.query("update auth.session set expires_at = $2 where user_id = $1", [
      ana.user,
      new Date(nowMs + 30 * 24 * HOUR_MS),
    ]);
    await sell();
    work();
    await untilQuiet();
    expect(sentTo(device)).toHaveLength(1);
  });
});

describe("a push service", () => {
  it("that answers 404 or 410 ends the subscription, and the others go on", async () => {
    const [gone, unknown, kept] = [await subscribe(), await subscribe(), await subscribe()];
    service.closeEndpoint(gone.endpoint);
    service.answer = (response, endpoint) =>
      void response.writeHead(endpoint === unknown.endpoint ? 404 : 201).end();
    await sell();
    work();
    await untilQuiet();
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect(sentTo(kept)).toHaveLength(1);
    expect(results.toSorted()).toEqual(["sent", "unreachable", "unreachable"]);
  });

  it("that cannot be signed or encrypted for ends with its messages; others go on", async () => {
    const [bad, odd, good] = [await subscribe(), await subscribe(), await subscribe()];
    const { pool } = api.database;
    // As an earlier version may have stored them.
    await pool.query("update push_subscription set endpoint = $2 where id = $1", [
      bad.id,
      "https:push.example.com/a",
    ]);
    await pool.query("update push_subscription set p256dh = 'AAAA' where id = $1", [odd.id]);
    await sell();
    work();
    await expect.poll(async () => (await pool.query("select from push_message")).rowCount).toBe(0);
    const { rows } = await pool.query("select id from push_subscription");
    expect(rows).toEqual([{ id: good.id }]);
    expect(service.messages.map(({ endpoint }) => endpoint)).toEqual([good.endpoint]);
  });

  it("that is down is retried no sooner than it asks, until the message is useless", async () => {
    const device = await subscribe();
    service.answer = (response) => void response.writeHead(429, { "retry-after": "600" }).end();
    await sell();
    work();
    await expect.poll(async () => (await waiting())[0]?.tries, { interval: 30 }).toBe(1);
    expect((await waiting())[0]?.next_at.getTime()).toBe(nowMs + 600_000);
    await expect.poll(() => results).toEqual(["failed"]);
    expect((await listed())[0]).toMatchObject({
      last_sent_at: null,
      failing_since: new Date(nowMs).toISOString(),
    });
    service.reset();
    nowMs += 600_000;
    await untilQuiet();
    expect(sentTo(device)).toHaveLength(1);
    // The rest of its four hours.
    expect(service.messages[0]?.headers["ttl"]).toBe(String(4 * 3_600 - 600));
    expect((await listed())[0]).toMatchObject({
      last_sent_at: new Date(nowMs).toISOString(),
      failing_since: null,
    });

    service.answer = (response) => void response.writeHead(503).end();
    await sell();
    await expect.poll(async () => (await waiting())[0]?.tries, { interval: 30 }).toBe(1);
    service.reset();
    nowMs += 4 * HOUR_MS;
    await untilQuiet();
    expect(service.messages).toEqual([]);
  });

  it("that hangs does not delay others, and gets its messages again later", async () => {
    const other = await PushService.open();
    try {
      const device = await subscribe();
      const browser = new PushBrowser();
      for (let index = 0; index < 3; index += 1)
        expect(
          (
            await api.call(
              ana,
              "PUT",
              `/v1/push-subscriptions/${randomUUID()}`,
              { endpoint: other.makeEndpoint(), keys: browser.keys, language: "en" },
              ana.session,
            )
          ).status,
        ).toBe(200);
      other.answer = () => undefined;
      await sell();
      work(1, 5_000);
      await expect
        .poll(
          async () => [sentTo(device).length, other.messages.length, (await waiting()).length],
          { interval: 30 },
        )
        .toEqual([1, 3, 3]);
      other.close();
      await expect
        .poll(async () => (await waiting()).map(({ tries }) => tries), { interval: 30 })
        .toEqual([1, 1, 1]);
    } finally {
      other.close();
    }
  });

  it("that accepts nothing for five days gets no more messages", async () => {
    await subscribe();
    service.answer = (response) => void response.writeHead(403).end();
    work();
    for (const days of [0, 4, 5]) {
      nowMs += days === 0 ? 0 : (days === 4 ? 4 : 1) * 24 * HOUR_MS;
      await sell();
      await untilQuiet();
      expect(await listed(), `after ${days} days`).toHaveLength(days < 5 ? 1 : 0);
    }
  });
});

it("a message whose process was killed is sent by another once its lease has expired", async () => {
  const device = await subscribe();
  await sell();
  await api.database.pool.query(
    `update push_message
     set lease_holder = $1, lease_until = clock_timestamp() + interval '1 hour'`,
    [randomUUID()],
  );
  work();
  const { leadId } = await sell();
  await expect
    .poll(() => sentTo(device).map(({ data }) => data.url), { interval: 30 })
    .toEqual([`/leads/${leadId}`]);
  await api.database.pool.query("update push_message set lease_until = clock_timestamp()");
  await untilQuiet();
  expect(sentTo(device)).toHaveLength(2);
});
