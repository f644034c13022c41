// Tests a model's answers: read if they have the right shape, refused with a sentence if not, never
// the cause of an exception.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD } from "./analyses.test-support.ts";
import { ANALYSIS_KINDS, type AnalysisResults } from "./analysis.ts";
import { sayHours } from "./contact-hours.ts";
import { readAnalysis } from "./read-analysis.ts";
import { maskedRemark } from "./masked-remark.ts";
import { type Bounds, vetAnalysis } from "./vet-analysis.ts";

const QUALIFIED = {
  intent: 0.5,
  financial_readiness: 1,
  next_actions: ["Call them."],
  insights: ["They are in no hurry."],
};
const ENGAGED = {
  best_contact_time: { days: "weekdays", from: "17:00", until: "19:00" },
  channel: "call",
  talking_points: ["The roof."],
  follow_up: ["Once a week."],
};
const MARKET = {
  trends: ["40 leads came in."],
  comparables: ["40 leads."],
  pricing: ["$60 each."],
  investment_potential: ["40 of them."],
};

describe("an answer is read", () => {
  it.each([
    ["as it is", JSON.stringify(QUALIFIED)],
    ["with space around it", `\n  ${JSON.stringify(QUALIFIED, null, 2)}\n`],
    ["in a fence", `\`\`\`json\n${JSON.stringify(QUALIFIED)}\n\`\`\``],
    ["in a fence without a name", `\`\`\`\n${JSON.stringify(QUALIFIED)}\n\`\`\``],
    [
      "with members that were not asked for, which are dropped",
      JSON.stringify({ ...QUALIFIED, score: 1, __proto__: { a: 1 }, link: "https://evil.example" }),
    ],
  ])("%s", (_how, text) =>
    expect(readAnalysis("qualification", text)).toEqual({
      ok: true,
      value: { kind: "qualification", result: QUALIFIED },
    }),
  );

  it("of each kind", () => {
    expect(readAnalysis("engagement", JSON.stringify(ENGAGED))).toMatchObject({
      ok: true,
      value: { result: ENGAGED },
    });
    expect(
      readAnalysis(
        "engagement",
        JSON.stringify({ ...ENGAGED, best_contact_time: null, channel: null }),
      ),
    ).toMatchObject({ ok: true });
    expect(readAnalysis("market", JSON.stringify(MARKET))).toMatchObject({
      ok: true,
      value: { result: MARKET },
    });
  });

  it("as one line of visible characters", () => {
    const read = readAnalysis(
      "qualification",
      JSON.stringify({ ...QUALIFIED, insights: [" A\u0000\n\tb\u200b\u202e c\u{e0041} "] }),
    );
    expect(read).toMatchObject({ value: { result: { insights: ["A b c"] } } });
  });
});

describe("an answer is refused", () => {
  it.each<[string, string]>([
    ["", "Answer with one JSON object and nothing else."],
    ["Sure! {}", "Answer with one JSON object and nothing else."],
    ["[]", "Answer with one JSON object and nothing else."],
    ["null", "Answer with one JSON object and nothing else."],
    [`{"a":"${"x".repeat(20_000)}"}`, "Answer with one JSON object and nothing else."],
    ["[".repeat(15_000), "Answer with one JSON object and nothing else."],
  ])("that is no object: %#", (text, problem) =>
    expect(readAnalysis("qualification", text)).toEqual({ ok: false, error: [problem] }),
  );

  it.each<[string, object, RegExp]>([
    ["a number in words", { intent: "0.5" }, /^intent: give a number/],
    ["more than one", { intent: 1.01 }, /^intent/],
    ["less than none", { financial_readiness: -0.1 }, /^financial_readiness/],
    ["null", { intent: null }, /^intent/],
    ["true", { intent: true }, /^intent/],
    ["no list", { insights: "text" }, /^insights: give a list/],
    ["an empty list", { insights: [] }, /^insights/],
    ["too many", { insights: Array.from({ length: 7 }, () => "a") }, /^insights/],
    ["a number among texts", { insights: ["a", 1] }, /^insights: let each/],
    ["an empty text", { insights: ["\u200b"] }, /^insights/],
    ["a long one", { insights: ["a".repeat(301)] }, /^insights/],
    ["an object", { next_actions: [{ text: "a" }] }, /^next_actions/],
  ])("where a member is %s", (_what, change, problem) =>
    expect(readAnalysis("qualification", JSON.stringify({ ...QUALIFIED, ...change }))).toEqual({
      ok: false,
      error: [expect.stringMatching(problem)],
    }),
  );

  it.each<[string, string]>([
    ["NaN", '{"intent":NaN}'],
    ["Infinity", '{"intent":1e999,"financial_readiness":1,"next_actions":["a"],"insights":["a"]}'],
  ])("for %s", (_what, text) => expect(readAnalysis("qualification", text).ok).toBe(false));

  it.each<[string, object]>([
    ["a channel that is none", { channel: "fax" }],
    [
      "a clock that is none",
      { best_contact_time: { days: "weekdays", from: "25:00", until: "26:00" } },
    ],
    [
      "a time that ends before it begins",
      { best_contact_time: { days: "weekdays", from: "19:00", until: "17:00" } },
    ],
    [
      "days that are none",
      { best_contact_time: { days: "friday", from: "17:00", until: "19:00" } },
    ],
    ["a text in place of a time", { best_contact_time: "evenings" }],
    ["no channel at all", { channel: undefined }],
  ])("with %s", (_what, change) =>
    expect(readAnalysis("engagement", JSON.stringify({ ...ENGAGED, ...change })).ok).toBe(false),
  );

  it("with all problems together, without repeating the answer", () => {
    const read = readAnalysis(
      "qualification",
      JSON.stringify({ intent: "canary", insights: ["canary".repeat(99)] }),
    );
    expect(read).toEqual({
      ok: false,
      error: [
        expect.stringMatching(/^intent/),
        expect.stringMatching(/^financial_readiness/),
        expect.stringMatching(/^next_actions/),
        expect.stringMatching(/^insights/),
      ],
    });
    expect(JSON.stringify(read)).not.toContain("canary");
  });

  it("and neither the reader nor the screen after it ever throws", () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.string({ unit: "binary" })),
      fc.double(),
      fc.constantFrom("call", "weekdays", "08:00"),
    );
    const near = fc.record(
      Object.fromEntries(
        [...Object.keys(QUALIFIED), ...Object.keys(ENGAGED), ...Object.keys(MARKET)].map((name) => [
          name,
          value,
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...ANALYSIS_KINDS),
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.json(),
          near.map((one) => JSON.stringify(one)),
        ),
        (kind, text) => {
          const read = readAnalysis(kind, text);
          if (read.ok) expect(typeof vetAnalysis(read.value, bounds({})).ok).toBe("boolean");
          else expect(read.error.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

const bounds = (change: Partial<Bounds>): Bounds => ({
  channels: ["call", "text", "email"],
  rule: LEAD.rule,
  figures: [40, 62, 1_250, 60.5],
  ...change,
});
const insightsOf = (...insights: string[]) =>
  vetAnalysis({ kind: "qualification", result: { ...QUALIFIED, insights } }, bounds({}));
const engagedAs = (change: Partial<AnalysisResults["engagement"]>, within: Partial<Bounds> = {}) =>
  vetAnalysis(
    { kind: "engagement", result: { ...(ENGAGED as AnalysisResults["engagement"]), ...change } },
    bounds(within),
  );

describe("a read analysis is shown", () => {
  it.each([
    "It is perfect for young Christian families.",
    "A safe neighborhood with good schools.",
    "See https://evil.example/a",
    "See evil.example for more",
    "Write to javascript:alert(1)",
    "Prices will rise next year.",
    "A great investment.",
    "You should buy it now.",
    "Los precios van a subir.",
    "Una excelente inversión.",
    "Guaranteed profit.",
    "<b></b>",
  ])("without: %s", (text) => {
    expect(insightsOf("They are in no hurry.", text)).toMatchObject({
      ok: true,
      value: { result: { insights: ["They are in no hurry."] } },
    });
    expect(insightsOf(text)).toEqual({
      ok: false,
      error: [expect.stringMatching(/^insights: none of it/)],
    });
  });

  it("without phones, email addresses and markup", () => {
    expect(
      insightsOf("Call (916) 555-0143 or 916-555-0143.", "They are **ready** <i>now</i>."),
    ).toMatchObject({
      value: { result: { insights: ["Call [phone] or [phone].", "They are ready now."] } },
    });
    expect(JSON.stringify(insightsOf("Ask at ada@example.com.", "Fine."))).not.toContain("ada@");
  });

  it("within the hours: a longer span is cut, a span outside is refused", () => {
    expect(
      engagedAs({ best_contact_time: { days: "saturday", from: "20:00", until: "23:00" } }),
    ).toMatchObject({
      value: { result: { best_contact_time: { days: "saturday", from: "20:00", until: "21:00" } } },
    });
    expect(
      engagedAs({ best_contact_time: { days: "weekdays", from: "05:00", until: "07:00" } }),
    ).toEqual({
      ok: false,
      error: [
        "best_contact_time: keep within weekdays 08:00–21:00, saturday 08:00–21:00, sunday " +
          "08:00–21:00.",
      ],
    });
    expect(engagedAs({ best_contact_time: null }).ok).toBe(false);
    expect(
      engagedAs(
        { best_contact_time: null },
        { rule: { ...LEAD.rule, weekdays: null, saturday: null, sunday: null } },
      ).ok,
    ).toBe(true);
    expect(sayHours({ ...LEAD.rule, saturday: null, sunday: null })).toBe("weekdays 08:00–21:00");
  });

  it("within the consent: only with its channels, in sentences too", () => {
    expect(engagedAs({ channel: "text" }, { channels: ["email"] })).toEqual({
      ok: false,
      error: ["channel: give one of email."],
    });
    expect(engagedAs({ channel: null }).ok).toBe(false);
    expect(
      engagedAs(
        { channel: "email", follow_up: ["Call every day.", "Send a text.", "Write once a week."] },
        { channels: ["email"] },
      ),
    ).toMatchObject({ value: { result: { follow_up: ["Write once a week."] } } });
    expect(engagedAs({ channel: null }, { channels: [] })).toMatchObject({ ok: true });
  });

  it("with only counted figures about the market", () => {
    const market = (...trends: string[]) =>
      vetAnalysis(
        { kind: "market", result: { ...MARKET, pricing: ["60.50"], trends } },
        bounds({}),
      );
    expect(
      market(
        "40 leads, 62% sold, at $1,250 or $60.50.",
        "1.250 con 60,5.",
        "Some 41 leads.",
        "Up 12%.",
        "$350k",
        "1.2.3",
      ),
    ).toMatchObject({
      value: {
        result: { trends: ["40 leads, 62% sold, at $1,250 or $60.50.", "1.250 con 60,5."] },
      },
    });
  });
});

describe("a remark is passed on", () => {
  const ada = {
    firstName: "Ada",
    lastName: "Vale",
    email: "ada@example.com",
    phone: "+19165550143",
    street: "12 Elm St",
  };

  it("without names, street, phones and emails", () => {
    const told = maskedRemark({
      text:
        "Ada Vale here, 12 Elm St. The roof is new. Reach me at 916 555 0143, or " +
        "ada@example.com and (212) 555-0188. See https://evil.example/x",
      contact: ada,
    });
    expect(told).toContain("The roof is new.");
    expect(told).not.toMatch(/Ada|Vale|Elm|555|@|evil/);
  });

  it("without sentences about protected traits", () => {
    expect(
      maskedRemark({ text: "We are a young Christian family. The roof is new.", contact: ada }),
    ).toBe("The roof is new.");
    expect(maskedRemark({ text: "Soy musulmán.", contact: ada })).toBeNull();
    expect(maskedRemark({ text: "", contact: ada })).toBeNull();
  });

  it("with at most a thousand characters", () =>
    expect(maskedRemark({ text: "roof ".repeat(2_000), contact: ada })?.length).toBe(1_000));
});
