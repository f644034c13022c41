// Calls to others: what comes back is read little and never followed, what hangs ends, and nothing
// private is ever connected to.
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type OutboundDeps,
  type OutboundRequest,
  createOutboundCall,
  readRetryAfter,
} from "./outbound-call.ts";

type Seen = Pick<IncomingMessage, "method" | "url" | "headers"> & { readonly body: string };

let server: Server;
let origin: string;
let seen: Seen[] = [];
let answer: (response: ServerResponse) => void = (response) => response.end("ok");

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () => {
        seen.push({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        });
        answer(response);
      });
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
  answer = (response) => response.end("ok");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (
  url: string,
  change: Partial<OutboundDeps> = {},
  request: Partial<OutboundRequest> = {},
) =>
  createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 500, ...change })({
    url,
    method: "GET",
    headers: { "x-own": "1" },
    body: null,
    ...request,
  });

describe("a call", () => {
  it("brings method, headers and body, under the name that was called", async () => {
    expect(await get(`${origin}/p?a=1`)).toMatchObject({
      kind: "answered",
      status: 200,
      body: "ok",
      retryAfter: null,
    });
    await get(
      `${origin.replace("127.0.0.1", "localhost")}/q`,
      {},
      { method: "POST", body: '{"ü":1}', headers: { "content-type": "application/json" } },
    );
    expect(seen).toMatchObject([
      { method: "GET", url: "/p?a=1", headers: { "x-own": "1" }, body: "" },
      {
        method: "POST",
        url: "/q",
        headers: { host: expect.stringMatching(/^localhost:/), "content-length": "8" },
        body: '{"ü":1}',
      },
    ]);
  });

  it("follows no redirect", async () => {
    answer = (response) => response.writeHead(302, { location: `${origin}/canary` }).end("moved");
    expect(await get(`${origin}/p`)).toMatchObject({
      kind: "answered",
      status: 302,
      body: "moved",
    });
    expect(seen.map(({ url }) => url)).toEqual(["/p"]);
  });

  it("reads the start of an endless answer, without what no database holds", async () => {
    answer = (response) => {
      response.writeHead(200);
      const more = (): void => {
        if (!response.destroyed && response.write("a\0".repeat(1_000))) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    };
    const said = await get(`${origin}/p`);
    expect(said).toMatchObject({ kind: "answered", status: 200 });
    expect(said.kind === "answered" ? said.body : "").toMatch(/^a{2000,2100}$/);
  });

  it("waits no longer than its time for the first byte, the rest, a resolver", async () => {
    answer = () => undefined;
    expect(await get(`${origin}/p`)).toMatchObject({ kind: "failed", failure: "timeout" });
    answer = (response) => {
      response.writeHead(200).write("half");
    };
    expect(await get(`${origin}/p`)).toMatchObject({ kind: "failed", failure: "timeout" });
    expect(
      await get("https://slow.example.com/", { resolve: () => new Promise(() => undefined) }),
    ).toMatchObject({ kind: "failed", failure: "timeout" });
  });

  it("tells what went wrong, and never throws", async () => {
    answer = (response) => response.destroy();
    expect(await get(`${origin}/p`)).toMatchObject({ kind: "failed", failure: "broken" });
    expect(await get("http://127.0.0.1:1/p")).toMatchObject({
      kind: "failed",
      failure: "refused_connection",
    });
    expect(await get(`${origin.replace("http:", "https:")}/p`)).toMatchObject({
      kind: "failed",
      failure: "bad_certificate",
    });
    expect(
      await get("https://nobody.example.com/", {
        resolve: async () => {
          throw new Error("ENOTFOUND");
        },
      }),
    ).toMatchObject({ kind: "failed", failure: "unresolved" });
    expect(await get("nothing")).toMatchObject({ kind: "failed", failure: "unreadable" });
  });

  it("says how long to wait where the answer does", async () => {
    answer = (response) => response.writeHead(429, { "retry-after": "120" }).end();
    expect(await get(`${origin}/p`)).toMatchObject({ status: 429, retryAfter: "120" });
    const nowMs = Date.parse("2026-11-20T18:00:00Z");
    expect(
      ["120", "Fri, 20 Nov 2026 18:05:00 GMT", "Fri, 20 Nov 2026 17:00:00 GMT", "soon", null].map(
        (text) => readRetryAfter(text, nowMs),
      ),
    ).toEqual([120_000, 300_000, 0, null, null]);
  });
});

describe("what is private", () => {
  it.each([
    ["127.0.0.1"],
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["fd00::1"],
    ["64:ff9b::7f00:1"],
  ])("is not connected to, where a name resolves to %s", async (address) => {
    expect(
      await get("https://trap.example.com/", { resolve: async () => [address] }),
    ).toMatchObject({ kind: "failed", failure: "private" });
  });

  it("is not connected to where a name points both ways", async () => {
    expect(
      await get("https://trap.example.com/", { resolve: async () => ["1.1.1.1", "127.0.0.1"] }),
    ).toMatchObject({ kind: "failed", failure: "private" });
  });

  it("is not reached by a name that later points elsewhere: it is resolved once", async () => {
    const asked: string[] = [];
    const resolve = async (host: string): Promise<readonly string[]> => [
      asked.push(host) === 1 ? "100.64.0.1" : "127.0.0.1",
    ];
    expect(await get("https://flip.example.com/", { resolve })).toMatchObject({
      kind: "failed",
      failure: "private",
    });
    expect([asked, seen]).toEqual([["flip.example.com"], []]);
  });

  it("is not called where the settings do not allow it", async () => {
    expect(await get(`${origin}/p`, { allowsLoopback: false })).toMatchObject({
      kind: "failed",
      failure: "not_https",
    });
    expect(
      await get(`${origin.replace("http:", "https:")}/p`, { allowsLoopback: false }),
    ).toMatchObject({ kind: "failed", failure: "port" });
    expect(await get("https://127.0.0.1/p", { allowsLoopback: false })).toMatchObject({
      kind: "failed",
      failure: "private",
    });
    expect(seen).toEqual([]);
  });
});
