// Tests the page of a hosted form: rendered completely by the server, small, within its policy, and
// working without a script.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller } from "../../../../test/support/api.ts";
import { DraftDesk, type MadeLink } from "../../../../test/support/lead-drafts.ts";
import { builtWeb } from "../../network/pages/index.ts";
import {
  affiliate,
  ANSWERS,
  api,
  app,
  clock,
  get,
  id,
  leads,
  makeForm,
  MOST,
  post,
  setUpFormPage,
  slug,
  startIn,
} from "./form-page.test-support.ts";

setUpFormPage();

describe("the page of a form", () => {
  it("is complete: all questions, the exact consent with an empty box, escaped words", async () => {
    const { body, statusCode, headers } = await get(`/f/${slug}`);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(body).toContain('<h1 class="title" tabindex="-1">What is it worth? &lt;b&gt;</h1>');
    for (const name of [
      "property_type",
      "zip_code",
      "address",
      "price_range",
      "timing",
      "first_name",
      "last_name",
      "phone",
      "email",
      "comments",
      "consent",
    ])
      expect(body).toContain(`name="${name}"`);
    expect(body).toContain((await api.call(affiliate, "GET", `/v1/forms/${id}`)).body.consent_text);
    expect(/<input type="checkbox"[^>]*checked/.test(body)).toBe(false);
    expect(body).not.toContain("renter");
  });

  it("runs only its own script and style sheet; only the embedded one may be framed", async () => {
    const alone = await get(`/f/${slug}`);
    const policy = String(alone.headers["content-security-policy"]);
    const css = /<style>([^]*?)<\/style>/.exec(alone.body)?.[1] ?? "";
    expect(policy).toContain(
      `style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`,
    );
    const guard = /<script>([^]*?)<\/script>/.exec(alone.body)?.[1] ?? "";
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash("sha256").update(guard).digest("base64")}';`,
    );
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(alone.body).not.toMatch(/ style="| on[a-z]+="|javascript:/);
    const embedded = await get(`/f/${slug}?embed=1`);
    expect(embedded.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(embedded.body).toContain('class="embedded"');
  });

  it("fetches little: one script, and a page that contains its styles", async () => {
    const { body, rawPayload, headers } = await get(`/f/${slug}`, { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(rawPayload.length, `${rawPayload.length} bytes of page`).toBeLessThanOrEqual(MOST.page);
    expect(body.length).toBeGreaterThan(0);
    const scripts = [
      ...(await get(`/f/${slug}`)).body.matchAll(/ (?:src|href)="([^"]+\.(?:js|css))"/g),
    ].map(([, address = ""]) => address);
    expect(scripts).toHaveLength(1);
    const script = await app.inject({
      method: "GET",
      url: scripts[0] ?? "",
      headers: { "accept-encoding": "gzip" },
    });
    expect(
      script.rawPayload.length,
      `${script.rawPayload.length} bytes of script`,
    ).toBeLessThanOrEqual(MOST.script);
    expect((await app.inject({ method: "GET", url: scripts[0] ?? "" })).body).not.toMatch(
      /\bimport\s*[("{]|\bfrom\s*"|\bexport\s*[{d]/,
    );
    expect(script.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const embed = await app.inject({ method: "GET", url: "/f/embed.js" });
    expect(gzipSync(embed.body).length).toBeLessThanOrEqual(MOST.embed);
    expect(embed.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("is in Spanish if the form is, with nothing left out", async () => {
    const spanish = await makeForm({
      name: "Casa",
      language: "es",
      sides: ["buyer", "renter"],
      questions: ["size", "finance", "agent", "street", "comments"],
    });
    const { body } = await get(`/f/${spanish.slug}`);
    expect(body).toContain('<html lang="es"');
    for (const words of ["¿Dónde?", "Renta mensual", "Código postal", "Acepto que", "Recámaras"])
      expect(body).toContain(words);
    expect(body).not.toMatch(/undefined|\[object/);
  });

  it("is not found if there is no such form", async () => {
    for (const path of ["/f/no-such-form", "/f/..%2f..%2fetc", "/f/%00", "/f/A"]) {
      const { statusCode, body } = await get(path, { "accept-language": "es-US,es;q=0.9" });
      expect([statusCode, body.includes("Página no encontrada")], path).toEqual([404, true]);
    }
  });

  it("does not reveal the program that renders it", async () => {
    const built = await builtWeb();
    expect((await readFile(join(built, ".server/page.js"), "utf8")).length).toBeGreaterThan(0);
    for (const path of ["/.server/page.js", "/.vite/form.json"])
      expect((await app.inject({ method: "GET", url: path })).statusCode).toBe(404);
  });

  it("says that it is closed while its source is paused", async () => {
    const paused = await makeForm({ name: "Paused" });
    await api.call(affiliate, "PATCH", `/v1/sources/${paused.id}`, { status: "paused" });
    const { body } = await get(`/f/${paused.slug}`);
    expect(body).toContain("This form is closed");
    expect(body).not.toContain("<form");
  });
});

describe("without a script", () => {
  it("is sent whole, makes a lead, thanks, and counts as seen, begun and sent", async () => {
    const start = startIn((await get(`/f/${slug}?sub1=spring`)).body);
    clock.nowMs += 60_000;
    const sent = await post(`/f/${slug}?sub1=spring&embed=1`, { ...ANSWERS, start, website: "" });
    expect([sent.statusCode, sent.headers["location"]]).toEqual([
      303,
      `/f/${slug}?embed=1&sub1=spring&sent=1`,
    ]);
    const thanks = await get(String(sent.headers["location"]));
    expect(thanks.body).toContain("Thank you. Your request was sent.");
    expect(thanks.body).not.toContain("<form");
    const [lead] = await leads();
    expect(lead).toMatchObject({
      side: "seller",
      property_type: "condo",
      sub_ids: ["spring", null, null, null, null],
    });
    expect((await api.call(affiliate, "GET", `/v1/forms/${id}/funnel`)).body).toMatchObject({
      seen: 1,
      started: 1,
      finished: 1,
    });
  });

  it("shows each error at its field, keeps what was typed, asks for consent again", async () => {
    const start = startIn((await get(`/f/${slug}`)).body);
    clock.nowMs += 60_000;
    const { statusCode, body } = await post(`/f/${slug}`, {
      ...ANSWERS,
      start,
      website: "",
      phone: "916-555",
      first_name: '"><script>',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain("This has 6 digits. Enter a 10-digit US phone number.");
    expect(body).toContain("zyxcanary@example.com");
    expect(body).toContain("&quot;&gt;&lt;script&gt;");
    expect(body).not.toContain('"><script>');
    expect(/<input type="checkbox"[^>]*checked/.test(body)).toBe(false);
    // The visit goes on: a person who corrects a mistake within two seconds is not too quick.
    expect(startIn(body)).toBe(start);
    clock.nowMs += 1_000;
    const again = await post(`/f/${slug}`, { ...ANSWERS, start: startIn(body), website: "" });
    expect(again.statusCode).toBe(303);
  });

  it("shows a page open for days again with its values, and thanks no program", async () => {
    const before = (await leads()).length;
    const start = startIn((await get(`/f/${slug}`)).body);
    clock.nowMs += 3 * 86_400_000;
    const late = await post(`/f/${slug}`, { ...ANSWERS, start, website: "" });
    expect(late.statusCode).toBe(422);
    expect(late.body).toContain("zyxcanary@example.com");
    expect(startIn(late.body)).not.toBe(start);
    const quick = startIn((await get(`/f/${slug}`)).body);
    clock.nowMs += 300;
    for (const sent of [{ ...ANSWERS, start: quick, website: "" }, {}]) {
      const { statusCode, body } = await post(`/f/${slug}`, sent);
      expect([statusCode, body.includes("Enter this number in digits")]).toEqual([422, true]);
    }
    expect(await leads()).toHaveLength(before);
  });

  it("keeps what was typed when it cannot be taken now, and is sent later", async () => {
    const before = (await leads()).length;
    const start = startIn((await get(`/f/${slug}`)).body);
    clock.nowMs += 60_000;
    // A second person: the first has made a lead already.
    const person = { ...ANSWERS, email: "zyxother@example.com", phone: "916-555-2077" };
    let sent = await post(`/f/${slug}`, { ...person, phone: "916", start });
    for (let time = 0; sent.statusCode === 422 && time < 30; time += 1)
      sent = await post(`/f/${slug}`, { ...person, phone: "916", start });
    expect([sent.statusCode, sent.headers["content-type"]]).toEqual([
      429,
      "text/html; charset=utf-8",
    ]);
    expect(Number(sent.headers["retry-after"])).toBeGreaterThan(0);
    expect(sent.body).toContain("Too many attempts from this connection.");
    expect(sent.body).toContain("zyxother@example.com");
    expect(startIn(sent.body)).toBe(start);
    clock.nowMs += 60_000;
    expect((await post(`/f/${slug}`, { ...person, start })).statusCode).toBe(303);
    expect(await leads()).toHaveLength(before + 1);
    clock.nowMs += 600_000;
  });

  it("any bytes get a response", async () => {
    for (const [type, payload] of [
      ["application/x-www-form-urlencoded", "%%%=%00&consent=yes&consent=no&start[]=1"],
      ["application/json", "[]"],
      ["application/json", "{"],
      ["text/plain", "x"],
      ["multipart/form-data", "x"],
    ] as const) {
      clock.nowMs += 60_000;
      expect(
        (
          await app.inject({
            method: "POST",
            url: `/f/${slug}`,
            headers: { "content-type": type },
            payload,
          })
        ).statusCode,
        type,
      ).toBeLessThan(500);
    }
  });
});

describe("the page of a draft", () => {
  let owner: Caller;
  let desk: DraftDesk;
  beforeAll(async () => {
    owner = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
    desk = new DraftDesk(api, clock);
  });
  const pathOf = ({ url }: MadeLink): string => url.slice("http://localhost:3000".length);

  it("opens by its link alone, filled in, consent unticked, never framed or indexed", async () => {
    const link = await desk.linked(owner, {
      first_name: '"><script>',
      comments: "Call <after> six",
      price_range: "sale_own_612000-612000",
      baths: "3.5",
    });
    const { statusCode, body, headers } = await get(
      `${pathOf(link)}&embed=1&page=https://example.com/mine`,
    );
    expect([
      statusCode,
      headers["referrer-policy"],
      String(headers["content-security-policy"]).includes("frame-ancestors 'none'"),
    ]).toEqual([200, "no-referrer", true]);
    for (const part of [
      "Is this right?",
      "data-whole",
      'name="robots" content="noindex"',
      'value="seller" checked',
      'value="condo" checked',
      'value="sale_own_612000-612000" checked><span>$612,000</span>',
      '<option value="3.5" selected>3.5</option>',
      'value="95838"',
      "&quot;&gt;&lt;script&gt;",
      "Call &lt;after&gt; six",
    ])
      expect(body).toContain(part);
    expect(/<input type="checkbox"[^>]*checked/.test(body)).toBe(false);
    expect(body).not.toContain("example.com/mine");
    expect(body).not.toContain('class="embedded"');
    for (const path of [
      `/f/${link.slug}`,
      `/f/${link.slug}?draft=`,
      `/f/${link.slug}?draft=${"x".repeat(43)}`,
      `/f/${link.slug}?sent=1`,
    ]) {
      const nothing = await get(path, { "accept-language": "es" });
      expect(
        [
          nothing.statusCode,
          nothing.body.includes("Este enlace ya no funciona"),
          nothing.body.includes("<form"),
        ],
        path,
      ).toEqual([410, true, false]);
    }
  });

  it("is sent without a script, thanks, and then says that the link was used", async () => {
    const link = await desk.linked(owner, {}, { language: "es" });
    const { body } = await get(pathOf(link));
    expect(body).toContain("¿Es correcto?");
    clock.nowMs += 1_000;
    const early = await post(pathOf(link), {
      ...desk.answers(),
      consent: "yes",
      start: startIn(body),
      website: "",
    });
    expect([early.statusCode, early.body.includes("<form")]).toEqual([422, true]);
    clock.nowMs += 60_000;
    const wrong = await post(pathOf(link), {
      ...desk.answers({ phone: "916" }),
      start: startIn(body),
      website: "",
    });
    expect([
      wrong.statusCode,
      wrong.body.includes("Tiene 3 dígitos. Escriba un número de EE. UU. de 10 dígitos."),
    ]).toEqual([422, true]);
    const sent = await post(pathOf(link), {
      ...desk.answers(),
      consent: "yes",
      start: startIn(body),
      website: "",
    });
    expect([sent.statusCode, sent.headers["location"]]).toEqual([
      303,
      `/f/${link.slug}?draft=${link.token}&sent=1`,
    ]);
    const thanks = await get(String(sent.headers["location"]));
    expect([
      thanks.statusCode,
      thanks.body.includes("Gracias. Su solicitud se envió."),
      thanks.body.includes("Enviar otra solicitud"),
    ]).toEqual([200, true, false]);
    const again = await get(pathOf(link));
    expect([again.statusCode, again.body.includes("Ya enviado")]).toEqual([410, true]);
    const { start } = { start: startIn(body) };
    expect(
      (
        await post(pathOf(link), {
          ...desk.answers(),
          consent: "yes",
          start: start.replace(/^./, "9"),
          website: "",
        })
      ).statusCode,
    ).toBe(410);
  });
});
