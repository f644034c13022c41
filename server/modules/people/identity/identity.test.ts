// Signing up against a real server and database, and what an attacker would try.
import { OPEN_LICENSES } from "../../../../test/support/licenses.ts";
import { getMigrations } from "better-auth/db/migration";
import { describe, expect, it } from "vitest";
import { Browser, TEST_SECRET } from "../../../../test/support/identity.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { authOptions } from "./build-auth.ts";
import { authDepsOf } from "./index.ts";
import {
  currentSession,
  database,
  demo,
  newEmail,
  people,
  query,
  server,
  setUpIdentity,
  signedUp,
  signIn,
  signUpBody,
} from "./identity.test-support.ts";

setUpIdentity();

describe("the tables", () => {
  it("are all that better-auth asks for", async () => {
    const deps = {
      pool: database.pool,
      secret: TEST_SECRET,
      publicUrl: server.publicUrl,
      config: {
        demo: false,
        production: false,
        oldSecret: null,
        signInProviders: [],
        allowLoopback: false,
      },
      networkId: () => NETWORK_ID,
      networkNames: () => ["Plat"],
      licenses: OPEN_LICENSES,
      signUpPolicy: () => "open" as const,
      affiliateShare: () => 6_500,
      allowsMagicLinks: () => true,
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
        dialer_url: null,
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

  it("in the demo gives an advertiser $500 by ledger", async () => {
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
  });

  it("makes an affiliate that earns the network's share, with nothing payable", async () => {
    const { browser, accountId } = await signedUp(server, { role: "affiliate" });
    expect(await currentSession(browser)).toMatchObject({
      role: "affiliate",
      account: { kind: "affiliate", status: "active" },
    });
    expect(
      await query(
        `select t.version, t.document -> 'earning' as earning, p.balance_cents
         from account_terms t
         join payable p on p.account_id = t.account_id
         where t.account_id = $1`,
        [accountId],
      ),
    ).toEqual([{ version: 1, earning: { kind: "share", amount: 6_500 }, balance_cents: 0n }]);
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
      { role: "affiliate", traffic_kind: "carrier pigeon" },
      { traffic_kind: "search" },
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
