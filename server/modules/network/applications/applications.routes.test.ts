// Tests applications over HTTP: what an applicant may do and see, and what the network decides.
import { OPEN_LICENSES } from "../../../../test/support/licenses.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../../../domain/access/access.ts";
import { isOpenToWaiting } from "../../../../contract/operation.ts";
import { OPERATIONS } from "../../../../contract/index.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { publishAll } from "../../../../test/support/email-people.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { changeStatus } from "../accounts/write-account.ts";
import { sendApplication } from "./applicant.ts";
import { insertApplication } from "./application.store.ts";

const NOON = Date.parse("2026-03-04T18:00:00Z");
const FACTS = {
  website: "ruiz.example.com",
  license_number: " 0123 4567 ",
  license_state: "CA",
  about: "We buy seller leads around Sacramento and call within minutes.",
};

/** Moves on with each look, so that messages keep their order. */
let nowMs = NOON;
let api: TestApi;
let operator: Caller;
let accountId: string;
let owner: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => (nowMs += 1));
  operator = await api.userOf(NETWORK_ID, "admin");
});
afterAll(() => api.stop());

beforeEach(async () => {
  accountId = await api.fixture.advertiser(`Ruiz ${uuidv7(NOON)}`, 0, { states: ["CA"] });
  await waits(accountId);
  owner = await api.userOf(accountId, "advertiser");
});

async function waits(id: string): Promise<void> {
  await api.database.pool.query("update account set status = 'pending' where id = $1", [id]);
  await insertApplication(api.database.pool, id, new Date(NOON));
}

const send = async (): Promise<void> => {
  expect((await api.call(owner, "PATCH", "/v1/application", FACTS)).status).toBe(200);
  expect((await api.call(owner, "POST", "/v1/application/send")).status).toBe(200);
};
const stateOf = async (): Promise<unknown> =>
  (await api.call(operator, "GET", `/v1/accounts/${accountId}`)).body.application;
const ask = (text: string) =>
  api.call(operator, "POST", `/v1/accounts/${accountId}/application/questions`, { text });
const refuse = (reason: string) =>
  api.call(operator, "POST", `/v1/accounts/${accountId}/application/refusal`, { reason });
const answer = (text: string) => api.call(owner, "POST", "/v1/application/messages", { text });
const approve = () =>
  api.call(operator, "POST", `/v1/accounts/${accountId}/status`, { status: "active" });

describe("an account that waits", () => {
  it("is answered by nothing that is about others, whatever the status says", async () => {
    const closed = OPERATIONS.filter(
      (operation) => operation.access.includes("session") && !isOpenToWaiting(operation),
    );
    expect(closed.length).toBeGreaterThan(150);
    for (const status of ["pending", "refused"]) {
      await api.database.pool.query("update account set status = $2 where id = $1", [
        accountId,
        status,
      ]);
      for (const { method, path } of closed) {
        const at = path.replaceAll(/\{\w+\}/g, uuidv7(NOON));
        expect(await api.call(owner, method, at), `${method} ${path}`).toMatchObject({
          status: 403,
          body: { code: "not_approved" },
        });
      }
    }
  });

  it("opens exactly its application, its profile and its preferences beside its sign-in", () => {
    expect(
      OPERATIONS.filter(
        (operation) => isOpenToWaiting(operation) && !operation.path.startsWith("/v1/auth/"),
      ).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      "GET /v1/application",
      "PATCH /v1/application",
      "POST /v1/application/send",
      "POST /v1/application/messages",
      "GET /v1/licenses",
      "POST /v1/licenses",
      "POST /v1/licenses/{id}/end",
      "GET /v1/seller-names",
      "POST /v1/seller-names",
      "POST /v1/seller-names/{id}/end",
      "GET /v1/profile",
      "PUT /v1/profile",
      "PATCH /v1/profile",
      "GET /v1/preferences/{id}",
      "PUT /v1/preferences/{id}",
      "PATCH /v1/preferences/{id}",
    ]);
  });

  it("has keys that open nothing", async () => {
    const key = await api.keyOf(accountId);
    expect(await api.call(key, "GET", "/v1/campaigns")).toMatchObject({
      status: 403,
      body: { code: "not_approved" },
    });
  });
});

describe("an application", () => {
  it("says what is missing, is sent once complete, and is then the network's", async () => {
    const fresh = await api.call(owner, "GET", "/v1/application");
    expect(fresh.body).toEqual({
      account_id: accountId,
      state: "draft",
      facts: {},
      missing: ["website", "license_number", "license_state", "about"],
      sent_at: null,
      reason: null,
      messages: [],
    });
    const early = await api.call(owner, "POST", "/v1/application/send");
    expect(early.status).toBe(422);
    expect(early.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "/website",
      "/license_number",
      "/license_state",
      "/about",
    ]);
    const saved = await api.call(owner, "PATCH", "/v1/application", FACTS);
    expect(saved.body).toMatchObject({
      state: "draft",
      facts: { ...FACTS, website: "https://ruiz.example.com/", license_number: "0123 4567" },
      missing: [],
    });
    await send();
    expect(await stateOf()).toBe("sent");
    for (const [method, path, body] of [
      ["PATCH", "/v1/application", { about: null }],
      ["POST", "/v1/application/send", undefined],
      ["POST", "/v1/application/messages", { text: "Hurry." }],
    ] as const)
      expect(await api.call(owner, method, path, body), path).toMatchObject({
        status: 409,
        body: { code: "already_decided" },
      });
    await publishAll(api);
    const { items } = (await api.call(operator, "GET", "/v1/events?limit=200")).body;
    expect(
      items.filter(({ data }: { data: { url: string } }) => data.url.includes(accountId)),
    ).toMatchObject([{ data: { type: "account_waiting" } }]);
  });

  it.each([
    ["a website that is none", { website: "javascript:alert(1)" }, "/website"],
    ["a state that is none", { license_state: "ZZ" }, "/license_state"],
    ["an empty word", { about: "" }, "/about"],
    ["a fact that is none", { role: "admin" }, "/role"],
    ["a website that is a number", { website: 7 }, "/website"],
  ])("refuses %s", async (_, patch, field) => {
    const { status, body } = await api.call(owner, "PATCH", "/v1/application", patch);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it("is changed and sent by owners alone, and read by no other account", async () => {
    const manager = await api.userOf(accountId, "advertiser", "manager");
    expect((await api.call(manager, "GET", "/v1/application")).status).toBe(200);
    for (const [method, path, body] of [
      ["PATCH", "/v1/application", FACTS],
      ["POST", "/v1/application/send", undefined],
      ["POST", "/v1/application/messages", { text: "Yes." }],
    ] as const)
      expect((await api.call(manager, method, path, body)).status, path).toBe(403);
    const other = await api.userOf(await api.fixture.advertiser("Other", 0), "advertiser");
    expect((await api.call(other, "GET", "/v1/application")).status).toBe(404);
    const path = `/v1/accounts/${accountId}/application`;
    expect((await api.call(other, "GET", path)).status).toBe(404);
    expect((await api.call(null, "GET", path)).status).toBe(401);
    const agent = await api.userOf(NETWORK_ID, "admin", "read_only");
    expect((await api.call(agent, "GET", path)).status).toBe(403);
    expect((await api.call(agent, "POST", `${path}/refusal`, { reason: "No." })).status).toBe(403);
    expect((await api.call(operator, "GET", path)).status).toBe(200);
  });
});

describe("the network", () => {
  it("asks, and the applicant's answer gives the application back", async () => {
    await send();
    expect((await ask(" Which offices? ")).body).toMatchObject({
      state: "asked",
      messages: [{ from: "network", text: "Which offices?" }],
    });
    expect((await answer("Sacramento and Reno.")).body).toMatchObject({
      state: "sent",
      messages: [{ from: "network" }, { from: "applicant", text: "Sacramento and Reno." }],
    });
    expect((await answer("And Fresno.")).status).toBe(409);
    await publishAll(api);
    const { items } = (await api.call(operator, "GET", "/v1/events?limit=200")).body;
    expect(
      items
        .filter(({ data }: { data: { url: string } }) => data.url.includes(accountId))
        .map(({ notification }: { notification: { title: string } }) => notification.title),
    ).toEqual([
      expect.stringMatching(/^Application .* awaits your decision$/),
      expect.stringMatching(/^Applicant .* answered your question$/),
    ]);
  });

  it("declines with a reason that the applicant reads, and may approve after all", async () => {
    await send();
    expect((await refuse(" No such license. ")).body).toMatchObject({
      status: "refused",
      application: "refused",
    });
    expect((await refuse("Again.")).status).toBe(409);
    expect((await ask("And now?")).status).toBe(409);
    expect((await api.call(owner, "GET", "/v1/application")).body).toMatchObject({
      state: "refused",
      reason: "No such license.",
    });
    // Sent again, the reason is gone and the network has it.
    await send();
    expect((await api.call(owner, "GET", "/v1/application")).body).toMatchObject({
      state: "sent",
      reason: null,
    });
    await refuse("Still none.");
    expect((await approve()).body).toMatchObject({ status: "active", application: "approved" });
    expect((await api.call(owner, "GET", "/v1/campaigns")).status).toBe(200);
    expect((await api.call(owner, "PATCH", "/v1/application", FACTS)).status).toBe(409);
  });

  it("tells the applicant each decision in an event that is emailed", async () => {
    await send();
    await ask("Which offices?");
    await answer("Sacramento.");
    await refuse("No such license.");
    await approve();
    await publishAll(api);
    const { items } = (await api.call(owner, "GET", "/v1/events?limit=200")).body;
    expect(
      items.map(({ notification }: { notification: { title: string; body: string } }) => [
        notification.title,
        notification.body,
      ]),
    ).toEqual([
      ["The network has a question about your application", "Which offices?"],
      ["Your application was declined", "No such license. · You can change it and send it again"],
      ["Your account is approved", "You can take part in the network now"],
    ]);
    const { rows } = await api.database.pool.query(
      `select count(*)::int as count from activity
       where account_id = $1 and action like 'application.%'`,
      [accountId],
    );
    expect(rows[0].count).toBe(4);
  });

  it("finds the applications that wait for it", async () => {
    await send();
    const { items } = (await api.call(operator, "GET", "/v1/accounts?where=application,eq,sent"))
      .body;
    expect(items.map(({ id }: { id: string }) => id)).toContain(accountId);
    await ask("Which offices?");
    const after = (await api.call(operator, "GET", "/v1/accounts?where=application,eq,sent")).body;
    expect(after.items.map(({ id }: { id: string }) => id)).not.toContain(accountId);
  });

  it("has no application of an account that joined without one", async () => {
    const id = await api.fixture.advertiser("Early Realty", 0);
    expect((await api.call(operator, "GET", `/v1/accounts/${id}`)).body.application).toBe(null);
    expect((await api.call(operator, "GET", `/v1/accounts/${id}/application`)).status).toBe(404);
  });
});

describe("where emails have to be confirmed", () => {
  const actor = (): Actor => ({
    kind: "user",
    id: "user" in (owner ?? {}) ? (owner as { user: string }).user : "",
    accountId,
    role: "advertiser",
    teamRole: "owner",
    isConfirmed: true,
    isWaiting: true,
  });
  const own = (isConfirmed: boolean) => ({
    pool: api.database.pool,
    now: () => (nowMs += 1),
    networkId: () => NETWORK_ID,
    networkNames: () => ["Plat"],
    licenses: OPEN_LICENSES,
    announceBuyer: async () => undefined,
    isEmailConfirmed: async () => isConfirmed,
    isOwnerConfirmed: async () => isConfirmed,
    endAccess: async () => undefined,
  });

  it("an application is not sent before, and an account is not approved", async () => {
    expect((await api.call(owner, "PATCH", "/v1/application", FACTS)).status).toBe(200);
    expect(await sendApplication(own(false), actor())).toMatchObject({
      ok: false,
      error: { errors: [{ field: "/email", code: "missing" }] },
    });
    const network: Actor = { ...actor(), accountId: NETWORK_ID, role: "admin" };
    expect(await changeStatus(own(false), network, accountId, "active")).toMatchObject({
      ok: false,
      error: { errors: [{ code: "not_confirmed" }] },
    });
    expect((await sendApplication(own(true), actor())).ok).toBe(true);
    expect((await changeStatus(own(true), network, accountId, "active")).ok).toBe(true);
  });
});
