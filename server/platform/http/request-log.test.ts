// Tests the log of requests: a line for each, with its route and who called in kind, and nothing of
// what was asked or of people.
import { Type } from "typebox";
import { afterEach, expect, it, vi } from "vitest";
import { defineOperation } from "../../../contract/operation.ts";
import { closed } from "../../../contract/schema.ts";
import type { Actor } from "../../../domain/access/access.ts";
import { ok } from "../../../domain/result.ts";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { addHealthRoutes } from "./health.routes.ts";
import { buildHttpServer } from "./http-server.ts";
import { registerOperation } from "./register-operation.ts";
import { RequestLog } from "./request-log.ts";

const ACTOR: Actor = {
  kind: "key",
  id: "canary-id",
  accountId: "canary-account",
  role: "advertiser",
  teamRole: "owner",
  scopes: ["leads"],
};

const thing = defineOperation({
  method: "POST",
  path: "/v1/things/{id}",
  operationId: "postThing",
  summary: "Post a thing",
  tags: ["Leads"],
  access: ["key"],
  request: { params: closed({ id: Type.String() }), body: closed({}) },
  responses: { 200: { description: "Done.", schema: closed({ done: Type.Boolean() }) } },
  problems: ["unauthenticated"],
});

function start() {
  const written: string[] = [];
  const requestLog = new RequestLog(
    (lines) => written.push(lines),
    () => 0,
  );
  const metrics = new MetricsRegistry();
  const app = buildHttpServer({
    log: makeLogger("silent"),
    requestLog,
    metrics,
    trustedProxies: [],
    secure: false,
  });
  registerOperation({ app, resolveActor: async () => ok(ACTOR) }, thing, async () =>
    ok({ done: true }),
  );
  const lines = (): unknown[] => {
    requestLog.flush();
    return written
      .join("")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  return { app, metrics, requestLog, written, lines };
}

afterEach(() => vi.useRealTimers());

it("has route, status, time and caller in kind, and nothing of what was asked", async () => {
  const { app, lines } = start();
  const answer = await app.inject({
    method: "POST",
    url: "/v1/things/canary-path?email=canary@example.com",
    headers: { authorization: "Bearer canary", "user-agent": "canary" },
    payload: {},
    remoteAddress: "203.0.113.9",
  });
  await app.inject({ method: "GET", url: "/canary-page?q=canary" });
  const all = lines();
  expect(all).toEqual([
    {
      level: "info",
      time: "1970-01-01T00:00:00.000Z",
      pid: process.pid,
      reqId: answer.headers["x-request-id"],
      method: "POST",
      route: "/v1/things/:id",
      status: 200,
      milliseconds: expect.any(Number),
      caller: "advertiser by key",
      msg: "answered",
    },
    expect.objectContaining({ method: "GET", route: "unmatched", status: 404 }),
  ]);
  expect(JSON.stringify(all)).not.toMatch(/canary|203\.0\.113/);
});

it("leaves out what machines ask every few seconds", async () => {
  const { app, metrics, lines } = start();
  const never = async (): Promise<null> => null;
  addHealthRoutes(app, { metrics, metricsToken: null, findObstacle: never, findNotice: never });
  for (const url of ["/healthz", "/readyz", "/metrics"]) await app.inject({ url });
  expect(lines()).toEqual([]);
});

it("writes lines together, after a fifth of a second or once there are many", () => {
  vi.useFakeTimers();
  const { requestLog, written } = start();
  const one = {
    id: "1",
    method: "GET",
    route: "/a",
    status: 200,
    milliseconds: 1.26,
    caller: null,
  };
  requestLog.add(one);
  requestLog.add(one);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written.length).toBe(1);
  expect(written[0]?.split("\n").length).toBe(3);
  expect(written[0]).toContain('"milliseconds":1.3,"msg":"answered"}');
  for (let no = 0; no < 200; no += 1) requestLog.add(one);
  expect(written.length).toBeGreaterThan(1);
  requestLog.flush();
  requestLog.flush();
  expect(written.join("").split("\n").length).toBe(203);
});
