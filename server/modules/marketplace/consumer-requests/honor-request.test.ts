// Tests what carrying out a consumer's request does to the person's leads of any age, to what their
// buyers and affiliates see, and to the books.
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import {
  CANARY,
  LISTED,
  affiliate,
  api,
  buyer,
  buyerAccount,
  clock,
  postLead,
  setUpLeads,
} from "../leads/leads.test-support.ts";
import { lookAgain } from "./consumer-requests.jobs.ts";
import { deleteOldConsents } from "./archived-consent.store.ts";
import { deps, query, remember } from "./honor.test-support.ts";

setUpLeads();

let compliance: Caller;
let affiliateUser: Caller;
let agent: Caller;
let networkOwner: Caller;
let support: Caller;
let persons = 0;

beforeAll(async () => {
  compliance = await api.userOf(NETWORK_ID, "admin", "compliance", "Cora Compliance");
  support = await api.userOf(NETWORK_ID, "admin", "support");
  networkOwner = await api.userOf(NETWORK_ID, "admin", "owner");
  agent = await api.userOf(buyerAccount, "advertiser", "owner");
  const { rows } = await api.database.pool.query("select account_id from source limit 1");
  affiliateUser = await api.userOf(rows[0].account_id, "affiliate");
});
beforeEach(() => {
  clock.nowMs += MINUTE_MS;
});

/** A person of whom no test knows anything yet. */
function person() {
  persons += 1;
  const line = String(persons).padStart(3, "0");
  return { phone: `916555${2}${line}`, email: `${CANARY}.asks${persons}@mail.com` };
}
async function file(kind: string, body: object): Promise<string> {
  const answer = await api.call(compliance, "POST", "/v1/consumer-requests", { kind, ...body });
  expect([answer.status, answer.body.status]).toEqual([200, "open"]);
  return answer.body.id;
}
const carryOut = (id: string) =>
  api.call(compliance, "POST", `/v1/consumer-requests/${id}/carry-out`);
async function honor(kind: string, body: object) {
  const { status, body: done } = await carryOut(await file(kind, body));
  expect([status, done.status]).toEqual([200, "done"]);
  return done;
}
const leadOf = async (id: string, caller: Caller = affiliate) =>
  (await api.call(caller, "GET", `/v1/leads/${id}`)).body;
const buy = (id: string) =>
  api.call(
    buyer,
    "POST",
    `/v1/listings/${id}/purchase`,
    { mode: "exclusive", max_price_cents: 1_000_000 },
    { "idempotency-key": randomUUID() },
  );

describe("no contact", () => {
  it("takes the person's leads of all sides off sale for good, and keeps sold ones", async () => {
    const who = person();
    const sold = await postLead(who);
    const listed = await postLead({ ...who, ...LISTED, side: "buyer" });
    const other = await postLead({ ...LISTED, side: "buyer" });
    const done = await honor("no_contact", { phone: who.phone });
    expect(done.effect).toEqual({ leads: 2, taken_off: 1, buyers: 1 });
    const since = new Date(clock.nowMs).toISOString();
    expect(await leadOf(sold.id, buyer)).toMatchObject({
      status: "sold",
      no_contact_since: since,
      contact: { phone: `+1${who.phone}` },
    });
    expect(await leadOf(listed.id)).toMatchObject({ status: "withdrawn", no_contact_since: since });
    expect(await leadOf(other.id)).toMatchObject({ status: "available", no_contact_since: null });
    expect((await buy(listed.id)).status).toBe(409);
    expect(
      (await api.call(affiliateUser, "POST", `/v1/listings/${listed.id}/relist`)).body,
    ).toMatchObject({ code: "window_closed" });
  });

  it("refuses every later post and ping with the phone or email as suppressed", async () => {
    const who = person();
    await honor("no_contact", who);
    for (const fields of [{ phone: who.phone }, { email: who.email.toUpperCase() }])
      expect((await postLead({ ...fields, side: "buyer" })).answer).toMatchObject({
        status: "rejected",
        reason_code: "suppressed",
      });
    const again = await file("no_contact", who);
    const { body } = await api.call(compliance, "GET", `/v1/consumer-requests/${again}`);
    expect(body.effect).toEqual({ leads: 0, taken_off: 0, buyers: 0 });
    expect((await carryOut(again)).body.effect).toEqual(body.effect);
    const stranger = await postLead({});
    expect(stranger.answer.status).toBe("accepted");
  });

  it("finds leads that posting has forgotten", async () => {
    const who = person();
    const old = await postLead({ ...who, ...LISTED });
    await remember();
    await query("delete from lead_key where lead_id = $1", [old.id]);
    expect((await honor("no_contact", { email: who.email })).effect).toMatchObject({ leads: 1 });
    expect((await leadOf(old.id)).status).toBe("withdrawn");
  });

  it("cancels call-backs, and tells each buyer and the affiliate once", async () => {
    const who = person();
    const { id } = await postLead(who);
    const [sale] = await query("select id from sale where lead_id = $1", [id]);
    await api.call(agent, "PUT", `/v1/sales/${sale.id}/callback`, {
      at: new Date(clock.nowMs + HOUR_MS).toISOString(),
    });
    await publishOutbox(api.database.pool, () => 0.5);
    await honor("no_contact", who);
    expect(await query("select from sale_callback where sale_id = $1", [sale.id])).toEqual([]);
    await publishOutbox(api.database.pool, () => 0.5);
    const told = await listTold(api.database.pool, "type = 'consumer_asked' and url = $1", [
      `/leads/${id}`,
    ]);
    const [lead] = await query("select affiliate_id from lead where id = $1", [id]);
    expect(told.map((event) => event.account_id).toSorted()).toEqual(
      [buyerAccount, lead.affiliate_id].toSorted(),
    );
    for (const event of told) {
      expect(event.title).toContain("must not be contacted");
      expect(event.title_es).toContain("No se debe contactar");
      expect(JSON.stringify(event)).not.toMatch(new RegExp(`${CANARY}|${who.phone}`));
    }
  });

  it("tells a buyer that gave the lead back, because it may keep a copy", async () => {
    const who = person();
    const { id } = await postLead(who);
    const [sale] = await query("select id from sale where lead_id = $1", [id]);
    const { body } = await api.call(
      agent,
      "POST",
      `/v1/sales/${sale.id}/return`,
      {
        reason: "has_agent",
        note: "The person has an agent.",
        evidence: { on: new Date(clock.nowMs).toISOString().slice(0, 10) },
      },
      { "idempotency-key": sale.id },
    );
    const decided = await api.call(networkOwner, "POST", `/v1/returns/${body.id}/decision`, {
      decision: "approve",
      note: "Read and weighed.",
    });
    expect(decided.body.status).toBe("approved");
    expect((await honor("no_contact", who)).effect).toMatchObject({ leads: 1, buyers: 1 });
    expect((await leadOf(id, buyer)).contact).toBeNull();
  });
});

describe("an erasure", () => {
  it("deletes what identifies the person, but no sale, no money and no consent", async () => {
    const who = person();
    const fields = { ...who, address: `12 ${CANARY} Ave`, user_agent: "Firefox" };
    const sold = await postLead(fields);
    const listed = await postLead({ ...fields, ...LISTED, side: "buyer" });
    await remember();
    const [sale] = await query("select id from sale where lead_id = $1", [sold.id]);
    await api.call(agent, "POST", `/v1/sales/${sale.id}/outcome`, {
      outcome: "contacted",
      note: `${CANARY} says stop`,
    });
    const before = await leadOf(sold.id, buyer);
    const consent = before.consent_proof;
    const { effect } = await honor("erasure", { lead_id: sold.id });
    expect(effect).toEqual({ leads: 2, taken_off: 1, buyers: 1 });

    for (const id of [sold.id, listed.id]) {
      const shown = await leadOf(id);
      expect(shown).toMatchObject({ status: "erased", contact: null });
      for (const table of ["lead_private", "lead_identity"])
        expect(await query(`select from ${table} where lead_id = $1`, [id]), table).toEqual([]);
      expect(
        await query("select from lead_key where lead_id = $1 or $1 = any(earlier)", [id]),
      ).toEqual([]);
    }
    expect(await leadOf(sold.id, buyer)).toMatchObject({
      status: "erased",
      contact: null,
      sale: { status: "sold", price_cents: before.sale.price_cents },
    });
    const touches = await api.call(agent, "GET", `/v1/touches?where=lead_id,eq,${sold.id}`);
    expect(touches.body.items).toMatchObject([{ outcome: "contacted", note: null }]);
    expect(await verifyLedger(api.database.pool)).toEqual([]);

    const archive = `/v1/leads/${sold.id}/archived-consent`;
    expect((await api.call(compliance, "GET", archive)).body).toMatchObject({
      sha256: consent.sha256,
      consent: null,
      abilities: { ask: true, open: false },
    });
    const asked = await api.call(compliance, "POST", archive);
    expect(asked.body).toMatchObject({ asked_by_name: "Cora Compliance", consent: null });
    expect((await api.call(compliance, "POST", archive)).body.consent).toBeNull();
    expect((await api.call(networkOwner, "GET", archive)).body.abilities.open).toBe(true);
    expect((await api.call(networkOwner, "POST", archive)).body).toMatchObject({ consent });
    expect((await api.call(networkOwner, "POST", archive)).body.consent).toBeNull();
    for (const caller of [agent, affiliateUser, support]) {
      expect((await api.call(caller, "GET", archive)).status).toBe(404);
      expect((await api.call(caller, "POST", archive)).status).toBe(403);
    }
  });

  it("leaves the other persons of the same address their keys", async () => {
    const who = person();
    const address = { address: `77 Shared ${CANARY} Rd` };
    const first = await postLead({ ...person(), ...address });
    const asks = await postLead({ ...who, ...address, side: "buyer" });
    expect([first.answer.status, asks.answer.status]).toEqual(["accepted", "accepted"]);
    await honor("erasure", who);
    const rows = await query("select hash from lead_key where lead_id = $1", [first.id]);
    expect(rows).toHaveLength(3);
    expect(
      await query("select from lead_key where $1 = any(earlier) or lead_id = $1", [asks.id]),
    ).toEqual([]);
    expect((await leadOf(first.id)).status).toBe("sold");
  });

  it("makes the person unfindable, and can follow no contact", async () => {
    const who = person();
    const { id } = await postLead(who);
    await honor("no_contact", who);
    expect((await leadOf(id, buyer)).contact).not.toBeNull();
    expect((await honor("erasure", who)).effect).toMatchObject({ leads: 1, taken_off: 0 });
    expect((await leadOf(id, buyer)).contact).toBeNull();
    const found = await api.call(compliance, "POST", "/v1/find", { text: who.phone });
    expect(JSON.stringify(found.body)).not.toContain(id);
    expect((await honor("erasure", who)).effect).toEqual({ leads: 0, taken_off: 0, buyers: 0 });
  });

  it("is in the affiliate's activity, without who asked", async () => {
    const who = person();
    const { id } = await postLead(who);
    await honor("erasure", who);
    const { body, text } = await api.call(
      affiliateUser,
      "GET",
      `/v1/activity?where=subject_id,eq,${id}`,
    );
    expect(body.items).toMatchObject([{ action: "lead.erased", detail: { lead_id: id } }]);
    expect(text).not.toMatch(new RegExp(`${CANARY}|${who.phone}`));
  });

  it("keeps the record of a consent for five years", async () => {
    const who = person();
    const { id } = await postLead(who);
    await honor("erasure", who);
    const kept = () => query("select from consent_archive where lead_id = $1", [id]);
    await deleteOldConsents(api.database.pool, clock.nowMs + 1_824 * DAY_MS);
    expect(await kept()).toHaveLength(1);
    await deleteOldConsents(api.database.pool, clock.nowMs + 1_825 * DAY_MS);
    expect(await kept()).toEqual([]);
  });
});

describe("leads that come at the same moment", () => {
  it("are found by the next rounds", async () => {
    const who = person();
    await honor("erasure", who);
    // A post that looked for suppressions before the request was carried out.
    const kept = await query("delete from suppression returning hash, reason, added_at");
    const { id } = await postLead({ ...who, ...LISTED });
    for (const { hash, reason, added_at: at } of kept)
      await query("insert into suppression values ($1, $2, $3)", [hash, reason, at]);
    await remember();
    expect((await leadOf(id)).status).toBe("available");
    clock.nowMs += MINUTE_MS;
    expect(await lookAgain(deps())).toBe(1);
    expect((await leadOf(id)).status).toBe("erased");
    expect(await query("select from lead_identity where lead_id = $1", [id])).toEqual([]);
    expect(await lookAgain(deps())).toBe(0);
  });

  it("are bought or taken off, and a buyer is told in either case", async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const who = person();
      clock.nowMs += 10;
      const { id } = await postLead({ ...who, ...LISTED });
      const request = await file("no_contact", who);
      const [done, bought] = await Promise.all([carryOut(request), buy(id)]);
      outcomes.add(bought.status);
      expect([done.status, done.body.effect, (await leadOf(id)).status]).toEqual(
        bought.status === 200
          ? [200, { leads: 1, taken_off: 0, buyers: 1 }, "sold"]
          : [200, { leads: 1, taken_off: 1, buyers: 0 }, "withdrawn"],
      );
    }
    expect([200, 409]).toEqual(expect.arrayContaining([...outcomes]));
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});
