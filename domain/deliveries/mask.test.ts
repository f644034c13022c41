// Checks masking: no personal data remains in an answer, in any encoding, and the rest stays
// unchanged.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LeadValues } from "./lead-values.ts";
import { maskContact } from "./mask.ts";
import { SAMPLE_LEAD } from "./sample.ts";

const PERSON: LeadValues = {
  ...SAMPLE_LEAD,
  first_name: "José",
  last_name: "O'Neill-Díaz",
  email: "jose.oneill@example.com",
  phone: "+19165550142",
  street: "12/14 Oak & Elm St. #3",
  comments: 'Call after five,\nnot before. "Yes"?',
};
const FIELDS = ["first_name", "last_name", "email", "street", "comments"] as const;
const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;");
const ascii = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[^\0-~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  json: (text) => JSON.stringify(text).slice(1, -1),
  ascii,
  php: (text) => ascii(text).replaceAll("/", "\\/"),
  html: escape,
  percent: encodeURIComponent,
  form: (text) => new URLSearchParams([["", text]]).toString().slice(1),
  decomposed: (text) => text.normalize("NFD"),
  folded: (text) => text.replaceAll(/\s+/g, "  "),
};

describe("a person's data", () => {
  it.each(Object.keys(WAYS))("is masked in the encoding %s", (way) => {
    for (const field of FIELDS)
      expect(maskContact(`<<${WAYS[way]?.(String(PERSON[field]))}>>`, PERSON)).toBe("<<•••>>");
  });

  it.each([
    "+19165550142",
    "19165550142",
    "9165550142",
    "(916) 555-0142",
    "+1 (916) 555-0142",
    "1-916-555-0142",
    "916.555.0142",
    "916 555 0142",
    "+1\u00a0916\u00a0555\u20110142",
    "%2B19165550142",
    "%28916%29%20555-0142",
    "555-0142",
    "916 - 555 - 0142",
    "\\u002b19165550142",
    "1/916/555/0142",
  ])("of the phone number %s leaves no digit", (phone) => {
    const masked = maskContact(`{"to":"${phone}"}`, PERSON);
    expect(masked).toBe('{"to":"•••"}');
  });

  it("of a phone number abroad leaves no digit", () => {
    for (const phone of [
      "+442079460958",
      "020 7946 0958",
      "+44 (0)20 7946 0958",
      "44 20 7946 0958",
    ])
      expect(
        maskContact(`x ${phone} y`, { ...PERSON, phone: "+442079460958" }).replaceAll(/[^\d]/g, "")
          .length,
      ).toBeLessThanOrEqual(3);
  });

  it("is masked where it is part of another value", () => {
    expect(
      maskContact(
        '{"message":"Lead created","name":"José O\'Neill-Díaz",' +
          '"contact":{"email":"JOSE.ONEILL@EXAMPLE.COM","phone":"916-555-0142"},"id":77}',
        PERSON,
      ),
    ).toBe(
      '{"message":"Lead created","name":"••• •••","contact":{"email":"•••","phone":"•••"},"id":77}',
    );
    expect(maskContact("Thanks\\nJosé", PERSON)).toBe("Thanks\\n•••");
    expect(maskContact("name=x%20Jos%C3%A9", PERSON)).toBe("name=x%20•••");
    expect(maskContact("the end is jose.oneill@exa", PERSON)).toBe("the end is •••");
    expect(maskContact('{"note":"Call after five,\\nnot bef', PERSON)).toBe('{"note":"•••');
    expect(maskContact('"phone":"+1916555', PERSON)).toBe('"phone":"•••');
  });

  it("is masked beside letters where it does not begin or end with one", () => {
    expect(maskContact("x(call me!)y", { ...PERSON, comments: "(call me!)" })).toBe("x•••y");
  });

  it("is masked in bounded time where its patterns could match in many ways", () => {
    const person = {
      ...PERSON,
      comments: `a${"\\".repeat(60)}b`,
      street: `c${"&".repeat(60)}d`,
      first_name: "a b",
    };
    expect(
      maskContact(
        `a${"\\".repeat(2_000)} c${"&amp;".repeat(300)} a${"&nbsp;".repeat(300)}c`,
        person,
      ),
    ).toMatch(/^a\\/);
    expect(
      maskContact(`<${person.comments}><${JSON.stringify(person.comments).slice(1, -1)}>`, person),
    ).toBe("<•••><•••>");
  });

  it("is not masked where it is short or missing", () => {
    const nobody = {
      ...PERSON,
      first_name: "J",
      last_name: "",
      email: null,
      phone: null,
      street: null,
      comments: " ",
    };
    expect(maskContact("J is a letter, and 916 555 0142 a number", nobody)).toBe(
      "J is a letter, and 916 555 0142 a number",
    );
    expect(maskContact("Joseph Josés 5550142777 id 15550142", PERSON)).toBe(
      "Joseph Josés 5550142777 id 15550142",
    );
    expect(maskContact("", PERSON)).toBe("");
  });
});

describe("in any surrounding text", () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ'.-]{2,12}$/);
  const around = fc.string({ unit: "binary", maxLength: 40 });

  it("no name, email, street or comment is left", () => {
    fc.assert(
      fc.property(
        word,
        fc
          .string({ unit: "grapheme", minLength: 2, maxLength: 30 })
          .filter((text) => text.trim().length >= 2),
        around,
        around,
        (name, comments, before, after) => {
          const person = { ...PERSON, first_name: name, comments };
          const masked = maskContact(
            `${before} ${name} | ${PERSON.email} | ${comments} | ${PERSON.street} ${after}`,
            person,
          );
          expect(masked).toMatch(/ •••(?: \| •••)*/u);
          for (const gone of [
            `${name} |`,
            "jose.oneill@example.com",
            ` ${comments.trim()} |`,
            "12/14 Oak",
          ])
            expect(masked).not.toContain(gone);
        },
      ),
    );
  });

  it("no ten digits of the phone number are left, in any punctuation", () => {
    const between = fc.stringMatching(/^[ ().\-/_•+]{0,4}$/);
    fc.assert(
      fc.property(
        fc.array(between, { minLength: 11, maxLength: 11 }),
        fc.boolean(),
        around,
        around,
        (marks, hasCode, before, after) => {
          const digits = hasCode ? "19165550142" : "9165550142";
          const phone = [...digits].map((digit, place) => `${digit}${marks[place] ?? ""}`).join("");
          expect(
            maskContact(`${before}${phone}${after}`, PERSON).replaceAll(/\D/g, ""),
          ).not.toContain("9165550142");
        },
      ),
    );
  });

  it("other text stays, and masking twice equals masking once", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9{}":, \n]{0,80}$/), (text) => {
        const stranger = {
          ...PERSON,
          first_name: "Zoë",
          last_name: "Ünal",
          email: "ZOË@EXAMPLE.COM",
          street: "ÄÖ 1",
          comments: "ŒŒŒŒŒ",
        };
        expect(maskContact(text, stranger)).toBe(text);
        const masked = maskContact(`${text} José ${text}`, PERSON);
        expect(maskContact(masked, PERSON)).toBe(masked);
      }),
    );
  });
});
