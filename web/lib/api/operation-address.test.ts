import { describe, expect, test } from "vitest";
import { operationAddress } from "./operation-address.ts";

describe("the address of an operation", () => {
  test("is its path, without the method", () =>
    expect(operationAddress("GET /v1/network")).toBe("/v1/network"));

  test("has its parameters filled in by name", () =>
    expect(
      operationAddress("PUT /v1/imports/{id}/chunks/{n}", { params: { n: 12, id: "a1" } }),
    ).toBe("/v1/imports/a1/chunks/12"));

  test("cannot be redirected by a parameter", () =>
    expect(operationAddress("GET /v1/leads/{id}", { params: { id: "../users?x=1#y" } })).toBe(
      "/v1/leads/..%2Fusers%3Fx%3D1%23y",
    ));

  test("has the query in the order given, with a list as a parameter that repeats", () =>
    expect(
      operationAddress("GET /v1/leads", {
        query: { where: ["state,eq,NY", "city,eq,Old Town & Co"], order: "-received_at", limit: 5 },
      }),
    ).toBe(
      "/v1/leads?where=state%2Ceq%2CNY&where=city%2Ceq%2COld+Town+%26+Co" +
        "&order=-received_at&limit=5",
    ));

  test("leaves out what is undefined or an empty list, and keeps false and 0", () => {
    expect(operationAddress("GET /v1/leads", { query: { where: [], cursor: undefined } })).toBe(
      "/v1/leads",
    );
    expect(
      operationAddress("GET /v1/leads/{id}", {
        params: { id: "x" },
        query: { contact: false, days: 0 },
      }),
    ).toBe("/v1/leads/x?contact=false&days=0");
  });
});
