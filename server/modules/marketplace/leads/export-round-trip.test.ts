// Checks that exports read back: by our own imports, by the list of owned contacts, and by the
// affiliate that looks for its leads.
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportColumn, leadOfRow } from "../../../../domain/csv/import-row.ts";
import { matchColumns } from "../../../../domain/csv/match-columns.ts";
import { readContactList } from "../../../../domain/lead/contact-list.ts";
import { validatePost } from "../../../../domain/lead/validate-post.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { postBody } from "../../../../test/support/market.ts";

const AT_MS = Date.now();
const findPlace = buildPlaceFinder(readZips());
let api: TestApi;
let source: Caller;
let affiliate: Caller;
let rival: Caller;
let buyer: Caller;
let soldId: string;
let listedId: string;

const TCPA = postBody(1)["tcpa_text"];
const SOLD = {
  first_name: "=Ann",
  last_name: 'O\'Hara, "A"',
  phone: "(916) 555-2177",
  email: "ann.export@example.com",
  comments: "-2+3\nsecond line",
  zip_code: "95838",
  price: "$400,000 - $450,000",
  beds: 3,
  trustedform_cert_url: "https://cert.trustedform.com/0123456789012345678901234567890123456789",
  jornaya_leadid: "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9",
  landing_page_url: "https://example.com/sell",
  ip_address: "192.0.2.10",
  user_agent: "Mozilla/5.0",
  consent_at: new Date(AT_MS - 3_600_000).toISOString(),
  sub1: "+campaign",
  sub3: "three",
  click_id: "click-77",
  vendor_lead_id: "CRM-4711",
};

beforeAll(async () => {
  api = await TestApi.start(() => AT_MS);
  const terms = await api.fixture.source({ unsoldRule: "list" });
  source = (await api.sourceKey(terms.id)) ?? source;
  affiliate = await api.userOf(terms.affiliateId, "affiliate");
  const other = await api.fixture.source();
  rival = await api.userOf(other.affiliateId, "affiliate");
  const buyerId = await api.fixture.advertiser("Elm Realty", 10_000_000);
  await api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 5_000,
    criteria: { field: "state", in: ["CA"] },
  });
  await api.market.catchUp();
  buyer = await api.userOf(buyerId, "advertiser");
  soldId = await posted(1, SOLD);
  listedId = await posted(2, {
    zip_code: "78701",
    phone: "512-555-2178",
    email: "bob.export@example.com",
    sub2: "two",
    vendor_lead_id: "CRM-4712",
  });
});
afterAll(() => api.stop());

async function posted(person: number, changes: object): Promise<string> {
  const { body } = await api.call(source, "POST", "/v1/leads", { ...postBody(person), ...changes });
  expect(body).toMatchObject({ status: "accepted" });
  return body.lead.id;
}
const fileOf = async (caller: Caller, query = ""): Promise<string> =>
  (await api.call(caller, "GET", `/v1/leads/export${query}`)).text;
const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true });
const idsOf = async (caller: Caller, where: string): Promise<string[]> => {
  const { status, body } = await api.call(
    caller,
    "GET",
    `/v1/leads?where=${encodeURIComponent(where)}`,
  );
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
};

describe("a buyer's export", () => {
  it("has consent, certificates, source, campaign, sub ids, and the phone in E.164", async () => {
    const [row] = rowsOf(await fileOf(buyer));
    expect(row).toMatchObject({
      phone: "+19165552177",
      first_name: "'=Ann",
      tcpa_text: TCPA,
      consent_at: SOLD.consent_at,
      trustedform_cert_url: SOLD.trustedform_cert_url,
      jornaya_leadid: SOLD.jornaya_leadid,
      landing_page_url: SOLD.landing_page_url,
      ip_address: "192.0.2.10",
      campaign: "Test campaign",
      sub1: "'+campaign",
      sub2: "",
      sub3: "three",
      lead_id: soldId,
    });
    expect(row?.["campaign_id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(row?.["received_at"]).toMatch(/Z$/);
  });

  it("is read by an import with no mapping by hand, value for value", async () => {
    const table: string[][] = parse(await fileOf(buyer), { bom: true });
    const [head = [], ...rows] = table;
    const columns = matchColumns(
      head.map((name, at) => ({ name, samples: rows.map((row) => row[at] ?? "").filter(Boolean) })),
    );
    const lead = leadOfRow(
      columns.map((match, at) =>
        match === null ? undefined : { name: head[at] ?? "", field: match.field },
      ) as ImportColumn[],
      { side: null, dateOrder: null, timeZone: null },
      rows[0] ?? [],
    );
    expect(lead.values).toMatchObject({
      first_name: "=Ann",
      last_name: SOLD.last_name,
      phone: "+19165552177",
      email: SOLD.email,
      comments: SOLD.comments,
      zip_code: "95838",
      price_min: "400000.00",
      price_max: "450000.00",
      beds: "3",
      sub1: "+campaign",
      sub3: "three",
      tcpa_text: TCPA,
      trustedform_cert_url: SOLD.trustedform_cert_url,
      jornaya_leadid: SOLD.jornaya_leadid,
    });
    const read = validatePost(
      { ...lead, values: { ...lead.values, consent: "yes" } },
      {
        nowMs: AT_MS,
        findPlace: (zip) => findPlace(zip),
        networkName: "Plat",
        formerNetworkNames: [],
        isImported: true,
      },
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        facts: { place: { zipCode: "95838" }, priceMinCents: 40_000_000n, beds: 3 },
        contact: { phone: "+19165552177", email: SOLD.email, comments: SOLD.comments },
        consent: { givenAtMs: Date.parse(SOLD.consent_at), ipAddress: "192.0.2.10" },
      },
    });
  });

  it("is read by the list of owned contacts, with nothing else taken for a number", async () => {
    expect(readContactList(await fileOf(buyer))).toEqual({
      contacts: [
        { kind: "phone", value: "+19165552177" },
        { kind: "email", value: SOLD.email },
      ],
      unreadable: [],
    });
  });
});

describe("an affiliate's export", () => {
  it("has its references, sub ids, and no contact of what is sold exclusively", async () => {
    const rows = rowsOf(await fileOf(affiliate));
    expect(rows).toHaveLength(2);
    expect(rows.find(({ lead_id: id }) => id === soldId)).toMatchObject({
      vendor_lead_id: "CRM-4711",
      click_id: "click-77",
      sub1: "'+campaign",
      source: expect.stringMatching(/./),
      status: "sold",
      phone: "",
      email: "",
    });
    expect(rows.find(({ lead_id: id }) => id === listedId)).toMatchObject({
      vendor_lead_id: "CRM-4712",
      sub2: "two",
      phone: "+15125552178",
    });
    expect(rowsOf(await fileOf(rival))).toEqual([]);
    expect(rowsOf(await fileOf(affiliate, "?where=sub2,eq,two"))).toHaveLength(1);
  });

  it("its earnings have them too, and are filtered by them", async () => {
    const all = await api.call(affiliate, "GET", "/v1/earnings?where=vendor_lead_id,eq,CRM-4711");
    expect(all.body.items).toMatchObject([
      { lead_id: soldId, click_id: "click-77", vendor_lead_id: "CRM-4711" },
    ]);
    for (const [where, count] of [
      ["sub3,eq,three", 1],
      ["sub3,eq,four", 0],
      ["text,eq,crm-47", 1],
      ["click_id,eq,click-78", 0],
      ["side,eq,seller", 1],
      ["side,eq,buyer", 0],
    ] as const)
      expect(
        (await api.call(affiliate, "GET", `/v1/earnings?where=${where}`)).body.items,
      ).toHaveLength(count);
  });
});

describe("a lead is found", () => {
  const found = async (caller: Caller, find: string): Promise<string[]> => {
    const { status, body } = await api.call(caller, "POST", "/v1/leads/find", { find });
    expect(status).toBe(200);
    return body.items.map(({ id }: { id: string }) => id);
  };

  it.each([
    "CRM-4712",
    "512-555-2178",
    "+1 (512) 555-2178",
    "tel:+15125552178",
    " Bob.Export@Example.com ",
  ])("by its affiliate with %s, and by no other", async (find) => {
    expect(await found(affiliate, find)).toEqual([listedId]);
    expect(await found(rival, find)).toEqual([]);
    expect(await found(buyer, find)).toEqual([]);
  });

  it.each(["text,eq,crm-4712", "text,eq,AUSTIN", "sub2,eq,two", "vendor_lead_id,eq,CRM-4712"])(
    "in its affiliate's list by %s, and in no other",
    async (where) => {
      expect(await idsOf(affiliate, where)).toEqual([listedId]);
      expect(await idsOf(rival, where)).toEqual([]);
      expect(await idsOf(buyer, where)).toEqual([]);
    },
  );

  it("by id, click id and phone; by its buyer never by the affiliate's references", async () => {
    for (const find of [soldId, "9165552177", "click-77"])
      expect(await found(affiliate, find)).toEqual([soldId]);
    for (const find of [soldId, "9165552177", SOLD.email])
      expect(await found(buyer, find)).toEqual([soldId]);
    for (const find of ["CRM-4711", "click-77"]) expect(await found(buyer, find)).toEqual([]);
    for (const where of ["vendor_lead_id,eq,CRM-4711", "text,eq,click-77"])
      expect(await idsOf(buyer, where)).toEqual([]);
    expect(await found(affiliate, "nobody")).toEqual([]);
  });

  it("also where it was refused, by reference and by phone", async () => {
    const fields = { ...postBody(3), phone: "916-555-2179", zip_code: "00000" };
    const { body } = await api.call(source, "POST", "/v1/leads", {
      ...fields,
      vendor_lead_id: "CRM-4713",
    });
    expect(body).toMatchObject({ status: "rejected", reason_code: "invalid_field" });
    expect(await found(affiliate, "CRM-4713")).toEqual([body.lead.id]);
    const duplicate = await api.call(source, "POST", "/v1/leads", { ...postBody(1), ...SOLD });
    expect(duplicate.body).toMatchObject({ status: "duplicate" });
    expect(await found(affiliate, "9165552177")).toContain(soldId);
  });
});
