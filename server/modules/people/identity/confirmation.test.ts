// Tests the confirmation of who one is: every operation that needs it is closed to a session whose
// last proof is older than ten minutes, and opens again with a password, a code or a passkey.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import type { Operation } from "../../../../contract/operation.ts";
import { refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { SoftPasskey } from "../../../../test/support/authenticator.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { totp, wrongTotp } from "../../../../test/support/totp.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { registerOperation } from "../../../platform/http/register-operation.ts";
import {
  PASSWORD,
  database,
  query,
  setUpIdentity,
  signIn,
  signedUp,
} from "./identity.test-support.ts";

setUpIdentity();

const ORIGIN = "http://localhost:3000";
const ID = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001";
/** Those of identity itself are tested with it: a server of the test has them already, or none. */
const MARKED = OPERATIONS.filter(
  ({ needs, path }) => needs !== undefined && !path.startsWith("/v1/auth/"),
);
const clock = { ahead: 0 };
const now = (): number => Date.now() + clock.ahead;
let server: IdentityServer;

beforeAll(async () => {
  server = await startIdentityServer(database.pool, {
    now,
    more: (host) => {
      for (const operation of MARKED)
        registerOperation(host, operation, async () => refuse(NOT_FOUND));
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  clock.ahead = 0;
});

/** What a call without a body is refused with: after the gate it is something else. */
async function codeOf(browser: Browser, { method, path }: Operation): Promise<string> {
  const address = path.replaceAll(/\{\w+\}/g, ID);
  const body = method === "GET" ? undefined : {};
  const { status, body: problem } = await browser.call(method, address, body, { origin: ORIGIN });
  return `${status} ${String(problem?.code)}`;
}

const [anyMarked] = MARKED;
async function isOpen(browser: Browser): Promise<boolean> {
  if (anyMarked === undefined) throw new Error("no operation is marked");
  return (await codeOf(browser, anyMarked)) !== "403 confirm_identity";
}

const confirm = (browser: Browser, way: string, body: object) =>
  browser.post(`/v1/auth/confirmation/${way}`, body);
const state = async (browser: Browser) => (await browser.get("/v1/auth/confirmation")).body;

describe("an operation that needs a recent confirmation", () => {
  it("is open after signing in, closed 11 minutes later, and open after confirming", async () => {
    const { browser } = await signedUp(server);
    const codes = async () =>
      Promise.all(MARKED.map(async (one) => [one.operationId, await codeOf(browser, one)]));
    const closed = MARKED.map(({ operationId }) => [operationId, "403 confirm_identity"]);
    for (const [id, code] of await codes()) expect([id, code]).not.toEqual([id, closed[0]?.[1]]);
    clock.ahead = 11 * MINUTE_MS;
    expect(await codes()).toEqual(closed);
    expect(await confirm(browser, "password", { password: PASSWORD })).toMatchObject({
      status: 200,
    });
    for (const [id, code] of await codes()) expect([id, code]).not.toEqual([id, closed[0]?.[1]]);
  });

  it("is closed in another session of the same person, which must confirm for itself", async () => {
    const { browser, email } = await signedUp(server);
    const other = new Browser(server);
    await signIn(other, email);
    clock.ahead = 11 * MINUTE_MS;
    await confirm(browser, "password", { password: PASSWORD });
    expect([await isOpen(browser), await isOpen(other)]).toEqual([true, false]);
  });

  it("is closed in a session from before confirmations were kept", async () => {
    const { browser, userId } = await signedUp(server);
    await query("update auth.session set confirmed_at = null where user_id = $1", [userId]);
    expect(await isOpen(browser)).toBe(false);
    expect(await state(browser)).toEqual({ ways: ["password"], seconds_left: 0 });
  });
});

describe("confirming", () => {
  it("says how it can be done, and how long it counts", async () => {
    const { browser } = await signedUp(server);
    const { ways, seconds_left: left } = await state(browser);
    expect(ways).toEqual(["password"]);
    expect(left).toBeGreaterThan(590);
    clock.ahead = 4 * MINUTE_MS;
    expect((await state(browser)).seconds_left).toBeLessThanOrEqual(360);
    clock.ahead = 11 * MINUTE_MS;
    expect((await state(browser)).seconds_left).toBe(0);
  });

  it("counts wrong passwords apart from those at sign-in", async () => {
    const { browser, email } = await signedUp(server);
    clock.ahead = 11 * MINUTE_MS;
    for (let guess = 0; guess < 10; guess += 1)
      expect(await confirm(browser, "password", { password: "not it" })).toMatchObject({
        status: 422,
        body: { errors: [{ field: "/password", code: "wrong" }] },
      });
    expect(await isOpen(browser)).toBe(false);
    expect(await confirm(browser, "password", { password: PASSWORD })).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    // A stranger at an open browser keeps its person out nowhere else.
    expect((await signIn(new Browser(server), email)).status).toBe(200);
  });

  it("with a code works once for each; a wrong one and a recovery code do not", async () => {
    const { browser } = await signedUp(server);
    const setup = await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
    const { secret, recovery_codes: recovery } = setup.body;
    expect(await confirm(browser, "code", { code: totp(secret) })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(secret) });
    clock.ahead = 11 * MINUTE_MS;
    expect((await state(browser)).ways).toEqual(["password", "code"]);
    expect(await confirm(browser, "code", { code: wrongTotp(secret) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/code", code: "wrong" }] },
    });
    expect(await confirm(browser, "code", { code: recovery[0] })).toMatchObject({ status: 422 });
    expect(await isOpen(browser)).toBe(false);
    const code = totp(secret);
    expect(await confirm(browser, "code", { code })).toMatchObject({ status: 200 });
    expect(await isOpen(browser)).toBe(true);
    expect(await confirm(browser, "code", { code })).toMatchObject({ status: 422 });
  });

  it("with codes is refused after ten wrong ones", async () => {
    const { browser } = await signedUp(server);
    const setup = await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
    const { secret } = setup.body;
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(secret) });
    for (let guess = 0; guess <= 10; guess += 1)
      await confirm(browser, "code", { code: wrongTotp(secret) });
    expect(await confirm(browser, "code", { code: totp(secret) })).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
  });

  it("with a passkey works with the person's own only", async () => {
    const add = async (browser: Browser): Promise<SoftPasskey> => {
      const setup = await browser.post("/v1/auth/passkeys/setup", { password: PASSWORD });
      const passkey = new SoftPasskey(ORIGIN);
      await browser.post("/v1/auth/passkeys", passkey.create(setup.body, "Laptop"));
      return passkey;
    };
    const use = async (browser: Browser, passkey: SoftPasskey) => {
      const site = (await browser.post("/v1/auth/passkeys/challenge")).body;
      return confirm(browser, "passkey", passkey.get(site));
    };
    const { browser } = await signedUp(server);
    const [own, foreign] = [await add(browser), await add((await signedUp(server)).browser)];
    clock.ahead = 11 * MINUTE_MS;
    expect((await state(browser)).ways).toEqual(["password", "passkey"]);
    expect(await use(browser, foreign)).toMatchObject({
      status: 401,
      body: { code: "passkey_unknown" },
    });
    expect(await isOpen(browser)).toBe(false);
    expect(await use(browser, own)).toMatchObject({ status: 200 });
    expect(await isOpen(browser)).toBe(true);
  });

  it("needs a session", async () => {
    expect(await new Browser(server).get("/v1/auth/confirmation")).toMatchObject({ status: 401 });
    expect(await confirm(new Browser(server), "password", { password: PASSWORD })).toMatchObject({
      status: 401,
    });
  });
});

describe("what begins or renews a session confirms it", () => {
  it("a passkey at sign-in, and a changed password", async () => {
    const { browser } = await signedUp(server);
    const setup = await browser.post("/v1/auth/passkeys/setup", { password: PASSWORD });
    const passkey = new SoftPasskey(ORIGIN);
    await browser.post("/v1/auth/passkeys", passkey.create(setup.body, "Laptop"));
    clock.ahead = 11 * MINUTE_MS;
    const other = new Browser(server);
    const site = (await other.post("/v1/auth/passkeys/challenge")).body;
    await other.post("/v1/auth/sign-in/passkey", passkey.get(site));
    expect(await isOpen(other)).toBe(true);
    await browser.post("/v1/auth/change-password", {
      current_password: PASSWORD,
      new_password: "another long pass phrase",
    });
    expect(await isOpen(browser)).toBe(true);
  });
});
