// Tests the local cache: bounded, least recently used evicted first, without contact data, empty
// after a logout.
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { login, logout } from "../auth/auth.ts";
import { CACHE_LIMITS, LocalCache, localCache } from "./local-cache.ts";

const MB = 1_048_576;
let names = 0;
const fresh = (limitMb?: number): LocalCache => new LocalCache(limitMb, `test-${(names += 1)}`);
/** A value of about this many bytes as the cache counts. */
const sized = (bytes: number): string => "x".repeat(bytes / 2);

describe("its size", () => {
  it("is 40 MB by default and at least 1 MB", () => {
    expect(CACHE_LIMITS).toEqual({ defaultMb: 40, leastMb: 1 });
    for (const wrong of [0, 0.99, -5, Number.NaN])
      expect(() => fresh(wrong)).toThrow("at least 1 MB");
    expect(() => fresh().limit(0.5)).toThrow("at least 1 MB");
    expect(() => fresh(1)).not.toThrow();
  });

  it("never grows past the limit: the least recently used is evicted first", async () => {
    const cache = fresh(1);
    for (const key of ["a", "b", "c"]) await cache.write(key, sized(0.3 * MB));
    await cache.read("a");
    await cache.write("d", sized(0.3 * MB));
    expect(await cache.read("b")).toBeUndefined();
    expect(
      [await cache.read("a"), await cache.read("c"), await cache.read("d")].every(
        (value) => typeof value === "string",
      ),
    ).toBe(true);
    expect(await cache.size()).toBeLessThanOrEqual(MB);
  });

  it("counts a rewritten value once, and leaves out what exceeds the cache", async () => {
    const cache = fresh(1);
    for (let round = 0; round < 10; round += 1) await cache.write("same", sized(0.4 * MB));
    expect(await cache.size()).toBeLessThan(0.5 * MB);
    await cache.write("huge", sized(1.1 * MB));
    expect(await cache.read("huge")).toBeUndefined();
    expect(await cache.read("same")).toBeTypeOf("string");
  });

  it("includes what an earlier visit left", async () => {
    const name = `test-${(names += 1)}`;
    await new LocalCache(1, name).write("old", sized(0.8 * MB));
    const later = new LocalCache(1, name);
    await later.write("new", sized(0.8 * MB));
    expect(await later.read("old")).toBeUndefined();
    expect(await later.size()).toBeLessThanOrEqual(MB);
  });

  it("follows another limit with the next write", async () => {
    const cache = fresh(2);
    for (const key of ["a", "b", "c"]) await cache.write(key, sized(0.5 * MB));
    cache.limit(1);
    await cache.write("d", 1);
    expect(await cache.size()).toBeLessThanOrEqual(MB);
    expect(await cache.read("d")).toBe(1);
  });
});

describe("its contents", () => {
  it("include no contact data, however deeply nested", async () => {
    const cache = fresh();
    const contact = { first_name: "Canary", phone: "+19165550142", email: "canary@example.com" };
    await cache.write("page", {
      items: [
        {
          id: 1,
          city: "Sacramento",
          contact,
          consent_proof: { ip_address: "192.0.2.10" },
          custom: { note: "canary" },
        },
        { lead: { contact }, note: "canary" },
      ],
    });
    const kept = await cache.read("page");
    expect(JSON.stringify(kept)).not.toMatch(/canary|5550142|192\.0\.2/i);
    expect(kept).toMatchObject({
      items: [{ id: 1, city: "Sacramento", contact: null }, { lead: { contact: null } }],
    });
  });

  it("are empty after a logout", async () => {
    login({
      id: "u",
      name: "Ada",
      role: "admin",
      teamRole: "owner",
      rights: "money",
      accountId: "a",
      accountName: "Plat",
      accountStatus: "active",
      secondFactor: "off",
      timeZone: "America/Los_Angeles",
      viewing: "",
    });
    await localCache.write("u /v1/leads", { items: [1] });
    expect(await localCache.read("u /v1/leads")).toEqual({ items: [1] });
    await logout();
    expect(await localCache.read("u /v1/leads")).toBeUndefined();
    expect(await localCache.size()).toBe(0);
  });
});
