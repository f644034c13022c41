// Tags of accounts over HTTP: how they are spelled, limited and filtered by, and that an account
// learns nothing of its own.
import { describe, expect, it } from "vitest";
import { MOST_TAGS } from "../../../../domain/accounts/tag.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  accountId,
  acts,
  api,
  attach,
  buyer,
  join,
  operations,
  owner,
  setUpRecords,
  tag,
  write,
} from "./account-records.test-support.ts";

setUpRecords();

const found = async (caller: Parameters<typeof tag>[0], where: string): Promise<string[]> => {
  const { body } = await api.call(caller, "GET", `/v1/accounts?where=${encodeURIComponent(where)}`);
  return body.items.map(({ id }: { id: string }) => id);
};

describe("tags", () => {
  it("are added and removed, in any case one spelling, and logged", async () => {
    const added = await tag(operations, { add: ["  Key   account", "VIP", "vip"] });
    expect(added).toMatchObject({ status: 200, body: { tags: ["Key account", "VIP"] } });
    const other = await api.fixture.advertiser("Another Realty", 0);
    expect((await tag(owner, { add: ["vip"] }, other)).body.tags).toEqual(["VIP"]);
    expect((await tag(owner, { remove: ["KEY ACCOUNT"] })).body.tags).toEqual(["VIP"]);
    expect((await tag(owner, { remove: ["never there"] })).body.tags).toEqual(["VIP"]);
    expect(await acts()).toEqual(["account.tagged", "account.tagged"]);
    const { body } = await api.call(await join("read_only"), "GET", "/v1/account-tags");
    expect(body.items).toEqual([{ tag: "VIP", accounts: 2 }]);
    await tag(owner, { remove: ["VIP"] }, other);
  });

  it("are refused beyond the most, with a comma, or by a seat that only reads", async () => {
    const most = Array.from({ length: MOST_TAGS }, (_, index) => `tag ${index}`);
    expect((await tag(owner, { add: most })).status).toBe(200);
    expect((await tag(owner, { add: ["more"] })).body.errors).toMatchObject([
      { field: "/add", code: "too_many" },
    ]);
    expect((await tag(owner, { add: ["a,b"] })).body.errors).toMatchObject([
      { field: "/add/0", code: "invalid" },
    ]);
    expect((await tag(await join("read_only"), { add: ["x"] })).status).toBe(403);
    expect((await tag(owner, { add: ["x"] }, crypto.randomUUID())).status).toBe(404);
  });

  it("of two changes at the same time are all there", async () => {
    await Promise.all(["a", "b", "c", "d"].map((name) => tag(owner, { add: [name] })));
    const { body } = await api.call(owner, "GET", `/v1/accounts/${accountId}`);
    expect(body.tags).toEqual(["a", "b", "c", "d"]);
  });

  it("filter the accounts, in any case", async () => {
    await tag(owner, { add: ["Broker", "Ärger"] });
    for (const where of ["tag,eq,broker", "tag,in,nothing,BROKER", "tag,eq,Ärger", "tag,eq,äRGER"])
      expect(await found(operations, where)).toEqual([accountId]);
    expect(await found(operations, "tag,eq,nothing")).toEqual([]);
  });
});

describe("the account itself", () => {
  it("sees no tag, note or file, by person, key, filter, list, log or event", async () => {
    const words = ["Slow payer", "Bo Ruiz is late", "id-of-bo-ruiz.txt"] as const;
    await tag(owner, { add: [words[0]] });
    await write(owner, words[1]);
    await attach(owner, words[2], "passport");
    const key = await api.keyOf(accountId, ["read", "leads", "campaigns", "money", "hooks"]);
    for (const caller of [buyer, key]) {
      const own = await api.call(caller, "GET", `/v1/accounts/${accountId}`);
      expect(own.body.tags).toBeNull();
      expect(await found(caller, "tag,eq,Slow payer")).toEqual([]);
      for (const path of [
        `/v1/accounts`,
        `/v1/activity?limit=200`,
        `/v1/events?limit=200`,
        `/v1/profile`,
      ]) {
        const { text } = await api.call(caller, "GET", path);
        for (const word of words) expect(text, path).not.toContain(word);
      }
    }
    const topics = await api.database.pool.query<{ payload: string }>(
      "select payload::text as payload from outbox",
    );
    for (const { payload } of topics.rows)
      for (const word of words) expect(payload).not.toContain(word);
  });

  it("and no key of the network see tags", async () => {
    await tag(owner, { add: ["Slow payer"] });
    const key = await api.keyOf(NETWORK_ID, ["read"]);
    const { body } = await api.call(key, "GET", `/v1/accounts/${accountId}`);
    expect(body.tags).toBeNull();
    expect(await found(key, "tag,eq,Slow payer")).toEqual([]);
  });
});
