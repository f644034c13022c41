// Tests that the API never sends the contact of a lead to callers who may not see it: each of them
// calls every reading operation with every id, then searches, tests, exports, pings and follows
// events.
import { listTold } from "./support/told-events.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import type { Operation } from "../contract/operation.ts";
import { type Caller, TestApi } from "./support/api.ts";
import { NETWORK_ID, postBody } from "./support/market.ts";

const CANARY = "zyxcanary";
const PHONE = "9165552";
let nowMs = Date.now();

let api: TestApi;
let buyer: Caller;
const strangers: [name: string, caller: Caller][] = [];
const ids: string[] = [];
let posted = 0;

/** A person whose identifying fields all contain the canary, or a unique number. */
function person(fields: object): Record<string, unknown> {
  posted += 1;
  return {
    ...postBody(posted),
    first_name: CANARY,
    last_name: `${CANARY}-last`,
    email: `${CANARY}${posted}@example.com`,
    phone: `${PHONE}${String(posted).padStart(3, "0")}`,
    address: `${posted} ${CANARY} St`,
    comments: `${CANARY} said so`,
    favourite_colour: CANARY,
    ...fields,
  };
}
const phones = (): string[] =>
  Array.from({ length: posted }, (_, index) => `${PHONE}${String(index + 1).padStart(3, "0")}`);
const leaks = (text: string): string[] => [
  ...(text.toLowerCase().includes(CANARY) ? [CANARY] : []),
  ...phones().filter((phone) => text.includes(phone)),
];

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 3 });
  const listing = await api.sourceKey(source.id);
  const refusing = await api.fixture.source({ unsoldRule: "reject" });
  const buyerId = await api.fixture.advertiser("Winner Realty", 10_000_000);
  buyer = await api.keyOf(buyerId);
  const strangerId = await api.fixture.advertiser("Stranger Realty", 10_000_000);
  const order = { criteria: { field: "state", in: ["CA"] }, exclusive_bid_cents: 8_000 };
  const campaign = (
    await api.call(
      await api.keyOf(strangerId),
      "PUT",
      "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-00000000000b",
      { name: "Outbid", ...order },
    )
  ).body;
  const agent = await api.userOf(strangerId, "advertiser");
  await api.database.pool.query("update member set team_role = 'agent' where user_id = $1", [
    agent.user,
  ]);
  const other = await api.fixture.source();
  strangers.push(
    ["another buyer's key", await api.keyOf(strangerId)],
    ["another buyer", await api.userOf(strangerId, "advertiser")],
    ["another buyer's agent", agent],
    ["another affiliate", await api.keyOf(other.affiliateId)],
    ["another source", await api.sourceKey(other.id)],
    ["nobody", null],
  );
  // Listed; sold to another buyer who outbids the caller; with one slot sold manually; and unsold,
  // visible only to its affiliate.
  const post = async (caller: Caller, fields: object): Promise<string> =>
    (await api.call(caller, "POST", "/v1/leads", person(fields))).body.lead.id;
  const shelved = await post(listing, { zip_code: "10001", state: "NY" });
  await api.call(buyer, "PUT", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-00000000000a", {
    name: "Winner",
    ...order,
    exclusive_bid_cents: 9_000,
  });
  const sold = await post(listing, { zip_code: "95838" });
  const shared = await post(listing, { zip_code: "10002", state: "NY" });
  const { slot_price_cents: cents } = (await api.call(buyer, "GET", `/v1/listings/${shared}`)).body;
  const bought = await api.call(
    buyer,
    "POST",
    `/v1/listings/${shared}/purchase`,
    { mode: "shared", max_price_cents: cents },
    { "idempotency-key": "hand" },
  );
  const refused = await post(await api.sourceKey(refusing.id), { zip_code: "10001", state: "NY" });
  const form = await sendForm(await api.keyOf(source.affiliateId));
  const link = "0199f0c4-5a7e-7c3b-9d21-00000000001a";
  const postback = "0199f0c4-5a7e-7c3b-9d21-00000000001b";
  const tracking = await api.keyOf(source.affiliateId);
  await api.call(tracking, "PUT", `/v1/links/${link}`, { name: "Mailing", source_id: form.id });
  const tracker = await api.call(tracking, "PUT", `/v1/postbacks/${postback}`, {
    address: "https://tracker.example.com/{lead_id}?s={sub1}",
    events: ["accepted", "sold"],
  });
  const queued = await api.call(tracking, "POST", `/v1/postbacks/${postback}/past`, { days: 30 });
  if (
    tracker.status !== 200 ||
    !queued.body.events.every(({ count }: { count: number }) => count > 0)
  )
    throw new Error(`nothing is told to the postback: ${tracker.text} ${queued.text}`);
  const sales: string[] = (await api.call(buyer, "GET", "/v1/sales")).body.items.map(
    ({ id }: { id: string }) => id,
  );
  if (bought.status !== 200 || sales.length !== 2)
    throw new Error(`the market is not as this test needs it: ${bought.text}`);
  await api.call(
    buyer,
    "POST",
    `/v1/sales/${sales[0]}/outcome`,
    { outcome: "attempted", note: `${CANARY} did not answer` },
    { "idempotency-key": "touch" },
  );
  const filed = await api.call(
    buyer,
    "POST",
    `/v1/sales/${sales[1]}/return`,
    {
      reason: "has_agent",
      note: `${CANARY} told me so`,
      evidence: { on: new Date(nowMs).toISOString().slice(0, 10) },
    },
    { "idempotency-key": "return" },
  );
  const ping = await api.call(listing, "POST", "/v1/pings", {
    ...person({ zip_code: "95838" }),
    consent: undefined,
    tcpa_text: undefined,
  });
  const importer = await api.keyOf(source.affiliateId);
  const files = "0199f0c4-5a7e-7c3b-9d21-00000000000c";
  await api.call(importer, "PUT", `/v1/sources/${files}`, { name: "Files", kind: "import" });
  const columns = ["first_name", "last_name", "phone", "email", "side", "zip_code", "comments"].map(
    (field) => ({ name: field, field }),
  );
  const inFile = person({});
  const rows = [{ line: 2, cells: columns.map(({ field }) => String(inFile[field])) }];
  const imported = "0199f0c4-5a7e-7c3b-9d21-00000000000d";
  await api.call(importer, "PUT", `/v1/imports/${imported}`, {
    source_id: files,
    name: "people.csv",
    columns,
    rows: 1,
  });
  await api.call(importer, "PUT", `/v1/imports/${imported}/chunks/1`, { rows });
  await api.call(importer, "POST", `/v1/imports/${imported}/start`);
  const jobs = api.workOnImports();
  while ((await api.call(importer, "GET", `/v1/imports/${imported}`)).body.status !== "done")
    await new Promise((resolve) => setTimeout(resolve, 20));
  await jobs.stop();
  // Refused because of its consent; its own affiliate can export it.
  if (!(await api.call(importer, "GET", `/v1/imports/${imported}/failures`)).text.includes(CANARY))
    throw new Error("the refused row is not where its affiliate finds it");
  ids.push(
    link,
    postback,
    imported,
    form.slug,
    form.id,
    form.leadId,
    shelved,
    sold,
    shared,
    refused,
    ...sales,
    filed.body.id ?? shelved,
    ping.body.ping.id,
    campaign.id,
    source.id,
    buyerId,
    strangerId,
  );
});
afterAll(() => api.stop());

/** Creates a hosted form and sends it: the lead is listed, because no campaign buys there. */
async function sendForm(
  affiliate: Caller,
): Promise<{ readonly id: string; readonly slug: string; readonly leadId: string }> {
  const { id, slug } = (
    await api.call(affiliate, "PUT", "/v1/forms/0199f0c4-5a7e-7c3b-9d21-00000000000f", {
      name: "Home value",
      sides: ["seller"],
      questions: ["street", "comments"],
    })
  ).body;
  const { start } = (await api.call(null, "GET", `/v1/public-forms/${slug}`)).body;
  nowMs += 60_000;
  const { first_name, last_name, email, phone, address, comments } = person({});
  const answers = {
    property_type: "condo",
    zip_code: "10001",
    price_range: "sale_0",
    timing: "m1_3",
    first_name,
    last_name,
    email,
    phone,
    address,
    comments,
    consent: "yes",
  };
  const sent = await api.call(null, "POST", `/v1/public-forms/${slug}/leads`, { start, answers });
  if (sent.body.status !== "thanked" || leaks(sent.text).length > 0)
    throw new Error(`the form was answered ${sent.text}`);
  return {
    id,
    slug,
    leadId: (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${id}`)).body.items[0]
      .id,
  };
}

/** A sample value for a required query parameter, by its schema. */
function sample(
  schema: {
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly { readonly const?: unknown }[];
    readonly format?: string;
    readonly type?: string;
  },
  name: string,
): string {
  if (name === "from") return new Date(nowMs - 86_400_000).toISOString();
  if (name === "to") return new Date(nowMs + 86_400_000).toISOString();
  if (name === "time_zone") return "America/New_York";
  if (name === "begins") return CANARY;
  return String(schema.enum?.[0] ?? schema.anyOf?.[0]?.const ?? "");
}

function addressesOf({ path, request }: Operation): string[] {
  const query = request.query as
    | {
        readonly required?: readonly string[];
        readonly properties?: Readonly<Record<string, object>>;
      }
    | undefined;
  const asked = new URLSearchParams(
    (query?.required ?? []).map((name) => [name, sample(query?.properties?.[name] ?? {}, name)]),
  ).toString();
  const withIds = /\{\w+\}/.test(path) ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path];
  return withIds.map((one) => (asked === "" ? one : `${one}?${asked}`));
}

const isStream = ({ responses }: Operation): boolean =>
  Object.values<{ readonly mediaType?: string }>(responses).some(
    ({ mediaType }) => mediaType === "text/event-stream",
  );
const READING = OPERATIONS.filter(
  (operation) => operation.method === "GET" && !isStream(operation),
);

describe("the contact of a lead that the caller has not bought", () => {
  it("is found by this test where it is allowed: with its buyer", async () => {
    expect(leaks((await api.call(buyer, "GET", "/v1/leads")).text)).toContain(CANARY);
    expect(leaks((await api.call(buyer, "GET", "/v1/touches")).text)).toContain(CANARY);
  });

  it.each(READING.map((operation) => [operation.operationId, operation] as const))(
    "stands in no answer of %s to anybody else",
    async (_, operation) => {
      for (const [name, caller] of strangers) {
        for (const address of addressesOf(operation)) {
          const { status, text, headers } = await api.call(caller, "GET", address);
          expect(status, `${name} ${address}: ${text}`).toBeLessThan(500);
          expect(leaks(text + JSON.stringify([...headers])), `${name} ${address}`).toEqual([]);
        }
      }
    },
  );

  it("is in no answer when others search, test, list, claim or return", async () => {
    const hashes = {
      phone_hash: createHash("sha256").update(`+1${PHONE}001`).digest("hex"),
      email_hash: createHash("sha256").update(`${CANARY}1@example.com`).digest("hex"),
    };
    for (const [name, caller] of strangers) {
      const said = [
        await api.call(caller, "POST", "/v1/campaigns/preview", {
          criteria: { all: [] },
          exclusive_bid_cents: 9_900,
        }),
        await api.call(caller, "POST", "/v1/pings", {
          side: "seller",
          zip_code: "95838",
          property_type: "single_family",
          timing: "asap_0_30d",
          ...hashes,
        }),
        await api.call(caller, "GET", `/v1/listings?where=area,eq,-80,35,-70,45&order=price_cents`),
        await api.call(caller, "GET", `/v1/leads?where=state,eq,NY`),
      ];
      for (const id of ids) {
        said.push(
          await api.call(
            caller,
            "POST",
            `/v1/sales/${id}/outcome`,
            { outcome: "won", note: "mine" },
            { "idempotency-key": `${name} ${id}` },
          ),
          await api.call(caller, "POST", `/v1/sales/${id}/claim`),
          await api.call(
            caller,
            "POST",
            `/v1/sales/${id}/return`,
            { reason: "other", note: "mine" },
            { "idempotency-key": `${name} ${id}` },
          ),
          await api.call(
            caller,
            "POST",
            `/v1/listings/${id}/purchase`,
            { mode: "exclusive", max_price_cents: 1 },
            { "idempotency-key": `${name} ${id}` },
          ),
          await api.call(caller, "POST", `/v1/pings/${id}/post`, { phone: "2125550100" }),
        );
      }
      for (const { text, status } of said) {
        expect(status).toBeLessThan(500);
        expect(leaks(text), name).toEqual([]);
      }
    }
  });

  it("is in no event of any account, nor in the network's notifications", async () => {
    const { publishOutbox } =
      await import("../server/modules/notify/notifications/publish-outbox.ts");
    await publishOutbox(api.database.pool, () => 0.5);
    const { rows } = await api.database.pool.query<{ stored: string }>(
      "select concat_ws(' ', details::text, url) as stored from event",
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { stored } of rows) expect(leaks(stored)).toEqual([]);
    for (const { title, body } of await listTold(api.database.pool))
      expect(leaks(`${title} ${body}`)).toEqual([]);
    const calls = await api.call(await api.keyOf(NETWORK_ID), "GET", "/v1/postback-messages");
    expect(calls.body.items.length).toBeGreaterThan(2);
    expect(leaks(calls.text)).toEqual([]);
    const log = await api.call(await api.keyOf(NETWORK_ID), "GET", "/v1/activity");
    expect(log.body.items.length).toBeGreaterThan(0);
    expect(leaks(log.text)).toEqual([]);
  });
});
