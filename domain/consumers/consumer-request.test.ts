import { describe, expect, it } from "vitest";
import {
  archivedUntilMs,
  dueAtMs,
  emailHint,
  phoneHint,
  receiptProblem,
} from "./consumer-request.ts";

const ZONE = "America/New_York";
const iso = (ms: number): string => new Date(ms).toISOString();

describe("the deadline of a consumer's request", () => {
  it("is ten working days for no contact, without weekends and holidays", () => {
    // From Monday: two weeks.
    expect(iso(dueAtMs("no_contact", "2026-11-02", ZONE))).toBe("2026-11-18T05:00:00.000Z");
    // Thanksgiving, November 26, does not count.
    expect(iso(dueAtMs("no_contact", "2026-11-20", ZONE))).toBe("2026-12-08T05:00:00.000Z");
    // Received on a Saturday: the days count from Monday.
    expect(iso(dueAtMs("no_contact", "2026-08-08", ZONE))).toBe("2026-08-22T04:00:00.000Z");
  });

  it("is the end of the 45th day for an erasure, in the network's zone", () => {
    expect(iso(dueAtMs("erasure", "2026-07-01", ZONE))).toBe("2026-08-16T04:00:00.000Z");
    // The clocks go back in between.
    expect(iso(dueAtMs("erasure", "2026-10-01", ZONE))).toBe("2026-11-16T05:00:00.000Z");
    expect(iso(dueAtMs("erasure", "2026-07-01", "Pacific/Honolulu"))).toBe(
      "2026-08-16T10:00:00.000Z",
    );
  });
});

it("the day of receipt is today or at most a year ago", () => {
  expect(receiptProblem("2026-11-29", "2026-11-29")).toBeNull();
  expect(receiptProblem("2025-11-29", "2026-11-29")).toBeNull();
  expect(receiptProblem("2025-11-28", "2026-11-29")).toBe("too_old");
  expect(receiptProblem("2026-11-30", "2026-11-29")).toBe("future");
});

it("the record of a consent is kept for five years", () => {
  expect(iso(archivedUntilMs(Date.parse("2026-01-01T12:00:00Z")))).toBe("2030-12-31T12:00:00.000Z");
});

it("hints tell requests apart without showing whom to call", () => {
  expect(phoneHint("+19165550134")).toBe("(•••) •••-0134");
  expect(emailHint("ada@example.com")).toBe("a•••@example.com");
});
