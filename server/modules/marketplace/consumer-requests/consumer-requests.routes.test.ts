// Tests how consumers' requests are recorded, read and decided, and by whom.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { affiliate, api, buyer, clock, postLead, setUpLeads } from "../leads/leads.test-support.ts";

setUpLeads();

const URL = "/v1/consumer-requests";
let owner: Caller;
let support: Caller;
let compliance: Caller;
let operations: Caller;
let persons = 0;

beforeAll(async () => {
  owner = await api.userOf(NETWORK_ID, "admin", "owner", "Olga Owner");
  support = await api.userOf(NETWORK_ID, "admin", "support", "Sam Support");
  compliance = await api.userOf(NETWORK_ID, "admin", "compliance", "Cora Compliance");
  operations = await api.userOf(NETWORK_ID, "admin", "operations");
});
beforeEach(() => {
  clock.nowMs += 1_000;
});

/** A person of whom no test knows anything yet. */
function person(): { readonly phone: string; readonly email: string } {
  persons += 1;
  return { phone: `(916) 555-1${String(persons).padStart(3, "0")}`, email: `p${persons}@mail.com` };
}
/** YYYY-MM-DD. */
const dayBefore = (days: number) =>
  new Date(clock.nowMs - days * DAY_MS).toISOString().slice(0, 10);
const file = (body: object, caller: Caller = support) => api.call(caller, "POST", URL, body);
const read = (id: string, caller: Caller = support) => api.call(caller, "GET", `${URL}/${id}`);
const carryOut = (id: string, caller: Caller = compliance) =>
  api.call(caller, "POST", `${URL}/${id}/carry-out`);
const decline = (id: string, reason = "not_verified", caller: Caller = compliance) =>
  api.call(caller, "POST", `${URL}/${id}/decline`, { reason });

describe("a request", () => {
  it("is recorded with its deadline, and shows whom it is about by hints alone", async () => {
    const { status, body, text } = await file({
      kind: "erasure",
      phone: "+1 916 555 0199",
      email: "Grace.Hopper+house@Example.com",
      received_on: dayBefore(1),
    });
    expect([status, body]).toMatchObject([
      200,
      {
        kind: "erasure",
        status: "open",
        filed_by_name: "Sam Support",
        lead_id: null,
        phone_hint: "(•••) •••-0199",
        email_hint: "g•••@example.com",
        effect: { leads: 0, taken_off: 0, buyers: 0 },
        decided_at: null,
        abilities: { carry_out: false, decline: false },
      },
    ]);
    expect(text.toLowerCase()).not.toMatch(/hopper|916/);
    expect(Date.parse(body.due_at) - clock.nowMs).toBeGreaterThan(43 * DAY_MS);
    expect((await read(body.id, compliance)).body.abilities).toEqual({
      carry_out: true,
      decline: true,
    });
    const { rows } = await api.database.pool.query("select * from consumer_request where id = $1", [
      body.id,
    ]);
    expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/hopper|9165550199/);
  });

  it("is recorded once for the same person and kind while it is open", async () => {
    const { phone, email } = person();
    const first = (await file({ kind: "no_contact", phone, email })).body;
    const again = await file({ kind: "no_contact", phone: phone.replaceAll(/\D/g, ""), email });
    expect(again.body.id).toBe(first.id);
    expect((await file({ kind: "erasure", phone, email })).body.id).not.toBe(first.id);
    await decline(first.id);
    expect((await file({ kind: "no_contact", phone, email })).body.id).not.toBe(first.id);
  });

  it("keeps the earlier of two days of receipt, with its deadline, and logs both", async () => {
    const who = { kind: "erasure", ...person() };
    const [late, between, early] = [1, 3, 9].map(dayBefore);
    const first = (await file({ ...who, received_on: late })).body;
    clock.nowMs += 1_000;
    const again = (await file({ ...who, received_on: early }, compliance)).body;
    expect(again).toMatchObject({ id: first.id, received_on: early, filed_by_name: "Sam Support" });
    expect(Date.parse(first.due_at) - Date.parse(again.due_at)).toBe(8 * DAY_MS);
    // A later day and the usual one, today, change nothing.
    expect((await file({ ...who, received_on: between }, compliance)).body).toEqual(again);
    expect((await file(who, compliance)).body).toEqual(again);
    const { body } = await api.call(owner, "GET", "/v1/activity?limit=2");
    expect(body.items).toMatchObject([
      {
        action: "consumer_request.received_earlier",
        actor_name: "Cora Compliance",
        subject_id: first.id,
        detail: { kind: "erasure" },
        changes: [
          { field: "received_on", before: late, after: early },
          { field: "due_at", before: first.due_at, after: again.due_at },
        ],
      },
      { action: "consumer_request.filed" },
    ]);
  });

  it("is recorded once, with the earliest day, when several people record it at once", async () => {
    const who = { kind: "no_contact", ...person() };
    const days = [2, 20, 5, 11, 1].map(dayBefore);
    const answers = await Promise.all(days.map((day) => file({ ...who, received_on: day })));
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [id = ""] = ids;
    expect((await read(id)).body.received_on).toBe(dayBefore(20));
  });

  it("is not moved to an earlier day once it is decided", async () => {
    const who = { kind: "no_contact", ...person() };
    const first = (await file({ ...who, received_on: dayBefore(1) })).body;
    await decline(first.id);
    const again = (await file({ ...who, received_on: dayBefore(9) })).body;
    expect(again.id).not.toBe(first.id);
    expect((await read(first.id)).body.received_on).toBe(first.received_on);
  });

  it("names the person of a lead, and counts what it would do", async () => {
    const who = person();
    const sold = await postLead(who);
    const listed = await postLead({ ...who, side: "buyer", zip_code: "10001" });
    const { body } = await file({ kind: "no_contact", lead_id: sold.id });
    expect(body).toMatchObject({
      lead_id: sold.id,
      effect: { leads: 2, taken_off: 1, buyers: 1 },
    });
    expect(listed.answer.sale).toBe("none");
  });

  it.each([
    ["nothing that names a person", {}, "/phone", "missing"],
    ["a lead and a phone", { lead_id: NETWORK_ID, phone: "9165550100" }, "/lead_id", "invalid"],
    ["a phone that is none", { phone: "12345" }, "/phone", "invalid"],
    ["an email that is none", { email: "ada at example" }, "/email", "invalid"],
    [
      "a day that is to come",
      { phone: "9165550100", received_on: "2999-01-01" },
      "/received_on",
      "out_of_range",
    ],
    [
      "a day long ago",
      { phone: "9165550100", received_on: "2001-01-01" },
      "/received_on",
      "out_of_range",
    ],
  ])("is refused with %s", async (_, body, field, code) => {
    const answer = await file({ kind: "no_contact", ...body });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  it("is refused for a lead that does not exist, or whose contact is deleted", async () => {
    expect((await file({ kind: "erasure", lead_id: NETWORK_ID })).status).toBe(404);
    const { id } = await postLead(person());
    await api.database.pool.query("delete from lead_private where lead_id = $1", [id]);
    expect((await file({ kind: "erasure", lead_id: id })).body.errors).toMatchObject([
      { field: "/lead_id", message: expect.stringContaining("contact is deleted") },
    ]);
  });
});

describe("access", () => {
  it("is for people of the network with the right to contacts; few of them decide", async () => {
    const { id } = (await file({ kind: "no_contact", ...person() })).body;
    const key = await api.keyOf(NETWORK_ID);
    for (const caller of [affiliate, buyer, operations, key]) {
      const statuses = await Promise.all([
        file({ kind: "no_contact", ...person() }, caller),
        read(id, caller),
        api.call(caller, "GET", URL),
        carryOut(id, caller),
        decline(id, "not_verified", caller),
      ]);
      for (const { status } of statuses) expect([403, 404]).toContain(status);
    }
    expect((await read(id)).status).toBe(200);
    expect((await carryOut(id, support)).status).toBe(403);
    expect((await decline(id, "twice", compliance)).status).toBe(422);
    expect((await carryOut(id, owner)).status).toBe(200);
  });
});

describe("a decision", () => {
  it("is made once", async () => {
    const { id } = (await file({ kind: "no_contact", ...person() })).body;
    const answers = await Promise.all([carryOut(id), decline(id), carryOut(id, owner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await decline(id)).body.code).toBe("already_decided");
  });

  it("that declines names its reason, changes no lead, and forgets the person", async () => {
    const who = person();
    const { id: leadId } = await postLead({ ...who, zip_code: "10001" });
    const { id } = (await file({ kind: "erasure", ...who })).body;
    const { body } = await decline(id, "taken_back");
    expect(body).toMatchObject({
      status: "declined",
      declined_because: "taken_back",
      decided_by_name: "Cora Compliance",
      effect: null,
      phone_hint: null,
      email_hint: null,
      abilities: { carry_out: false, decline: false },
    });
    expect((await api.call(affiliate, "GET", `/v1/leads/${leadId}`)).body).toMatchObject({
      status: "available",
      no_contact_since: null,
    });
  });

  it("is in the network's activity, without who asked", async () => {
    const who = person();
    const { id } = (await file({ kind: "erasure", ...who })).body;
    clock.nowMs += 1_000;
    await carryOut(id);
    const { body, text } = await api.call(owner, "GET", "/v1/activity?limit=2");
    expect(body.items).toMatchObject([
      { action: "consumer_request.carried_out", detail: { kind: "erasure", leads: 0, buyers: 0 } },
      { action: "consumer_request.filed", detail: { kind: "erasure" } },
    ]);
    expect(text).not.toContain(who.email);
  });
});

describe("the list", () => {
  it("is filtered and ordered by deadline", async () => {
    const early = (await file({ kind: "no_contact", ...person() })).body;
    const late = (await file({ kind: "erasure", ...person() })).body;
    const { body } = await api.call(
      support,
      "GET",
      `${URL}?where=status,eq,open&order=due_at&limit=200`,
    );
    const ids = (body.items as { id: string; due_at: string }[]).map((item) => item.id);
    expect(ids.indexOf(early.id)).toBeLessThan(ids.indexOf(late.id));
    const due = (body.items as { due_at: string }[]).map((item) => item.due_at);
    expect(due).toEqual(due.toSorted());
    const erasures = await api.call(support, "GET", `${URL}?where=kind,eq,erasure`);
    expect((erasures.body.items as { id: string }[])[0]?.id).toBe(late.id);
  });
});
