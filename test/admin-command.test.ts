// Tests npm run admin on databases: who may be made an operator, and how its link is used up.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "../domain/time.ts";
import { runAdmin, tokenIn } from "./support/admin-command.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { Browser, type IdentityServer, startIdentityServer } from "./support/identity.ts";
import { MarketFixture } from "./support/market.ts";
import { runServer, sendSignal } from "./support/server-process.ts";

const PASSWORD = "a long pass phrase";
let database: TestDatabase;
let production: IdentityServer;
let nowMs = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  await MarketFixture.create(database.pool, nowMs);
  production = await startIdentityServer(database.pool, { production: true, now: () => nowMs });
});

afterAll(async () => {
  await production.close();
  await database.drop();
});

const admin = (...args: string[]) =>
  runAdmin(args, { DATABASE_URL: database.url, PLAT_URL: "https://leads.example.com" });
const accept = (token: string) =>
  new Browser(production).post("/v1/auth/accept-invitation", {
    token,
    name: "Olga Operator",
    password: PASSWORD,
  });

describe("npm run admin", () => {
  it("explains itself without an address", async () => {
    expect(await admin()).toEqual({
      exit: 1,
      output: expect.stringMatching(/^Usage: npm run admin -- EMAIL /),
    });
    expect(await admin("a@example.com", "--aother")).toMatchObject({
      exit: 1,
      output: expect.stringMatching(/^Usage: /),
    });
    expect(await admin("olga")).toEqual({
      exit: 1,
      output: "olga is not an email address: give one such as ana@example.com.\n",
    });
  });

  it("prints a link that makes the first operator, for 24 hours and once", async () => {
    const late = tokenIn(await admin("olga@example.com"));
    const startMs = Date.now();
    nowMs = startMs + 24 * HOUR_MS;
    expect(await accept(late)).toMatchObject({ status: 410, body: { code: "invitation_over" } });
    nowMs = startMs;
    // A new link ends the one before.
    const made = await admin("Olga@Example.com");
    expect(made.output).toContain("https://leads.example.com/login?invite=");
    expect(await accept(late)).toMatchObject({ status: 410, body: { code: "invitation_over" } });
    const token = tokenIn(made);
    expect(await accept(token)).toMatchObject({
      status: 200,
      body: {
        user: { email: "olga@example.com", name: "Olga Operator" },
        role: "admin",
        team_role: "owner",
        second_factor: "required",
      },
    });
    expect(await accept(token)).toMatchObject({ status: 410, body: { code: "invitation_over" } });
  });

  it("is refused where there is an operator, unless another one is asked for", async () => {
    expect(await admin("second@example.com")).toEqual({
      exit: 1,
      output: expect.stringMatching(/^This network is operated already;/),
    });
    expect(await admin("olga@example.com", "--another")).toEqual({
      exit: 1,
      output: expect.stringMatching(/^olga@example\.com already signs in here, at /),
    });
    const token = tokenIn(await admin("second@example.com", "--another"));
    expect(await accept(token)).toMatchObject({ status: 200, body: { role: "admin" } });
  });

  it("lets an operator in who lost password or app, and nobody else", async () => {
    expect(await admin("--recover", "olga@example.com", "--another")).toMatchObject({
      exit: 1,
      output: expect.stringMatching(/^Usage: /),
    });
    expect(await admin("--recover", "who@example.com")).toEqual({
      exit: 1,
      output: "No operator signs in with who@example.com: check the address.\n",
    });
    const made = await admin("--recover", "Olga@example.com");
    expect(made.output).toContain("https://leads.example.com/login?reset=");
    const browser = new Browser(production);
    const body = { token: tokenIn(made), password: "another long pass phrase" };
    expect(await browser.post("/v1/auth/reset-password", body)).toMatchObject({ status: 204 });
    expect(await browser.post("/v1/auth/reset-password", body)).toMatchObject({ status: 410 });
    const { email, password } = { email: "olga@example.com", password: body.password };
    expect(await browser.post("/v1/auth/sign-in/email", { email, password })).toMatchObject({
      status: 200,
      body: { second_factor: "required" },
    });
  });

  it("refuses the address of a buyer", async () => {
    const development = await startIdentityServer(database.pool, { now: () => nowMs });
    await new Browser(development).post("/v1/auth/sign-up/email", {
      name: "Bo Buyer",
      email: "bo@example.com",
      password: PASSWORD,
      role: "advertiser",
      company: "Bo Realty",
    });
    await development.close();
    expect(await admin("bo@example.com", "--another")).toEqual({
      exit: 1,
      output: "bo@example.com already signs in here, at Bo Realty. Use another address.\n",
    });
    expect(await admin("--recover", "bo@example.com")).toMatchObject({ exit: 1 });
  });

  it("works on the embedded database while the server is stopped and while it runs", async () => {
    const directory = await realpath(await mkdtemp(join(tmpdir(), "plat-admin-")));
    const settings = { PLAT_DATA_DIR: directory, PLAT_DEMO: "0" };
    try {
      expect(await runAdmin(["olga@example.com"], settings)).toMatchObject({
        exit: 1,
        output: expect.stringMatching(/^There is no network in /),
      });
      const first = runServer({ environment: settings });
      const address = await first.ready;
      const detail = /no operator yet: run npm run admin -- EMAIL/;
      expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
        status: "ready",
        detail: expect.stringMatching(detail),
      });
      const running = await runAdmin(["olga@example.com"], settings);
      expect(running).toMatchObject({ exit: 0 });
      sendSignal(first, "SIGTERM");
      expect((await first.ended).stdout).toMatch(detail);
      const stopped = await runAdmin(["olga@example.com"], settings);
      const second = runServer({ environment: settings });
      const again = await second.ready;
      const answer = await fetch(`${again}/v1/auth/accept-invitation`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: again },
        body: JSON.stringify({ token: tokenIn(stopped), name: "Olga", password: PASSWORD }),
      });
      expect(answer.status).toBe(200);
      expect(await (await fetch(`${again}/readyz`)).json()).toEqual({ status: "ready" });
      sendSignal(second, "SIGTERM");
      await second.ended;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
