// Tests at which hosts the server answers, over real sockets: a browser's fetch sets Host itself.
import { request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { buildHttpServer } from "./http-server.ts";
import { checkHosts, type HostOptions, makeHostCheck } from "./known-host.ts";

const closed: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closed.map((close) => close())));

const PRODUCTION: HostOptions = {
  publicUrl: "https://leads.example.com",
  aliases: ["plat.internal:3000", "leads.example.net"],
  allowLoopback: false,
};

/** Listens with the check on; `ask` sends headers as they are and resolves with the answer. */
async function serve(options: HostOptions, trustedProxies: readonly string[] = []) {
  const app = buildHttpServer({
    log: makeLogger("silent"),
    metrics: new MetricsRegistry(),
    trustedProxies,
    secure: true,
  });
  checkHosts(app, options);
  for (const path of ["/healthz", "/readyz", "/metrics", "/who", "/*"])
    app.get(path, async () => ({ path }));
  app.post("/posts", async () => ({ posted: true }));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  closed.push(() => app.close());
  const { port } = new URL(origin);
  return (path: string, headers: Readonly<Record<string, string>>, method = "GET") =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, method, headers });
      sent.on("error", reject).on("response", (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      });
      sent.end();
    });
}

describe("makeHostCheck", () => {
  it("knows the public host and its aliases, in any case, with the port of the scheme", () => {
    const isKnown = makeHostCheck(PRODUCTION);
    for (const host of [
      "leads.example.com",
      "LEADS.example.com",
      "leads.example.com:443",
      "plat.internal:3000",
      "leads.example.net:80",
    ])
      expect([host, isKnown(host)]).toEqual([host, true]);
    for (const host of [
      "",
      "example.com",
      "leads.example.com.evil.test",
      "evil.test:443",
      "leads.example.com:8443",
      "leads.example.com@evil.test",
      "plat.internal",
      "localhost",
      "127.0.0.1:3000",
      "[::1]",
    ])
      expect([host, isKnown(host)]).toEqual([host, false]);
  });

  it("knows loopback names with any port only where they are allowed", () => {
    const isKnown = makeHostCheck({ ...PRODUCTION, allowLoopback: true });
    for (const host of [
      "localhost",
      "LOCALHOST:80",
      "localhost:41234",
      "127.0.0.1:1",
      "[::1]:5173",
    ])
      expect([host, isKnown(host)]).toEqual([host, true]);
    for (const host of ["localhost.evil.test", "127.0.0.1.evil.test", "127.0.0.2", "localhost:x"])
      expect([host, isKnown(host)]).toEqual([host, false]);
  });

  it("keeps a public address with a port to that port", () => {
    const isKnown = makeHostCheck({
      publicUrl: "http://localhost:3000",
      aliases: [],
      allowLoopback: false,
    });
    expect(["localhost:3000", "localhost", "localhost:3001"].map(isKnown)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a server with checked hosts", () => {
  it("answers 421 for another host, on every route but those for machines", async () => {
    const ask = await serve(PRODUCTION);
    expect((await ask("/who", { host: "leads.example.com" })).status).toBe(200);
    const refused = await ask("/who", { host: "evil.test" });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      421,
      {
        type: "urn:plat:problem:wrong_host",
        title: "This host isn't served here",
        status: 421,
        code: "wrong_host",
        detail: "Call https://leads.example.com instead, or add this host to PLAT_ALIASES.",
      },
    ]);
    const statusOf = async (path: string, method?: string) =>
      (await ask(path, { host: "evil.test" }, method)).status;
    expect(await statusOf("/any/page")).toBe(421);
    expect(await statusOf("/healthz/more")).toBe(421);
    expect(await statusOf("/posts", "POST")).toBe(421);
    expect(await statusOf("/unknown", "DELETE")).toBe(421);
    for (const path of ["/healthz", "/readyz?x=1", "/metrics"])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it("reads the forwarded host of a trusted proxy, and of no other", async () => {
    const behind = await serve(PRODUCTION, ["127.0.0.1"]);
    const open = await serve(PRODUCTION, ["203.0.113.9"]);
    const good = { host: "10.0.0.7:3000", "x-forwarded-host": "leads.example.com" };
    const bad = { host: "leads.example.com", "x-forwarded-host": "evil.test" };
    expect((await behind("/who", good)).status).toBe(200);
    expect((await behind("/who", bad)).status).toBe(421);
    expect((await open("/who", good)).status).toBe(421);
    expect((await open("/who", bad)).status).toBe(200);
  });
});
