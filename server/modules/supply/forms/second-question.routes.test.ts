// Tests that no one is thanked for a form that was dropped: if a program may have sent it, its
// sender is asked a question first, and the answer makes the lead.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import { digitsOf } from "../../../../test/support/second-question.ts";
import {
  ASKED,
  NOBODY,
  THANKED,
  answers,
  api,
  buyer,
  funnelOf,
  leadsOf,
  makeForm,
  open,
  send,
  setUpForms,
} from "./forms.test-support.ts";

setUpForms();

const QUICK = { tookMs: 300 };
const TRAPPED = { website: "https://example.com" };

describe("a person whose autofill was quick, or filled the hidden field", () => {
  it.each([
    ["too quick", QUICK],
    ["with the hidden field filled in", TRAPPED],
    ["both", { ...QUICK, ...TRAPPED }],
  ])("and who answers, is thanked for a lead: %s", async (_, how) => {
    const form = await makeForm();
    const person = answers();
    const { start } = await open(form);
    const { body } = await send(form, person, { ...how, start });
    expect(body).toEqual({ ...ASKED, start });
    expect((await funnelOf(form)).bots).toBe(1);
    const number = digitsOf(body.check.words);
    // The browser fills the hidden field again: the answer counts.
    const again = { ...how, tookMs: 2_000, start: body.start, check: body.check.token, number };
    expect((await send(form, person, again)).body).toEqual(THANKED);
    expect(await leadsOf(form)).toMatchObject([{ status: "sold" }]);
    expect(await funnelOf(form)).toEqual({ ...NOBODY, finished: 1 });
    // Pressed twice: still one lead.
    expect((await send(form, person, again)).body).toEqual(THANKED);
    expect(await leadsOf(form)).toHaveLength(1);
  });

  it("consents with the send that was accepted, to what was shown first", async () => {
    const form = await makeForm();
    const { start, consent_text: text } = await open(form);
    const person = answers();
    const { body } = await send(form, person, { ...TRAPPED, start });
    await api.call(buyer, "GET", "/v1/leads");
    await send(form, person, {
      tookMs: 90_000,
      start: body.start,
      check: body.check.token,
      number: digitsOf(body.check.words),
      headers: { "user-agent": "Second send" },
    });
    const [lead] = await leadsOf(form);
    const bought = (await api.call(buyer, "GET", `/v1/leads/${lead.id}`)).body;
    expect(bought.consent_proof).toMatchObject({ text, user_agent: "Second send" });
    expect(Date.parse(bought.consent_proof.given_at ?? bought.consent_proof.at)).toBe(
      Date.parse(lead.received_at),
    );
  });

  it("learns of a mistake together with the question, and answers once", async () => {
    const form = await makeForm();
    const { start } = await open(form);
    const { body } = await send(form, { phone: "555" }, { ...TRAPPED, start });
    expect(body).toEqual({ ...ASKED, start, problems: [{ field: "phone", code: "wrong" }] });
    const second = { ...TRAPPED, start, check: body.check.token };
    const number = digitsOf(body.check.words);
    const wrongPhone = await send(form, { phone: "91655" }, { ...second, number });
    expect(wrongPhone.body).toEqual({
      status: "mend",
      problems: [{ field: "phone", code: "wrong" }],
    });
    expect((await send(form, {}, { ...second, number })).body).toEqual(THANKED);
    expect(await leadsOf(form)).toHaveLength(1);
  });
});

describe("a program that sends once more", () => {
  it.each(["", "test", "12", "1", "https://example.com"])("with %j fails", async (number) => {
    const form = await makeForm();
    const { start } = await open(form);
    const { body } = await send(form, {}, { ...QUICK, start });
    const words = digitsOf(body.check.words);
    const check = body.check.token;
    // Later, so that nothing but the unanswered question is left to suspect.
    const { body: next } = await send(form, {}, { start, check, number });
    expect([words === number, next.status, next.check.is_wrong]).toEqual([false, "mend", true]);
    expect(await leadsOf(form)).toEqual([]);
    expect((await funnelOf(form)).bots).toBe(1);
  });

  it("cannot use the answer of one visit in another", async () => {
    const form = await makeForm();
    const first = (await send(form, {}, QUICK)).body;
    const second = (await send(form, {}, QUICK)).body;
    const { body } = await send(
      form,
      {},
      {
        ...TRAPPED,
        start: second.start,
        check: first.check.token,
        number: digitsOf(first.check.words),
      },
    );
    expect(body.status).toBe("mend");
    expect(await leadsOf(form)).toEqual([]);
  });
});

it("a page that was open for two days goes on with a new start, and is no program", async () => {
  const form = await makeForm();
  const { start } = await open(form);
  const { body } = await send(form, {}, { start, tookMs: 2 * DAY_MS });
  expect(body).toEqual(ASKED);
  expect(body.start).not.toBe(start);
  expect((await funnelOf(form)).bots).toBe(0);
  const number = digitsOf(body.check.words);
  expect(
    (await send(form, {}, { start: body.start, check: body.check.token, number, tookMs: 500 }))
      .body,
  ).toEqual(THANKED);
  expect(await leadsOf(form)).toHaveLength(1);
});

describe("a ZIP+4", () => {
  it.each(["95838-1234", "95838 1234", "958381234", " 95838–1234 "])("%j is taken", async (zip) => {
    const form = await makeForm();
    expect((await send(form, { zip_code: zip })).body).toEqual(THANKED);
    expect(await leadsOf(form)).toMatchObject([{ zip_code: "95838" }]);
  });
  it.each(["9583", "95838-12", "95838-12345", "00000-1234", "958", "x"])(
    "that is none is said: %j",
    async (zip) => {
      const form = await makeForm();
      expect((await send(form, { zip_code: zip })).body).toMatchObject({
        status: "mend",
        problems: [{ field: "zip_code" }],
      });
    },
  );
});

it("ad parameters and long ids are kept with the lead, whole", async () => {
  const form = await makeForm();
  const long = "x".repeat(512);
  const given = { gclid: long, fbclid: "IwAR0", utm_source: "google", sub1: long, click_id: "c-1" };
  expect((await send(form, {}, { ...given, msclkid: "y".repeat(513) })).body).toEqual(THANKED);
  const [lead] = await leadsOf(form);
  expect(lead).toMatchObject({
    ad_params: { gclid: long, fbclid: "IwAR0", utm_source: "google" },
    sub_ids: [long, null, null, null, null],
    click_id: "c-1",
  });
  expect(lead.ad_params).not.toHaveProperty("msclkid");
});
