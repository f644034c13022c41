// Checks that the network's own consent texts reach its forms as new versions, each in its
// language, and that texts which would not cover the consent are refused.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

const OWN = "Yes: call, text or email me about my home. I hear from {companies}.";

let api: TestApi;
let operator: Caller;
let affiliate: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-11-20T18:00:00Z"));
  operator = await api.userOf(NETWORK_ID, "admin", "owner");
  const source = await api.fixture.source();
  affiliate = await api.userOf(source.affiliateId, "affiliate");
});
afterAll(() => api.stop());

const merge = (patch: object) => api.call(operator, "PATCH", "/v1/settings", patch);
async function makeForm(language: "en" | "es"): Promise<string> {
  const id = randomUUID();
  await api.call(affiliate, "PUT", `/v1/forms/${id}`, { name: "Value", language });
  return id;
}
const formOf = async (id: string) => (await api.call(affiliate, "GET", `/v1/forms/${id}`)).body;

describe("the network's consent texts", () => {
  it("give each form of the language a new version, and go back to the product's", async () => {
    const [english, spanish] = [await makeForm("en"), await makeForm("es")];
    const before = await formOf(english);
    expect((await merge({ consent_texts: { en: OWN } })).status).toBe(200);
    const after = await formOf(english);
    const text =
      "Yes: call, text or email me about my home. I hear from Plat and the companies on its " +
      "buyer list.";
    expect(after).toMatchObject({
      version: before.version + 1,
      consent_text: text,
      consent_sha256: sha256Hex(text),
    });
    const shown = await api.call(null, "GET", `/v1/public-forms/${after.slug}`);
    expect(shown.body.consent_text).toBe(text);
    expect(await formOf(spanish)).toMatchObject({ version: 1 });
    // A new form begins with it.
    expect((await formOf(await makeForm("en"))).consent_text).toBe(text);
    await merge({ consent_texts: { en: null } });
    expect(await formOf(english)).toMatchObject({
      version: before.version + 2,
      consent_text: before.consent_text,
    });
  });

  it.each([
    ["{companies} is missing", "Yes: call, text or email me about my home."],
    ["a channel is missing", "Yes: call me about my home, all of {companies}."],
    ["another word is in braces", `${OWN} {network}`],
  ])("are refused where %s", async (_, text) => {
    const { status, body } = await merge({ consent_texts: { en: text } });
    expect([status, body.errors]).toMatchObject([422, [{ field: "/consent_texts/en" }]]);
  });
});
