// Tests how long a confirmation counts.
import { expect, it } from "vitest";
import { MINUTE_MS } from "../time.ts";
import { confirmedForMs } from "./confirmation.ts";

const AT = Date.UTC(2026, 10, 28);

it("a confirmation counts for ten minutes, to the millisecond", () => {
  expect(confirmedForMs(AT, AT)).toBe(10 * MINUTE_MS);
  expect(confirmedForMs(AT, AT + 10 * MINUTE_MS - 1)).toBe(1);
  expect(confirmedForMs(AT, AT + 10 * MINUTE_MS)).toBe(0);
  expect(confirmedForMs(AT, AT + 11 * MINUTE_MS)).toBe(0);
});

it("a session that was never confirmed does not count", () => {
  expect(confirmedForMs(null, AT)).toBe(0);
});
