import { waitWithoutTraffic } from "./wait-without-traffic.ts";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Type } from "typebox";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { BODY_LIMIT_BYTES, buildHttpServer, type HttpServer } from "./http-server.ts";

const Person = Type.Object(
  {
    name: Type.String(),
    age: Type.Optional(Type.Integer()),
    tags: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
const Shared = Type.Object({ code: Type.String({ minLength: 2 }) }, { $id: "Shared" });

let app: HttpServer;
let origin: string;
let port: number;
const logLines: string[] = [];

beforeAll(async () => {
  app = buildHttpServer({
    log: makeLogger("debug", { write: (line: string) => logLines.push(line) }),
    metrics: new MetricsRegistry(),
    trustedProxies: ["127.0.0.1"],
    secure: true,
  });
  app.addSchema(Shared);
  app.post("/people", { schema: { body: Person } }, async (request) => ({ got: request.body }));
  app.patch("/people/:id", async (request) => ({ got: request.body }));
  app.post(
    "/shared",
    { schema: { body: Type.Object({ shared: Type.Ref("Shared") }) } },
    async () => ({ ok: true }),
  );
  app.post("/large", { bodyLimit: 4 * BODY_LIMIT_BYTES }, async () => ({ ok: true }));
  app.get(
    "/search",
    {
      schema: {
        querystring: Type.Object({
          limit: Type.Integer({ minimum: 1 }),
          where: Type.Optional(Type.Array(Type.String())),
        }),
      },
    },
    async (request) => request.query,
  );
  app.get(
    "/masked",
    {
      schema: {
        response: {
          200: Type.Object({ city: Type.String() }),
          404: Type.Object({ city: Type.String() }),
        },
      },
    },
    async () => ({ city: "Boise", phone: "+12085550142" }),
  );
  app.get(
    "/declared",
    {
      schema: {
        response: { 422: Type.Object({ only: Type.String() }) },
        querystring: Type.Object({ must: Type.String() }),
      },
    },
    async () => ({ only: "" }),
  );
  app.get("/bug", async () => {
    throw new Error("canary: a bug");
  });
  app.get("/away", async () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  });
  app.get("/who", async (request) => ({ ip: request.ip, id: request.id }));
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(origin).port);
});

afterAll(() => app.close());

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

async function call(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : { text },
  };
}

const postJson = (path: string, body: unknown): Promise<Answer> =>
  call("POST", path, { "content-type": "application/json" }, JSON.stringify(body));
const postForm = (path: string, body: string): Promise<Answer> =>
  call("POST", path, { "content-type": "application/x-www-form-urlencoded" }, body);

/** Sends bytes that no client library would, and returns what came back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket
      .setEncoding("utf8")
      .on("data", (chunk: string) => (answer += chunk))
      .on("close", () => resolve(answer))
      .on("error", reject);
  });
}

describe("bodies", () => {
  it("takes JSON at its word: no coercion, nothing dropped, all mistakes at once", async () => {
    expect((await postJson("/people", { name: "Ann", age: 41 })).body).toEqual({
      got: { name: "Ann", age: 41 },
    });
    const { status, headers, body } = await postJson("/people", {
      age: "41",
      tags: "one",
      nick: "A",
    });
    expect(status).toBe(422);
    expect(headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: "urn:plat:problem:invalid",
      title: expect.any(String),
      status: 422,
      code: "invalid",
      detail: expect.any(String),
      errors: [
        { field: "/name", code: "missing", message: "This is required." },
        { field: "/nick", code: "unknown", message: "This field doesn't exist here. Remove it." },
        { field: "/age", code: "invalid", message: "This must be integer." },
        { field: "/tags", code: "invalid", message: "This must be array." },
      ],
    });
  });

  it("reads forms into the types of the schema, and still drops nothing", async () => {
    expect((await postForm("/people", "name=Ann&age=41&tags=one")).body).toEqual({
      got: { name: "Ann", age: 41, tags: ["one"] },
    });
    expect((await postForm("/people", "name=7&tags=one&tags=two")).body).toEqual({
      got: { name: "7", tags: ["one", "two"] },
    });
    expect((await postForm("/people", "name=Ann&nick=A")).status).toBe(422);
    expect((await postForm("/people", "name=Ann&age=old")).body["errors"]).toEqual([
      { field: "/age", code: "invalid", message: "This must be integer." },
    ]);
  });

  it("resolves schemas shared by $id", async () => {
    expect((await postJson("/shared", { shared: { code: "ab" } })).status).toBe(200);
    expect((await postJson("/shared", { shared: { code: "a" } })).body["errors"]).toMatchObject([
      { field: "/shared/code" },
    ]);
  });

  it("takes merge patches", async () => {
    const patched = await call(
      "PATCH",
      "/people/1",
      { "content-type": "application/merge-patch+json" },
      '{"age":null}',
    );
    expect(patched.body).toEqual({ got: { age: null } });
  });

  it.each([["{"], [""], ['{"__proto__":{"admin":true}}']])(
    "answers 400 to the broken JSON %j",
    async (text) => {
      const { status, body } = await call(
        "POST",
        "/people",
        { "content-type": "application/json" },
        text,
      );
      expect([status, body["code"]]).toEqual([400, "malformed"]);
    },
  );

  it("answers 413 above the limit, which a route may raise", async () => {
    const text = JSON.stringify({ name: "x".repeat(BODY_LIMIT_BYTES) });
    const small = await call("POST", "/people", { "content-type": "application/json" }, text);
    expect([small.status, small.body["code"]]).toEqual([413, "payload_too_large"]);
    expect(
      (await call("POST", "/large", { "content-type": "application/json" }, text)).status,
    ).toBe(200);
  });

  it.each([["text/plain"], ["application/xml"], ["multipart/form-data; boundary=x"]])(
    "answers 415 to %s",
    async (type) => {
      const { status, body } = await call("POST", "/people", { "content-type": type }, "name=Ann");
      expect([status, body["code"]]).toEqual([415, "unsupported_media_type"]);
    },
  );
});

describe("queries", () => {
  it("are read into the types of the schema, a single value into a list if needed", async () => {
    expect((await call("GET", "/search?limit=5&where=a")).body).toEqual({ limit: 5, where: ["a"] });
    expect((await call("GET", "/search?limit=0")).body["errors"]).toEqual([
      { field: "limit", code: "invalid", message: "This must be >= 1." },
    ]);
    expect((await call("GET", "/search")).body["errors"]).toMatchObject([
      { field: "limit", code: "missing" },
    ]);
  });
});

describe("answers", () => {
  it("drop what the schema does not name", async () => {
    expect((await call("GET", "/masked")).body).toEqual({ city: "Boise" });
  });

  it("are problems also where the route declares another schema for that status", async () => {
    expect((await call("GET", "/declared")).body).toMatchObject({ status: 422, code: "invalid" });
  });

  it("carry the security headers and the request's id", async () => {
    for (const path of ["/masked", "/nowhere", "/bug"]) {
      const { headers } = await call("GET", path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "strict-transport-security": expect.stringContaining("max-age=31536000"),
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  it("hide a bug from the caller and log it", async () => {
    const { status, headers, body } = await call("GET", "/bug");
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("canary");
    const id = headers.get("x-request-id") ?? "";
    expect(body["detail"]).toContain(id);
    expect(logLines.some((line) => line.includes("canary") && line.includes(id))).toBe(true);
  });

  it("are 503 with Retry-After while the database is away", async () => {
    const { status, headers, body } = await call("GET", "/away");
    expect([status, body["code"], headers.get("retry-after")]).toEqual([503, "unavailable", "1"]);
  });
});

describe("addresses", () => {
  it("are 404 when nothing is there, 405 with Allow when another method is", async () => {
    expect(await call("GET", "/nowhere")).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    const wrong = await call("DELETE", "/people/7?x=1");
    expect([wrong.status, wrong.body["code"], wrong.headers.get("allow")]).toEqual([
      405,
      "method_not_allowed",
      "PATCH",
    ]);
  });

  it.each([["/people/%"], ["/%zz"], [`/people/${"x".repeat(500)}`]])(
    "that cannot be read are refused: %s",
    async (path) => {
      const answer = await sendRaw(
        `PATCH ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).toContain("application/problem+json");
    },
  );
});

describe("what is not even HTTP", () => {
  it("gets a problem and a closed connection", async () => {
    expect(await sendRaw("HELO there\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"malformed"/,
    );
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/,
    );
  });
});

describe("the caller's address", () => {
  it("is the forwarded one when a trusted proxy says so, and its request id is ours", async () => {
    const { body } = await call("GET", "/who", {
      "x-forwarded-for": "203.0.113.9",
      "x-request-id": "forged",
    });
    expect(body["ip"]).toBe("203.0.113.9");
    expect(body["id"]).not.toBe("forged");
  });

  it("is the peer's when no proxy is trusted", async () => {
    const plain = buildHttpServer({
      log: makeLogger("silent"),
      metrics: new MetricsRegistry(),
      trustedProxies: [],
      secure: false,
    });
    plain.get("/who", async (request) => ({ ip: request.ip }));
    try {
      const address = await plain.listen({ port: 0, host: "127.0.0.1" });
      const response = await fetch(`${address}/who`, {
        headers: { "x-forwarded-for": "203.0.113.9" },
      });
      expect(await response.json()).toEqual({ ip: "127.0.0.1" });
      expect(response.headers.get("strict-transport-security")).toBeNull();
    } finally {
      await plain.close();
    }
  });
});

describe("a socket without traffic", () => {
  it("is closed after the idle limit, except for a route that waits longer", async () => {
    const waiting = buildHttpServer({
      log: makeLogger("silent"),
      metrics: new MetricsRegistry(),
      trustedProxies: [],
      secure: false,
      idleTimeoutMs: 200,
    });
    const later = (): Promise<object> =>
      new Promise((resolve) => setTimeout(() => resolve({ said: "at last" }), 1_000));
    waiting.get("/cut", later);
    waiting.get("/waits", (request) => {
      waitWithoutTraffic(request);
      return later();
    });
    try {
      const address = await waiting.listen({ port: 0, host: "127.0.0.1" });
      await expect(fetch(`${address}/cut`)).rejects.toThrow("fetch failed");
      expect(await (await fetch(`${address}/waits`)).json()).toEqual({ said: "at last" });
      // The same connection has the limit again for the next request.
      await expect(fetch(`${address}/cut`)).rejects.toThrow("fetch failed");
    } finally {
      await waiting.close();
    }
  });
});
