// Seats over the API: inviting, joining, changing and losing one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT_MS = Date.now();
const PASSWORD = "a long pass phrase";
const clock = { nowMs: AT_MS };
type Person = { readonly user: string };

let api: TestApi;
let accountId: string;
let owner: Person;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
});
afterAll(() => api.stop());
beforeEach(async () => {
  clock.nowMs = AT_MS;
  accountId = await api.fixture.advertiser(`Elm Realty ${people}`, 0);
  owner = await api.userOf(accountId, "advertiser", "owner", "Olga Owner");
});

const newEmail = (): string => `kim.${(people += 1)}@example.com`;
const invite = async (
  teamRole: string,
  email = newEmail(),
  caller: Person = owner,
): Promise<Answer> => api.call(caller, "POST", "/v1/invitations", { email, team_role: teamRole });
const accept = (token: string, name = "Kim Lee"): Promise<Answer> =>
  api.call(
    null,
    "POST",
    "/v1/auth/accept-invitation",
    { token, name, password: PASSWORD },
    { origin: "http://localhost:3000" },
  );
const read = (token: string): Promise<Answer> =>
  api.call(null, "POST", "/v1/auth/invitation", { token });
const sessionOf = async ({ headers }: Answer) =>
  (
    await api.call(null, "GET", "/v1/auth/get-session", undefined, {
      cookie: headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    })
  ).body.session;
const teamMembersOf = async (caller: Person = owner) =>
  (await api.call(caller, "GET", "/v1/members")).body.items;
async function join(
  teamRole: string,
): Promise<Person & { readonly answer: Answer; readonly email: string }> {
  const email = newEmail();
  const answer = await accept((await invite(teamRole, email)).body.token);
  return { user: answer.body.user.id, answer, email };
}

describe("an invitation", () => {
  it("is a link that is shown once, and that signs in whom it names, with its seat", async () => {
    const made = await invite("agent", "Kim.Lee@Example.com");
    expect(made).toMatchObject({
      status: 201,
      body: {
        email: "kim.lee@example.com",
        team_role: "agent",
        token: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: new Date(AT_MS + 7 * DAY_MS).toISOString(),
      },
    });
    const listed = await api.call(owner, "GET", "/v1/invitations");
    expect(listed.body.items).toHaveLength(1);
    expect(listed.text).not.toContain(made.body.token);
    expect((await read(made.body.token)).body).toMatchObject({
      email: "kim.lee@example.com",
      team_role: "agent",
      account_name: expect.stringContaining("Elm Realty"),
    });
    const joined = await accept(made.body.token);
    expect(joined, joined.text).toMatchObject({
      status: 200,
      body: {
        user: { name: "Kim Lee", email: "kim.lee@example.com" },
        role: "advertiser",
        team_role: "agent",
        account: { id: accountId },
      },
    });
    expect((await sessionOf(joined)).team_role).toBe("agent");
    expect(
      (await teamMembersOf()).map(
        ({ name, team_role: teamRole }: { name: string; team_role: string }) => [name, teamRole],
      ),
    ).toEqual(
      expect.arrayContaining([
        ["Olga Owner", "owner"],
        ["Kim Lee", "agent"],
      ]),
    );
    expect((await api.call(owner, "GET", "/v1/invitations")).body.items).toEqual([]);
  });

  it("works once, also for several at the same moment", async () => {
    const {
      body: { token },
    } = await invite("agent");
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => accept(token, `Kim ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410,
    ]);
    expect(await teamMembersOf()).toHaveLength(2);
  });

  it.each<[string, (made: Answer) => Promise<unknown> | void, string]>([
    [
      "has expired",
      () => {
        clock.nowMs = AT_MS + 7 * DAY_MS;
      },
      "has expired",
    ],
    [
      "was withdrawn",
      (made) => api.call(owner, "DELETE", `/v1/invitations/${made.body.id}`),
      "was withdrawn",
    ],
    ["was used", (made) => accept(made.body.token), "was already used"],
  ])("that %s says so and lets nobody in", async (_, spoil, why) => {
    const made = await invite("owner");
    await spoil(made);
    for (const answer of [await read(made.body.token), await accept(made.body.token, "Eve")]) {
      expect(answer).toMatchObject({
        status: 410,
        body: { code: "invitation_over", detail: expect.stringContaining(why) },
      });
    }
    expect((await teamMembersOf()).map(({ name }: { name: string }) => name)).not.toContain("Eve");
  });

  it("that does not exist is not found; a taken e-mail and a suspension are told", async () => {
    expect((await accept("x".repeat(43))).status).toBe(404);
    const { email } = await join("agent");
    expect((await accept((await invite("agent", email)).body.token)).body.errors[0]).toMatchObject({
      field: "/email",
      code: "taken",
    });
    const {
      body: { token },
    } = await invite("agent");
    await api.database.pool.query("update account set status = 'suspended' where id = $1", [
      accountId,
    ]);
    expect((await accept(token)).body.code).toBe("suspended");
  });

  it("is an owner's to make, read and withdraw", async () => {
    const {
      body: { id },
    } = await invite("agent");
    const rival = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser");
    for (const caller of [
      await api.userOf(accountId, "advertiser", "manager"),
      await api.userOf(accountId, "advertiser", "agent"),
    ]) {
      for (const answer of [
        await invite("agent", newEmail(), caller),
        await api.call(caller, "GET", "/v1/invitations"),
        await api.call(caller, "DELETE", `/v1/invitations/${id}`),
      ])
        expect(answer.status).toBe(403);
    }
    expect((await api.call(rival, "DELETE", `/v1/invitations/${id}`)).status).toBe(404);
    expect(
      (
        await api.call(await api.keyOf(accountId), "POST", "/v1/invitations", {
          email: newEmail(),
          team_role: "owner",
        })
      ).status,
    ).toBe(403);
  });
});

describe("a seat", () => {
  it("is changed and taken by owners of the account alone", async () => {
    const agent = await join("agent");
    const others = [
      agent,
      await api.userOf(accountId, "advertiser", "manager"),
      await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser"),
      await api.userOf(NETWORK_ID, "admin"),
    ];
    for (const caller of others) {
      for (const answer of [
        await api.call(caller, "PATCH", `/v1/members/${agent.user}`, { team_role: "owner" }),
        await api.call(caller, "DELETE", `/v1/members/${owner.user}`),
      ])
        expect([403, 404]).toContain(answer.status);
    }
    expect(
      (await api.call(owner, "PATCH", `/v1/members/${agent.user}`, { team_role: "manager" })).body
        .team_role,
    ).toBe("manager");
    expect((await sessionOf(agent.answer)).team_role).toBe("manager");
    expect(
      (
        await api.call(
          await api.userOf(NETWORK_ID, "admin"),
          "GET",
          `/v1/members?account_id=${accountId}`,
        )
      ).body.items,
    ).toHaveLength(3);
    expect((await api.call(owner, "GET", `/v1/members?account_id=${NETWORK_ID}`)).status).toBe(404);
  });

  it("of the last owner cannot be changed or taken; of two who go at once one stays", async () => {
    for (const answer of [
      await api.call(owner, "PATCH", `/v1/members/${owner.user}`, { team_role: "agent" }),
      await api.call(owner, "DELETE", `/v1/members/${owner.user}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: "last_owner" } });
    const second = await api.userOf(accountId, "advertiser");
    const answers = await Promise.all([
      api.call(owner, "DELETE", `/v1/members/${second.user}`),
      api.call(second, "DELETE", `/v1/members/${owner.user}`),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      "select from member where account_id = $1 and team_role = 'owner' and status = 'active'",
      [accountId],
    );
    expect(rows).toHaveLength(1);
  });

  it("that is taken ends sessions at once, frees the e-mail, and stays in the log", async () => {
    const kim = await join("agent");
    expect(await sessionOf(kim.answer)).not.toBeNull();
    expect((await api.call(owner, "DELETE", `/v1/members/${kim.user}`)).status).toBe(204);
    expect(await sessionOf(kim.answer)).toBeNull();
    expect((await api.call(kim, "GET", "/v1/leads")).status).toBe(401);
    expect(
      (
        await api.call(
          null,
          "POST",
          "/v1/auth/sign-in/email",
          { email: kim.email, password: PASSWORD },
          { origin: "http://localhost:3000" },
        )
      ).status,
    ).toBe(401);
    expect((await accept((await invite("manager", kim.email)).body.token)).status).toBe(200);
    const { body } = await api.call(owner, "GET", "/v1/activity");
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(["member.invited", "member.joined", "member.removed"]),
    );
  });
});

it("keeps an agent from money, campaigns and keys over the API", async () => {
  const agent = await api.userOf(accountId, "advertiser", "agent");
  const refused = [
    await api.call(agent, "GET", "/v1/wallet"),
    await api.call(agent, "GET", "/v1/reports/balances"),
    await api.call(agent, "GET", "/v1/api-keys"),
    await api.call(agent, "POST", "/v1/api-keys", { name: "x", scopes: ["read"] }),
    await api.call(agent, "PATCH", "/v1/profile", { account_name: "Mine" }),
    await api.call(agent, "PUT", "/v1/campaigns/0198a9b8-0000-7000-8000-000000000001", {
      name: "x",
      criteria: { all: [] },
      shared_bid_cents: 100,
    }),
    await api.call(
      agent,
      "POST",
      "/v1/wallet/top-ups",
      { amount_cents: 5_000 },
      { "idempotency-key": "k" },
    ),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 403, 403, 403, 403]);
  expect((await api.call(agent, "GET", "/v1/wallet-movements")).body.items).toEqual([]);
  expect((await api.call(agent, "PATCH", "/v1/profile", { name: "Ann" })).body.name).toBe("Ann");
  const manager = await api.userOf(accountId, "advertiser", "manager");
  expect((await api.call(manager, "GET", "/v1/wallet")).status).toBe(200);
  expect(
    (
      await api.call(
        manager,
        "POST",
        "/v1/wallet/top-ups",
        { amount_cents: 5_000 },
        { "idempotency-key": "k" },
      )
    ).status,
  ).toBe(403);
});
