// Tests that visits of hosted forms are counted without storing anything about the visitor, and
// that places are completed.
import { describe, expect, it } from "vitest";
import {
  affiliate,
  api,
  funnelOf,
  leadsOf,
  type Made,
  makeForm,
  NOBODY,
  open,
  send,
  setUpForms,
  THANKED,
} from "./forms.test-support.ts";

setUpForms();

describe("a visit", () => {
  const note = async (
    form: Made,
    event: string,
    headers: Record<string, string> = {},
    start?: string,
  ) =>
    (
      await api.call(
        null,
        "POST",
        `/v1/public-forms/${form.slug}/events`,
        { event, start: start ?? (await open(form)).start },
        headers,
      )
    ).status;

  it("is counted as seen and begun, by the day", async () => {
    const form = await makeForm();
    for (const event of ["seen", "seen", "started"]) expect(await note(form, event)).toBe(204);
    expect(await funnelOf(form)).toEqual({ ...NOBODY, seen: 2, started: 1 });
    expect((await api.call(affiliate, "GET", `/v1/forms/${form.id}`)).body.funnel).toEqual({
      ...NOBODY,
      seen: 2,
      started: 1,
    });
    const { days } = (await api.call(affiliate, "GET", `/v1/forms/${form.id}/funnel?days=3`)).body;
    expect(days.map(({ seen }: { seen: number }) => seen)).toEqual([0, 0, 2]);
  });

  it("that opts out of tracking is not counted, and its lead is still accepted", async () => {
    const form = await makeForm();
    const gpc = { "sec-gpc": "1" };
    for (const event of ["seen", "started"]) expect(await note(form, event, gpc)).toBe(204);
    const marks = { gclid: "Cj0K", utm_source: "google" };
    expect((await send(form, {}, { headers: gpc, ...marks })).body).toEqual(THANKED);
    expect(await leadsOf(form)).toMatchObject([{ ad_params: { utm_source: "google" } }]);
    expect((await leadsOf(form))[0].ad_params).not.toHaveProperty("gclid");
    const { rows } = await api.database.pool.query("select * from form_day where source_id = $1", [
      form.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("with a start that the server did not sign is not counted", async () => {
    const form = await makeForm();
    expect(await note(form, "seen", {}, "made up")).toBe(204);
    expect(await funnelOf(form)).toEqual(NOBODY);
  });

  it("to a form that does not exist finds nothing", async () => {
    expect((await api.call(null, "GET", "/v1/public-forms/no-such-form")).status).toBe(404);
    expect((await api.call(null, "GET", "/v1/public-forms/A")).status).toBe(422);
    expect(
      (
        await api.call(null, "POST", "/v1/public-forms/no-such-form/leads", {
          start: "",
          answers: {},
        })
      ).status,
    ).toBe(404);
  });

  it("with anything else in it gets a sentence, never a fault", async () => {
    const { slug } = await makeForm();
    for (const body of [
      {},
      { start: 1, answers: {} },
      { start: "x", answers: { unknown: "1" } },
      { start: "x", answers: { phone: 5 } },
      { start: "x", answers: {}, sub9: "1" },
      [],
      "text",
      { start: "x", answers: { first_name: "\0" } },
    ]) {
      const { status } = await api.call(
        null,
        "POST",
        `/v1/public-forms/${slug}/leads`,
        body,
        typeof body === "string" ? { "content-type": "application/json" } : {},
      );
      expect([400, 422], JSON.stringify(body)).toContain(status);
    }
  });
});

describe("the beginning of a place", () => {
  const find = async (begins: string) =>
    (await api.call(null, "GET", `/v1/places?begins=${encodeURIComponent(begins)}`)).body.items;

  it("is completed to ZIPs and to cities, the largest first", async () => {
    expect(await find("9583")).toMatchObject([
      { zip_code: "95830", city: "Sacramento", state: "CA" },
      { zip_code: "95831" },
      { zip_code: "95832" },
      { zip_code: "95833" },
      { zip_code: "95834" },
      { zip_code: "95835" },
      { zip_code: "95836" },
      { zip_code: "95837" },
    ]);
    expect(await find("02139")).toEqual([{ zip_code: "02139", city: "Cambridge", state: "MA" }]);
    expect((await find("sacram"))[0]).toMatchObject({ city: "Sacramento", state: "CA" });
    expect((await find("portland"))[0]).toMatchObject({ city: "Portland", state: "OR" });
    expect((await find("Portland, ME"))[0]).toMatchObject({ city: "Portland", state: "ME" });
    for (const { city } of await find("san")) expect(city.toLowerCase()).toMatch(/^san/);
  });

  it("that matches no place is completed to nothing", async () => {
    for (const begins of ["00000", "zzzz", "1234567", "%", "'", "95838x"])
      expect(await find(begins), begins).toEqual([]);
    expect((await api.call(null, "GET", "/v1/places?begins=")).status).toBe(422);
  });
});
