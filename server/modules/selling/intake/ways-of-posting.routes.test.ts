// Checks every way in which programs send a lead, and every place in which they put the key.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const FORM = { "content-type": "application/x-www-form-urlencoded" };
let api: TestApi;
let affiliate: Caller;
let key: string;
let sourceId: string;
let person = 0;
let nowMs = NOW_MS;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  sourceId = randomUUID();
  const { body } = await api.call(affiliate, "PUT", `/v1/sources/${sourceId}`, {
    name: "Partner",
    kind: "api",
    unsold_rule: "list",
  });
  key = body.key;
});
afterAll(() => api.stop());

type Fields = Record<string, string>;

/** A lead as text values, with names that no encoding leaves alone. */
const someone = (): Fields =>
  Object.fromEntries(
    Object.entries(postBody((person += 1), { first_name: "José", last_name: "O'Neil & <Co>" })).map(
      ([name, value]) => [name, String(value)],
    ),
  );
const formOf = (fields: Fields): string => new URLSearchParams(fields).toString();
const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const xmlOf = (fields: Fields): string =>
  `<?xml version="1.0" encoding="UTF-8"?><lead>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    .join("")}</lead>`;
const multipartOf = (fields: Fields): string =>
  [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--lead\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    "--lead--\r\n",
  ].join("");
const bracketed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`lead[${name}]`, value]));

const send = (
  body: unknown,
  headers: Record<string, string> = {},
  path = "/v1/leads",
  caller: Caller = { key },
) => api.call(caller, "POST", path, body, headers);

/** The names of the stored lead, as its affiliate reads them. */
async function namesOf(leadId: string): Promise<readonly [string, string]> {
  const { body } = await api.call(affiliate, "GET", `/v1/leads/${leadId}`);
  return [body.contact.first_name, body.contact.last_name];
}

describe("a lead is read", () => {
  it.each<[string, (fields: Fields) => readonly [unknown, Record<string, string>, string?]]>([
    ["as a form", (fields) => [formOf(fields), FORM]],
    ["as a form with nested names", (fields) => [formOf(bracketed(fields)), FORM]],
    [
      "as a multipart form",
      (fields) => [multipartOf(fields), { "content-type": "multipart/form-data; boundary=lead" }],
    ],
    [
      "as JSON in plain text",
      (fields) => [JSON.stringify(fields), { "content-type": "text/plain" }],
    ],
    ["as a form in plain text", (fields) => [formOf(fields), { "content-type": "text/plain" }]],
    ["as JSON declared as a form", (fields) => [JSON.stringify(fields), FORM]],
    ["as XML", (fields) => [xmlOf(fields), { "content-type": "application/xml" }]],
    ["as XML in plain text", (fields) => [xmlOf(fields), { "content-type": "text/plain" }]],
    ["in the query", (fields) => [undefined, {}, `/v1/leads?${formOf(fields)}`]],
    [
      "partly in the query",
      ({ zip_code, phone, ...fields }) => [
        fields,
        {},
        `/v1/leads?${formOf({ zip_code: zip_code ?? "", phone: phone ?? "" })}`,
      ],
    ],
    ["as a list of one", (fields) => [[fields], {}]],
    ["as a nested list of one", (fields) => [{ leads: [fields] }, {}]],
    [
      "nested with its contact",
      ({ phone, email, ...fields }) => [{ lead: { ...fields, contact: { phone, email } } }, {}],
    ],
  ])("%s", async (_way, make) => {
    const [body, headers, path] = make(someone());
    const answer = await send(body, headers, path);
    expect([answer.status, answer.body.status, answer.body.errors]).toEqual([
      200,
      "accepted",
      undefined,
    ]);
    expect(await namesOf(answer.body.lead.id)).toEqual(["José", "O'Neil & <Co>"]);
  });

  it("from the bare list of a batch", async () => {
    const { body } = await send([someone(), someone()], {}, "/v1/leads/batch");
    expect(body.results.map(({ status }: { status: string }) => status)).toEqual([
      "accepted",
      "accepted",
    ]);
  });

  it("from a ping and the post to its offer as XML", async () => {
    const buyer = await api.fixture.advertiser("Xavier Realty", 10_000_000);
    await api.fixture.campaign({ accountId: buyer, exclusiveCents: 5_000 });
    const { side, zip_code: zip, ...rest } = someone();
    const ping = { side: side ?? "", zip_code: zip ?? "" };
    const XML = { "content-type": "application/xml" };
    const offer = await send(xmlOf(ping), XML, "/v1/pings");
    expect(offer.body.status).toBe("accepted");
    const post = await send(
      xmlOf({ ...ping, ...rest }),
      XML,
      `/v1/pings/${offer.body.ping.id}/post`,
    );
    expect(post.body).toMatchObject({ status: "accepted", sale: "exclusive" });
  });
});

describe("the key is taken", () => {
  it("from the body", async () => {
    const answer = await send({ ...someone(), source_key: key }, {}, "/v1/leads", null);
    expect(answer.body.status).toBe("accepted");
  });

  it("from X-API-Key", async () => {
    const answer = await send(someone(), { "x-api-key": key }, "/v1/leads", null);
    expect(answer.body.status).toBe("accepted");
  });

  it("from the address only where the source allows it", async () => {
    const path = `/v1/leads?source_key=${key}`;
    const refused = await send(someone(), {}, path, null);
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect(refused.body.detail).toContain("address");
    expect(refused.text).not.toContain(key);
    // A key in the header counts, whatever the address holds.
    expect((await send(someone(), {}, path)).body.status).toBe("accepted");
    const later = { takes_key_in_address: true };
    expect(
      (await api.call(affiliate, "PATCH", `/v1/sources/${sourceId}`, later)).body,
    ).toMatchObject(later);
    // A changed source is noticed within a second.
    nowMs += 1_001;
    expect((await send(someone(), {}, path, null)).body.status).toBe("accepted");
  });
});
