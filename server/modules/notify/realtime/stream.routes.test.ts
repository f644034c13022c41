// Tests the event stream as a browser sees it: new events, missed events, and everything that ends
// it.
import { searchMatch } from "../../../../test/support/told-events.ts";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { EventReader } from "../../../../test/support/event-reader.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { insertEvents } from "../notifications/outbox.store.ts";

const AT = Date.parse("2026-03-20T18:00:00Z");
let api: TestApi;
let accountId: string;
let otherId: string;
const readers: EventReader[] = [];

beforeAll(async () => {
  api = await TestApi.start(() => AT);
  [accountId, otherId] = [
    await api.fixture.advertiser("Ruiz Realty", 0),
    await api.fixture.advertiser("Other Realty", 0),
  ];
});
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
afterAll(() => api.stop());

/** Inserts the event as the publisher does. */
const tell = (account: string, ...titles: string[]): Promise<unknown> =>
  inTransaction(api.database.pool, (tx) =>
    insertEvents(
      tx,
      titles.map((title) => ({
        accountId: account,
        ...searchMatch(title),
        facts: {},
        url: "/leads/1",
        atMs: AT,
      })),
    ),
  );

async function open(
  person: { readonly user: string },
  more: { readonly headers?: Record<string, string>; readonly query?: string } = {},
): Promise<EventReader> {
  const reader = await EventReader.open(`${api.origin}/v1/events/stream${more.query ?? ""}`, {
    "x-test-user": person.user,
    ...more.headers,
  });
  readers.push(reader);
  return reader;
}

const buyer = (account = accountId) => api.userOf(account, "advertiser");
const lastId = async (): Promise<number> =>
  Number(
    (await api.database.pool.query<{ seq: bigint | null }>("select max(seq) as seq from event"))
      .rows[0]?.seq ?? 0n,
  );

describe("GET /v1/events/stream", () => {
  it("sends new events as GET /v1/events does, and keeps the connection", async () => {
    await tell(accountId, "before");
    const person = await buyer();
    const reader = await open(person);
    expect([
      reader.response.status,
      reader.response.headers.get("content-type"),
      reader.response.headers.get("cache-control"),
      reader.response.headers.get("x-accel-buffering"),
      reader.response.headers.get("content-encoding"),
    ]).toEqual([200, "text/event-stream; charset=utf-8", "no-store", "no", null]);
    expect(reader.response.headers.get("x-content-type-options")).toBe("nosniff");
    await reader.until(() => reader.beats >= 2);
    expect(reader.retryMs).toBe(2_000);
    await tell(accountId, "one\nwith a line", "two");
    expect(await reader.names(2)).toEqual(["one\nwith a line", "two"]);
    const { items } = (await api.call(person, "GET", "/v1/events?after=0")).body;
    expect(reader.messages.map(({ data }) => data)).toEqual(items.slice(-2));
    expect(reader.messages.map(({ id, event }) => [id, event])).toEqual(
      items.slice(-2).map(({ id }: { id: number }) => [id, "notification"]),
    );
  });

  it.each([
    ["after", (seq: number) => ({ query: `?after=${seq}` })],
    ["Last-Event-ID", (seq: number) => ({ headers: { "last-event-id": String(seq) } })],
  ])("with a position ahead of the newest starts at the newest and says so: %s", async (_, at) => {
    await tell(accountId, "before");
    const newest = await lastId();
    const reader = await open(await buyer(), at(newest + 1_000));
    await reader.until(() => reader.messages.length === 1);
    expect(reader.messages).toEqual([{ id: newest, event: "position", data: {} }]);
    await tell(accountId, "new");
    await reader.until(() => reader.messages.length === 2);
    expect(reader.messages[1]).toMatchObject({ event: "notification" });
    expect(reader.messages[1]?.id).toBeGreaterThan(newest);
  });

  it("says nothing of a position that is the newest, or behind it", async () => {
    await tell(accountId, "before");
    const newest = await lastId();
    const reader = await open(await buyer(), { query: `?after=${newest}` });
    await reader.until(() => reader.beats >= 1);
    expect(reader.messages).toEqual([]);
  });

  it("sends missed and new events in each reader's language, like lists", async () => {
    const person = await buyer();
    const before = await lastId();
    await tell(accountId, "missed");
    const readers = await Promise.all(
      ["", "&language=en", "&language=es"].map((language) =>
        open(person, { query: `?after=${before}${language}` }),
      ),
    );
    await Promise.all(readers.map((reader) => reader.names(1)));
    await tell(accountId, "live", "more");
    expect(await Promise.all(readers.map((reader) => reader.names(3)))).toEqual([
      ["missed", "live", "more"],
      ["missed", "live", "more"],
      ["missed", "live", "more"],
    ]);
    const { items } = (await api.call(person, "GET", `/v1/events?after=${before}&language=es`))
      .body;
    expect(items.map(({ notification }: { notification: object }) => notification)).toEqual(
      ["missed", "live", "more"].map((name) => ({
        title: `Menos de 5 prospectos nuevos cumplen «${name}»`,
        body: "En el mercado ahora, a su primer precio",
      })),
    );
    expect((await api.call(person, "GET", `/v1/events/${items[0].id}?language=es`)).body).toEqual(
      items[0],
    );
    expect((await api.call(person, "GET", `/v1/events?language=fr`)).status).toBe(422);
  });

  it("first sends what came after the last one seen, however much, and nothing twice", async () => {
    const before = await lastId();
    await tell(accountId, ...Array.from({ length: 450 }, (_, index) => `missed ${index}`));
    const reader = await open(await buyer(), {
      query: "?after=0",
      headers: { "last-event-id": String(before) },
    });
    const later = tell(accountId, "live");
    expect(await reader.names(451)).toEqual([
      ...Array.from({ length: 450 }, (_, index) => `missed ${index}`),
      "live",
    ]);
    await later;
    const again = await open(await buyer(), {
      query: `?after=${reader.messages.at(-2)?.id}`,
      headers: { "last-event-id": "" },
    });
    expect(await again.names(1)).toEqual(["live"]);
  });

  it("loses and repeats nothing while events and streams come concurrently", async () => {
    const start = await lastId();
    const writing = Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let index = 0; index < 25; index += 1)
          await tell(index % 2 === 0 ? accountId : otherId, `${writer} ${index}`);
      }),
    );
    const opened = await Promise.all(
      Array.from({ length: 10 }, async () => open(await buyer(), { query: `?after=${start}` })),
    );
    await writing;
    for (const reader of opened) {
      await reader.names(52);
      const ids = reader.messages.map(({ id }) => id);
      expect([new Set(ids).size, ids]).toEqual([52, ids.toSorted((a, b) => a - b)]);
    }
  });

  it("keeps accounts apart", async () => {
    const [mine, theirs] = [await open(await buyer()), await open(await buyer(otherId))];
    await Promise.all([mine, theirs].map((reader) => reader.until(() => reader.beats > 0)));
    await tell(otherId, "theirs");
    await tell(accountId, "mine");
    expect([await mine.names(1), await theirs.names(1)]).toEqual([["mine"], ["theirs"]]);
  });

  it("is for people, requires a plain id, and has no HEAD, which would never end", async () => {
    const key = await api.keyOf(accountId);
    expect(await api.call(key, "GET", "/v1/events/stream")).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect(
      await api.call(await buyer(), "GET", "/v1/events/stream", undefined, {
        "last-event-id": "x",
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: "last-event-id" }] } });
    expect((await api.call(await buyer(), "HEAD", "/v1/events/stream")).status).toBe(422);
  });
});

describe("a stream ends", () => {
  it("soon after its person is suspended, and immediately on request", async () => {
    const [one, two, other] = [await buyer(), await buyer(), await buyer()];
    const [first, second, third] = [await open(one), await open(two), await open(other)];
    await api.database.pool.query(
      "update member set status = 'suspended' where user_id = any($1)",
      [[one.user, two.user]],
    );
    api.realtime.recheck(one.user);
    await first.ended;
    await second.ended;
    // The last word, so that a browser need not ask.
    for (const reader of [first, second])
      expect(reader.messages.map(({ event }) => event)).toEqual(["ended"]);
    await tell(accountId, "for the rest");
    expect(await third.names(1)).toEqual(["for the rest"]);
  });

  it("when its person opens a 21st, starting with the oldest", async () => {
    const [person, neighbour] = [await buyer(), await buyer()];
    const other = await open(neighbour);
    const opened: EventReader[] = [];
    for (let index = 0; index < 21; index += 1) opened.push(await open(person));
    await opened[0]?.ended;
    await tell(accountId, "still there");
    for (const reader of [...opened.slice(1), other])
      expect(await reader.names(1)).toEqual(["still there"]);
    expect(opened[0]?.messages).toEqual([]);
  });

  it("when it reads too slowly, and no other stream with it", async () => {
    const [slow, quick] = [await buyer(), await buyer()];
    const reader = await open(quick);
    const before = api.realtime.figures().streams;
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /v1/events/stream HTTP/1.1\r\nhost: ${hostname}\r\nx-test-user: ${slow.user}\r\n\r\n`,
    );
    await once(socket, "readable");
    expect(api.realtime.figures().streams).toBe(before + 1);
    const long = "x".repeat(200_000);
    let told = 0;
    // It stops reading: first the two socket buffers fill up, then the queue beyond.
    while (api.realtime.figures().streams > before && told < 400) {
      await tell(accountId, long);
      told += 1;
      await reader.names(told);
    }
    expect([api.realtime.figures().streams, told < 400]).toEqual([before, true]);
    socket.destroy();
  });

  it("when its reader is gone, and is forgotten", async () => {
    const before = api.realtime.figures().streams;
    const [reader, witness] = [await open(await buyer()), await open(await buyer())];
    await reader.close();
    await witness.until(() => api.realtime.figures().streams === before + 1);
    expect(witness.messages).toEqual([]);
  });

  it("when the server drains, after which none starts", async () => {
    const person = await buyer();
    const reader = await open(person);
    api.realtime.drain();
    await reader.ended;
    expect(api.realtime.figures().streams).toBe(0);
    expect(await api.call(person, "GET", "/v1/events/stream")).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
  });
});
