// Tests views of accounts over HTTP: who begins one, what it shows, and how it ends.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VIEW_MINUTES } from "../../../../domain/access/viewing.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { endViewsThatAreOver } from "./index.ts";

const AT = Date.parse("2026-03-04T18:00:00Z");
const clock = { nowMs: AT };
const now = (): number => clock.nowMs;

let api: TestApi;
let buyerId: string;
let affiliateId: string;
let viewer: { readonly user: string };
/** A session of the viewer. */
let caller: Caller;

beforeAll(async () => {
  api = await TestApi.start(now);
  buyerId = await api.fixture.advertiser("Elm Homes", 100_000);
  affiliateId = (await api.fixture.source()).affiliateId;
});
afterAll(() => api.stop());
beforeEach(async () => {
  viewer = await api.userOf(NETWORK_ID, "admin");
  caller = await api.cookieOf(viewer, new Date(clock.nowMs));
});

const view = (who: Caller = caller, id: string = buyerId, reason = "Asked for help.") =>
  api.call(who, "POST", `/v1/accounts/${id}/view`, { reason });
const stop = (who: Caller = caller) => api.call(who, "DELETE", "/v1/view");
const sessionOf = async (who: Caller = caller) =>
  (await api.call(who, "GET", "/v1/auth/get-session")).body.session;
const endOver = () => endViewsThatAreOver({ pool: api.database.pool, now: nextMs });
/** Entries of one millisecond are in no order. */
const nextMs = (): number => (clock.nowMs += 1);

/** What the activity of an account says of views, the newest first. */
async function toldTo(accountId: string) {
  const { rows } = await api.database.pool.query<{
    readonly action: string;
    readonly actor_kind: string;
    readonly actor_id: string;
    readonly subject_id: string;
    readonly detail: Readonly<Record<string, unknown>>;
  }>(
    `select action, actor_kind, actor_id, subject_id, detail
     from activity
     where account_id = $1 and action like any (array['view.%', 'account.view%'])
     order by id desc`,
    [accountId],
  );
  return rows;
}

describe("a view", () => {
  it("answers the session as a reader of the account, and then as the person again", async () => {
    const started = await view();
    expect(started.body).toEqual({
      id: expect.any(String),
      ends_at: new Date(clock.nowMs + VIEW_MINUTES * MINUTE_MS).toISOString(),
    });
    expect(await sessionOf()).toMatchObject({
      user: { id: viewer.user },
      role: "advertiser",
      account: { id: buyerId, name: "Elm Homes" },
      viewing: started.body,
    });
    const wallet = await api.call(caller, "GET", "/v1/wallet");
    expect([wallet.status, wallet.headers.get("plat-view")]).toEqual([200, started.body.id]);
    expect((await api.call(caller, "GET", `/v1/accounts/${affiliateId}`)).status).toBe(404);
    expect((await stop()).status).toBe(204);
    expect(await sessionOf()).toMatchObject({ role: "admin", viewing: null });
    const own = await api.call(caller, "GET", `/v1/accounts/${affiliateId}`);
    expect([own.status, own.headers.get("plat-view")]).toEqual([200, "none"]);
  });

  it("refuses every change in words that name the account", async () => {
    await view();
    const { status, body } = await api.call(caller, "POST", "/v1/wallet/top-ups", {
      amount_cents: 100,
    });
    expect([status, body.code, body.detail]).toEqual([
      403,
      "view_only",
      "You are viewing as Elm Homes. Stop viewing to change something.",
    ]);
    // Another account is viewed after this view.
    expect((await view(caller, affiliateId)).body.code).toBe("view_only");
  });

  it("has no rights and no contact of the account's own", async () => {
    await view();
    const { rights } = await sessionOf();
    expect(rights).toContain("buy");
    expect(rights).toContain("money");
    expect(rights).not.toContain("contact");
  });

  it("offers what the owner is offered, and no address that opens something", async () => {
    const { affiliateId: owned, id } = await api.fixture.source();
    const owner = await api.userOf(owned, "affiliate");
    const own = (await api.call(owner, "GET", `/v1/sources/${id}`)).body;
    await view(caller, owned);
    const seen = (await api.call(caller, "GET", `/v1/sources/${id}`)).body;
    expect(seen.abilities).toEqual(own.abilities);
    expect(own.posting_token).toEqual(expect.any(String));
    expect(seen.posting_token).toBeUndefined();
    // A reader without a name.
    const profile = await api.call(caller, "GET", "/v1/profile");
    expect(profile.body).toMatchObject({ name: "", role: "affiliate", account: { id: owned } });
    expect((await api.call(caller, "PATCH", `/v1/sources/${id}`, { name: "Mine" })).body.code).toBe(
      "view_only",
    );
  });

  it("is only begun by seats with the right, after a confirmation, with a reason", async () => {
    const at = new Date(clock.nowMs);
    for (const [seat, expected] of [
      ["operations", 200],
      ["support", 200],
      ["compliance", 200],
      ["finance", 403],
      ["read_only", 403],
    ] as const) {
      const who = await api.cookieOf(await api.userOf(NETWORK_ID, "admin", seat), at);
      expect((await view(who)).status, seat).toBe(expected);
    }
    const buyer = await api.cookieOf(await api.userOf(buyerId, "advertiser"), at);
    expect((await view(buyer)).status).toBe(403);
    expect((await view(buyer, affiliateId)).status).toBe(404);
    expect((await view(caller, buyerId, " \n ")).status).toBe(422);
    expect((await view(await api.keyOf(NETWORK_ID))).body.code).toBe("forbidden");
    clock.nowMs += 11 * MINUTE_MS;
    expect((await view()).body.code).toBe("confirm_identity");
  });

  it("is not of the network's own account, nor of one that is closed", async () => {
    const closed = await api.fixture.advertiser("Closed Homes", 0);
    for (const status of ["pending", "refused", "suspended"]) {
      await api.database.pool.query("update account set status = $2 where id = $1", [
        closed,
        status,
      ]);
      expect((await view(caller, closed)).body.code, status).toBe("not_viewable");
    }
    expect((await view(caller, NETWORK_ID)).body.code).toBe("not_viewable");
  });
});

describe("a view ends", () => {
  it("by itself, to the millisecond", async () => {
    const timed = await api.fixture.advertiser("Timed Homes", 0);
    await view(caller, timed);
    clock.nowMs += VIEW_MINUTES * MINUTE_MS - 1;
    await touch();
    expect((await sessionOf()).role).toBe("advertiser");
    clock.nowMs += 1;
    expect((await sessionOf()).role).toBe("admin");
    expect(await endOver()).toBeGreaterThan(0);
    expect(await endOver()).toBe(0);
    expect(await toldTo(timed)).toMatchObject([
      { action: "account.view_ended", detail: { minutes: VIEW_MINUTES } },
      { action: "account.viewed" },
    ]);
  });

  it("when the person may no longer view, is removed, or signs out", async () => {
    const { pool } = api.database;
    await view();
    await pool.query("update member set team_role = 'finance' where user_id = $1", [viewer.user]);
    expect((await sessionOf()).role).toBe("admin");
    expect((await api.call(caller, "GET", "/v1/wallet")).status).not.toBe(200);
    await endOver();
    expect((await toldTo(NETWORK_ID))[0]?.detail).toMatchObject({ by: "right_lost" });

    const removed = await api.userOf(NETWORK_ID, "admin");
    const theirs = await api.cookieOf(removed, new Date(clock.nowMs));
    await view(theirs);
    await pool.query("delete from member where user_id = $1", [removed.user]);
    expect((await api.call(theirs, "GET", "/v1/wallet")).status).toBe(401);
    await endOver();
    expect((await toldTo(NETWORK_ID))[0]?.detail).toMatchObject({ by: "right_lost" });

    const leaving = await api.userOf(NETWORK_ID, "admin");
    const last = await api.cookieOf(leaving, new Date(clock.nowMs));
    await view(last);
    clock.nowMs += 1;
    expect((await api.call(last, "POST", "/v1/auth/sign-out")).status).toBe(204);
    expect((await toldTo(NETWORK_ID))[0]?.detail).toMatchObject({ by: "signed_out" });
  });

  it("when the account is suspended", async () => {
    const closing = await api.fixture.advertiser("Closing Homes", 0);
    await view(caller, closing);
    await api.database.pool.query("update account set status = 'suspended' where id = $1", [
      closing,
    ]);
    expect((await sessionOf()).role).toBe("admin");
    await endOver();
    expect((await toldTo(closing))[0]?.action).toBe("account.view_ended");
  });

  it("and another one may begin at once", async () => {
    await view();
    clock.nowMs += VIEW_MINUTES * MINUTE_MS;
    caller = await fresh();
    expect((await view(caller, affiliateId)).status).toBe(200);
    expect((await sessionOf()).role).toBe("affiliate");
  });
});

describe("the activity", () => {
  it("says who viewed, why, for how long, and what they looked at, once each", async () => {
    const account = await api.fixture.advertiser("Told Homes", 100_000);
    await view(caller, account, "Call about ana@example.com.");
    for (const path of ["/v1/wallet", "/v1/campaigns", "/v1/wallet", "/v1/campaigns"]) {
      clock.nowMs += 1;
      await api.call(caller, "GET", path);
    }
    clock.nowMs += 90_000;
    await stop();
    const person = { actor_kind: "user", actor_id: viewer.user };
    const ours = (await toldTo(NETWORK_ID)).filter(({ subject_id: id }) => id === account);
    expect(ours).toEqual([
      expect.objectContaining({
        ...person,
        action: "view.stopped",
        detail: { by: "stopped", minutes: 2 },
      }),
      ...["Campaigns", "Money"].map((section) =>
        expect.objectContaining({ ...person, action: "view.looked", detail: { section } }),
      ),
      expect.objectContaining({
        ...person,
        action: "view.started",
        detail: { reason: "Call about [email].", until: expect.any(String) },
      }),
    ]);
    // The account's owners read it in their own log, without a name or a reason.
    const owner = await api.userOf(account, "advertiser");
    const { body } = await api.call(owner, "GET", "/v1/activity");
    expect(body.items.slice(0, 2)).toMatchObject([
      { action: "account.view_ended", actor_kind: "system", actor_id: "network" },
      { action: "account.viewed", actor_kind: "system", actor_id: "network" },
    ]);
    expect(body.items[0].detail).toEqual({ minutes: 2 });
    expect(JSON.stringify(body)).not.toContain(viewer.user);
  });
});

/** Keeps the session open: an operator's ends when it is unused for half an hour. */
async function touch(): Promise<void> {
  await api.database.pool.query(
    "update auth.session set expires_at = $1, created_at = $2 where user_id = $3",
    [new Date(clock.nowMs + 3_600_000), new Date(clock.nowMs), viewer.user],
  );
}

/** The same session, with a confirmation of now. */
async function fresh(): Promise<Caller> {
  await touch();
  await api.database.pool.query("update auth.session set confirmed_at = $1 where user_id = $2", [
    new Date(clock.nowMs),
    viewer.user,
  ]);
  return caller;
}
