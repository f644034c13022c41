// Tests hosted forms over HTTP: made with their source, and sent by people and by programs that
// pretend to be people.
import { listTold } from "../../../../test/support/told-events.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import {
  admin,
  affiliate,
  affiliateId,
  agent,
  answers,
  api,
  buyer,
  funnelOf,
  leadsOf,
  type Made,
  makeForm,
  NOBODY,
  open,
  other,
  send,
  setUpForms,
  ASKED,
  THANKED,
} from "./forms.test-support.ts";

setUpForms();

describe("a form", () => {
  it("is made with one call, with a source of its id, and is live immediately", async () => {
    const id = randomUUID();
    const { status, body } = await api.call(affiliate, "PUT", `/v1/forms/${id}`, {
      name: "¿Cuánto vale?",
    });
    expect([status, body]).toMatchObject([
      200,
      {
        id,
        account_id: affiliateId,
        slug: expect.stringMatching(/^cuanto-vale-[0-9a-z]{6}$/),
        name: "¿Cuánto vale?",
        status: "active",
        sides: ["seller", "buyer"],
        version: 1,
        language: "en",
        accent: "spruce",
        named_sellers: [],
        funnel: NOBODY,
        abilities: { update: true },
      },
    ]);
    expect(body.consent_text).toContain("Plat and the companies on its buyer list");
    expect(body.consent_sha256).toBe(sha256Hex(body.consent_text));
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body).toMatchObject({
      kind: "form",
      name: "¿Cuánto vale?",
      unsold_rule: "list",
      status: "active",
    });
    const shown = (await api.call(null, "GET", `/v1/public-forms/${body.slug}`)).body;
    expect(shown).toMatchObject({
      is_open: true,
      consent_text: body.consent_text,
      version: 1,
      network_name: "Plat",
    });
    for (const hidden of ["name", "account_id", "id", "funnel"])
      expect(shown).not.toHaveProperty(hidden);
  });

  it("keeps its address, gets a version with every change, and names its source", async () => {
    const form = await makeForm();
    const changed = (
      await api.call(affiliate, "PATCH", `/v1/forms/${form.id}`, {
        name: "Renamed",
        accent: "plum",
        named_sellers: [" Cedar & Main Realty "],
      })
    ).body;
    expect(changed).toMatchObject({
      slug: form.slug,
      version: 2,
      accent: "plum",
      sides: ["seller"],
      named_sellers: ["Cedar & Main Realty"],
      consent_text: expect.stringContaining("Cedar & Main Realty"),
    });
    expect((await api.call(affiliate, "GET", `/v1/sources/${form.id}`)).body.name).toBe("Renamed");
    expect(
      (await api.call(affiliate, "PATCH", `/v1/forms/${form.id}`, { accent: null })).body,
    ).toMatchObject({ version: 3, accent: "spruce" });
    const { rows } = await api.database.pool.query(
      "select version from form_version where source_id = $1 order by version",
      [form.id],
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it.each([
    ["no name", { name: " " }, "/name"],
    ["no side", { name: "Form", sides: [] }, "/sides"],
    ["a side that forms do not ask", { name: "Form", sides: ["unknown"] }, "/sides/0"],
    ["a color of its own", { name: "Form", accent: "#fff" }, "/accent"],
    ["two companies in one", { name: "Form", named_sellers: ["A; B"] }, "/named_sellers/0"],
    ["too long a headline", { name: "Form", headline: "x".repeat(121) }, "/headline"],
  ])("with %s is refused", async (_, document, field) => {
    const { status, body } = await api.call(
      affiliate,
      "PUT",
      `/v1/forms/${randomUUID()}`,
      document,
    );
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, "invalid", field]);
  });

  it("is its affiliate's and the operator's; others find nothing, agents only read", async () => {
    const { id } = await makeForm();
    for (const method of ["GET", "PUT", "PATCH"]) {
      for (const caller of [other, buyer])
        expect(
          (
            await api.call(
              caller,
              method,
              `/v1/forms/${id}`,
              method === "GET" ? undefined : { name: "Mine" },
            )
          ).status,
          method,
          // Like a PUT of an id that nothing has: buyers make no forms.
        ).toBe(caller === buyer && method === "PUT" ? 403 : 404);
    }
    expect((await api.call(other, "GET", `/v1/forms/${id}/funnel`)).status).toBe(404);
    expect((await api.call(other, "GET", "/v1/forms")).body.items).toEqual([]);
    expect((await api.call(buyer, "GET", "/v1/forms")).body.items).toEqual([]);
    expect(
      (await api.call(buyer, "PUT", `/v1/forms/${randomUUID()}`, { name: "Mine" })).status,
    ).toBe(403);
    expect((await api.call(null, "GET", `/v1/forms/${id}`)).status).toBe(401);
    expect((await api.call(agent, "GET", `/v1/forms/${id}`)).body.abilities).toEqual({
      update: false,
    });
    expect((await api.call(agent, "PATCH", `/v1/forms/${id}`, { name: "Mine" })).status).toBe(403);
    expect((await api.call(admin, "GET", `/v1/forms/${id}`)).body.id).toBe(id);
    expect(
      (await api.call(affiliate, "PATCH", `/v1/forms/${randomUUID()}`, { name: "None" })).status,
    ).toBe(404);
    expect(
      (await api.call(affiliate, "GET", `/v1/forms?where=id,eq,${id}`)).body.items,
    ).toMatchObject([{ id }]);
  });

  it("is given to a source of its kind that has none, and to no other", async () => {
    const [formless, machine] = [randomUUID(), randomUUID()];
    await api.call(affiliate, "PUT", `/v1/sources/${formless}`, {
      name: "Moving guide",
      kind: "form",
      unsold_rule: "reject",
    });
    await api.call(affiliate, "PUT", `/v1/sources/${machine}`, { name: "Machine", kind: "api" });
    expect(
      (await api.call(affiliate, "PUT", `/v1/forms/${formless}`, { name: "Guide" })).status,
    ).toBe(200);
    expect((await api.call(affiliate, "GET", `/v1/sources/${formless}`)).body).toMatchObject({
      name: "Guide",
      unsold_rule: "reject",
    });
    expect(
      (await api.call(affiliate, "PUT", `/v1/forms/${machine}`, { name: "Machine" })).status,
    ).toBe(422);
    expect((await api.call(affiliate, "GET", `/v1/sources/${machine}`)).body.name).toBe("Machine");
  });
});

describe("a person who sends it", () => {
  it("makes a lead of the form's source, scored, sold and paid, without learning it", async () => {
    const form = await makeForm();
    const { status, body, text } = await send(
      form,
      {},
      {
        sub1: "spring",
        page_url: "https://homes.example.com/sell?who=me#top",
        headers: { "user-agent": "Example browser" },
      },
    );
    expect([status, body]).toEqual([200, THANKED]);
    expect(text).not.toMatch(/price|Winner|sold|\d{2}/);
    const [lead, ...others] = await leadsOf(form);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      status: "sold",
      side: "seller",
      property_type: "single_family",
      zip_code: "95838",
      timing: "m1_3",
    });
    const mine = (await api.call(affiliate, "GET", `/v1/leads/${lead.id}`)).body;
    expect(mine.sub_ids[0]).toBe("spring");
    const bought = (await api.call(buyer, "GET", `/v1/leads/${lead.id}`)).body;
    expect(bought.consent_proof).toMatchObject({
      text: (await open(form)).consent_text,
      page_url: "https://homes.example.com/sell",
      user_agent: "Example browser",
    });
    expect(JSON.stringify(bought)).toContain(sha256Hex(bought.consent_proof.text));
    expect(await funnelOf(form)).toEqual({ ...NOBODY, finished: 1 });
    await publishOutbox(api.database.pool, () => 0.5);
    const told = await listTold(api.database.pool, "account_id = $1 and type = 'form_sent'", [
      affiliateId,
    ]);
    expect(told).toHaveLength(1);
    expect(told).toMatchObject([
      {
        title: `New seller lead #${lead.id.slice(-6)} from your form: Sacramento, CA`,
        body: "Sold exclusively · you earn $63.00",
        url: `/leads/${lead.id}`,
      },
    ]);
  });

  it("makes one lead, however often they press; on another visit it is a duplicate", async () => {
    const form = await makeForm();
    const { start } = await open(form);
    const same = answers();
    for (let time = 0; time < 3; time += 1)
      expect((await send(form, same, { start })).body).toEqual(THANKED);
    expect(await leadsOf(form)).toHaveLength(1);
    expect((await funnelOf(form)).finished).toBe(1);
    expect((await send(form, same)).body).toEqual(THANKED);
    expect(
      (await leadsOf(form)).map(({ status }: { status: string }) => status).toSorted(),
    ).toEqual(["rejected", "sold"]);
  });

  it("is asked to correct what is wrong, and nothing happens before", async () => {
    const form = await makeForm();
    const { start } = await open(form);
    expect(
      (await send(form, { phone: "555", consent: "", zip_code: "00000" }, { start })).body,
    ).toEqual({
      status: "mend",
      problems: [
        { field: "zip_code", code: "unknown_place" },
        { field: "phone", code: "wrong" },
        { field: "consent", code: "missing" },
      ],
    });
    expect(await leadsOf(form)).toEqual([]);
    expect(await funnelOf(form)).toEqual(NOBODY);
    expect((await send(form, {}, { start })).body).toEqual(THANKED);
    expect(await leadsOf(form)).toHaveLength(1);
  });

  it("consents to what was shown, even if the form changed in the meantime", async () => {
    const form = await makeForm({ named_sellers: ["Winner Realty"] });
    const { start, consent_text: shown } = await open(form);
    await api.call(affiliate, "PATCH", `/v1/forms/${form.id}`, {
      named_sellers: ["Somebody Else"],
      questions: [],
    });
    await send(form, {}, { start });
    const [lead] = await leadsOf(form);
    expect(lead.status).toBe("sold");
    const bought = (await api.call(buyer, "GET", `/v1/leads/${lead.id}`)).body;
    expect(bought.consent_proof.text).toBe(shown);
    expect(JSON.stringify(bought)).toContain('"form_version":"1"');
    await send(form);
    expect(
      (await leadsOf(form)).map(({ status }: { status: string }) => status).toSorted(),
    ).toEqual(["available", "sold"]);
  });

  it("is notified that a paused form is closed", async () => {
    const form = await makeForm();
    const { start } = await open(form);
    await api.call(affiliate, "PATCH", `/v1/sources/${form.id}`, { status: "paused" });
    expect((await open(form)).is_open).toBe(false);
    expect((await send(form, {}, { start })).body.code).toBe("window_closed");
    expect(await leadsOf(form)).toEqual([]);
  });

  it("cannot be identified from any table, log or event", async () => {
    const form = await makeForm();
    await send(form);
    const { rows: tables } = await api.database.pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'auth')`,
    );
    for (const { name } of tables) {
      const { rows } = await api.database.pool.query(
        `select t::text as row
         from ${name} t
         where t::text ilike '%zyxcanary%' or t::text like '%916555%'`,
      );
      expect(rows, name).toEqual([]);
    }
  });
});

describe("a program that sends it", () => {
  const kinds: readonly (readonly [
    string,
    (form: Made) => Promise<{ status: number; body: unknown }>,
  ])[] = [
    ["in 300 ms", (form) => send(form, {}, { tookMs: 300 })],
    [
      "with the honeypot field filled in",
      (form) => send(form, {}, { website: "https://example.com" }),
    ],
    [
      "without a start of ours",
      (form) => send(form, {}, { start: "1.mf0000.0123456789abcdef.0123456789abcdef" }),
    ],
    [
      "with the start of another form",
      async (form) => send(form, {}, { start: (await open(await makeForm())).start }),
    ],
  ];
  it.each(kinds)("%s is asked once more, not thanked, and makes no lead", async (_, act) => {
    const form = await makeForm();
    const { status, body } = await act(form);
    expect([status, body]).toEqual([200, ASKED]);
    expect(await leadsOf(form)).toEqual([]);
    const { rows } = await api.database.pool.query(
      "select bots from form_day where source_id = $1",
      [form.id],
    );
    expect(rows).toEqual([{ bots: 1 }]);
  });

  it("again and again is asked to wait", async () => {
    const form = await makeForm();
    const statuses: number[] = [];
    for (let time = 0; time < 25; time += 1)
      statuses.push((await send(form, {}, { start: "x", tookMs: 1 })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });
});
