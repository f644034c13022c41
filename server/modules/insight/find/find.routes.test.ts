// Tests finding records over HTTP: what each reader finds, and what must not be found.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FoundRecord } from "../../../../contract/insight/find.ts";
import type { KeyScope } from "../../../../domain/access/key-scopes.ts";
import type { FindKind } from "../../../../domain/find/find-kinds.ts";
import type { Caller } from "../../../../test/support/api.ts";
import {
  type BusyMarket,
  CHOSEN,
  CONTACT,
  person,
  startBusyMarket,
} from "../../../../test/support/busy-market.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

const PHONE = "+1 (916) 555-0142";
const EMAIL = "Kim.Doe+home@GMAIL.com";
const ADDRESS = "12 N. Oak Street Apt 4, Sacramento, CA 95838";

let market: BusyMarket;
let kim: string;
let unsold: string;
let other: { readonly buyer: Caller; readonly affiliate: Caller };
let agent: Caller;
let finance: Caller;
let readOnly: Caller;
let viewer: Caller;

const sql = (text: string, values: readonly unknown[] = []) =>
  market.api.database.pool.query(text, [...values]);

beforeAll(async () => {
  market = await startBusyMarket();
  const { api, buyerId, otherBuyerId, affiliateId, otherAffiliateId, sourceId } = market;
  await sql("update account set name = 'Müller & Söhne Leads' where id = $1", [affiliateId]);
  await sql("update source set name = 'Harbor 100%_off' where id = $1", [sourceId]);
  await sql("update source set name = 'Harbor of another' where account_id = $1", [
    otherAffiliateId,
  ]);
  const poster = await api.sourceKey(sourceId);
  await api.forgetCaches();
  const send = async (fields: object): Promise<string> => {
    const { status, body, text } = await api.call(poster, "POST", "/v1/leads", person(fields));
    expect([status, text]).toEqual([200, expect.stringContaining('"accepted"')]);
    return body.lead.id;
  };
  const contact = { phone: "9165550142", email: "kimdoe@gmail.com", address: "12 North Oak St #4" };
  kim = await send({ ...contact, vendor_lead_id: "CRM-77" });
  unsold = await send({ phone: "9165550199", zip_code: "10001", state: "NY" });
  other = {
    buyer: await api.userOf(otherBuyerId, "advertiser"),
    affiliate: await api.userOf(otherAffiliateId, "affiliate"),
  };
  agent = await api.userOf(buyerId, "advertiser", "agent", "Agnes Agent");
  finance = await api.userOf(NETWORK_ID, "admin", "finance", "Fin Ance");
  readOnly = await api.userOf(NETWORK_ID, "admin", "read_only");
  const at = new Date(market.clock.nowMs);
  const support = await api.userOf(NETWORK_ID, "admin", "support");
  viewer = await api.cookieOf(support, at);
  const viewed = await api.call(viewer, "POST", `/v1/accounts/${buyerId}/view`, {
    reason: "A test looks at it.",
  });
  if (viewed.status !== 200) throw new Error(viewed.text);
  await sql(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Agnes Agent', 'agnes@elm-homes.example', true, now(), now())`,
    [(agent as { readonly user: string }).user],
  );
});
afterAll(() => market.api.stop());

interface Found {
  readonly groups: readonly {
    readonly kind: FindKind;
    readonly items: readonly FoundRecord[];
    readonly has_more: boolean;
  }[];
  readonly hint: string | null;
}

async function find(caller: Caller, text: string, more: object = {}): Promise<Found> {
  const answer = await market.api.call(caller, "POST", "/v1/find", { find: text, ...more });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  for (const secret of [CONTACT, "916555", "kimdoe", "Oak St"])
    expect(answer.text).not.toContain(secret);
  return answer.body;
}

/** The ids found of a kind. */
const ids = async (caller: Caller, kind: FindKind, text: string): Promise<string[]> =>
  (await find(caller, text)).groups
    .filter((group) => group.kind === kind)
    .flatMap(({ items }) => items.map(({ id }) => id));
/** The names found, each with its kind and its owner. */
const names = async (caller: Caller, text: string): Promise<string[]> =>
  (await find(caller, text)).groups.flatMap(({ items }) =>
    items.map(({ kind, name, owner }) => `${kind}: ${name ?? "-"} (${owner?.name ?? "-"})`),
  );

describe("a lead", () => {
  const network = () => market.owners.network;
  const advertiser = () => market.owners.advertiser;
  const affiliate = () => market.owners.affiliate;
  const spellings = [
    PHONE,
    "916.555.0142",
    "9165550142",
    EMAIL,
    "kimdoe@googlemail.com",
    ADDRESS,
    "12 n oak st unit 4 sacramento ca",
    "12 North Oak Street, #4, Sacramento, California",
  ];

  it.each(spellings)("is found by its parties and the network as %j", async (text) => {
    for (const caller of [network(), advertiser(), affiliate()])
      expect(await ids(caller, "lead", text)).toContain(kim);
  });

  it.each([...spellings, "CRM-77"])("is found by nobody else as %j", async (text) => {
    for (const caller of [other.buyer, other.affiliate])
      expect((await find(caller, text)).groups).toEqual([]);
  });

  it("that is not sold is found by no buyer, whatever names it", async () => {
    expect(await ids(affiliate(), "lead", "9165550199")).toEqual([unsold]);
    for (const text of ["9165550199", unsold, unsold.slice(0, 20)])
      for (const caller of [advertiser(), other.buyer])
        expect(await ids(caller, "lead", text)).not.toContain(unsold);
  });

  it("is found by its person only with the right to contact", async () => {
    for (const caller of [finance, readOnly, viewer])
      for (const text of spellings) expect(await ids(caller, "lead", text)).toEqual([]);
    for (const caller of [finance, readOnly, viewer])
      expect(await ids(caller, "lead", kim)).toEqual([kim]);
  });

  it("is found by id, the beginning of it, the id of its sale, and its reference", async () => {
    const { rows } = await sql("select id from sale where lead_id = $1", [kim]);
    expect(await ids(network(), "lead", rows[0].id)).toEqual([kim]);
    for (const caller of [network(), advertiser(), affiliate()]) {
      expect(await ids(caller, "lead", ` ${kim.toUpperCase()} `)).toEqual([kim]);
      expect(await ids(caller, "lead", kim.slice(0, 20))).toContain(kim);
    }
    expect(await ids(affiliate(), "lead", "CRM-77")).toEqual([kim]);
    expect(await ids(advertiser(), "lead", "CRM-77")).toEqual([]);
    for (const id of [kim, kim.slice(0, 20)])
      expect(await ids(other.buyer, "lead", id)).toEqual([]);
  });

  it("is found by an agent only if it is theirs or nobody's", async () => {
    expect(await ids(agent, "lead", PHONE)).toEqual([kim]);
    const { rows } = await sql("select id from sale where lead_id = $1", [kim]);
    const { user } = advertiser() as { readonly user: string };
    await sql(
      `insert into sale_assignment (sale_id, user_id, assigned_by, assigned_at)
       values ($1, $2, $2, now())`,
      [rows[0].id, user],
    );
    expect(await ids(agent, "lead", PHONE)).toEqual([]);
    expect(await ids(advertiser(), "lead", PHONE)).toEqual([kim]);
  });

  it("is found by the name of its affiliate or buyer, by the network alone", async () => {
    expect(await ids(network(), "lead", "muller sohne")).toContain(kim);
    expect(await ids(network(), "lead", "elm hom")).toContain(kim);
    expect(await ids(advertiser(), "lead", "muller sohne")).toEqual([]);
  });

  it("is found long after its person's key was released", async () => {
    await sql(
      "insert into lead_identity select hash, lead_id, 'phone' from lead_key where lead_id = $1",
      [kim],
    );
    const released = await sql("delete from lead_key where lead_id = $1 returning *", [kim]);
    expect(await ids(network(), "lead", PHONE)).toEqual([kim]);
    await sql("delete from lead_identity where lead_id = $1", [kim]);
    expect(await ids(network(), "lead", PHONE)).toEqual([]);
    for (const { hash, lead_id: id, earlier } of released.rows)
      await sql("insert into lead_key values ($1, $2, $3)", [hash, id, earlier]);
  });

  it("names what an address lacks", async () => {
    expect(await find(network(), "12 N Oak St Apt 4")).toEqual({
      groups: [],
      hint: "address_needs_place",
    });
    expect((await find(finance, "12 N Oak St Apt 4")).hint).toBeNull();
  });

  it("names its affiliate to the network alone", async () => {
    const [group] = (await find(network(), kim)).groups;
    expect(group?.items[0]).toMatchObject({
      kind: "lead",
      name: null,
      owner: { id: market.affiliateId, name: "Müller & Söhne Leads" },
      lead: { side: "seller", city: "Sacramento", state: "CA" },
      amount_cents: null,
    });
    const [own] = (await find(advertiser(), kim)).groups;
    expect(own?.items[0]).toMatchObject({ owner: null, status: null });
  });
});

describe("a look-up of a person by the network", () => {
  const logged = async () =>
    (await sql("select id, detail, actor_id from activity where action = 'contact.looked_up'"))
      .rows;

  it("is logged with its count and without what was typed; others' and by id are not", async () => {
    const before = new Set((await logged()).map(({ id }) => id));
    const { network, advertiser, affiliate } = market.owners;
    await find(network, PHONE);
    await find(network, "nobody@example.com");
    await market.api.call(network, "POST", "/v1/leads/find", { find: ADDRESS });
    await find(network, kim);
    await find(network, PHONE, { kinds: ["account"] });
    for (const caller of [advertiser, affiliate, finance]) await find(caller, PHONE);
    const entries = (await logged()).filter(({ id }) => !before.has(id));
    expect(entries.map(({ detail }) => `${detail.by} ${detail.count}`).sort()).toEqual([
      "address 1",
      "email 0",
      "phone 1",
    ]);
    expect(new Set(entries.map(({ actor_id: id }) => id))).toEqual(
      new Set([(network as { readonly user: string }).user]),
    );
  });
});

describe("names", () => {
  it("are found by the words they begin with, in any case, with or without accents", async () => {
    const { network } = market.owners;
    for (const text of ["müller", "MULLER sohne", "söhne mül", "leads mull"])
      expect(await names(network, text)).toContain(
        "account: Müller & Söhne Leads (Müller & Söhne Leads)",
      );
    expect(await names(network, "uller")).toEqual([]);
  });

  it("of the network's records name their owner", async () => {
    const { network } = market.owners;
    expect((await names(network, "harbor")).sort()).toEqual([
      "source: Harbor 100%_off (Müller & Söhne Leads)",
      "source: Harbor of another (Affiliate)",
    ]);
    expect(await names(network, "winner")).toEqual(["campaign: Winner (Elm Homes)"]);
    expect(await names(network, "home value")).toEqual([
      "source: Home value (Müller & Söhne Leads)",
      "form: Home value (Müller & Söhne Leads)",
    ]);
    expect(await names(network, "mailing")).toEqual(["link: Mailing (Müller & Söhne Leads)"]);
    expect(await names(network, "people.csv")).toEqual([
      "import: people.csv (Müller & Söhne Leads)",
    ]);
    expect(await names(network, "our crm")).toEqual(["destination: Our CRM (Elm Homes)"]);
    expect(await names(network, "ft-1")).toEqual(["manual_entry: FT-1 (Elm Homes)"]);
    expect(await names(network, "key account")).toEqual(["account: Elm Homes (Elm Homes)"]);
    expect(await names(network, "agnes@elm-homes.example")).toEqual([
      "account: Elm Homes (Elm Homes)",
      "person: Agnes Agent (Elm Homes)",
    ]);
  });

  it("of others' records are not found", async () => {
    const { advertiser, affiliate } = market.owners;
    expect(await names(affiliate, "harbor")).toEqual(["source: Harbor 100%_off (-)"]);
    expect(await names(other.affiliate, "harbor")).toEqual(["source: Harbor of another (-)"]);
    for (const text of ["home value", "mailing", "people.csv", "winner", "our crm", "ft-1", "elm"])
      expect(await names(other.affiliate, text)).toEqual([]);
    for (const text of ["winner", "our crm", "ft-1", "key account", "agnes", "elm"])
      expect(await names(other.buyer, text)).toEqual([]);
    expect(await names(advertiser, "winner")).toEqual(["campaign: Winner (-)"]);
    expect(await names(advertiser, "harbor")).toEqual([]);
    expect(await names(advertiser, "agnes")).toEqual(["person: Agnes Agent (-)"]);
    expect(await names(advertiser, "key account")).toEqual([]);
  });

  it("are found by seats as their lists are, and in a view", async () => {
    expect(await names(agent, "our crm")).toEqual([]);
    expect(await names(agent, "ft-1")).toEqual([]);
    expect(await names(agent, "winner")).toEqual(["campaign: Winner (-)"]);
    expect(await names(viewer, "winner")).toEqual(["campaign: Winner (-)"]);
    expect(await names(viewer, "harbor")).toEqual([]);
    expect(await names(finance, "our crm")).toEqual([]);
    expect(await names(finance, "ft-1")).toEqual(["manual_entry: FT-1 (Elm Homes)"]);
  });
});

describe("money and returns", () => {
  it("are found by amount, owner, id and lead", async () => {
    const { network, advertiser, affiliate } = market.owners;
    const { rows } = await sql(
      "select id, (amount_cents / 100.0)::numeric(12, 2)::text as dollars from payout",
    );
    const [{ id, dollars }] = rows;
    for (const text of [`$${dollars}`, id, "muller"])
      expect(await ids(network, "payout", text)).toEqual([id]);
    expect(await ids(affiliate, "payout", dollars)).toEqual([id]);
    for (const caller of [other.affiliate, advertiser, agent])
      for (const text of [dollars, id]) expect(await ids(caller, "payout", text)).toEqual([]);
    expect(await ids(network, "manual_entry", "$100.00")).toHaveLength(1);
    const returned = await sql("select id from lead_return");
    const [{ id: returnId }] = returned.rows;
    for (const caller of [network, advertiser, affiliate])
      for (const text of [returnId, market.leads.bought])
        expect(await ids(caller, "return", text)).toEqual([returnId]);
    expect(await ids(network, "return", "elm homes")).toEqual([returnId]);
    expect(await ids(network, "return", "muller")).toEqual([returnId]);
    // A party must not learn by a name who the other party is.
    expect(await ids(advertiser, "return", "muller")).toEqual([]);
    expect(await ids(affiliate, "return", "elm homes")).toEqual([]);
    expect(await ids(other.buyer, "return", returnId)).toEqual([]);
  });
});

describe("a key", () => {
  it("finds what its scopes show", async () => {
    const { api, affiliateId, buyerId } = market;
    const keyed = async (id: string, ...scopes: readonly KeyScope[]) =>
      api.keyOf(id, ["leads", ...scopes]);
    const leads = await keyed(affiliateId);
    for (const text of [PHONE, kim]) expect(await ids(leads, "lead", text)).toEqual([kim]);
    const { rows } = await sql("select id from payout");
    const [{ id }] = rows;
    expect(await ids(leads, "payout", id)).toEqual([]);
    expect(await ids(await keyed(affiliateId, "money"), "payout", id)).toEqual([id]);
    expect(await ids(await keyed(buyerId), "destination", "our crm")).toEqual([]);
    expect(await ids(await keyed(buyerId, "hooks"), "destination", "our crm")).toEqual([
      CHOSEN.destination,
    ]);
    expect(await ids(await keyed(buyerId), "person", "agnes")).toEqual([]);
    for (const scope of ["read", "money", "campaigns", "hooks"] as const) {
      const key = await api.keyOf(buyerId, [scope]);
      expect((await api.call(key, "POST", "/v1/find", { find: "x" })).status).toBe(403);
    }
  });

  it("of a source finds nothing", async () => {
    const key = await market.api.sourceKey(market.otherSourceId);
    await market.api.forgetCaches();
    expect((await market.api.call(key, "POST", "/v1/find", { find: kim })).status).toBe(403);
  });
});
