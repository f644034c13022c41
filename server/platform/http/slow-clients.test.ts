// Tests that slow requests end at their limits, and that no address keeps too many connections,
// with raw sockets and short limits.
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { limitConnections, type ConnectionLimit } from "./connection-limit.ts";
import { buildHttpServer } from "./http-server.ts";

const ARRIVAL = { headersMs: 100, requestMs: 200, checkEveryMs: 10 };
/** Between two bytes of a slow client: far less than any limit. */
const TRICKLE_MS = 10;
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

/**
 * A server with short limits, or with the ordinary ones where connections are counted: there an
 * idle one must not end before it is asked something. Resolves with its port.
 */
async function serve(limit?: ConnectionLimit): Promise<number> {
  const app = buildHttpServer({
    log: makeLogger("silent"),
    metrics: new MetricsRegistry(),
    trustedProxies: [],
    secure: false,
    ...(limit === undefined ? { arrival: ARRIVAL } : {}),
  });
  app.post("/posts", async (request) => ({ got: request.body }));
  app.get("/late", () => new Promise((resolve) => setTimeout(() => resolve({ late: true }), 400)));
  if (limit !== undefined) limitConnections(app.server, limit);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  ended.push(() => app.close());
  return Number(new URL(origin).port);
}

type Peer = { readonly socket: Socket; readonly closed: Promise<string> };

/** Connects and collects what comes back until the server closes. */
async function open(port: number, localAddress = "127.0.0.1"): Promise<Peer> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  ended.push(() => socket.destroy());
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
  const closed = new Promise<string>((resolve) => {
    socket.on("error", () => resolve(answer)).on("close", () => resolve(answer));
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return { socket, closed };
}

/** Sends one byte after the other until the socket closes. */
function trickle({ socket, closed }: Peer, text: string): Promise<string> {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.writable && at < text.length) socket.write(text[at] ?? "");
    at += 1;
  }, TRICKLE_MS);
  return closed.finally(() => clearInterval(timer));
}

const HEAD = "POST /posts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const LONG = "x".repeat(1_000);

describe("a slow client", () => {
  it.each([
    ["sends nothing", "", ""],
    ["sends headers byte by byte", HEAD, LONG],
    ["stops in the headers", `${HEAD}X-More: `, ""],
    ["sends a body byte by byte", `${HEAD}Content-Length: 1000\r\n\r\n`, `"${LONG}`],
    ["stops in the body", `${HEAD}Content-Length: 1000\r\n\r\n{`, ""],
    ["sends chunks byte by byte", `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, `3e8\r\n"${LONG}`],
  ])("is answered with 408 at the limit when it %s", async (_, first, slow) => {
    const peer = await open(await serve());
    const began = performance.now();
    if (first !== "") peer.socket.write(first);
    expect(await trickle(peer, slow)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/);
    // Node's own check, every 30 s, would be far later on the slowest machine.
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("ends at its second request too, and a late answer is no slow request", async () => {
    const peer = await open(await serve());
    peer.socket.write("GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await new Promise((resolve) => peer.socket.once("data", resolve));
    const answers = await trickle(peer, HEAD + LONG);
    expect(answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*"late":true[\s\S]*HTTP\/1\.1 408 /);
  });
});

describe("connections of one address", () => {
  /** Whether the server answers on the connection. */
  async function isServed({ socket }: Peer): Promise<boolean> {
    socket.write("GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return (await new Promise<string>((resolve) => socket.once("data", resolve))).includes(" 404 ");
  }

  it("are capped: one more is told so and closed, until another one ends", async () => {
    let refused = 0;
    const port = await serve({ most: 2, exempt: [], onRefused: () => (refused += 1) });
    const [first, second] = [await open(port), await open(port)];
    const third = await (await open(port)).closed;
    expect(third).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*Connection: close[\s\S]*"code":"rate_limited"[\s\S]*reuse them\."\}$/,
    );
    expect(refused).toBe(1);
    expect([await isServed(first), await isServed(second)]).toEqual([true, true]);
    // Another address has its own count.
    expect(await isServed(await open(port, "127.0.0.2"))).toBe(true);
    first.socket.end();
    await first.closed;
    expect(await isServed(await open(port))).toBe(true);
    expect(refused).toBe(1);
  });

  it("of a trusted proxy have no cap", async () => {
    const port = await serve({ most: 1, exempt: ["10.0.0.0/8", "127.0.0.1"] });
    const peers = [await open(port), await open(port), await open(port)];
    expect(await Promise.all(peers.map(isServed))).toEqual([true, true, true]);
    await open(port, "127.0.0.9");
    expect(await (await open(port, "127.0.0.9")).closed).toMatch(/^HTTP\/1\.1 429 /);
  });
});
