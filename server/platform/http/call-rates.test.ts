// Tests on a real server that calls are counted per account and per person, that each answer says
// how many are left, and what the call too many is answered.
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operation, defineOperation } from "../../../contract/operation.ts";
import { KEY_SCOPES } from "../../../domain/access/key-scopes.ts";
import { ok, refuse } from "../../../domain/result.ts";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { createActorResolver } from "./actor.ts";
import { createCallRates } from "./call-rates.ts";
import { buildHttpServer } from "./http-server.ts";
import { UNAUTHENTICATED } from "./refusal.ts";
import { registerOperation } from "./register-operation.ts";

const MOST = 6;
const clock = { nowMs: 0 };
const app = buildHttpServer({
  log: makeLogger("silent"),
  metrics: new MetricsRegistry(),
  trustedProxies: [],
  secure: false,
});
let origin: string;

const operation = (path: string, access: Operation["access"]) =>
  defineOperation({
    method: "POST",
    path,
    operationId: path.slice(4),
    summary: "Test",
    tags: ["Leads"],
    access,
    request: {},
    responses: { 204: { description: "Done." } },
    problems: [],
  });

beforeAll(async () => {
  const host = {
    app,
    callRates: createCallRates(() => clock.nowMs, MOST),
    resolveActor: createActorResolver({
      findSession: async ({ headers }) => {
        const id = headers["x-person"];
        if (typeof id !== "string") return ok(null);
        return ok({ kind: "user", id, accountId: "a", role: "affiliate", teamRole: "owner" });
      },
      findApiKey: async (key) => {
        const [, , accountId = "", scope = ""] = key.split("_");
        const scopes = KEY_SCOPES.filter((one) => one === scope);
        if (accountId === "") return refuse(UNAUTHENTICATED);
        const role = "affiliate";
        return ok({ kind: "key", id: key, accountId, role, teamRole: "owner", scopes });
      },
      findSourceKey: async () =>
        ok({ kind: "source", id: "s", accountId: "a", role: "affiliate", teamRole: "owner" }),
    }),
  };
  registerOperation(host, operation("/v1/work", ["session", "key"]), async () => ok(undefined));
  registerOperation(host, operation("/v1/posts", ["source"]), async () => ok(undefined));
  await app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const send = (headers: Readonly<Record<string, string>>, path = "/v1/work"): Promise<Response> =>
  fetch(`${origin}${path}`, { method: "POST", headers });
const withKey = (key: string) => send({ authorization: `Bearer plat_key_${key}` });
const leftIn = ({ headers }: Response): unknown => headers.get("ratelimit-remaining");

describe("calls", () => {
  it("of all keys of an account share one limit, and each answer says what is left", async () => {
    const first = await withKey("a_leads_1");
    expect(first.status).toBe(204);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "ratelimit-policy": '"account";q=6;w=60',
      ratelimit: '"account";r=5;t=10',
      "ratelimit-limit": "6",
      "ratelimit-remaining": "5",
      "ratelimit-reset": "10",
    });
    // Refused calls count too: a loop of them costs as much.
    const refused = await withKey("a_money_2");
    expect([refused.status, leftIn(refused)]).toEqual([403, "4"]);
    for (const left of ["3", "2", "1", "0"]) expect(leftIn(await withKey("a_leads_1"))).toBe(left);
    const over = await withKey("a_leads_1");
    expect(over.status).toBe(429);
    expect(over.headers.get("retry-after")).toBe("10");
    expect(over.headers.get("ratelimit")).toBe('"account";r=0;t=60');
    expect(await over.json()).toMatchObject({
      code: "rate_limited",
      detail: expect.stringMatching(/^The keys of this account made more than 6 calls .* 10 s/),
    });
    expect((await withKey("b_leads_1")).status).toBe(204);
    clock.nowMs += 10_000;
    expect((await withKey("a_leads_1")).status).toBe(204);
    expect((await withKey("a_leads_1")).status).toBe(429);
  });

  it("of each person are counted apart, so that a program locks no member out", async () => {
    const one = await send({ "x-person": "one" });
    expect([one.status, leftIn(one)]).toEqual([204, "5"]);
    expect(one.headers.get("ratelimit-policy")).toBe('"person";q=6;w=60');
    for (const _ of Array.from({ length: 5 })) await send({ "x-person": "one" });
    expect((await send({ "x-person": "one" })).status).toBe(429);
    expect((await send({ "x-person": "two" })).status).toBe(204);
  });

  it("that post are not counted here: the source's own limit does", async () => {
    for (const _ of Array.from({ length: MOST + 2 })) {
      const posted = await send({ authorization: "Bearer plat_src_x" }, "/v1/posts");
      expect([posted.status, leftIn(posted)]).toEqual([204, null]);
    }
  });
});
