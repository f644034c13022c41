// Tests over HTTP that a conversation's lead holds nothing that its person did not state or see:
// converse, open the form, post it, read the stored lead.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";

const CONTACT = {
  first_name: "Ana",
  last_name: "Lopez",
  email: "ana@example.com",
  consent: "yes",
};

let api: TestApi;
let now = Date.parse("2026-11-25T18:00:00Z");
let affiliate: Caller;
let people = 2_000;

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  const buyer = await api.keyOf(await api.fixture.advertiser("Winner Realty", 10_000_000));
  await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
    name: "All of California",
    criteria: { field: "state", in: ["CA"] },
    exclusive_bid_cents: 9_000,
  });
});
afterAll(() => api.stop());

interface Talked {
  readonly form: { readonly id: string; readonly slug: string };
  readonly start: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly replies: readonly string[];
}

/** Converses with a new form, and returns what the form is filled in with. */
async function converse(
  sentences: readonly string[],
  document: object = { sides: ["seller"], questions: [] },
): Promise<Talked> {
  now += 10 * MINUTE_MS;
  const { body: form } = await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, {
    name: "Talk",
    kind: "chat",
    ...document,
  });
  const { start } = (await api.call(null, "GET", `/v1/public-forms/${form.slug}`)).body;
  let state: string | undefined;
  let answers: Readonly<Record<string, string>> = {};
  const replies: string[] = [];
  for (const said of sentences) {
    const { status, body } = await api.call(
      null,
      "POST",
      `/v1/public-forms/${form.slug}/messages`,
      { start, said, today: "2026-11-25", ...(state === undefined ? {} : { state }) },
    );
    expect(status, said).toBe(200);
    ({ state, answers } = body);
    replies.push(body.reply);
  }
  return { form, start, answers, replies };
}

async function post(
  { form, start, answers }: Talked,
  mended: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: string; readonly problems: readonly unknown[] }> {
  now += MINUTE_MS;
  people += 1;
  const { body } = await api.call(null, "POST", `/v1/public-forms/${form.slug}/leads`, {
    start,
    answers: { ...answers, ...CONTACT, phone: `916-555-${people}`, ...mended },
  });
  return body;
}

async function leadOf({ form }: Talked): Promise<Readonly<Record<string, unknown>>> {
  const { items } = (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${form.id}`))
    .body;
  expect(items).toHaveLength(1);
  return (await api.call(affiliate, "GET", `/v1/leads/${items[0].id}`)).body;
}

describe("a conversation that names only a city", () => {
  it("ends in a form that asks for the ZIP, and in no lead before it is given", async () => {
    const talked = await converse(["house", "Fresno", "about 450k", "not sure"]);
    expect(talked.answers).toEqual({
      property_type: "single_family",
      zip_code: "Fresno, CA",
      price_range: "sale_own_450000-450000",
      timing: "unsure",
    });
    expect(await post(talked)).toEqual({
      status: "mend",
      problems: [{ field: "zip_code", code: "wrong" }],
    });
    expect(await post(talked, { zip_code: "93722" })).toEqual({ status: "thanked", problems: [] });
    expect(await leadOf(talked)).toMatchObject({
      side: "seller",
      property_type: "single_family",
      zip_code: "93722",
      price_min_cents: 45_000_000,
      price_max_cents: 45_000_000,
      timing: "unknown",
    });
  });
});

describe("the lead of a conversation", () => {
  it("holds the sums and towns that were corrected, and none that was taken back", async () => {
    const talked = await converse([
      "house",
      "95350",
      "not Modesto, I meant Manteca",
      "456",
      "it's 465 not 456",
      "no rush",
    ]);
    expect(talked.answers).toMatchObject({
      zip_code: "Manteca, CA",
      price_range: "sale_own_465000-465000",
    });
    expect((await post(talked, { zip_code: "95336" })).status).toBe("thanked");
    expect(await leadOf(talked)).toMatchObject({
      city: "Manteca",
      price_min_cents: 46_500_000,
      price_max_cents: 46_500_000,
    });
  });

  it("keeps what the commonest sentences of a seller state, and no debt as a price", async () => {
    const talked = await converse(
      [
        "mom's place in Fresno",
        "it's a house",
        "we owe 200k on it",
        "I have tenants",
        "what is it worth?",
      ],
      { sides: ["seller"], questions: ["comments"] },
    );
    expect(talked.replies.join(" ")).not.toMatch(/I can't advise|I can't compare/);
    expect(talked.replies.at(-1)).toMatch(/^I can't say what a home is worth/);
    expect(talked.answers).toEqual({
      property_type: "single_family",
      zip_code: "Fresno, CA",
      comments: "$200,000 is owed on it; tenants live in it.",
    });
    expect(await post(talked)).toMatchObject({ status: "mend" });
    expect(
      (await post(talked, { zip_code: "93722", price_range: "unsure", timing: "unsure" })).status,
    ).toBe("thanked");
    expect(await leadOf(talked)).toMatchObject({
      property_type: "single_family",
      price_min_cents: null,
      price_max_cents: null,
      timing: "unknown",
      beds: null,
    });
  });

  it("has the rooms of a home that is sold as they are, and repeats them so", async () => {
    const sold = await converse(["a condo in 95838 with 1 bed and 3.5 baths"], {
      sides: ["seller"],
      questions: ["size"],
    });
    expect(sold.replies[0]).toContain("1 bedroom, 3.5 bathrooms, ");
    expect(sold.answers).toMatchObject({ beds: "1", baths: "3.5" });
    expect((await post(sold, { price_range: "unsure", timing: "unsure" })).status).toBe("thanked");
    expect(await leadOf(sold)).toMatchObject({ beds: 1, baths_quarters: 14 });
    const wanted = await converse(["a condo in 95838 with 3.5 baths"], { sides: ["buyer"] });
    expect(wanted.replies[0]).toContain("3.5 bathrooms or more");
  });

  it("states no remark where the form has no field that shows it", async () => {
    const talked = await converse(["a condo in 95838, we owe 200k on it"]);
    expect(talked.answers).toEqual({ property_type: "condo", zip_code: "95838" });
    expect(talked.replies[0]).toContain("The form doesn't ask for that");
  });

  it("names several towns in the remarks, and leaves the one ZIP to its person", async () => {
    const talked = await converse(["a condo or a townhouse", "Fresno or Clovis"], {
      sides: ["buyer"],
      questions: ["comments"],
    });
    expect(talked.answers).toEqual({
      comments: "A condo or a townhouse; in Fresno, CA or Clovis, CA.",
    });
  });

  it("has a rent as a rent, and no rent that a tenant pays as a price", async () => {
    const rented = await converse(["apartment", "78701", "1800 a month"], {
      sides: ["renter"],
      questions: [],
    });
    expect(rented.answers).toMatchObject({ price_range: "rent_own_1800-1800" });
    const sold = await converse(["duplex", "95838", "tenants pay 1850 a month"]);
    expect(sold.answers).not.toHaveProperty("price_range");
  });
});

describe("a visitor's own questions", () => {
  it.each([
    ["who gets this?", /^No company gets anything until you send the form/],
    ["is it free?", /^It is free for you/],
    ["what happens next?", /^After the last question the form opens/],
    ["delete my data", /^I deleted what I had noted/],
  ])("%s is answered", async (asked, answer) => {
    const { replies, answers } = await converse(["a condo in 95838", asked]);
    expect(replies.at(-1)).toMatch(answer);
    expect(answers).toEqual(
      asked.startsWith("delete") ? {} : { property_type: "condo", zip_code: "95838" },
    );
  });
});
