// Tests consent texts: the product's, a network's own, and what a network's own must say.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesParty } from "../lead/read-consent.ts";
import {
  COMPANIES,
  NO_CONSENT_TEXTS,
  USUAL_CONSENT_TEXTS,
  consentText,
  consentTextProblem,
} from "./consent-text.ts";
import { FORM_LANGUAGES } from "./form-document.ts";

const PLAT = { networkName: "Plat", texts: NO_CONSENT_TEXTS };
const OWN = "Yes: call, text or email me. I hear from {companies}.";

describe("consentText", () => {
  it.each(FORM_LANGUAGES)("names the network, or the sellers, in %s", (language) => {
    const list = consentText({ language, named_sellers: [] }, PLAT);
    const named = consentText({ language, named_sellers: ["Elm Homes", "Oak LLC"] }, PLAT);
    expect(namesParty(list, "Plat")).toBe(true);
    expect(named).toContain("Elm Homes; Oak LLC");
    expect(`${list}${named}`).not.toContain(COMPANIES);
  });

  it("is the network's own text in its language", () => {
    const texts = { en: OWN, es: null };
    const wording = { networkName: "Plat", texts };
    expect(consentText({ language: "en", named_sellers: [] }, wording)).toBe(
      "Yes: call, text or email me. I hear from Plat and the companies on its buyer list.",
    );
    expect(consentText({ language: "es", named_sellers: [] }, wording)).toBe(
      consentText({ language: "es", named_sellers: [] }, PLAT),
    );
  });

  it("shows every name as it is, dollar signs included", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const wording = { networkName: name, texts: NO_CONSENT_TEXTS };
        expect(consentText({ language: "en", named_sellers: [] }, wording)).toContain(
          `from ${name} and the companies`,
        );
      }),
      { examples: [["$&"], ["$1"]] },
    );
  });
});

describe("a network's own text", () => {
  it.each(FORM_LANGUAGES)("may be the product's in %s", (language) => {
    expect(consentTextProblem(language, USUAL_CONSENT_TEXTS[language])).toBeNull();
  });

  it.each([
    ["en", OWN, null],
    ["en", "Call, text or email me.", "companies"],
    ["en", `${OWN} {companies}`, "companies"],
    ["en", `${OWN} {network}`, "companies"],
    ["en", "Call or email me. {companies}", "channels"],
    ["en", "Let me hear from {companies}.", "channels"],
    ["es", "Llámenme, por mensajes de texto o correo: {companies}.", null],
    ["es", "Escríbanme un correo: {companies}.", "channels"],
  ] as const)("in %s, %s", (language, text, problem) => {
    expect(consentTextProblem(language, text)).toBe(problem);
  });
});
