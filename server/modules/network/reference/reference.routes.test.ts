// The API's document and its reference, as a browser gets them; and every operation without the
// right caller.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";

let api: TestApi;
let sourceKey: Caller;
let apiKey: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  const source = await api.fixture.source();
  sourceKey = await api.sourceKey(source.id);
  apiKey = await api.keyOf(source.affiliateId);
});
afterAll(() => api.stop());

const ID = "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34";
const addressOf = (path: string): string =>
  path.replace("/v1/events/{id}", "/v1/events/1").replaceAll(/\{\w+\}/g, ID);

describe("/v1/openapi.json", () => {
  it("has every operation and is answered from the cache when nothing changed", async () => {
    const { status, body, headers } = await api.call(null, "GET", "/v1/openapi.json");
    expect(status).toBe(200);
    expect(body.openapi).toBe("3.1.0");
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(
      (methods) => Object.values(methods).map((operation) => operation.operationId),
    );
    expect(ids.toSorted()).toEqual(OPERATIONS.map((operation) => operation.operationId).toSorted());
    const again = await api.call(null, "GET", "/v1/openapi.json", undefined, {
      "if-none-match": headers.get("etag") ?? "",
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});

describe("/docs", () => {
  it("is a page without inline script or style, under a policy that allows none", async () => {
    const { status, text, headers } = await api.call(null, "GET", "/docs");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self'/,
    );
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(text).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/i);
    for (const [, address] of text.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g))
      expect((await api.call(null, "GET", address ?? "")).status, address).toBe(200);
    expect((await api.call(null, "GET", "/docs/schema-table.js")).headers.get("content-type")).toBe(
      "text/javascript; charset=utf-8",
    );
  });
});

/** Some four thousand calls, on a machine that may be busy. */
const RUBBISH_MS = 300_000;

describe("every operation", () => {
  it("refuses a caller without a sign-in before it reads a byte of the body", async () => {
    for (const operation of OPERATIONS) {
      const answer = await api.call(
        null,
        operation.method,
        addressOf(operation.path),
        operation.method === "GET" ? undefined : "{ not JSON",
        { "content-type": "application/json" },
      );
      if (operation.access.includes("public")) {
        // What needs no body to be understood may well succeed: asking who is signed in, signing
        // out.
        if (operation.request.body === undefined)
          expect(answer.status, operation.operationId).toBeLessThan(500);
        else expect([400, 422], operation.operationId).toContain(answer.status);
        continue;
      }
      expect([answer.status, answer.body.code], operation.operationId).toEqual([
        401,
        "unauthenticated",
      ]);
      expect(answer.headers.get("content-type"), operation.operationId).toMatch(
        /^application\/problem\+json/,
      );
    }
  });

  it("refuses a source's key and an API key where only others may call", async () => {
    for (const operation of OPERATIONS) {
      for (const [kind, caller] of [
        ["source", sourceKey],
        ["key", apiKey],
      ] as const) {
        if (operation.access.includes(kind) || operation.access.includes("public")) continue;
        const answer = await api.call(
          caller,
          operation.method,
          addressOf(operation.path),
          operation.method === "GET" ? undefined : {},
        );
        // Only a signed-in person can change a password: there a key is not a sign-in.
        const refusal = operation.path.startsWith("/v1/auth/")
          ? [401, "unauthenticated"]
          : [403, "forbidden"];
        expect(
          [answer.status, answer.body.code],
          `${operation.operationId} with a ${kind}`,
        ).toEqual(refusal);
      }
    }
  });

  it(
    "answers rubbish with a problem, never with a broken machine",
    { timeout: RUBBISH_MS },
    async () => {
      const rubbish: readonly (readonly [body: string, type: string])[] = [
        ["null", "application/json"],
        ["[]", "application/json"],
        ['"text"', "application/json"],
        ["{", "application/json"],
        ['{"__proto__":{"a":1}}', "application/json"],
        ['{"a":"\\u0000\\ud800"}', "application/json"],
        ["\u0000\u00ff", "application/json"],
        ["a=1&a=2&%zz=%", "application/x-www-form-urlencoded"],
        ["<a/>", "text/xml"],
        [`{"x":"${"y".repeat(300_000)}"}`, "application/json"],
      ];
      for (const operation of OPERATIONS) {
        if (operation.method === "GET") continue;
        for (const [body, type] of rubbish) {
          const answer = await api.call(
            operation.access.includes("key") ? apiKey : sourceKey,
            operation.method,
            addressOf(operation.path),
            body,
            { "content-type": type },
          );
          expect(
            answer.status,
            `${operation.operationId}: ${body.slice(0, 40)} → ${answer.text.slice(0, 200)}`,
          ).toBeLessThan(500);
        }
      }
      for (const operation of OPERATIONS.filter(({ method }) => method === "GET")) {
        for (const query of [
          "?where=",
          "?where=a,b,c&where=%00,eq,%00",
          "?cursor=%FF",
          "?limit=-1",
          "?order=--",
          "?__proto__=1",
          "?limit=1e9",
          "?contact=maybe",
          "?after=-1",
        ]) {
          const answer = await api.call(apiKey, "GET", `${addressOf(operation.path)}${query}`);
          expect(answer.status, `${operation.operationId}${query}`).toBeLessThan(500);
        }
      }
    },
  );
});
