// Builds a network in which two buyers and two affiliates trade, with one of each thing that the
// API has an address for: all of the first buyer, the first affiliate, or the network.
import { addLogo } from "../../contract/network/network-logos.ts";
import { inTransaction } from "../../server/platform/db/transaction.ts";
import { matureEarnings } from "../../server/modules/money/earnings/index.ts";
import { publishOutbox } from "../../server/modules/notify/notifications/publish-outbox.ts";
import { type Answer, type Caller, TestApi } from "./api.ts";
import { NETWORK_ID, postBody } from "./market.ts";
import { BANK_FORM, TAX_FORM } from "./payees.ts";

const DAY_MS = 86_400_000;
/** Earnings are payable by then. */
const TRADE_BEGAN_DAYS_AGO = 10;
const FOUNDED_DAYS_AGO = 200;

/** In every contact field that takes text: an answer that contains it shows a person's contact. */
export const CONTACT = "zyxcanary";
/** An id that the market chose, where the API lets its caller choose. */
const idOf = (no: number): string =>
  `0199f0c4-5a7e-7c3b-9d21-0000000000${String(no).padStart(2, "0")}`;

export const CHOSEN = {
  campaign: idOf(1),
  destination: idOf(2),
  webhook: idOf(3),
  form: idOf(4),
  link: idOf(5),
  postback: idOf(6),
  draft: idOf(7),
  importSource: idOf(8),
  import: idOf(9),
  follow: idOf(10),
  view: idOf(11),
  message: idOf(12),
  thread: idOf(13),
  apiSource: idOf(14),
  report: idOf(15),
} as const;

/** The members of the accounts who trade. */
interface Traders {
  readonly advertiser: { readonly user: string };
  readonly affiliate: { readonly user: string };
  readonly network: { readonly user: string };
}

export interface BusyMarket {
  readonly api: TestApi;
  readonly clock: { nowMs: number };
  readonly buyerId: string;
  readonly otherBuyerId: string;
  readonly affiliateId: string;
  readonly otherAffiliateId: string;
  readonly sourceId: string;
  readonly otherSourceId: string;
  readonly owners: Traders;
  readonly leads: { readonly bought: string; readonly listed: string; readonly kept: string };
}

let posted = 0;

/** A person whose contact contains the canary. */
export function person(fields: object = {}): Record<string, unknown> {
  posted += 1;
  return {
    ...postBody(posted),
    first_name: CONTACT,
    last_name: `${CONTACT}-last`,
    email: `${CONTACT}${posted}@example.com`,
    address: `${posted} ${CONTACT} St`,
    comments: `${CONTACT} said so`,
    ...fields,
  };
}

/** Starts the network, trades for ten days, and stops the clock now. */
export async function startBusyMarket(): Promise<BusyMarket> {
  const nowMs = Date.now();
  const clock = { nowMs: nowMs - TRADE_BEGAN_DAYS_AGO * DAY_MS };
  const api = await TestApi.start(() => clock.nowMs);
  const { fixture } = api;
  const source = await fixture.source({ unsoldRule: "list", sharedSlots: 2 });
  const other = await fixture.source({ unsoldRule: "list" });
  const buyerId = await fixture.advertiser("Elm Homes", 10_000_000);
  const otherBuyerId = await fixture.advertiser("Oak Realty", 10_000_000);
  for (const { affiliateId } of [source, other])
    await api.database.pool.query(
      "insert into payable (account_id, balance_cents) values ($1, 0)",
      [affiliateId],
    );
  // The earnings of new affiliates are payable later.
  await api.database.pool.query("update account set created_at = $1", [
    new Date(nowMs - FOUNDED_DAYS_AGO * DAY_MS),
  ]);
  const owners = {
    advertiser: await api.userOf(buyerId, "advertiser"),
    affiliate: await api.userOf(source.affiliateId, "affiliate"),
    network: await api.userOf(NETWORK_ID, "admin"),
  };
  const poster = await api.sourceKey(source.id);
  await setUpBuyer(api, owners.advertiser);
  await setUpAffiliate(api, owners.affiliate, source.id);
  for (let lead = 0; lead < 3; lead += 1) await sell(api, poster, {});
  clock.nowMs = nowMs;
  await inTransaction(api.database.pool, (tx) =>
    matureEarnings(tx, source.affiliateId, clock.nowMs),
  );
  const leads = {
    bought: await sell(api, poster, {}),
    listed: await sell(api, poster, { zip_code: "10001", state: "NY" }),
    kept: await sell(api, poster, { zip_code: "10002", state: "NY", consent: false }),
  };
  const market: BusyMarket = {
    api,
    clock,
    buyerId,
    otherBuyerId,
    affiliateId: source.affiliateId,
    otherAffiliateId: other.affiliateId,
    sourceId: source.id,
    otherSourceId: other.id,
    owners,
    leads,
  };
  await trade(market, poster);
  await publishOutbox(api.database.pool, () => 0.5);
  return market;
}

/** Makes a call that has to succeed. */
async function must(api: TestApi, ...call: Parameters<TestApi["call"]>): Promise<Answer["body"]> {
  const { status, text, body } = await api.call(...call);
  if (status >= 300) throw new Error(`${call[1]} ${call[2]} was answered ${status}: ${text}`);
  return body;
}

async function sell(api: TestApi, poster: Caller, fields: object): Promise<string> {
  return (await must(api, poster, "POST", "/v1/leads", person(fields))).lead.id;
}

/** The first buyer's campaign, destination, plan and webhook. */
async function setUpBuyer(api: TestApi, owner: Caller): Promise<void> {
  const put = (path: string, body: object) => must(api, owner, "PUT", path, body);
  await put(`/v1/campaigns/${CHOSEN.campaign}`, {
    name: "Winner",
    criteria: { field: "zip_code", in: ["95838"] },
    exclusive_bid_cents: 9_000,
  });
  await put(`/v1/destinations/${CHOSEN.destination}`, {
    name: "Our CRM",
    to: {
      kind: "http",
      address: "http://127.0.0.1:9/leads",
      format: "json",
      fields: [{ name: "phone", value: "{phone}" }],
    },
  });
  await put(`/v1/saved-reports/${CHOSEN.report}`, {
    name: "Sales by state",
    shared: false,
    period: "28d",
    compare: false,
    rows: ["state"],
    measures: ["sales"],
  });
  await put(`/v1/saved-reports/${CHOSEN.report}/mailing`, { weekday: 0, hour: 8, format: "csv" });
  await put(`/v1/delivery-plans/${CHOSEN.campaign}`, { routes: [[CHOSEN.destination]] });
  await put(`/v1/webhooks/${CHOSEN.webhook}`, {
    address: "http://127.0.0.1:9/hook",
    events: ["lead_bought"],
  });
  await put(`/v1/saved-views/${CHOSEN.view}`, { name: "Hot", path: "/marketplace", query: "" });
  await must(api, owner, "POST", "/v1/assistant/threads", { id: CHOSEN.thread });
  await must(api, owner, "POST", "/v1/seller-names", { name: "Elm Home Buyers" });
  await must(api, owner, "POST", "/v1/licenses", {
    us_state: "TX",
    kind: "salesperson",
    number: "01234567",
    expires_on: "2038-03-31",
  });
  await must(api, owner, "POST", "/v1/invitations", {
    email: "kim@example.com",
    team_role: "agent",
  });
}

/** The first affiliate's form, link, postback, draft, import, follow and payee. */
async function setUpAffiliate(api: TestApi, owner: Caller, sourceId: string): Promise<void> {
  const put = (path: string, body: object) => must(api, owner, "PUT", path, body);
  await put(`/v1/forms/${CHOSEN.form}`, { name: "Home value", sides: ["seller"] });
  await put(`/v1/links/${CHOSEN.link}`, { name: "Mailing", source_id: CHOSEN.form });
  await put(`/v1/postbacks/${CHOSEN.postback}`, {
    address: "http://127.0.0.1:9/{lead_id}",
    events: ["accepted", "sold"],
  });
  await must(api, owner, "POST", "/v1/lead-drafts", { id: CHOSEN.draft });
  await must(api, owner, "PATCH", `/v1/lead-drafts/${CHOSEN.draft}`, {
    answers: { first_name: CONTACT, phone: "916-555-2001" },
  });
  await put(`/v1/sources/${CHOSEN.importSource}`, { name: "Files", kind: "import" });
  const names = ["first_name", "last_name", "phone", "email", "side", "zip_code", "comments"];
  await put(`/v1/imports/${CHOSEN.import}`, {
    source_id: CHOSEN.importSource,
    name: "people.csv",
    columns: names.map((field) => ({ name: field, field })),
    rows: 1,
  });
  const row = person();
  await put(`/v1/imports/${CHOSEN.import}/chunks/1`, {
    rows: [{ line: 2, cells: names.map((name) => String(row[name])) }],
  });
  await put(`/v1/demand-follows/${CHOSEN.follow}`, {
    state: "TX",
    side: "seller",
    least_payout_cents: 4_000,
  });
  await put("/v1/payout-details/tax", TAX_FORM);
  await put("/v1/payout-details/bank", BANK_FORM);
  await must(api, owner, "POST", `/v1/sources/${sourceId}/posting-link`);
}

/**
 * What the three do with leads and money: a return with a file, a touch, a payout, an analysis, a
 * payment.
 */
async function trade(
  { api, owners, leads, clock, buyerId, sourceId }: BusyMarket,
  poster: Caller,
): Promise<void> {
  const { advertiser: buyer, affiliate, network } = owners;
  const once = (key: string) => ({ "idempotency-key": `busy ${key}` });
  const { sale } = await must(api, buyer, "GET", `/v1/leads/${leads.bought}`);
  await must(
    api,
    buyer,
    "POST",
    `/v1/sales/${sale.id}/outcome`,
    { outcome: "attempted", note: `${CONTACT} did not answer` },
    once("touch"),
  );
  const filed = await must(
    api,
    buyer,
    "POST",
    `/v1/sales/${sale.id}/return`,
    {
      reason: "has_agent",
      note: `${CONTACT} told me so`,
      evidence: { on: new Date(clock.nowMs).toISOString().slice(0, 10) },
    },
    once("return"),
  );
  await must(api, buyer, "PUT", `/v1/returns/${filed.id}/messages/${CHOSEN.message}`, {
    to: "network",
    text: "The agreement is attached.",
    files: [{ name: "agreement.txt", content: Buffer.from("agreed").toString("base64") }],
  });
  await must(api, buyer, "POST", `/v1/leads/${leads.bought}/analyses`, {
    kind: "qualification",
    language: "en",
  });
  await must(api, affiliate, "POST", "/v1/payouts", undefined, once("payout"));
  await must(api, network, "POST", "/v1/settings/logos", addLogo.example);
  await must(
    api,
    network,
    "POST",
    `/v1/accounts/${buyerId}/manual-entries`,
    {
      kind: "payment",
      amount_cents: 10_000,
      method: "wire",
      reference: "FT-1",
      value_date: "2026-01-02",
      document: { name: "advice.txt", content: Buffer.from("wire FT-1").toString("base64") },
    },
    once("payment"),
  );
  await must(api, network, "POST", `/v1/accounts/${buyerId}/notes`, { note: "Pays by wire." });
  await must(api, network, "POST", `/v1/accounts/${buyerId}/files`, {
    name: "contract.txt",
    content: Buffer.from("agreed").toString("base64"),
  });
  await must(api, network, "PATCH", `/v1/accounts/${buyerId}/tags`, { add: ["Key account"] });
  await must(api, poster, "POST", "/v1/pings", {
    side: "seller",
    zip_code: "95838",
    property_type: "single_family",
    timing: "asap_0_30d",
  });
  await must(api, network, "POST", "/v1/company-invitations", {
    email: "lee@example.com",
    role: "advertiser",
  });
  await must(api, network, "POST", "/v1/network-pauses", {
    kind: "sub_id",
    thing_id: sourceId,
    sub: "sub5",
    value: "brokered",
    reason: "This traffic has no consent.",
  });
  await must(api, affiliate, "POST", `/v1/postbacks/${CHOSEN.postback}/past`, { days: 30 });
}
