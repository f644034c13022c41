// Tests the rules of hosted forms: the order of questions, valid answers, detection of bots, and
// the posted record.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_CONTEXT, SAMPLE_NOW_MS } from "../lead/samples.ts";
import { readPost } from "../lead/read-post.ts";
import { validatePost } from "../lead/validate-post.ts";
import { channelsInText, namesParty } from "../lead/read-consent.ts";
import { ANSWER_CODES, checkAnswers } from "./check-answers.ts";
import { NO_CONSENT_TEXTS, consentText } from "./consent-text.ts";
import { emailHint, slipsBetween } from "./email-hint.ts";
import {
  DEFAULT_FORM,
  FORM_ACCENTS,
  FORM_GROUNDS,
  FORM_LANGUAGES,
  FORM_SIDES,
  type FormDocument,
  OPTIONAL_QUESTIONS,
  completeForm,
} from "./form-document.ts";
import { type FormVisit, leadOfForm } from "./form-lead.ts";
import {
  AGENT_CHOICES,
  ANSWER_FIELDS,
  type Answers,
  BATHS_CHOICES,
  BEDS_CHOICES,
  FINANCE_CHOICES,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
  rangesFor,
  sideOf,
  stepsOf,
} from "./form-steps.ts";
import { LONGEST_VISIT_MS, botReason, leastMsFor } from "./pace.ts";
import { slugOf } from "./slug.ts";
import { type FormStart, readStart, writeStart } from "./start-token.ts";

const wordingOf = (networkName: string) => ({ networkName, texts: NO_CONSENT_TEXTS });

const forms: fc.Arbitrary<FormDocument> = fc.record({
  name: fc.string({ minLength: 1 }),
  language: fc.constantFrom(...FORM_LANGUAGES),
  accent: fc.constantFrom(...FORM_ACCENTS),
  ground: fc.constantFrom(...FORM_GROUNDS),
  headline: fc.string(),
  intro: fc.string(),
  thanks: fc.string(),
  sides: fc.subarray([...FORM_SIDES], { minLength: 1 }),
  questions: fc.subarray([...OPTIONAL_QUESTIONS]),
  named_sellers: fc.constantFrom([], ["Cedar & Main Realty", "Delta Keys Group"]),
});

/** Valid answers to every question that a consumer on `side` is asked. */
function goodAnswers(side: string, pick: (choices: readonly string[]) => string): Answers {
  return {
    side,
    property_type: pick([...TYPE_CHOICES, UNSURE]),
    zip_code: "95838",
    price_range: pick([...rangesFor(side).map(({ id }) => id), UNSURE]),
    timing: pick([...TIMING_CHOICES, UNSURE]),
    beds: pick(BEDS_CHOICES),
    baths: pick(BATHS_CHOICES),
    finance_status: pick([...FINANCE_CHOICES, UNSURE]),
    agent_status: pick([...AGENT_CHOICES, UNSURE]),
    address: "12 North Oak Street",
    comments: "Call after five.",
    first_name: "Ann",
    last_name: "Example",
    phone: "(916) 555-0123",
    email: "ann@example.com",
    consent: "yes",
  };
}

const filled = fc.tuple(forms, fc.nat()).map(([form, seed]) => {
  const side = form.sides[seed % form.sides.length] ?? "seller";
  return {
    form,
    side,
    answers: goodAnswers(side, (choices) => choices[seed % choices.length] ?? ""),
  };
});
const VISIT: FormVisit = {
  slug: "home-value-abc123",
  version: 3,
  consentText: consentText({ language: "en", named_sellers: [] }, wordingOf("Plat")),
  consentHash: "0".repeat(64),
  atMs: SAMPLE_NOW_MS,
  pageUrl: "https://homes.example.com/sell",
  ipAddress: "203.0.113.7",
  userAgent: "Mozilla/5.0",
  carried: { sub1: "spring", click_id: "c-1" },
};
const knowsSample = (zip: string): boolean => SAMPLE_CONTEXT.findPlace(zip) !== null;

describe("the steps of a form", () => {
  it("ask property type, place, price and timing in this order, and the contact last", () =>
    fc.assert(
      fc.property(forms, (form) => {
        const names = stepsOf(form).map(({ name }) => name);
        expect(
          names.filter((name) => ["property_type", "place", "price", "timing"].includes(name)),
        ).toEqual(["property_type", "place", "price", "timing"]);
        expect(names.at(-1)).toBe("contact");
        expect(names.includes("side")).toBe(form.sides.length > 1);
        expect(stepsOf(form).at(-1)?.fields.at(-1)).toBe("consent");
      }),
    ));

  it("ask each question once, and ask only payers about finance", () =>
    fc.assert(
      fc.property(forms, fc.constantFrom(...FORM_SIDES), (form, side) => {
        const fields = stepsOf(form, side).flatMap((step) => step.fields);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.includes("finance_status")).toBe(
          form.questions.includes("finance") && (side === "buyer" || side === "buyer_and_seller"),
        );
      }),
    ));

  it("offer price ranges without gaps", () => {
    for (const side of ["buyer", "renter"]) {
      const ranges = rangesFor(side);
      expect([ranges[0]?.min, ranges.at(-1)?.max]).toEqual([null, null]);
      for (const [index, range] of ranges.slice(1).entries())
        expect(range.min).toBe(ranges[index]?.max);
      expect(new Set(ranges.map(({ id }) => id)).size).toBe(ranges.length);
    }
  });
});

describe("answers", () => {
  it("that are complete have no problems, and make a lead with the consent as shown", () =>
    fc.assert(
      fc.property(filled, ({ form, side, answers }) => {
        expect(checkAnswers(form, answers, knowsSample)).toEqual([]);
        const text = consentText(form, wordingOf("Plat"));
        const valid = validatePost(
          readPost(leadOfForm(form, answers, { ...VISIT, consentText: text })).lead,
          SAMPLE_CONTEXT,
        );
        if (!valid.ok) throw new Error(JSON.stringify(valid.error));
        expect(valid.value.facts.side).toBe(side);
        expect(valid.value.consent).toMatchObject({
          text,
          channels: ["call", "text", "email"],
          scope: form.named_sellers.length === 0 ? "network" : "named",
          pageUrl: VISIT.pageUrl,
          ipAddress: VISIT.ipAddress,
          userAgent: VISIT.userAgent,
          givenAtMs: VISIT.atMs,
        });
        expect(valid.value.provenance.custom).toMatchObject({
          form: VISIT.slug,
          form_version: "3",
          consent_sha256: VISIT.consentHash,
        });
      }),
    ));

  it("that lack a required field have a problem at exactly this field", () =>
    fc.assert(
      fc.property(
        filled,
        fc.constantFrom(
          "property_type",
          "zip_code",
          "price_range",
          "timing",
          "first_name",
          "last_name",
          "phone",
          "email",
          "consent",
        ),
        ({ form, answers }, field) => {
          expect(checkAnswers(form, { ...answers, [field]: " " }, knowsSample)).toEqual([
            { field, code: "missing" },
          ]);
        },
      ),
    ));

  it("of any kind are checked without throwing", () =>
    fc.assert(
      fc.property(
        forms,
        fc.dictionary(fc.constantFrom(...ANSWER_FIELDS), fc.string()),
        (form, answers) => {
          for (const problem of checkAnswers(form, answers, knowsSample))
            expect(ANSWER_CODES).toContain(problem.code);
        },
      ),
    ));

  it.each([
    ["zip_code", "00000", "unknown_place"],
    ["zip_code", "Sacramento", "wrong"],
    ["phone", "555-0142", "wrong"],
    ["phone", "+44 20 7946 0958", "wrong"],
    ["email", "ann@", "wrong"],
    ["first_name", "--", "wrong"],
    ["property_type", "castle", "wrong"],
    ["price_range", "rent_1000", "wrong"],
    ["consent", "no", "missing"],
    ["comments", "x".repeat(1_001), "too_long"],
  ] as const)("%s as %s will not do", (field, value, code) => {
    const form = { ...DEFAULT_FORM, name: "Form", questions: OPTIONAL_QUESTIONS };
    expect(
      checkAnswers(
        form,
        { ...goodAnswers("seller", ([first = ""]) => first), [field]: value },
        knowsSample,
      ),
    ).toEqual([{ field, code }]);
  });

  it("can only have the form's sides", () => {
    expect(sideOf({ sides: ["seller", "buyer"] }, { side: "renter" })).toBeNull();
    expect(sideOf({ sides: ["renter"] }, { side: "seller" })).toBe("renter");
  });

  it("to questions that the form does not ask are left out of the lead", () => {
    const form: FormDocument = { ...DEFAULT_FORM, name: "Form", sides: ["renter"], questions: [] };
    const lead = leadOfForm(
      form,
      goodAnswers("renter", ([first = ""]) => first),
      VISIT,
    );
    for (const field of ["beds", "baths", "agent_status", "address", "comments"])
      expect(lead).not.toHaveProperty(field);
    expect(lead).toMatchObject({
      side: "renter",
      finance_status: "not_applicable",
      sub1: "spring",
    });
  });
});

describe("the consent", () => {
  it.each(FORM_LANGUAGES)(
    "in %s names the network and what it covers, also where it names companies",
    (language) => {
      for (const sellers of [[], ["Cedar & Main Realty"]]) {
        const text = consentText({ language, named_sellers: sellers }, wordingOf("Plat"));
        expect(namesParty(text, "Plat")).toBe(true);
        for (const name of sellers) expect(text).toContain(name);
        expect(text).toContain("STOP");
      }
    },
  );
  it("names calls, texts and emails", () =>
    expect(
      channelsInText(consentText({ language: "en", named_sellers: [] }, wordingOf("Plat"))),
    ).toEqual(["call", "text", "email"]));
});

describe("a typing error in an email address", () => {
  it.each([
    ["ana@gmial.com", "ana@gmail.com"],
    ["ana@gamil.com", "ana@gmail.com"],
    ["ana@gmail.con", "ana@gmail.com"],
    ["Ana.B@hotmial.com", "Ana.B@hotmail.com"],
    ["ana@yaho.com", "ana@yahoo.com"],
    ["ana@outlok.com", "ana@outlook.com"],
    ["ana@icloud.co", "ana@icloud.com"],
    ["ana@gmail.com", null],
    ["ana@example.com", null],
    ["ana@mail.com", null],
    ["ana@he.com", null],
    ["ana@gmx.com", null],
    ["ana", null],
    ["@gmial.com", null],
    ["ana@", null],
  ])("%s → %s", (typed, meant) => expect(emailHint(typed)).toBe(meant));

  it("is counted symmetrically, and two swapped letters count as one", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
        expect(slipsBetween(one, one)).toBe(0);
      }),
    );
    expect(slipsBetween("gmial", "gmail")).toBe(1);
  });
});

describe("the start of a visit", () => {
  // Not a real hash, but different for different texts of one key.
  const sign =
    (key: string) =>
    (text: string): string =>
      [...`${key}${text}`]
        .reduce((sum, sign_) => (sum * 31n + BigInt(sign_.codePointAt(0) ?? 0)) % 2n ** 128n, 7n)
        .toString(16)
        .padStart(32, "0");
  const starts: fc.Arbitrary<FormStart> = fc.record({
    formId: fc.uuid(),
    version: fc.integer({ min: 1, max: 99_999 }),
    atMs: fc.integer({ min: 0, max: 4e12 }),
    nonce: fc.stringMatching(/^[0-9a-f]{32}$/),
  });

  it("is read as written", () =>
    fc.assert(
      fc.property(starts, (start) => {
        expect(readStart(writeStart(start, sign("k")), start.formId, sign("k"))).toEqual(start);
      }),
    ));

  it("is invalid for another form, under another key, and with any change", () =>
    fc.assert(
      fc.property(starts, fc.uuid(), fc.nat(), (start, otherId, at) => {
        const token = writeStart(start, sign("k"));
        if (otherId !== start.formId) expect(readStart(token, otherId, sign("k"))).toBeNull();
        expect(readStart(token, start.formId, sign("other"))).toBeNull();
        const place = at % token.length;
        const digit = token[place] === "1" ? "2" : "1";
        const changed = `${token.slice(0, place)}${digit}${token.slice(place + 1)}`;
        expect(readStart(changed, start.formId, sign("k"))).toBeNull();
      }),
    ));

  it("of any text is read without throwing", () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readStart(text, "form", sign("k"))).toBeNull();
      }),
    ));
});

describe("a post is a bot's", () => {
  const start: FormStart = {
    formId: "form",
    version: 1,
    atMs: SAMPLE_NOW_MS,
    nonce: "0".repeat(32),
  };
  const after = (ms: number, given: Partial<Parameters<typeof botReason>[0]> = {}) =>
    botReason({ start, nowMs: SAMPLE_NOW_MS + ms, steps: 6, hiddenField: "", ...given });

  it.each([
    ["after 300 ms", after(300), "too_fast"],
    ["a moment before anybody could have read it", after(leastMsFor(6) - 1), "too_fast"],
    ["once a person could have", after(leastMsFor(6)), null],
    ["after an hour", after(3_600_000), null],
    ["after more than a day", after(LONGEST_VISIT_MS + 1), "too_late"],
    ["without a start", after(60_000, { start: null }), "no_start"],
    ["from the future", after(-60_000), "no_start"],
    ["with the hidden field filled in", after(60_000, { hiddenField: "x" }), "hidden_field"],
  ])("%s: %s", (_, reason, expected) => expect(reason).toBe(expected));

  it("within a shorter time if there are fewer steps, but always within three seconds", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (steps) => {
        expect(leastMsFor(steps)).toBeGreaterThanOrEqual(3_000);
        expect(leastMsFor(steps + 1)).toBeGreaterThanOrEqual(leastMsFor(steps));
      }),
    ));
});

describe("a form's document", () => {
  it("is complete with only a name, and completing it again changes nothing", () => {
    expect(completeForm({ name: " Home value " })).toEqual({ ...DEFAULT_FORM, name: "Home value" });
    fc.assert(
      fc.property(forms, (form) => {
        expect(completeForm(completeForm(form))).toEqual(completeForm(form));
      }),
    );
  });
  it("has an address of lower-case letters, digits and hyphens for any name", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(slugOf(name, "abc123")).toMatch(/^[a-z0-9][a-z0-9-]{2,59}$/);
      }),
    );
    expect(slugOf("¿Cuánto vale su casa?", "abc123")).toBe("cuanto-vale-su-casa-abc123");
  });
});
