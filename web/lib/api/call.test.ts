// Tests what a call sends, and what it returns.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call, callForFile } from "./call.ts";

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://plat.test" });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function sent(): Request {
  const [request] = fetched.mock.lastCall ?? [];
  if (request === undefined) throw new Error("nothing was fetched");
  return request;
}

describe("a call", () => {
  test("sends the operation's method, address, headers and body", async () => {
    fetched.mockResolvedValue(Response.json({ id: "s1" }));
    const sale = await call("POST /v1/listings/{lead_id}/purchase", {
      params: { lead_id: "l1" },
      body: { mode: "shared", max_price_cents: 500 },
      headers: { "idempotency-key": "k1" },
    });
    expect(sale.id).toBe("s1");
    expect([sent().method, sent().url]).toEqual([
      "POST",
      "https://plat.test/v1/listings/l1/purchase",
    ]);
    expect(Object.fromEntries(sent().headers)).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": "k1",
    });
    expect(await sent().json()).toEqual({ mode: "shared", max_price_cents: 500 });
  });

  test("without a body sends no content type; an empty response becomes undefined", async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await call("DELETE /v1/saved-views/{id}", { params: { id: "v" } })).toBeUndefined();
    expect(sent().headers.has("content-type")).toBe(false);
    expect(await sent().text()).toBe("");
  });

  test("that is refused throws the server's problem", async () => {
    fetched.mockResolvedValue(Response.json({ code: "forbidden", detail: "No." }, { status: 403 }));
    await expect(call("GET /v1/wallet")).rejects.toMatchObject({ code: "forbidden", status: 403 });
  });

  test("uses the page's own early response once, by its address", async () => {
    vi.stubGlobal("window", {
      platEarly: { "/v1/network": Promise.resolve(Response.json({ name: "Early" })) },
    });
    fetched.mockImplementation(async () => Response.json({ name: "Late" }));
    expect((await call("GET /v1/network")).name).toBe("Early");
    expect((await call("GET /v1/network")).name).toBe("Late");
  });

  test("for a file returns the response unchanged", async () => {
    fetched.mockResolvedValue(new Response("a,b\n1,2\n"));
    const body = { ids: ["p1"], password: "secret" };
    const file = await callForFile("POST /v1/payouts/bank-file", { body });
    expect(await file.text()).toBe("a,b\n1,2\n");
    expect(await sent().json()).toEqual(body);
  });
});
