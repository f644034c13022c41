// Tests that nothing which names or finds a person is left after an erasure, or comes back: not by
// what is written at the same moment, not by what is written later.
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  CANARY,
  LISTED,
  affiliate,
  api,
  buyerAccount,
  clock,
  postLead,
  setUpLeads,
} from "../leads/leads.test-support.ts";
import { lookAgain } from "./consumer-requests.jobs.ts";
import { deps, query, remember } from "./honor.test-support.ts";

setUpLeads();

let compliance: Caller;
let agent: Caller;
let persons = 0;

beforeAll(async () => {
  compliance = await api.userOf(NETWORK_ID, "admin", "compliance", "Cora Compliance");
  agent = await api.userOf(buyerAccount, "advertiser", "owner");
});
beforeEach(() => {
  clock.nowMs += MINUTE_MS;
});

function person() {
  persons += 1;
  const line = String(persons).padStart(3, "0");
  return { phone: `916555${3}${line}`, email: `${CANARY}.left${persons}@mail.com` };
}
async function file(kind: string, body: object): Promise<string> {
  const answer = await api.call(compliance, "POST", "/v1/consumer-requests", { kind, ...body });
  expect(answer.status).toBe(200);
  return answer.body.id;
}
async function carryOut(id: string): Promise<void> {
  const { status } = await api.call(compliance, "POST", `/v1/consumer-requests/${id}/carry-out`);
  expect(status).toBe(200);
}
const erase = async (body: object): Promise<void> => carryOut(await file("erasure", body));
async function soldLead(fields: object): Promise<{ id: string; saleId: string }> {
  const { id } = await postLead(fields);
  const [sale] = await query("select id from sale where lead_id = $1", [id]);
  return { id, saleId: sale.id };
}
const note = (saleId: string, body: object) =>
  api.call(agent, "POST", `/v1/sales/${saleId}/outcome`, body);

/** Resolves once a transaction waits for another one's lock. */
const isWaiting = (): Promise<void> =>
  expect.poll(() => query("select from pg_locks where not granted")).not.toEqual([]);

/** A ping of the person that got no offer. */
async function addPing(leadId: string | null, keyOf: string): Promise<string> {
  const id = uuidv7(clock.nowMs);
  await query(
    `insert into ping (id, source_id, affiliate_id, at, content_hash, phone_key, facts, score,
       state, price_cents, lead_id)
     select $1, l.source_id, l.affiliate_id, now(), '', i.hash, '{}', '{}', 'refused', 0, $2
     from lead l
     join lead_identity i on i.lead_id = l.id and i.kind = 'phone'
     where l.id = $3`,
    [id, leadId, keyOf],
  );
  return id;
}

describe("no hash finds the person", () => {
  it("in listings and in pings that became leads", async () => {
    const { id } = await postLead({ ...person(), ...LISTED });
    await remember();
    const ping = await addPing(id, id);
    await erase({ lead_id: id });
    expect(await query("select phone_key from ping where id = $1", [ping])).toEqual([
      { phone_key: null },
    ]);
    expect(
      await query(
        `select encode(consumer_hash, 'hex') as hash, other_consumer_hash
         from listing
         where lead_id = $1`,
        [id],
      ),
    ).toEqual([{ hash: "", other_consumer_hash: null }]);
  });

  it("in pings that became none, after the last round", async () => {
    const who = person();
    const { id } = await postLead(who);
    await remember();
    const ping = await addPing(null, id);
    await erase(who);
    clock.nowMs += 20 * MINUTE_MS;
    await lookAgain(deps());
    expect(await query("select phone_key from ping where id = $1", [ping])).toEqual([
      { phone_key: null },
    ]);
  });
});

describe("what is written about an erased lead", () => {
  it("is refused as a note, and taken as an outcome", async () => {
    const who = person();
    const { saleId } = await soldLead(who);
    await erase(who);
    const refused = await note(saleId, { outcome: "contacted", note: `${CANARY} called` });
    expect([refused.status, refused.body.code]).toEqual([409, "no_contact"]);
    expect((await note(saleId, { outcome: "contacted" })).status).toBe(200);
    expect(await query("select note_sealed from sale_touch where sale_id = $1", [saleId])).toEqual([
      { note_sealed: null },
    ]);
  });

  it("has no phone number in a return's message, and no file", async () => {
    const who = person();
    const { saleId } = await soldLead(who);
    const { body: filed } = await api.call(
      agent,
      "POST",
      `/v1/sales/${saleId}/return`,
      {
        reason: "has_agent",
        note: "The person has an agent.",
        evidence: { on: new Date(clock.nowMs).toISOString().slice(0, 10) },
      },
      { "idempotency-key": saleId },
    );
    await erase(who);
    const message = `/v1/returns/${filed.id}/messages/`;
    const text = `Called (916) 555-3003, wrote to ${who.email}`;
    const { body: written } = await api.call(agent, "PUT", message + randomUUID(), {
      to: "network",
      text,
    });
    expect(written.text).toBe("Called [phone], wrote to [email]");
    const files = [{ name: "call.txt", content: Buffer.from("heard").toString("base64") }];
    const refused = await api.call(agent, "PUT", message + randomUUID(), {
      to: "network",
      text,
      files,
    });
    expect([refused.status, refused.body.code]).toEqual([409, "no_contact"]);
  });

  it("is no touch that was a note alone, and the sale's progress is as without it", async () => {
    const who = person();
    const { id, saleId } = await soldLead(who);
    expect((await note(saleId, { note: `${CANARY} first` })).status).toBe(200);
    clock.nowMs += MINUTE_MS;
    expect((await note(saleId, { outcome: "attempted" })).status).toBe(200);
    clock.nowMs += MINUTE_MS;
    expect((await note(saleId, { note: `${CANARY} last` })).status).toBe(200);
    await erase(who);
    const { body } = await api.call(agent, "GET", `/v1/touches?where=lead_id,eq,${id}`);
    expect(body.items).toMatchObject([{ outcome: "attempted", note: null }]);
    const progress = await query(
      `select p.outcome, p.attempts, p.touched_at = t.at as is_current
       from sale_progress p
       join sale_touch t on t.id = p.last_touch_id
       where p.sale_id = $1`,
      [saleId],
    );
    expect(progress).toEqual([{ outcome: "attempted", attempts: 1, is_current: true }]);
  });

  it("is no note that was written while the erasure waited for it", async () => {
    const who = person();
    const { saleId } = await soldLead(who);
    const request = await file("erasure", who);
    const writing = await api.database.pool.connect();
    await writing.query("begin");
    await writing.query("select from sale where id = $1 for no key update", [saleId]);
    await writing.query(
      `insert into sale_touch (id, sale_id, at, actor_kind, actor_id, note_salt, note_sealed)
       values ($1, $2, now(), 'user', $3, '', $4)`,
      [uuidv7(clock.nowMs), saleId, randomUUID(), Buffer.from(CANARY)],
    );
    const done = carryOut(request);
    await isWaiting();
    await writing.query("commit");
    writing.release();
    await done;
    expect(
      await query("select from sale_touch where sale_id = $1 and note_sealed is not null", [
        saleId,
      ]),
    ).toEqual([]);
  });
});

describe("what others have stays theirs", () => {
  it("a key that another post took over while the erasure waited for it", async () => {
    const asks = await postLead({ ...person(), address: `5 Waiting ${CANARY} Ln` });
    await remember();
    const neighbor = randomUUID();
    const request = await file("erasure", { lead_id: asks.id });
    const batch = await api.database.pool.connect();
    await batch.query("begin");
    const { rows } = await batch.query(
      `update lead_key
       set lead_id = $2, earlier = array[lead_id]
       where hash in (select hash from lead_identity where lead_id = $1 and kind = 'address')
       returning hash`,
      [asks.id, neighbor],
    );
    expect(rows).toHaveLength(1);
    const done = carryOut(request);
    await isWaiting();
    await batch.query("commit");
    batch.release();
    await done;
    expect(
      await query("select lead_id, earlier from lead_key where hash = $1", [rows[0].hash]),
    ).toEqual([{ lead_id: neighbor, earlier: null }]);
  });

  it("the consent of a lead that no buyer got is deleted with it", async () => {
    const { id } = await postLead({ ...person(), ...LISTED });
    await erase({ lead_id: id });
    expect(await query("select from consent_archive where lead_id = $1", [id])).toEqual([]);
    expect((await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status).toBe("erased");
  });

  it("the contact of an unsold lead is kept no longer because of the request", async () => {
    const who = person();
    const { id } = await postLead({ ...who, ...LISTED });
    const forgetAt = new Date(clock.nowMs + HOUR_MS);
    await query("update lead_private set forget_at = $2 where lead_id = $1", [id, forgetAt]);
    await carryOut(await file("no_contact", who));
    expect(await query("select forget_at from lead_private where lead_id = $1", [id])).toEqual([
      { forget_at: forgetAt },
    ]);
  });
});

describe("a request is looked after", () => {
  it("however long no round has run, until all leads of its moment are known", async () => {
    const who = person();
    const request = await file("erasure", who);
    await carryOut(request);
    const kept = await query("delete from suppression returning hash, reason, added_at");
    const { id } = await postLead({ ...who, ...LISTED });
    for (const { hash, reason, added_at: at } of kept)
      await query("insert into suppression values ($1, $2, $3)", [hash, reason, at]);
    await query("delete from lead_key where lead_id = $1", [id]);
    const settled = async () =>
      (await query("select settled_at from consumer_request where id = $1", [request]))[0]
        .settled_at;
    clock.nowMs += 20 * MINUTE_MS;
    await lookAgain(deps());
    expect([await leadStatus(id), await settled()]).toEqual(["available", null]);
    await remember();
    await lookAgain(deps());
    expect([await leadStatus(id), await settled()]).toEqual(["erased", new Date(clock.nowMs)]);
  });
});

const leadStatus = async (id: string): Promise<string> =>
  (await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status;
