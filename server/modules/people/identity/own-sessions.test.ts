// Tests what people see of their own sessions, and that they can learn of or end no others.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const PASSWORD = "a long pass phrase";
let database: TestDatabase;
let server: IdentityServer;
// From the real clock on: better-auth has no other.
let nowMs = Date.now();
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await MarketFixture.create(database.pool, nowMs);
  server = await startIdentityServer(database.pool, { now: () => nowMs });
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

const sessionsOf = async (browser: Browser) => (await browser.get("/v1/auth/sessions")).body.items;
const end = (
  browser: Browser,
  id: string,
  headers: Record<string, string> = { origin: server.publicUrl },
) => browser.call("DELETE", `/v1/auth/sessions/${id}`, undefined, headers);

/** A new person, signed in in as many browsers. */
async function signedIn(browsers: number): Promise<Browser[]> {
  people += 1;
  const email = `person.${people}@example.com`;
  const first = new Browser(server);
  await first.post(
    "/v1/auth/sign-up/email",
    { name: "Ana Ruiz", email, password: PASSWORD, role: "advertiser", company: `Ruiz ${people}` },
    { "user-agent": "First/1.0" },
  );
  const more = Array.from({ length: browsers - 1 }, () => new Browser(server));
  for (const browser of more) {
    nowMs += 60_000;
    await browser.post(
      "/v1/auth/sign-in/email",
      { email, password: PASSWORD },
      { "user-agent": "Further/2.0" },
    );
  }
  return [first, ...more];
}

describe("GET /v1/auth/sessions", () => {
  it("lists one's own, newest first, and says which one this is", async () => {
    await signedIn(2);
    const startMs = nowMs;
    const [first, second] = await signedIn(2);
    if (first === undefined || second === undefined) throw new Error("no browsers");
    expect(await sessionsOf(first)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: new Date(startMs + 60_000).toISOString(),
        last_used_at: new Date(startMs + 60_000).toISOString(),
        expires_at: new Date(startMs + 60_000 + 7 * DAY_MS).toISOString(),
        ip_address: second.address,
        user_agent: "Further/2.0",
        current: false,
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: new Date(startMs).toISOString(),
        last_used_at: new Date(startMs).toISOString(),
        expires_at: new Date(startMs + 7 * DAY_MS).toISOString(),
        ip_address: first.address,
        user_agent: "First/1.0",
        current: true,
      },
    ]);
    expect((await sessionsOf(second)).map(({ current }: { current: boolean }) => current)).toEqual([
      true,
      false,
    ]);
  });

  it("moves on what is used and leaves out what has ended", async () => {
    const [first, second] = await signedIn(2);
    if (first === undefined || second === undefined) throw new Error("no browsers");
    nowMs += 5 * DAY_MS;
    await first.get("/v1/auth/get-session");
    nowMs += 3 * DAY_MS;
    // The list itself is a use, too.
    expect(await sessionsOf(first)).toMatchObject([
      {
        user_agent: "First/1.0",
        last_used_at: new Date(nowMs).toISOString(),
        expires_at: new Date(nowMs + 7 * DAY_MS).toISOString(),
      },
    ]);
    expect(await second.get("/v1/auth/sessions")).toMatchObject({ status: 401 });
  });

  it("never lets out a token, nor anything made of one", async () => {
    const [first, second] = await signedIn(2);
    if (first === undefined || second === undefined) throw new Error("no browsers");
    const { rows } = await database.pool.query<{ token: string }>("select token from auth.session");
    const answers = JSON.stringify([
      await sessionsOf(first),
      (await end(first, (await sessionsOf(first))[0].id)).body,
    ]);
    expect(rows.length).toBeGreaterThan(2);
    for (const { token } of rows) {
      const digests = (["hex", "base64", "base64url"] as const).map((encoding) =>
        createHash("sha256").update(token).digest(encoding),
      );
      for (const secret of [token, ...digests]) expect(answers.includes(secret)).toBe(false);
    }
    // The search itself finds what is there.
    expect(first.cookieHeader).toContain(
      rows.find(({ token }) => first.cookieHeader.includes(token))?.token,
    );
  });
});

describe("what hangs on a session", () => {
  it("is told when its person ended one, and finds which are still open", async () => {
    const told: string[] = [];
    const listening = await startIdentityServer(database.pool, {
      now: () => nowMs,
      onSessionEnded: (userId) => told.push(userId),
    });
    try {
      const email = "listened.to@example.com";
      const [first, second] = [new Browser(listening), new Browser(listening)];
      const {
        body: { user },
      } = await first.post("/v1/auth/sign-up/email", {
        name: "Ana Ruiz",
        email,
        password: PASSWORD,
        role: "advertiser",
        company: "Heard Realty",
      });
      const again = () => second.post("/v1/auth/sign-in/email", { email, password: PASSWORD });
      await again();
      const keyOf = (browser: Browser): string =>
        listening.identity.sessionKeyOf({ cookie: browser.cookieHeader }) ?? "";
      const keys = [keyOf(first), keyOf(second)];
      const areOpen = async (): Promise<boolean[]> => {
        const open = await listening.identity.findOpenSessions(keys);
        return keys.map((key) => open.has(key));
      };
      expect([keys.every((key) => key !== ""), await areOpen(), told]).toEqual([
        true,
        [true, true],
        [],
      ]);
      await end(second, "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34");
      expect(told).toEqual([]);
      await first.post("/v1/auth/revoke-other-sessions");
      expect([told, await areOpen()]).toEqual([[user.id], [true, false]]);
      nowMs += 60_000;
      await again();
      await end(second, (await sessionsOf(second))[0].id);
      await first.post("/v1/auth/change-password", {
        current_password: PASSWORD,
        new_password: "another pass phrase",
      });
      await first.post("/v1/auth/sign-out");
      expect([told.length, await areOpen()]).toEqual([4, [false, false]]);
      await first.post("/v1/auth/sign-out");
      expect(told).toHaveLength(4);
    } finally {
      await listening.close();
    }
  });

  it("loses it when the time is over or the account is suspended", async () => {
    const [browser] = await signedIn(1);
    if (browser === undefined) throw new Error("no browser");
    const key = server.identity.sessionKeyOf({ cookie: browser.cookieHeader }) ?? "";
    const isOpen = async (): Promise<boolean> =>
      (await server.identity.findOpenSessions([key])).has(key);
    const {
      body: { session },
    } = await browser.get("/v1/auth/get-session");
    const setStatus = (status: string) =>
      database.pool.query("update account set status = $2 where id = $1", [
        session.account.id,
        status,
      ]);
    await setStatus("suspended");
    expect(await isOpen()).toBe(false);
    await setStatus("active");
    expect(await isOpen()).toBe(true);
    nowMs += 7 * DAY_MS;
    expect(await isOpen()).toBe(false);
  });
});

describe("DELETE /v1/auth/sessions/{id}", () => {
  it("ends one of one's own at once, and no other", async () => {
    const [first, second, third] = await signedIn(3);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("no browsers");
    const [{ id }] = await sessionsOf(third);
    expect((await end(first, id)).status).toBe(204);
    expect(await server.identity.resolveSession({ cookie: third.cookieHeader })).toBeNull();
    expect(await server.identity.resolveSession({ cookie: second.cookieHeader })).not.toBeNull();
    expect((await end(first, id)).status).toBe(404);
  });

  it("answers somebody else's as one that never was, and leaves it alone", async () => {
    const [mine] = await signedIn(1);
    const [theirs] = await signedIn(1);
    if (mine === undefined || theirs === undefined) throw new Error("no browsers");
    const [{ id }] = await sessionsOf(theirs);
    const foreign = await end(mine, id);
    expect(foreign).toMatchObject({
      status: 404,
      body: (await end(mine, "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34")).body,
    });
    expect(await server.identity.resolveSession({ cookie: theirs.cookieHeader })).not.toBeNull();
  });

  it("is nothing that another site's page may ask for", async () => {
    const [browser] = await signedIn(1);
    if (browser === undefined) throw new Error("no browser");
    const [{ id }] = await sessionsOf(browser);
    for (const headers of [{}, { origin: "https://elsewhere.example" }])
      expect(await end(browser, id, headers)).toMatchObject({
        status: 403,
        body: { code: "forbidden" },
      });
    expect(await sessionsOf(browser)).toHaveLength(1);
  });
});
