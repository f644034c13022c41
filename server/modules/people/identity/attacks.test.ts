// What is tried without a password: planted and copied sessions, guesses, floods.
import { describe, expect, it } from "vitest";
import { Browser, startIdentityServer } from "../../../../test/support/identity.ts";
import {
  clock,
  database,
  isSignedIn,
  makePerson,
  newEmail,
  PASSWORD,
  second,
  server,
  setUpIdentityServers,
  signedIn,
  signIn,
} from "./attacks.test-support.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";

setUpIdentityServers();

const WRONG = "a wrong pass phrase";
const COOKIE = "plat.session";

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
    const beganAtMs = clock.nowMs;
    for (let day = 6; day <= 24; day += 6) {
      clock.nowMs = beganAtMs + day * DAY_MS;
      expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    }
    expect(await isSignedIn(idle.cookieHeader)).toBe(false);
    clock.nowMs = beganAtMs + 30 * DAY_MS - 1_000;
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    clock.nowMs = beganAtMs + 30 * DAY_MS;
    expect(await isSignedIn(browser.cookieHeader)).toBe(false);
  });

  it("of an admin ends when it is unused for 30 minutes, and 12 hours after it began", async () => {
    const { browser } = await signedIn("admin");
    const idle = (await signedIn("admin")).browser;
    const beganAtMs = clock.nowMs;
    for (let passedMs = 0; passedMs < 12 * HOUR_MS; passedMs += 20 * 60_000) {
      clock.nowMs = beganAtMs + passedMs;
      expect(await isSignedIn(browser.cookieHeader)).toBe(true);
    }
    expect(await isSignedIn(idle.cookieHeader)).toBe(false);
    clock.nowMs = beganAtMs + 12 * HOUR_MS;
    expect(await isSignedIn(browser.cookieHeader)).toBe(false);
  });
});

describe("guessing a password", () => {
  const HOME = "192.0.2.1";
  const guess = (email: string, password: string, address = HOME, at = server) =>
    signIn(new Browser(at, address), email, password);

  it("from one address is answered ten times, then refused for 1, 2, 4 seconds", async () => {
    const email = await makePerson();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess(email, WRONG)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      // The right password is refused too: else the answer would tell it.
      for (const password of [WRONG, PASSWORD]) {
        const { status, headers, body } = await guess(email, password);
        expect({ status, code: body.code, wait: headers.get("retry-after") }).toEqual({
          status: 429,
          code: "rate_limited",
          wait: String(seconds),
        });
      }
      clock.nowMs += seconds * 1_000;
      if (seconds < 8) expect((await guess(email, WRONG, HOME, second)).status).toBe(401);
    }
    expect((await guess(email, PASSWORD)).status).toBe(200);
    for (let tries = 0; tries < 2; tries += 1) expect((await guess(email, WRONG)).status).toBe(401);
  });

  it("elsewhere keep no person out, on a new device either", async () => {
    const email = await makePerson();
    for (let tries = 0; tries < 15; tries += 1) await guess(email, WRONG);
    expect((await guess(email, PASSWORD)).status).toBe(429);
    expect((await guess(email, PASSWORD, "192.0.2.2")).status).toBe(200);
    // Another part of the same network is the same address.
    const [first, other] = ["2001:db8:1:1::1", "2001:db8:1:1::2"];
    for (let tries = 0; tries < 10; tries += 1) await guess(email, WRONG, first);
    expect((await guess(email, PASSWORD, other)).status).toBe(429);
    expect((await guess(email, PASSWORD, "2001:db8:1:2::1")).status).toBe(200);
  });

  it("never has to wait more than 15 minutes, and starts afresh 15 minutes later", async () => {
    // A known device, because the limit per address goes by the machine's clock.
    const { browser, email } = await signedIn();
    let wait = 0;
    for (let tries = 0; tries < 24; tries += 1) {
      clock.nowMs += wait * 1_000;
      expect((await signIn(browser, email, WRONG)).status).toBe(401);
      const { rows } = await database.pool.query<{ next_try_at: Date }>(
        "select max(next_try_at) as next_try_at from auth.sign_in_attempt",
      );
      wait = Math.ceil(((rows[0]?.next_try_at.getTime() ?? 0) - clock.nowMs) / 1_000);
    }
    expect(wait).toBe(15 * 60);
    clock.nowMs += 30 * 60_000;
    for (let tries = 0; tries < 9; tries += 1)
      expect((await signIn(browser, email, WRONG)).status).toBe(401);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("turns no honest sign-in of the same moment away, in any order of the database", async () => {
    const email = await makePerson();
    expect((await signIn(new Browser(server), email, WRONG)).status).toBe(401);
    clock.nowMs -= 1;
    expect((await signIn(new Browser(server), email)).status).toBe(200);
    clock.nowMs += 1;
  });

  it("from 130 addresses over two processes is answered a hundred times", async () => {
    for (const email of [await makePerson(), newEmail()]) {
      const answers = await Promise.all(
        Array.from({ length: 130 }, (_, index) =>
          signIn(new Browser(index % 2 === 0 ? server : second), email, WRONG),
        ),
      );
      const counted = answers.filter(({ status }) => status === 401 || status === 503);
      expect(counted).toHaveLength(100);
      const [refused] = answers.filter(({ status }) => status === 429);
      expect(refused?.body.detail).toBe(
        "Too many failed attempts for this email: try again in 1 second.",
      );
    }
    const { rows } = await database.pool.query<{ text: string }>(
      "select t::text as text from auth.sign_in_attempt t",
    );
    expect(rows.some(({ text }) => text.includes("example"))).toBe(false);
  });
});

describe("a browser in which the person signed in before", () => {
  const NAME = /^plat\.device-[\w-]{16}$/;

  /** Such a browser, signed out again; `attack` then uses up every limit of the account. */
  async function known(): Promise<{ browser: Browser; email: string }> {
    const { browser, email } = await signedIn();
    expect((await browser.post("/v1/auth/sign-out")).status).toBe(204);
    return { browser, email };
  }

  it("is not kept out by guesses from anywhere, its own address included", async () => {
    const { browser, email } = await known();
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          signIn(
            new Browser(server, round === 0 ? browser.address : `198.51.${round}.${index}`),
            email,
            WRONG,
          ),
        ),
      );
    expect((await signIn(new Browser(server, browser.address), email)).status).toBe(429);
    expect((await signIn(new Browser(server), email)).status).toBe(429);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("has ten guesses of its own, then waits as others do", async () => {
    const { browser, email } = await known();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(browser, email, WRONG)).status).toBe(401);
    expect((await signIn(browser, email)).status).toBe(429);
    clock.nowMs += 1_000;
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("is known by a cookie that names no email, and for its own person only", async () => {
    const { browser, email } = await known();
    const [name = ""] = [...browser.cookies.keys()].filter((each) => NAME.test(each));
    expect(name).not.toBe("");
    expect(browser.cookieHeader).not.toContain("example");
    const line = (await signedIn()).browser.setCookies.find((each) =>
      each.startsWith("plat.device-"),
    );
    expect(line?.split("; ").slice(1).toSorted()).toEqual([
      "HttpOnly",
      `Max-Age=${400 * 24 * 3_600}`,
      "Path=/",
      "SameSite=Lax",
    ]);
    const other = await makePerson();
    const value = browser.cookies.get(name) ?? "";
    const [id = "", signature = ""] = value.split(".");
    const forged = [
      value,
      `${id}x.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.`,
      `.${signature}`,
      "",
    ];
    const attacker = new Browser(server, "192.0.2.9");
    for (let tries = 0; tries < 11; tries += 1)
      for (const at of [email, other]) await signIn(attacker, at, WRONG);
    // Neither with another id or signature, nor for another person.
    for (const planted of forged) {
      attacker.cookies.set(name, planted);
      expect((await signIn(attacker, planted === value ? other : email)).status).toBe(429);
    }
    attacker.cookies.set(name, value);
    expect((await signIn(attacker, email)).status).toBe(200);
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
