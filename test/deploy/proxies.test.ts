// Tests nginx and Caddy with the files in deploy, for real, with TLS, before a started server:
// pages, streams, the largest bodies, and whose word on the client's address counts.
import { mkdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../contract/index.ts";
import { runAdmin, tokenIn } from "../support/admin-command.ts";
import { type TestDatabase, createTestDatabase } from "../support/database.ts";
import { freePort } from "../support/free-port.ts";
import { type Proxy, callThrough, startCaddy, startNginx, textOf } from "../support/proxies.ts";
import { makeScratchFolder } from "../support/scratch.ts";
import { type ServerProcess, runServer, sendSignal } from "../support/server-process.ts";

const START_TIMEOUT_MS = 240_000;
const PASSWORD = "quiet harbor, seven lanterns";
const EMAIL = "olga@example.com";
const CLIENT = "127.0.0.3";
const ELSEWHERE = "203.0.113.9";
/** Of the files in deploy. */
const LARGEST_PROXIED_BYTES = 10 * 1_000_000;

const NETWORK_ID = "01900000-0000-7000-8000-000000000001";
const LARGEST_BODY_BYTES = Math.max(
  ...OPERATIONS.map(({ request: { bodyLimitBytes = 0 } }) => bodyLimitBytes),
);

describe.each([
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const)("%s", (_name, start) => {
  let folder: string;
  let database: TestDatabase;
  let server: ServerProcess;
  let serverPort: number;
  let proxy: Proxy;

  beforeAll(async () => {
    folder = await makeScratchFolder("plat-proxy");
    database = await createTestDatabase();
    const port = await freePort();
    serverPort = await freePort();
    const settings = {
      DATABASE_URL: database.url,
      PLAT_SECRET: "a secret of the tests, forty characters.",
      PLAT_DATA_DIR: join(folder, "data"),
      PLAT_URL: `https://localhost:${port}`,
      PORT: String(serverPort),
      TRUST_PROXY: "127.0.0.1",
    };
    server = runServer({ environment: settings });
    await server.ready;
    const own = join(folder, "proxy");
    await mkdir(own);
    proxy = await start(own, port, serverPort);
    const token = tokenIn(await runAdmin([EMAIL], settings));
    await signIn("/v1/auth/accept-invitation", {
      token,
      name: "Olga Operator",
      password: PASSWORD,
    });
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    await proxy.stop();
    sendSignal(server, "SIGTERM");
    await server.ended;
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Signs in through the proxy; returns the Cookie header of the session. */
  async function signIn(
    path = "/v1/auth/sign-in/email",
    body: unknown = { email: EMAIL, password: PASSWORD },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const answer = await callThrough(`${proxy.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: proxy.url, ...headers },
      body: JSON.stringify(body),
      from: CLIENT,
    });
    const text = await textOf(answer);
    if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.statusCode} ${text}`);
    return (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
  }

  async function newestAddress(): Promise<string> {
    const { rows } = await database.pool.query<{ ip_address: string }>(
      "select ip_address from auth.session order by created_at desc limit 1",
    );
    return rows[0]?.ip_address ?? "";
  }

  it("serves the app with the headers of a secure network", async () => {
    const answer = await callThrough(`${proxy.url}/login`, { headers: { accept: "text/html" } });
    expect(answer.statusCode).toBe(200);
    expect(await textOf(answer)).toContain("<!doctype html>");
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
  });

  it("passes on the parts of an event stream at once", async () => {
    const cookie = await signIn();
    const stream = await callThrough(`${proxy.url}/v1/events/stream`, { headers: { cookie } });
    expect(stream.headers["content-type"]).toMatch(/^text\/event-stream/);
    // The stream does not end, so a proxy that waited for more would show nothing.
    const [first] = await stream.take(1).toArray();
    expect(String(first)).toMatch(/^retry: \d+/);
    stream.destroy();
  });

  it("lets the largest body through, and no larger one", async () => {
    expect(LARGEST_BODY_BYTES).toBeGreaterThan(8_000_000);
    const cookie = await signIn();
    const post = async (bytes: number, sent = bytes): Promise<number | undefined> => {
      const answer = await callThrough(`${proxy.url}/v1/accounts/${NETWORK_ID}/files`, {
        method: "POST",
        headers: {
          cookie,
          origin: proxy.url,
          "content-type": "application/json",
          "content-length": String(bytes),
        },
        body: Buffer.alloc(sent, " "),
      });
      answer.resume();
      return answer.statusCode;
    };
    // The server has read all of it: it is not JSON.
    expect(await post(LARGEST_BODY_BYTES)).toBe(400);
    // Refused by its length, before its body.
    expect(await post(LARGEST_PROXIED_BYTES + 1_000_000, 1)).toBe(413);
  });

  it("tells the client's address, whatever the client says of it", async () => {
    await signIn();
    expect(await newestAddress()).toBe(CLIENT);
    await signIn(undefined, undefined, {
      "x-forwarded-for": ELSEWHERE,
      forwarded: `for=${ELSEWHERE}`,
    });
    expect(await newestAddress()).toBe(CLIENT);
  });

  it("is the only one whose word on it counts", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`http://127.0.0.1:${serverPort}/v1/auth/sign-in/email`, {
        method: "POST",
        localAddress: "127.0.0.4",
        headers: {
          "content-type": "application/json",
          origin: proxy.url,
          "x-forwarded-for": ELSEWHERE,
        },
      });
      asked.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
      asked.end(JSON.stringify({ email: EMAIL, password: PASSWORD }));
    });
    expect(status).toBe(200);
    expect(await newestAddress()).toBe("127.0.0.4");
  });

  it("keeps the figures to those who read them past the proxy", async () => {
    const answer = await callThrough(`${proxy.url}/metrics`);
    expect(answer.statusCode).toBe(404);
    expect(await textOf(answer)).not.toContain("process_");
  });

  it("drops what the client says of the host", async () => {
    const answer = await callThrough(`${proxy.url}/login`, {
      headers: { "x-forwarded-host": "evil.example.com" },
    });
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });
});
