// Tests an empty production network from its first start to its first sale: an operator with a
// second factor, a buyer and an affiliate with confirmed emails that are approved, a lead sold.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runAdmin, tokenIn } from "./support/admin-command.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { productionSettings } from "./support/free-port.ts";
import { Browser } from "./support/identity.ts";
import { MailServer, partOf } from "./support/mail-server.ts";
import { postBody } from "./support/market.ts";
import { type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";
import { totp } from "./support/totp.ts";

const PASSWORD = "quiet harbor, seven lanterns";
const BID_CENTS = 4_000;
let directory: string;
let database: TestDatabase;
let mails: MailServer;
let settings: Readonly<Record<string, string>>;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "plat-production-"));
  [database, mails] = await Promise.all([createTestDatabase(), MailServer.open()]);
  settings = {
    ...(await productionSettings()),
    DATABASE_URL: database.url,
    PLAT_DATA_DIR: directory,
    SMTP_URL: mails.url,
    MAIL_FROM: "Plat <leads@example.com>",
  };
  server = runServer({ environment: settings });
  url = await server.ready;
});
afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await mails.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** The text of the newest email to the address with this subject, once it has arrived. */
async function mail(address: string, subject: string): Promise<string> {
  const found = await vi.waitUntil(
    () => mails.seen.findLast(({ to, raw }) => to.includes(address) && raw.includes(subject)),
    { timeout: 120_000, interval: 100 },
  );
  return partOf(found, "text/plain");
}

class Person {
  readonly browser = new Browser({ origin: url, publicUrl: url });

  /** Calls the API and expects this status; returns the body. */
  async call(
    method: string,
    path: string,
    status: number,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ReturnType<typeof JSON.parse>> {
    const answer = await this.browser.call(method, path, body, { origin: url, ...headers });
    if (answer.status !== status)
      throw new Error(
        `${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    return answer.body;
  }
}

/** The first operator, who joins by the printed link and sets up an authenticator app. */
async function joinOperator(): Promise<Person> {
  const token = tokenIn(await runAdmin(["olga@example.com"], settings));
  const operator = new Person();
  const own = { token, name: "Olga Operator", password: PASSWORD };
  const joined = await operator.call("POST", "/v1/auth/accept-invitation", 200, own);
  expect(joined.second_factor).toBe("required");
  await operator.call("GET", "/v1/accounts", 403);
  const { secret } = await operator.call("POST", "/v1/auth/two-factor/setup", 200, {
    password: PASSWORD,
  });
  await operator.call("POST", "/v1/auth/two-factor/confirm", 204, { code: totp(secret) });
  await operator.call("GET", "/v1/accounts", 200);
  return operator;
}

/** A company that signs up, confirms its email, applies, and is approved. */
async function admit(operator: Person, body: Readonly<Record<string, unknown>>): Promise<Person> {
  const person = new Person();
  const email = `${body["role"]}@example.com`;
  const { code: answer } = await person.call("POST", "/v1/auth/sign-up/email", 401, {
    name: "Ana Ruiz",
    email,
    password: PASSWORD,
    ...body,
  });
  expect(answer).toBe("email_code_required");
  const code = /\b\d{6}\b/.exec(await mail(email, "Confirm your email"))?.[0];
  const { account, user } = await person.call("POST", "/v1/auth/sign-up/code", 200, { code });
  expect([account.status, user.email_verified]).toEqual(["pending", true]);
  await person.call("GET", "/v1/leads", 403);
  await person.call("PATCH", "/v1/application", 200, {
    website: "ruiz.example.com",
    license_number: "01234567",
    license_state: "CA",
    about: "We work around Sacramento and call each person within minutes.",
  });
  const approval = ["POST", `/v1/accounts/${account.id}/status`] as const;
  await person.call("POST", "/v1/application/send", 200);
  await operator.call(...approval, 200, { status: "active" });
  expect(await mail(email, "Your account is approved")).toContain("take part");
  await person.call("GET", "/v1/leads", 200);
  return person;
}

it("goes from the first start to the first sale", async () => {
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    detail: expect.stringContaining("no operator yet"),
  });
  const operator = await joinOperator();
  const buyer = await admit(operator, {
    role: "advertiser",
    company: "Ruiz Realty",
    buyer_kind: "agent",
    licensed_states: ["CA"],
  });
  const affiliate = await admit(operator, {
    role: "affiliate",
    company: "Porch Media",
    traffic_kind: "search",
  });
  // What the buyer says of its license opens nothing until the operator has checked it.
  const { items: licenses } = await operator.call(
    "GET",
    "/v1/licenses?where=state,eq,waiting",
    200,
  );
  expect(licenses).toMatchObject([{ us_state: "CA", number: "01234567", may_buy: false }]);
  await operator.call("POST", `/v1/licenses/${licenses[0].id}/decision`, 200, {
    decision: "confirm",
  });
  const { buyers } = await buyer.call("GET", "/v1/buyer-list", 200);
  expect(buyers).toMatchObject([{ name: "Ruiz Realty" }]);
  const { account } = await buyer.call("GET", "/v1/profile", 200);
  const payment = {
    kind: "payment",
    amount_cents: 100_000,
    method: "wire",
    reference: "FT-1",
    value_date: new Date().toISOString().slice(0, 10),
  };
  const entries = `/v1/accounts/${account.id}/manual-entries`;
  await operator.call("POST", entries, 200, payment, { "idempotency-key": "the first payment" });
  expect(await buyer.call("GET", "/v1/wallet", 200)).toMatchObject({ available_cents: 100_000 });
  await buyer.call("PUT", `/v1/campaigns/${randomUUID()}`, 200, {
    name: "Sellers",
    criteria: { all: [] },
    exclusive_bid_cents: BID_CENTS,
  });
  const { key } = await affiliate.call("PUT", `/v1/sources/${randomUUID()}`, 200, {
    kind: "api",
    name: "Site",
  });
  const source = new Person();
  const posted = await source.call("POST", "/v1/leads", 200, postBody(1), {
    authorization: `Bearer ${key}`,
  });
  expect(posted).toMatchObject({ status: "accepted", sale: "exclusive" });
  const { items } = await buyer.call("GET", "/v1/sales", 200);
  expect(items).toMatchObject([{ price_cents: BID_CENTS }]);
  const { contact } = await buyer.call("GET", `/v1/leads/${items[0].lead_id}`, 200);
  expect(contact.phone).toContain("555");
});
