// An operation of the contract on a real server: its schema is a wall in both directions, its
// access comes first.
import type { AddressInfo } from "node:net";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineOperation } from "../../../contract/operation.ts";
import { closed, nullable } from "../../../contract/schema.ts";
import { ok, refuse } from "../../../domain/result.ts";
import { makeLogger } from "../log/log.ts";
import { MetricsRegistry } from "../metrics/registry.ts";
import { createActorResolver, noSession } from "./actor.ts";
import { buildHttpServer } from "./http-server.ts";
import { UNAUTHENTICATED } from "./refusal.ts";
import { registerOperation } from "./register-operation.ts";

const Person = Type.Object({
  view: Type.Literal("shown"),
  name: Type.String(),
  inner: nullable(Type.Object({ kept: Type.Integer() })),
});
const Masked = Type.Object({ view: Type.Literal("masked") });

const echo = defineOperation({
  method: "POST",
  path: "/v1/echo/{id}",
  operationId: "echo",
  summary: "Echo",
  tags: ["Leads"],
  access: ["key"],
  request: {
    params: closed({ id: Type.Integer() }),
    query: closed({ many: Type.Optional(Type.Array(Type.String())) }),
    body: closed({ name: Type.String(), view: Type.Optional(Type.String()) }),
  },
  responses: { 201: { description: "Echoed.", schema: Type.Union([Masked, Person]) } },
  problems: ["unauthenticated"],
});

const app = buildHttpServer({
  log: makeLogger("silent"),
  metrics: new MetricsRegistry(),
  trustedProxies: [],
  secure: false,
});
let origin: string;
let calls = 0;

beforeAll(async () => {
  const resolveActor = createActorResolver({
    findSession: noSession,
    findApiKey: async (key) =>
      key === "plat_key_good"
        ? ok({
            kind: "key",
            id: "1",
            accountId: "2",
            role: "admin",
            teamRole: "owner",
            scopes: ["leads"],
          })
        : refuse(UNAUTHENTICATED),
    findSourceKey: async () =>
      ok({ kind: "source", id: "1", accountId: "2", role: "affiliate", teamRole: "owner" }),
  });
  registerOperation({ app, resolveActor }, echo, async ({ params, query, body, actor }) => {
    calls += 1;
    // More than the schema names, as a careless query would bring along.
    const careless = {
      view: "shown" as const,
      name: `${body.name}${params.id}${query.many?.join("+") ?? ""}${actor.role}`,
      inner: { kept: 1, phone: "secret" },
      phone: "secret",
      contact: { phone: "secret" },
    };
    return ok(body.view === "masked" ? { ...careless, view: "masked" as const } : careless);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function send(
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; code: string | null }> {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      authorization: "Bearer plat_key_good",
      ...headers,
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    code: (JSON.parse(text) as { code?: string }).code ?? null,
  };
}

describe("registerOperation", () => {
  it("reads path, query and body by their types, answers with the operation's status", async () => {
    const answer = await send("/v1/echo/7?many=a&many=b", '{"name":"x"}');
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({
      view: "shown",
      name: "x7a+badmin",
      inner: { kept: 1 },
    });
    expect((await send("/v1/echo/7?many=a", '{"name":"x"}')).status).toBe(201);
  });

  it("drops what the schema does not name, in every shape of a union", async () => {
    expect((await send("/v1/echo/7", '{"name":"x"}')).text).not.toContain("secret");
    expect((await send("/v1/echo/7", '{"name":"x","view":"masked"}')).text).toBe(
      '{"view":"masked"}',
    );
  });

  it("refuses unknown members, wrong types, other media types and unstorable texts", async () => {
    expect(await send("/v1/echo/7", '{"name":"x","phone":"1"}')).toMatchObject({
      status: 422,
      code: "invalid",
    });
    expect(await send("/v1/echo/7", '{"name":1}')).toMatchObject({ status: 422, code: "invalid" });
    expect(await send("/v1/echo/x", '{"name":"x"}')).toMatchObject({
      status: 422,
      code: "invalid",
    });
    expect(
      await send("/v1/echo/7", "name=x", { "content-type": "application/x-www-form-urlencoded" }),
    ).toMatchObject({ status: 415, code: "unsupported_media_type" });
    expect(await send("/v1/echo/7", '{"name":"a\\u0000"}')).toMatchObject({
      status: 422,
      code: "invalid",
    });
    expect(await send("/v1/echo/7", '{"name":')).toMatchObject({ status: 400, code: "malformed" });
  });

  it("settles who calls before reading the body, and calls the handler for no others", async () => {
    const before = calls;
    expect(
      await send("/v1/echo/7", "not JSON", { authorization: "Bearer plat_key_bad" }),
    ).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(
      await send("/v1/echo/7", "not JSON", { authorization: "Bearer plat_src_any" }),
    ).toMatchObject({ status: 403, code: "forbidden" });
    expect(await send("/v1/echo/7", "not JSON", { authorization: "Token x" })).toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
    expect(calls).toBe(before);
  });
});
