// Signing up, in and out against a real server and database, and what an attacker would try.
import { getMigrations } from "better-auth/db/migration";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
  TEST_SECRET,
} from "../../../test/support/identity.ts";
import { MarketFixture, NETWORK_ID } from "../../../test/support/market.ts";
import { makeLogger } from "../../platform/log/log.ts";
import { authOptions } from "./build-auth.ts";
import { authDepsOf } from "./index.ts";

const PASSWORD = "a long pass phrase";
const COOKIE = "plat.session";
let database: TestDatabase;
let server: IdentityServer;
let demo: IdentityServer;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await MarketFixture.create(database.pool, Date.now());
  server = await startIdentityServer(database.pool);
  demo = await startIdentityServer(database.pool, { demo: true });
});

afterAll(async () => {
  await Promise.all([server.close(), demo.close()]);
  await database.drop();
});

const newEmail = (): string => `person.${(people += 1)}@example.com`;
const signUpBody = (email: string, more: object = {}): object => ({
  name: "Ana Ruiz",
  email,
  password: PASSWORD,
  role: "advertiser",
  company: `Ruiz  Realty ${people}`,
  ...more,
});
const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows;

async function signedUp(
  at: IdentityServer = server,
  more: object = {},
): Promise<{
  readonly browser: Browser;
  readonly email: string;
  readonly accountId: string;
  readonly userId: string;
}> {
  const browser = new Browser(at);
  const email = newEmail();
  const { status, body } = await browser.post("/v1/auth/sign-up/email", signUpBody(email, more));
  expect({ status, body }).toMatchObject({ status: 200 });
  return { browser, email, accountId: body.account.id, userId: body.user.id };
}

const signIn = (
  browser: Browser,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => browser.post("/v1/auth/sign-in/email", { email, password }, headers);
const currentSession = async (browser: Browser) =>
  (await browser.get("/v1/auth/get-session")).body.session;

describe("the tables", () => {
  it("are all that better-auth asks for", async () => {
    const deps = {
      pool: database.pool,
      secret: TEST_SECRET,
      publicUrl: server.publicUrl,
      config: { demo: false },
      networkId: () => NETWORK_ID,
      now: Date.now,
      log: makeLogger("silent"),
    };
    const missing = await getMigrations(authOptions(authDepsOf(deps)));
    expect({ tables: missing.toBeCreated, columns: missing.toBeAdded }).toEqual({
      tables: [],
      columns: [],
    });
  });
});

describe("signing up", () => {
  it("makes an advertiser with an empty wallet, active, and signs in", async () => {
    const { browser, email, accountId, userId } = await signedUp(server, {
      licensed_states: ["CA", "TX"],
      buyer_kind: "investor",
    });
    expect(await currentSession(browser)).toMatchObject({
      user: { id: userId, name: "Ana Ruiz", email },
      role: "advertiser",
      account: {
        id: accountId,
        kind: "advertiser",
        name: `Ruiz Realty ${people}`,
        status: "active",
      },
    });
    expect(await query("select * from advertiser where account_id = $1", [accountId])).toEqual([
      {
        account_id: accountId,
        buyer_kind: "investor",
        seller_name: `ruiz realty ${people}`,
        listed_buyer: true,
        licensed_states: ["CA", "TX"],
        bid_modifier: 10_000,
        low_balance_cents: null,
      },
    ]);
    expect(
      await query(
        "select balance_cents, held_cents, credit_limit_cents from wallet where account_id = $1",
        [accountId],
      ),
    ).toEqual([{ balance_cents: 0n, held_cents: 0n, credit_limit_cents: 0n }]);
    expect(
      await query("select action from activity where account_id = $1 order by id", [accountId]),
    ).toEqual(
      expect.arrayContaining([{ action: "account.signed_up" }, { action: "user.signed_in" }]),
    );
  });

  it("in the demo gives an advertiser $500 by ledger and approves an affiliate", async () => {
    const advertiser = await signedUp(demo);
    expect(
      await query(
        `select w.balance_cents, t.kind, t.debit_kind, t.amount_cents
         from wallet w
         join transfer t on t.credit_kind = 'wallet' and t.credit_owner = w.account_id
         where account_id = $1`,
        [advertiser.accountId],
      ),
    ).toEqual([
      { balance_cents: 50_000n, kind: "top_up", debit_kind: "external", amount_cents: 50_000n },
    ]);
    const affiliate = await signedUp(demo, { role: "affiliate" });
    expect((await currentSession(affiliate.browser)).account.status).toBe("active");
  });

  it("makes an affiliate wait at 70 %, nothing payable, and tells the operator once", async () => {
    const waiting = () =>
      query(
        "select payload ->> 'networkId' as network from outbox where topic = 'account_waiting'",
      );
    const before = await waiting();
    await Promise.all([signedUp(server), signedUp(demo, { role: "affiliate" })]);
    expect(await waiting()).toEqual(before);
    const { browser, accountId } = await signedUp(server, { role: "affiliate" });
    expect(await waiting()).toEqual([...before, { network: NETWORK_ID }]);
    expect(await currentSession(browser)).toMatchObject({
      role: "affiliate",
      account: { kind: "affiliate", status: "pending" },
    });
    expect(
      await query(
        `select earning_kind, earning_amount, balance_cents
         from affiliate
         join payable
         using (account_id)
         where account_id = $1`,
        [accountId],
      ),
    ).toEqual([{ earning_kind: "share", earning_amount: 7_000n, balance_cents: 0n }]);
  });

  it("refuses an admin, foreign fields, and missing or wrong ones, and keeps nothing", async () => {
    const browser = new Browser(server);
    const email = newEmail();
    const attempts = [
      { role: "admin" },
      { status: "active" },
      { password: "1234567" },
      { password: "x".repeat(129) },
      { email: "no address" },
      { company: "  " },
      { name: undefined },
      { time_zone: "Mars/Olympus" },
      { licensed_states: ["ZZ"] },
      { role: "affiliate", buyer_kind: "agent" },
    ];
    for (const attempt of attempts) {
      const { status, body } = await browser.post(
        "/v1/auth/sign-up/email",
        signUpBody(email, attempt),
      );
      expect({ attempt, status, code: body.code, errors: body.errors.length }).toEqual({
        attempt,
        status: 422,
        code: "invalid",
        errors: 1,
      });
    }
    expect(await query(`select 1 from auth."user" where email = $1`, [email])).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  it("says an e-mail is taken, in any case, also to 8 at once, and makes one account", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        new Browser(server).post(
          "/v1/auth/sign-up/email",
          signUpBody(email, { company: `Only ${email}` }),
        ),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array<number>(7).fill(422),
    ]);
    const again = await new Browser(server).post(
      "/v1/auth/sign-up/email",
      signUpBody(email.toUpperCase()),
    );
    expect(again).toMatchObject({
      status: 422,
      body: { code: "invalid", errors: [{ field: "/email", code: "taken" }] },
    });
    expect(await query("select 1 from account where name = $1", [`Only ${email}`])).toHaveLength(1);
  });

  it("takes only e-mails that signing in takes too", async () => {
    const browser = new Browser(server);
    for (const email of [
      "o'brien@example.com",
      "a.b+c_d-e@sub.example.co",
      "1@2-3.example",
      "-@example.com",
      `${"a".repeat(64)}@${"b".repeat(63)}.example`,
    ]) {
      expect({
        email,
        status: (await browser.post("/v1/auth/sign-up/email", signUpBody(email))).status,
      }).toEqual({ email, status: 200 });
      expect({ email, status: (await signIn(browser, email)).status }).toEqual({
        email,
        status: 200,
      });
    }
    for (const email of [
      ".a@example.com",
      "a..b@example.com",
      "a.@example.com",
      "a@example",
      "a@-.com",
      "a@b..com",
      "a b@example.com",
      "a@exa_mple.com",
      "é@example.com",
    ]) {
      expect({
        email,
        status: (await browser.post("/v1/auth/sign-up/email", signUpBody(email))).status,
      }).toEqual({ email, status: 422 });
    }
  });

  it("leaves no half a person when the account cannot be made", async () => {
    await query("alter table wallet rename to wallet_away");
    const email = newEmail();
    try {
      expect(
        (await new Browser(server).post("/v1/auth/sign-up/email", signUpBody(email))).status,
      ).toBe(500);
    } finally {
      await query("alter table wallet_away rename to wallet");
    }
    expect(await query(`select 1 from auth."user" where email = $1`, [email])).toEqual([]);
    expect(
      (await new Browser(server).post("/v1/auth/sign-up/email", signUpBody(email))).status,
    ).toBe(200);
  });
});

describe("signing in and out", () => {
  it("takes the right password, in whatever case the e-mail is written", async () => {
    const { email, userId } = await signedUp();
    const browser = new Browser(server);
    expect(await signIn(browser, email.toUpperCase())).toMatchObject({
      status: 200,
      body: { user: { id: userId }, role: "advertiser" },
    });
    expect(await server.identity.resolveSession({ cookie: browser.cookieHeader })).toMatchObject({
      kind: "user",
      id: userId,
      role: "advertiser",
    });
  });

  it("answers a wrong password and an unknown e-mail with the same words", async () => {
    const { email } = await signedUp();
    const [wrong, unknown] = [
      await signIn(new Browser(server), email, "another pass phrase"),
      await signIn(new Browser(server), newEmail()),
    ];
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", detail: "The e-mail or the password is wrong." },
    });
    expect(wrong.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  it("keeps the password as Argon2id and never sends hash or token", async () => {
    const { browser, email } = await signedUp();
    const [credential] = await query(
      `select password
       from auth.credential c
       join auth."user" u on u.id = c.user_id
       where email = $1`,
      [email],
    );
    expect(credential.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { body } = await signIn(browser, email);
    expect(Object.keys(body).sort()).toEqual(["account", "expires_at", "role", "seat", "user"]);
    expect(Object.keys(body.user).sort()).toEqual(["email", "id", "name"]);
  });

  it("ends the session at once on signing out, for a copy of its cookie too", async () => {
    const { browser } = await signedUp();
    const copy = browser.cookieHeader;
    expect((await browser.post("/v1/auth/sign-out")).status).toBe(204);
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await currentSession(browser)).toBeNull();
    expect(await server.identity.resolveSession({ cookie: copy })).toBeNull();
    expect((await browser.post("/v1/auth/sign-out")).status).toBe(204);
  });

  it("ends other sessions, and all of them when the password changes", async () => {
    const { browser, email } = await signedUp();
    const other = new Browser(server);
    await signIn(other, email);
    expect((await browser.post("/v1/auth/revoke-other-sessions")).status).toBe(204);
    expect([await currentSession(other), await currentSession(browser)]).toEqual([
      null,
      expect.anything(),
    ]);
    await signIn(other, email);
    const before = browser.cookieHeader;
    expect(
      await browser.post("/v1/auth/change-password", {
        current_password: "not this one",
        new_password: "another pass phrase",
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: "/current_password" }] } });
    expect(
      (
        await browser.post("/v1/auth/change-password", {
          current_password: PASSWORD,
          new_password: "another pass phrase",
        })
      ).status,
    ).toBe(204);
    expect(await server.identity.resolveSession({ cookie: before })).toBeNull();
    expect([await currentSession(other), await currentSession(browser)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect((await signIn(new Browser(server), email)).status).toBe(401);
    expect((await signIn(new Browser(server), email, "another pass phrase")).status).toBe(200);
    expect(
      (
        await new Browser(server).post("/v1/auth/change-password", {
          current_password: PASSWORD,
          new_password: PASSWORD,
        })
      ).status,
    ).toBe(401);
  });

  it("stops a suspended person or account at once, and lets them in again afterwards", async () => {
    const { browser, email, accountId, userId } = await signedUp();
    const lock = [
      ["update account set status = $2 where id = $1", accountId],
      ["update member set status = $2 where user_id = $1", userId],
    ] as const;
    for (const [statement, id] of lock) {
      await query(statement, [id, "suspended"]);
      expect(await browser.get("/v1/auth/get-session")).toMatchObject({
        status: 403,
        body: { code: "suspended" },
      });
      expect(await server.identity.resolveSession({ cookie: browser.cookieHeader })).toBeNull();
      expect(await signIn(new Browser(server), email)).toMatchObject({
        status: 403,
        body: { code: "suspended" },
      });
      expect((await signIn(new Browser(server), email, "another pass phrase")).status).toBe(401);
      await query(statement, [id, "active"]);
      expect(await currentSession(browser)).toMatchObject({ user: { id: userId } });
    }
  });

  it("works for a person the operator made", async () => {
    const email = newEmail();
    const made = await server.identity.createUser({
      email,
      password: PASSWORD,
      name: "Olga Operator",
      role: "admin",
      accountId: NETWORK_ID,
    });
    expect(made).toMatchObject({ ok: true });
    const browser = new Browser(server);
    expect(await signIn(browser, email)).toMatchObject({
      status: 200,
      body: { role: "admin", account: { kind: "network" } },
    });
    expect(
      await server.identity.createUser({
        email,
        password: PASSWORD,
        name: "Olga",
        role: "admin",
        accountId: NETWORK_ID,
      }),
    ).toMatchObject({ ok: false, error: { errors: [{ code: "taken" }] } });
    expect(
      await server.identity.createUser({
        email: "x",
        password: "short",
        name: "",
        role: "admin",
        accountId: NETWORK_ID,
      }),
    ).toMatchObject({ ok: false, error: { code: "invalid" } });
  });
});
