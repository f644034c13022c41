// Tests the network's invitations of companies over HTTP: who may do what with them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPANY_INVITATION_DAYS } from "../../../../domain/access/account-status.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

const START = Date.parse("2026-03-04T18:00:00Z");
const PATH = "/v1/company-invitations";
let nowMs = START;
let api: TestApi;
let operator: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
});
afterAll(() => api.stop());

const invite = (body: object = { email: "Ana@Example.com", role: "advertiser" }) =>
  api.call(operator, "POST", PATH, body);
const open = (token: string) => api.call(null, "POST", "/v1/auth/company-invitation", { token });

describe("an invitation of a company", () => {
  it("is shown once, opens without a session, and ends when it is withdrawn", async () => {
    const made = await invite();
    expect(made).toMatchObject({
      status: 201,
      body: { email: "ana@example.com", role: "advertiser", token: expect.any(String) },
    });
    const { token, id } = made.body;
    expect((await open(token)).body).toEqual({
      network_name: expect.any(String),
      email: "ana@example.com",
      role: "advertiser",
      expires_at: new Date(START + COMPANY_INVITATION_DAYS * DAY_MS).toISOString(),
    });
    const listed = await api.call(operator, "GET", PATH);
    expect(listed.body.items.map((item: { id: string }) => item.id)).toContain(id);
    expect(listed.text).not.toContain(token);
    expect((await api.call(operator, "DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect((await api.call(operator, "DELETE", `${PATH}/${id}`)).status).toBe(404);
    expect(await open(token)).toMatchObject({ status: 410, body: { code: "invitation_over" } });
  });

  it("ends after its days, and is not listed any more", async () => {
    const { token, id } = (await invite()).body;
    nowMs = START + COMPANY_INVITATION_DAYS * DAY_MS - 1;
    expect((await open(token)).status).toBe(200);
    nowMs += 1;
    expect((await open(token)).status).toBe(410);
    const { items } = (await api.call(operator, "GET", PATH)).body;
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id);
    nowMs = START;
  });

  it("is the network's alone, and not its agents'", async () => {
    const buyer = await api.userOf(await api.fixture.advertiser("Ruiz Realty", 0), "advertiser");
    const agent = await api.userOf(NETWORK_ID, "admin", "read_only");
    const key = await api.keyOf(NETWORK_ID);
    for (const caller of [buyer, agent, key])
      for (const [method, path, body] of [
        ["GET", PATH, undefined],
        ["POST", PATH, { email: "ana@example.com", role: "affiliate" }],
        ["DELETE", `${PATH}/${randomUUID()}`, undefined],
      ] as const)
        expect((await api.call(caller, method, path, body)).status, `${method} ${path}`).toBe(403);
    expect((await api.call(null, "GET", PATH)).status).toBe(401);
    expect((await open("never made")).status).toBe(404);
  });

  it.each([
    [{ email: "no address", role: "advertiser" }, "/email"],
    [{ email: "ana@example.com", role: "admin" }, "/role"],
  ])("refuses %o", async (body, field) => {
    const answer = await invite(body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});
