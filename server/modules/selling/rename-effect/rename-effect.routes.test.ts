// A rename of the network: what it would do is said before, former names count for consents given
// while they stood, and hosted forms get the new name.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";

let nowMs = Date.parse("2026-03-04T18:00:00Z");
let api: TestApi;
let operator: Caller;
let affiliate: Caller;
let affiliateId: string;
let keys: { readonly id: string; readonly key: string }[];
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
  const buyer = await api.fixture.advertiser("Buyer", 10_000_000);
  await api.fixture.campaign({ accountId: buyer, exclusiveCents: 5_000 });
  await api.market.catchUp();
  ({ affiliateId } = await api.fixture.source());
  affiliate = await api.userOf(affiliateId, "affiliate");
  keys = await Promise.all(
    ["Old texts", "Both names"].map(async (name) => {
      const id = randomUUID();
      await api.call(affiliate, "PUT", `/v1/sources/${id}`, { name, kind: "api" });
      return { id, key: await keyOf(id) };
    }),
  );
});
afterAll(() => api.stop());

async function keyOf(sourceId: string): Promise<string> {
  const { body } = await api.call(affiliate, "POST", `/v1/sources/${sourceId}/key`);
  return body.key;
}

/** The outcome of a lead of the source, with a consent text that was agreed to so long ago. */
async function sold(source: { key: string } | undefined, text: string, minutesAgo = 0) {
  const { body } = await api.call(
    { key: source?.key ?? "" },
    "POST",
    "/v1/leads",
    postBody((people += 1), {
      tcpa_text: text,
      consent_channels: "call",
      consent_at: new Date(nowMs - minutesAgo * MINUTE_MS).toISOString(),
    }),
  );
  return body.status === "accepted";
}

const OLD = "I agree that Plat and the companies on its buyer list may call me.";
const BOTH = "I agree that Plat, from now on Parcel Exchange, and its buyers may call me.";
const NEW = "I agree that Parcel Exchange and its buyers may call me.";

describe("the effect of a new name", () => {
  it("names the sources whose texts must change, and the sales that would be lost", async () => {
    const [old, both] = keys;
    for (const minutes of [1, 2, 3]) expect(await sold(old, OLD, minutes)).toBe(true);
    expect(await sold(both, BOTH)).toBe(true);
    expect(await sold(both, NEW)).toBe(false);
    const form = await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, { name: "Value" });
    expect(form.body.consent_text).toContain("Plat and the companies");
    const preview = (name: string) =>
      api.call(operator, "POST", "/v1/settings/rename-effect", { name });
    expect((await preview("Parcel Exchange")).body).toMatchObject({
      name: "Parcel Exchange",
      leads: 4,
      lost_sales: 3,
      is_complete: true,
      forms: 1,
      former_names: [],
      sources: [
        { source_id: old?.id, source_name: "Old texts", account_id: affiliateId, leads: 3 },
      ],
    });
    expect((await preview("plat")).body).toMatchObject({ leads: 4, lost_sales: 0, sources: [] });
    expect(
      (await api.call(affiliate, "POST", "/v1/settings/rename-effect", { name: "x" })).status,
    ).toBe(403);
  });

  it("is not about older leads", async () => {
    nowMs += 8 * DAY_MS;
    const { body } = await api.call(operator, "POST", "/v1/settings/rename-effect", { name: "X" });
    expect(body).toMatchObject({ leads: 0, lost_sales: 0, sources: [] });
  });
});

describe("a rename", () => {
  it("keeps the former name for consents given while it stood", async () => {
    const [old] = keys;
    const [form] = (await api.call(affiliate, "GET", "/v1/forms")).body.items;
    const visit = await api.call(null, "GET", `/v1/public-forms/${form.slug}`);
    nowMs += 5 * MINUTE_MS;
    const renamed = await api.call(operator, "PATCH", "/v1/settings", {
      network_name: "Parcel Exchange",
    });
    expect(renamed.status).toBe(200);
    nowMs += 2 * MINUTE_MS;
    expect([await sold(old, OLD, 3), await sold(old, OLD, 1), await sold(old, NEW, 1)]).toEqual([
      true,
      false,
      true,
    ]);

    const { body: now } = await api.call(affiliate, "GET", `/v1/forms/${form.id}`);
    expect(now).toMatchObject({ version: form.version + 1 });
    expect(now.consent_text).toContain("Parcel Exchange and the companies on its buyer list");
    // A person who opened the form before the rename agreed to what it said then.
    const sent = await api.call(null, "POST", `/v1/public-forms/${form.slug}/leads`, {
      start: visit.body.start,
      page_url: "https://homes.example.com/sell",
      website: "",
      answers: {
        side: "seller",
        property_type: "single_family",
        zip_code: "95838",
        price_range: "sale_350000",
        timing: "m1_3",
        first_name: "Late",
        last_name: "Visitor",
        email: "late@example.com",
        phone: "9165559999",
        address: "12 Elm St",
        consent: "yes",
      },
    });
    expect([sent.status, sent.text]).toMatchObject([200, expect.stringContaining("thanked")]);
    const { rows } = await api.database.pool.query(
      "select status, consent_scope from lead where source_id = $1",
      [form.id],
    );
    expect(rows).toEqual([{ status: "sold", consent_scope: "network" }]);
    const { body } = await api.call(operator, "POST", "/v1/settings/rename-effect", { name: "X" });
    expect(body.former_names).toMatchObject([{ name: "Plat" }]);
  });

  it("back to a former name keeps the other one likewise", async () => {
    const [old] = keys;
    await api.call(operator, "PATCH", "/v1/settings", { network_name: "Plat" });
    nowMs += 10 * MINUTE_MS;
    expect([await sold(old, OLD, 1), await sold(old, NEW, 1), await sold(old, NEW, 11)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("is refused to a name by which consents name a buyer, or that looks like it", async () => {
    for (const name of ["Buyer", "BUYER", "Buy er", "Buуer"]) {
      const { status } = await api.call(operator, "PATCH", "/v1/settings", { network_name: name });
      expect([name, status]).toEqual([name, name === "Buуer" ? 200 : 422]);
    }
  });
});
