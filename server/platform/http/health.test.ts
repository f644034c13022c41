// Tests what machines ask about this process: does it live, may traffic come, what are its figures.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { addHealthRoutes } from "./health.routes.ts";
import { buildHttpServer, type HttpServer } from "./http-server.ts";

let app: HttpServer;
let origin: string;
let obstacle: string | null = null;
let notice: string | null = null;

beforeAll(async () => {
  const metrics = new MetricsRegistry();
  app = buildHttpServer({
    log: makeLogger("silent"),
    metrics,
    trustedProxies: ["127.0.0.1"],
    secure: true,
  });
  addHealthRoutes(app, {
    metrics,
    metricsToken: "metrics-token",
    findObstacle: async () => obstacle,
    findNotice: async () => notice,
  });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => app.close());

async function call(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}${path}`, { headers });
  const [text, type] = [await response.text(), response.headers.get("content-type")];
  const body: unknown = type?.includes("json") === true ? JSON.parse(text) : null;
  return { status: response.status, type, text, body };
}

describe("health", () => {
  it("tells life from readiness", async () => {
    expect(await call("/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
    expect(await call("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    obstacle = "The database does not answer.";
    expect(await call("/readyz")).toMatchObject({
      status: 503,
      body: { code: "unavailable", detail: obstacle },
    });
    expect((await call("/healthz")).status).toBe(200);
    obstacle = null;
    notice = "There is no operator yet.";
    expect(await call("/readyz")).toMatchObject({
      status: 200,
      body: { status: "ready", detail: notice },
    });
    notice = null;
  });

  it("shows metrics to loopback, but to no wrong token", async () => {
    const metrics = await call("/metrics");
    expect(metrics.type).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(metrics.text).toMatch(
      /^http_requests_total\{method="GET",route="\/healthz",status="200"\} [1-9]/m,
    );
    expect(metrics.text).toMatch(
      /^http_request_seconds_bucket\{le="10",route="\/healthz"\} [1-9]/m,
    );
    expect((await call("/metrics", { authorization: "Bearer wrong" })).status).toBe(401);
  });

  it.each([
    ["forwarded", "for=203.0.113.9"],
    ["via", "1.1 cache"],
    ["x-real-ip", "203.0.113.9"],
    ["x-forwarded-for", ""],
    ["x-forwarded-host", "leads.example.com"],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-port", "443"],
  ])("asks for the token as soon as a request has %s", async (name, value) => {
    expect((await call("/metrics", { [name]: value })).status).toBe(401);
    const token = { [name]: value, authorization: "Bearer metrics-token" };
    expect((await call("/metrics", token)).status).toBe(200);
  });
});
