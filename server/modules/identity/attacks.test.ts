// What somebody would try who has no password: planted and copied sessions, guesses, other sites'
// pages, floods.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../test/support/identity.ts";
import { MarketFixture, NETWORK_ID } from "../../../test/support/market.ts";

const PASSWORD = "a long pass phrase";
const WRONG = "a wrong pass phrase";
const COOKIE = "plat.session";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let database: TestDatabase;
let fixture: MarketFixture;
let server: IdentityServer;
/** Another process over the same database. */
let second: IdentityServer;
let people = 0;
let nowMs = Date.now();
const now = (): number => nowMs;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await MarketFixture.create(database.pool, nowMs);
  [server, second] = await Promise.all([
    startIdentityServer(database.pool, { now }),
    startIdentityServer(database.pool, { now }),
  ]);
});

afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
  await database.drop();
});

beforeEach(() => {
  nowMs = Date.now();
});

const newEmail = (): string => `person.${(people += 1)}@example.com`;
const signIn = (
  browser: Browser,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => browser.post("/v1/auth/sign-in/email", { email, password }, headers);
const isSignedIn = async (cookie: string, at = server): Promise<boolean> =>
  (await at.identity.resolveSession({ cookie })) !== null;

async function makePerson(role: "admin" | "advertiser" = "advertiser"): Promise<string> {
  const email = newEmail();
  const accountId = role === "admin" ? NETWORK_ID : await fixture.advertiser(`Buyer ${people}`, 0);
  expect(
    await server.identity.createUser({
      email,
      password: PASSWORD,
      name: "Ana Ruiz",
      role,
      accountId,
    }),
  ).toMatchObject({ ok: true });
  return email;
}

async function signedIn(
  role: "admin" | "advertiser" = "advertiser",
): Promise<{ readonly browser: Browser; readonly email: string }> {
  const email = await makePerson(role);
  const browser = new Browser(server);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email };
}

describe("the cookie", () => {
  it("is out of reach for scripts and other sites' forms", async () => {
    const { browser } = await signedIn();
    const line = browser.setCookies.find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? "";
    expect(line.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      `Max-Age=${30 * 24 * 3600}`,
      "Path=/",
      "SameSite=Lax",
    ]);
  });

  it("over https is bound to the host and to https", async () => {
    const secure = await startIdentityServer(database.pool, {
      publicUrl: "https://leads.example.com",
    });
    try {
      const browser = new Browser(secure);
      expect((await signIn(browser, await makePerson())).status).toBe(200);
      const line =
        browser.setCookies.find((cookie) => cookie.startsWith("__Host-plat.session=")) ?? "";
      expect(line.split("; ").slice(1).sort()).toEqual([
        "HttpOnly",
        `Max-Age=${30 * 24 * 3600}`,
        "Path=/",
        "SameSite=Lax",
        "Secure",
      ]);
      expect((await browser.get("/v1/auth/get-session")).body.session).not.toBeNull();
      // Its plain name opens nothing here.
      expect(await isSignedIn(browser.cookieHeader.replace("__Host-", ""), secure)).toBe(false);
    } finally {
      await secure.close();
    }
  });

  it("cannot be made from a stolen table of sessions", async () => {
    const { browser } = await signedIn();
    const { rows } = await database.pool.query<{ id: string; token: string; user_id: string }>(
      "select id, token, user_id from auth.session",
    );
    expect(rows.some(({ token }) => browser.cookieHeader.includes(token))).toBe(true);
    const own = browser.cookies.get(COOKIE) ?? "";
    const signature = decodeURIComponent(own).split(".").at(-1) ?? "";
    const other = await signedIn();
    const stolen = decodeURIComponent(other.browser.cookies.get(COOKIE) ?? "").split(".")[0] ?? "";
    const values = [
      ...rows.flatMap(({ id, token, user_id: user }) => [
        token,
        id,
        user,
        `${token}.`,
        `${token}.${token}`,
      ]),
      `${stolen}.${signature}`,
      "%",
      ".",
    ];
    for (const value of values)
      expect(await isSignedIn(`${COOKIE}=${encodeURIComponent(value)}`)).toBe(false);
    // Nor by a header: there is no plugin that takes a token there.
    const bare = new Browser(server);
    for (const { token } of rows)
      expect(
        (
          await bare.call("GET", "/v1/auth/get-session", undefined, {
            authorization: `Bearer ${token}`,
          })
        ).body.session,
      ).toBeNull();
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("that was planted before signing in never becomes the session", async () => {
    const attacker = await signedIn();
    const email = await makePerson();
    for (const planted of [`${COOKIE}=planted`, attacker.browser.cookieHeader]) {
      const victim = new Browser(server);
      victim.cookies.set(COOKIE, planted.slice(COOKIE.length + 1));
      expect((await signIn(victim, email)).status).toBe(200);
      expect(victim.cookieHeader).not.toBe(planted);
      expect((await victim.get("/v1/auth/get-session")).body.session.user.email).toBe(email);
      // The one it came with has ended.
      expect(await isSignedIn(planted)).toBe(false);
    }
  });
});

describe("a session", () => {
  it("ends after 7 unused days, and 30 days after it began however much it is used", async () => {
    const { browser } = await signedIn();
    const idle = (await signedIn()).browser;
    const beganAtMs = nowMs;
    for (let day = 6; day <= 24; day += 6) {
      nowMs = beganAtMs + day * DAY_MS;
      expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    }
    expect(await isSignedIn(idle.cookieHeader)).toBe(false);
    nowMs = beganAtMs + 30 * DAY_MS - 1_000;
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    nowMs = beganAtMs + 30 * DAY_MS;
    expect(await isSignedIn(browser.cookieHeader)).toBe(false);
  });

  it("of an admin ends when it is unused for 30 minutes, and 12 hours after it began", async () => {
    const { browser } = await signedIn("admin");
    const idle = (await signedIn("admin")).browser;
    const beganAtMs = nowMs;
    for (let passedMs = 0; passedMs < 12 * HOUR_MS; passedMs += 20 * 60_000) {
      nowMs = beganAtMs + passedMs;
      expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    }
    expect(await isSignedIn(idle.cookieHeader)).toBe(false);
    nowMs = beganAtMs + 12 * HOUR_MS;
    expect(await isSignedIn(browser.cookieHeader)).toBe(false);
  });
});

describe("guessing a password", () => {
  it("is answered ten times, then refused for 1, 2, 4 seconds until it is right", async () => {
    const email = await makePerson();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      // The right password is refused too: else the answer would tell it.
      for (const password of [WRONG, PASSWORD]) {
        const { status, headers, body } = await signIn(new Browser(server), email, password);
        expect({ status, code: body.code, wait: headers.get("retry-after") }).toEqual({
          status: 429,
          code: "rate_limited",
          wait: String(seconds),
        });
      }
      nowMs += seconds * 1_000;
      if (seconds < 8) expect((await signIn(new Browser(second), email, WRONG)).status).toBe(401);
    }
    expect((await signIn(new Browser(server), email)).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
  });

  it("never has to wait more than 15 minutes, and starts afresh 15 minutes later", async () => {
    const email = await makePerson();
    let wait = 0;
    for (let guess = 0; guess < 24; guess += 1) {
      nowMs += wait * 1_000;
      expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
      const { rows } = await database.pool.query<{ next_try_at: Date }>(
        "select max(next_try_at) as next_try_at from auth.sign_in_try",
      );
      wait = Math.ceil(((rows[0]?.next_try_at.getTime() ?? 0) - nowMs) / 1_000);
    }
    expect(wait).toBe(15 * 60);
    nowMs += 30 * 60_000;
    for (let guess = 0; guess < 9; guess += 1)
      expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
    expect((await signIn(new Browser(server), email)).status).toBe(200);
  });

  it("turns no honest sign-in of the same moment away, in any order of the database", async () => {
    const email = await makePerson();
    expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
    nowMs -= 1;
    expect((await signIn(new Browser(server), email)).status).toBe(200);
    nowMs += 1;
  });

  it("64 times at once over two processes is answered ten times, e-mail known or not", async () => {
    for (const email of [await makePerson(), newEmail()]) {
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, index) =>
          signIn(new Browser(index % 2 === 0 ? server : second), email, WRONG),
        ),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(54);
      const [refused] = answers.filter(({ status }) => status === 429);
      expect(refused?.body.detail).toBe(
        "Too many failed tries for this e-mail: try again in 1 second.",
      );
    }
    const { rows } = await database.pool.query<{ text: string }>(
      "select t::text as text from auth.sign_in_try t",
    );
    expect(rows.some(({ text }) => text.includes("example"))).toBe(false);
  });
});

describe("a flood", () => {
  it("from one address is cut at 30 a minute over all processes, whatever it claims", async () => {
    const calls = Array.from(
      { length: 40 },
      (_, index) => new Browser(index % 2 === 0 ? server : second, "192.0.2.7"),
    );
    const answers = await Promise.all(
      calls.map((browser, index) =>
        signIn(browser, newEmail(), WRONG, {
          "x-plat-client-address": `198.51.100.${index}`,
          "x-real-ip": `198.51.100.${index}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const { headers, body } of refused) {
      expect(body).toMatchObject({ code: "rate_limited" });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await signIn(new Browser(server, "192.0.2.8"), newEmail(), WRONG)).status).toBe(401);
  });

  it("from one IPv6 network counts as one address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 33 }, (_, index) =>
        signIn(new Browser(server, `2001:db8:7:7::${(index + 1).toString(16)}`), newEmail(), WRONG),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  });
});

describe("another site's page", () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "http://127.0.0.1:3000" },
    {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "cors",
      "sec-fetch-dest": "empty",
    },
  ];

  it("can neither sign in nor up nor out, with and without a cookie", async () => {
    const { browser, email } = await signedIn();
    for (const headers of foreign) {
      const answers = [
        await signIn(new Browser(server), email, PASSWORD, headers),
        await signIn(browser, email, PASSWORD, headers),
        await new Browser(server).post(
          "/v1/auth/sign-up/email",
          { name: "Eve", email: newEmail(), password: PASSWORD, role: "affiliate", company: "Eve" },
          headers,
        ),
        await browser.post("/v1/auth/sign-out", undefined, headers),
        await browser.post("/v1/auth/revoke-other-sessions", undefined, headers),
      ];
      for (const { status, body } of answers)
        expect({ headers, status, code: body.code }).toEqual({
          headers,
          status: 403,
          code: "forbidden",
        });
    }
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("cannot use a cookie without saying where it is", async () => {
    const { browser } = await signedIn();
    expect((await browser.call("POST", "/v1/auth/sign-out")).status).toBe(403);
    expect((await browser.call("POST", "/v1/auth/revoke-other-sessions")).status).toBe(403);
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("cannot send a form, nor change anything by a GET", async () => {
    const { browser, email } = await signedIn();
    const form = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(PASSWORD)}`;
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      expect(
        (await new Browser(server).post("/v1/auth/sign-in/email", form, { "content-type": type }))
          .status,
      ).toBe(415);
    }
    for (const path of [
      "sign-in/email",
      "sign-up/email",
      "sign-out",
      "change-password",
      "revoke-other-sessions",
    ])
      expect((await browser.get(`/v1/auth/${path}`)).status).toBe(405);
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("finds none of better-auth's other doors", async () => {
    const { browser } = await signedIn();
    for (const path of [
      "update-user",
      "delete-user",
      "change-email",
      "set-password",
      "reset-password",
      "request-password-reset",
      "sign-in/social",
      "link-social",
      "update-session",
      "revoke-session",
      "send-verification-email",
    ]) {
      expect((await browser.post(`/v1/auth/${path}`, {})).status).toBe(404);
    }
    for (const path of [
      "ok",
      "error",
      "list-sessions",
      "account-info",
      "verify-email",
      "callback/google",
    ])
      expect((await browser.get(`/v1/auth/${path}`)).status).toBe(404);
  });
});

describe("broken input", () => {
  it("is refused in words, never an error of ours", async () => {
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"text"',
      '{"email":1,"password":2}',
      '{"email":"a@b.co","password":"x\u0000"}',
      `{"email":"${"a".repeat(300)}@b.co","password":"x"}`,
      '{"email":"a@b.co","password":"x","rememberMe":false}',
    ];
    for (const body of bodies) {
      const { status } = await new Browser(server).post("/v1/auth/sign-in/email", body, {
        "content-type": "application/json",
      });
      expect({ body, refused: status === 400 || status === 422 }).toEqual({ body, refused: true });
    }
    for (const cookie of [
      "",
      ";;;",
      "plat.session",
      "plat.session=",
      "plat.session=%E0%A4%A",
      `plat.session=${"x".repeat(5_000)}`,
    ])
      expect(await isSignedIn(cookie)).toBe(false);
  });
});
