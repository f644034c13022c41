import { expect, it } from "vitest";
import { HOUR_MS } from "../time.ts";
import { releasedUntil } from "./quarantine.ts";

const HELD_MS = Date.parse("2026-03-02T10:00:00Z");

it("a released lead has as long left as when it was held", () => {
  const held = { heldAtMs: HELD_MS, endsAtMs: HELD_MS + 5 * HOUR_MS };
  expect(releasedUntil(held, HELD_MS)).toBe(HELD_MS + 5 * HOUR_MS);
  expect(releasedUntil(held, HELD_MS + 48 * HOUR_MS)).toBe(HELD_MS + 53 * HOUR_MS);
});

it("a lead whose listing was over has no time left", () => {
  const over = { heldAtMs: HELD_MS, endsAtMs: HELD_MS - HOUR_MS };
  expect(releasedUntil(over, HELD_MS + HOUR_MS)).toBe(HELD_MS + HOUR_MS);
});
