// Tests a rendered form: every possible answer and problem has its words in both languages, and no
// input becomes HTML.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWER_CODES } from "../../domain/forms/check-answers.ts";
import {
  DEFAULT_FORM,
  FORM_LANGUAGES,
  FORM_SIDES,
  type FormDocument,
  OPTIONAL_QUESTIONS,
} from "../../domain/forms/form-document.ts";
import { ANSWER_FIELDS, RENT_RANGES, SALE_RANGES } from "../../domain/forms/form-steps.ts";
import type { FormView } from "../../domain/forms/form-view.ts";
import { drawForm } from "./draw-form.ts";
import { html } from "./html.ts";
import { choicesOf, problemText, rangeName, textsFor } from "./words.ts";

const WHOLE: FormDocument = {
  ...DEFAULT_FORM,
  name: "Form",
  sides: FORM_SIDES,
  questions: OPTIONAL_QUESTIONS,
};
const viewOf = (change: Partial<FormView> = {}): FormView => ({
  slug: "form-abc123",
  networkName: "Plat",
  termsUrl: null,
  privacyUrl: null,
  talk: null,
  document: WHOLE,
  consentText: "I agree.",
  start: "1.a.b.c",
  state: "asking",
  isDraft: false,
  action: "/f/form-abc123",
  isEmbedded: false,
  headingLevel: 1,
  answers: {},
  problems: [],
  check: null,
  failure: null,
  ...change,
});
/** Returns tags and attributes only. */
const markupOf = (text: string): string =>
  [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""')).join("");

describe("a template", () => {
  it("escapes its values, and nothing twice", () => {
    expect(
      html`<p title="${`"'<&>`}">${[html`<b>${"<"}</b>`, null, false, undefined, 3]}</p>`.text,
    ).toBe('<p title="&quot;&#39;&lt;&amp;&gt;"><b>&lt;</b>3</p>');
  });
});

describe("a form", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      "</template></fieldset><img src=x onerror=alert(1)>",
      "' onfocus='alert(1)",
      "&lt;b&gt;",
      "${1}",
    ),
  );

  it("has the same markup whatever was written, typed or named", () =>
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 8, maxLength: 8 }), (texts) => {
        const [
          headline = "",
          intro = "",
          thanks = "",
          consentText = "",
          networkName = "",
          first_name = "",
          email = "",
          comments = "",
        ] = texts.map((text) => `.${text}`);
        const plain = viewOf({
          document: { ...WHOLE, headline: "a", intro: "b", thanks: "c" },
          answers: { first_name: "e", email: "f", comments: "g" },
        });
        const drawn = drawForm({
          ...plain,
          document: { ...plain.document, headline, intro, thanks },
          consentText,
          networkName,
          answers: { first_name, email, comments },
        });
        expect(markupOf(drawn.text)).toBe(markupOf(drawForm(plain).text));
      }),
    ));

  it.each(FORM_LANGUAGES)("in %s asks everything it may ask, in words", (language) => {
    const { text } = drawForm(viewOf({ document: { ...WHOLE, language } }));
    for (const field of ANSWER_FIELDS) expect(text).toContain(`name="${field}"`);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    expect(text).not.toMatch(/<(?:span|legend|label[^>]*|option[^>]*|button[^>]*)><\//);
    expect(text).not.toMatch(/ checked|style=/);
  });

  it("keeps what was answered, except for the consent", () => {
    const { text } = drawForm(
      viewOf({
        answers: { property_type: "condo", beds: "3", consent: "yes", email: "ana@example.com" },
        problems: [{ field: "phone", code: "missing" }],
      }),
    );
    expect(text).toContain('value="condo" checked');
    expect(text).toContain('value="3" selected');
    expect(text).toContain('value="ana@example.com"');
    expect(/type="checkbox"[^>]* checked/.test(text)).toBe(false);
    expect(text).toContain('data-problem="phone">Enter a phone number.</p>');
    expect(text).toContain('data-problem="email" hidden></p>');
  });

  it("shows a sum and rooms that are not among its choices as they were stated", () => {
    const { text } = drawForm(
      viewOf({
        answers: { side: "seller", price_range: "sale_own_600000-650000", beds: "9", baths: "3.5" },
      }),
    );
    expect(text).toContain(
      'value="sale_own_600000-650000" checked><span>$600,000 to $650,000</span>',
    );
    for (const count of ["9", "3.5"])
      expect(text).toContain(`<option value="${count}" selected>${count}</option>`);
    // No other answer adds a choice.
    expect(drawForm(viewOf({ answers: { beds: "many", baths: "3.3" } })).text).toBe(
      drawForm(viewOf({ answers: {} })).text,
    );
  });

  it.each(["thanked", "closed", "gone"] as const)("that is %s asks nothing", (state) => {
    const { text } = drawForm(viewOf({ state }));
    expect(text).not.toContain("<form");
    expect(text).toContain("<h1");
  });
});

describe.each(FORM_LANGUAGES)("the words in %s", (language) => {
  const texts = textsFor(language);

  it("say what to change for every field and problem", () => {
    for (const field of ANSWER_FIELDS)
      for (const code of ANSWER_CODES)
        expect(problemText({ field, code }, texts, "916"), `${field} ${code}`).toMatch(/\S.*\.$/);
    expect(problemText({ field: "phone", code: "wrong" }, texts, "1 (916) 555-014")).toContain("9");
    expect(problemText({ field: "phone", code: "wrong" }, texts, "555-0142")).toContain("7");
  });

  it("name every choice differently", () => {
    for (const field of ["property_type", "timing", "finance_status", "agent_status"] as const) {
      const names = choicesOf(field, texts).map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const ranges of [SALE_RANGES, RENT_RANGES])
      expect(new Set(ranges.map((range) => rangeName(range, language))).size).toBe(ranges.length);
  });
});
