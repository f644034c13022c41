// Tests finding with odd input: characters that mean something elsewhere, and very long words.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundRecord } from "../../../../contract/insight/find.ts";
import type { FindKind } from "../../../../domain/find/find-kinds.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { type BusyMarket, startBusyMarket } from "../../../../test/support/busy-market.ts";

let market: BusyMarket;

beforeAll(async () => {
  market = await startBusyMarket();
  const { api, sourceId, otherAffiliateId } = market;
  const rename = (column: string, name: string, id: string) =>
    api.database.pool.query(`update source set name = $1 where ${column} = $2`, [name, id]);
  await rename("id", "Harbor 100%_off", sourceId);
  await rename("account_id", "Harbor of another", otherAffiliateId);
});
afterAll(() => market.api.stop());

interface Group {
  readonly kind: FindKind;
  readonly items: readonly FoundRecord[];
  readonly has_more: boolean;
}

async function find(caller: Caller, text: string, more: object = {}): Promise<readonly Group[]> {
  const { status, body } = await market.api.call(caller, "POST", "/v1/find", {
    find: text,
    ...more,
  });
  expect([text, status]).toEqual([text, 200]);
  return body.groups;
}
const names = async (caller: Caller, text: string): Promise<string[]> =>
  (await find(caller, text)).flatMap(({ items }) =>
    items.map(({ kind, name }) => `${kind}: ${name ?? "-"}`),
  );

it.each(["%", "_", "\\", "'", "\u0000", "\uD800", "🏠", "&", "!", ":*", "a & b", "(", "  ", "''"])(
  "%j finds nothing and breaks nothing",
  async (text) => {
    const { status, body } = await market.api.call(market.owners.network, "POST", "/v1/find", {
      find: text,
    });
    expect([200, 422]).toContain(status);
    if (status === 200) expect(body).toEqual({ groups: [], hint: null });
  },
);

it("takes % and _ as no wildcards", async () => {
  const { network } = market.owners;
  expect(await names(network, "100%_off")).toEqual(["source: Harbor 100%_off"]);
  expect(await names(network, "h%r")).toEqual([]);
});

it("takes 512 characters and refuses more", async () => {
  const { network } = market.owners;
  const status = async (text: string) =>
    (await market.api.call(network, "POST", "/v1/find", { find: text })).status;
  expect(await status("x".repeat(512))).toBe(200);
  expect(await status("é ".repeat(256))).toBe(200);
  expect(await status("x".repeat(513))).toBe(422);
  expect(await status("")).toBe(422);
});

it("limits each kind and says whether there is more", async () => {
  const groups = await find(market.owners.network, "harbor", { limit: 1 });
  expect(groups).toEqual([
    { kind: "source", items: [expect.objectContaining({ kind: "source" })], has_more: true },
  ]);
  const only = await find(market.owners.network, "elm", { kinds: ["account"] });
  expect(only.map(({ kind }) => kind)).toEqual(["account"]);
});

it("takes words that are longer than the index holds, in names and in texts", async () => {
  const { api, owners, sourceId } = market;
  // Each of these characters becomes six of three bytes.
  const long = "\u3316".repeat(120);
  const renamed = await api.call(
    owners.affiliate,
    "PATCH",
    `/v1/sources/${sourceId}`,
    { name: long },
    { "content-type": "application/merge-patch+json" },
  );
  expect([renamed.status, renamed.body.name]).toEqual([200, long]);
  for (const text of [long, "\u3316".repeat(512), "\u{10428}".repeat(256), "\uFDFA".repeat(512)])
    expect((await api.call(owners.network, "POST", "/v1/find", { find: text })).status).toBe(200);
  expect(await names(owners.affiliate, long)).toEqual([`source: ${long}`]);
});
