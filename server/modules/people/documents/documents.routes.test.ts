// What people keep for themselves: theirs alone, within limits, set and merged.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";

let api: TestApi;
let person: Caller;
let colleague: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  const accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  person = await api.userOf(accountId, "advertiser");
  colleague = await api.userOf(accountId, "advertiser");
});
afterAll(() => api.stop());

describe("preferences", () => {
  it("are set, merged and read by their person alone", async () => {
    expect((await api.call(person, "GET", "/v1/preferences/display")).body).toEqual({
      id: "display",
      document: {},
      updated_at: null,
    });
    expect(
      (
        await api.call(person, "PUT", "/v1/preferences/display", {
          theme: "dark",
          tables: { leads: { dense: true } },
        })
      ).body,
    ).toMatchObject({ id: "display", document: { theme: "dark" } });
    expect(
      (
        await api.call(person, "PATCH", "/v1/preferences/display", {
          theme: null,
          tables: { leads: { width: 3 } },
        })
      ).body.document,
    ).toEqual({ tables: { leads: { dense: true, width: 3 } } });
    expect((await api.call(colleague, "GET", "/v1/preferences/display")).body.document).toEqual({});
  });

  it("may be made by a merge, and stay within 16 kB and within what a database holds", async () => {
    expect(
      (await api.call(person, "PATCH", "/v1/preferences/new", { a: 1 })).body.document,
    ).toEqual({ a: 1 });
    expect(
      (await api.call(person, "PUT", "/v1/preferences/big", { text: "x".repeat(17_000) })).status,
    ).toBe(422);
    expect(
      (await api.call(person, "PUT", "/v1/preferences/odd", { text: "a\0b" })).body.errors[0].field,
    ).toBe("/text");
    expect((await api.call(person, "PUT", "/v1/preferences/odd", [1])).status).toBe(422);
    expect((await api.call(person, "PUT", "/v1/preferences/BAD ID", {})).status).toBe(422);
  });
});

describe("saved views", () => {
  it("are listed by name, renamed and deleted", async () => {
    const view = { path: "/marketplace", query: "tier=hot" };
    await api.call(person, "PUT", "/v1/saved-views/b", { name: "B", ...view });
    await api.call(person, "PUT", "/v1/saved-views/a", { name: "C", ...view });
    await api.call(person, "PATCH", "/v1/saved-views/a", { name: "A" });
    expect(
      (await api.call(person, "GET", "/v1/saved-views")).body.items.map(
        (item: { document: { name: string } }) => item.document.name,
      ),
    ).toEqual(["A", "B"]);
    expect((await api.call(person, "PATCH", "/v1/saved-views/none", { name: "A" })).status).toBe(
      404,
    );
    expect(
      (
        await api.call(person, "PUT", "/v1/saved-views/c", {
          name: "C",
          path: "https://elsewhere.example",
          query: "",
        })
      ).status,
    ).toBe(422);
    expect((await api.call(colleague, "DELETE", "/v1/saved-views/a")).status).toBe(404);
    expect((await api.call(person, "DELETE", "/v1/saved-views/a")).status).toBe(204);
    expect((await api.call(person, "GET", "/v1/saved-views/a")).status).toBe(404);
  });
});
