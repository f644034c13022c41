import { expect, it } from "vitest";
import { HOUR_MS } from "../time.ts";
import { opensConsent } from "./archived-consent.ts";

const ASKED_MS = Date.parse("2026-03-02T10:00:00Z");
const ask = { askedBy: "ada", askedAtMs: ASKED_MS };

it("the consent of an erased lead is opened by a second person within a day", () => {
  expect(opensConsent(null, "bob", ASKED_MS)).toBe(false);
  expect(opensConsent(ask, "ada", ASKED_MS + HOUR_MS)).toBe(false);
  expect(opensConsent(ask, "bob", ASKED_MS + HOUR_MS)).toBe(true);
  expect(opensConsent(ask, "bob", ASKED_MS + 24 * HOUR_MS - 1)).toBe(true);
  expect(opensConsent(ask, "bob", ASKED_MS + 24 * HOUR_MS)).toBe(false);
});
