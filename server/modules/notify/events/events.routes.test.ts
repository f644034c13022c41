// Tests the bell's events and the activity log over HTTP, within one account.
import { insertSearchMatch, searchTitle } from "../../../../test/support/told-events.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT = Date.parse("2026-03-20T18:00:00Z");

let api: TestApi;
let accountId: string;
let buyer: Caller;
let other: Caller;
let admin: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => AT);
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  const otherAccount = await api.fixture.advertiser("Other Realty", 0);
  [buyer, other, admin] = [
    await api.keyOf(accountId),
    await api.keyOf(otherAccount),
    await api.keyOf(NETWORK_ID),
  ];
  for (const [account, day] of [
    [accountId, 15],
    [accountId, 13],
    [otherAccount, 2],
    [accountId, 1],
    [accountId, 0],
  ] as const) {
    await insertSearchMatch(
      api.database.pool,
      account,
      `${day} days ago`,
      new Date(AT - day * DAY_MS),
    );
  }
});
afterAll(() => api.stop());

describe("GET /v1/events", () => {
  it("sends a new browser the last 14 days, oldest first, in the form of the stream", async () => {
    const { body } = await api.call(buyer, "GET", "/v1/events");
    expect(
      body.items.map((item: { notification: { title: string } }) => item.notification.title),
    ).toEqual(["13 days ago", "1 days ago", "0 days ago"].map(searchTitle));
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      notification: {
        title: searchTitle("13 days ago"),
        body: "On the marketplace now, at their first price",
      },
      data: { type: "search_matched", url: "/leads/1" },
      at: "2026-03-07T18:00:00.000Z",
    });
    expect(body.last_id).toBe(body.items[2].id);
  });

  it("names no amount to an agent of the account", async () => {
    const seller = await api.fixture.advertiser("Amount Realty", 0);
    await api.database.pool.query(
      `insert into event (account_id, type, url, at, details)
       values ($1, 'lead_sold', '/leads/1', $2,
         '{"leadId": "0193-4f2a1c", "side": "seller", "propertyType": "condo", "city": "Tampa",
           "state": "FL", "mode": "exclusive", "earningCents": 6811}')`,
      [seller, new Date(AT)],
    );
    const textFor = async (teamRole: "owner" | "agent") => {
      const caller = await api.userOf(seller, "advertiser", teamRole);
      const { body } = await api.call(caller, "GET", "/v1/events");
      return body.items[0].notification;
    };
    expect(await textFor("owner")).toEqual({
      title: "Sold: seller lead #4f2a1c in Tampa, FL: condo, $68.11",
      body: "Bought on the marketplace · exclusive · you earn $68.11",
    });
    expect(await textFor("agent")).toEqual({
      title: "Sold: seller lead #4f2a1c in Tampa, FL: condo",
      body: "Bought on the marketplace · exclusive",
    });
  });

  it("returns what was missed after the last one seen, and nothing twice", async () => {
    const all = (await api.call(buyer, "GET", "/v1/events?after=0")).body.items;
    expect(all).toHaveLength(4);
    const rest = (await api.call(buyer, "GET", `/v1/events?after=${all[1].id}&limit=1`)).body;
    expect(rest.items).toEqual([all[2]]);
    expect((await api.call(buyer, "GET", `/v1/events?after=${all[3].id}`)).body).toEqual({
      items: [],
      last_id: null,
      read_until: null,
    });
    // Beyond the newest of all, as before a backup was restored: its reader starts at the newest.
    const beyond = (await api.call(buyer, "GET", "/v1/events?after=900000")).body;
    expect(beyond.items).toEqual([]);
    const { rows } = await api.database.pool.query("select max(seq)::int as seq from event");
    expect(beyond.last_id).toBe(rows[0].seq);
  });

  it("shows a new browser the events before the last sign-out, which count as read", async () => {
    const origin = { origin: "http://localhost:3000" };
    const joined = await api.call(
      null,
      "POST",
      "/v1/auth/sign-up/email",
      {
        name: "Ana Ruiz",
        email: "ana@example.com",
        password: "a long pass phrase",
        role: "advertiser",
        company: "Bell Realty",
      },
      origin,
    );
    const person = { user: joined.body.user.id as string };
    const tell = (title: string): Promise<number> =>
      insertSearchMatch(api.database.pool, joined.body.account.id, title, new Date(AT));
    const signOut = (headers: Readonly<Record<string, string>>) =>
      api.call(null, "POST", "/v1/auth/sign-out", undefined, headers);
    const cookie = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await tell("before");
    const last = await tell("just before");
    expect((await api.call(person, "GET", "/v1/events")).body).toMatchObject({
      last_id: last,
      read_until: null,
    });
    // A request from another site cannot sign a person out.
    expect((await signOut({ cookie, origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await api.call(person, "GET", "/v1/events")).body.read_until).toBeNull();
    expect((await signOut({ cookie, ...origin })).status).toBe(204);
    const after = await tell("after");
    // A second sign-out with the same cookie affects no session.
    expect((await signOut({ cookie, ...origin })).status).toBe(204);
    expect((await api.call(person, "GET", "/v1/events")).body).toMatchObject({
      last_id: after,
      read_until: last,
    });
    expect((await api.call(person, "GET", `/v1/events?after=${last}`)).body).toMatchObject({
      last_id: after,
      read_until: null,
    });
    expect(
      (await api.call(await api.keyOf(joined.body.account.id), "GET", "/v1/events")).body
        .read_until,
    ).toBeNull();
  });

  it("keeps accounts apart", async () => {
    const [theirs] = (await api.call(other, "GET", "/v1/events?after=0")).body.items;
    expect((await api.call(buyer, "GET", `/v1/events/${theirs.id}`)).status).toBe(404);
    expect((await api.call(other, "GET", `/v1/events/${theirs.id}`)).body).toEqual(theirs);
  });
});

describe("GET /v1/activity", () => {
  it("shows an account its own log and the operator all logs, newest first", async () => {
    const acts = ["link.created", "link.updated", "source.updated"] as const;
    for (const [index, account] of [accountId, NETWORK_ID, accountId].entries()) {
      await recordActivity(api.database.pool, {
        atMs: AT + index,
        actor: { kind: "system", id: "test" },
        accountId: account,
        action: acts[index] ?? "source.created",
        subjectKind: "test",
        subjectId: "1",
        detail: { index },
      });
    }
    const mine = (await api.call(buyer, "GET", "/v1/activity")).body.items;
    expect(mine.map((item: { action: string }) => item.action)).toEqual([
      "source.updated",
      "link.created",
    ]);
    expect(
      (await api.call(admin, "GET", "/v1/activity?where=subject_kind,eq,test")).body.items,
    ).toHaveLength(3);
    expect((await api.call(other, "GET", `/v1/activity/${mine[0].id}`)).status).toBe(404);
    expect((await api.call(buyer, "GET", `/v1/activity/${mine[0].id}`)).body).toMatchObject({
      action: "source.updated",
      actor_kind: "system",
      detail: { index: 2 },
    });
  });
});
