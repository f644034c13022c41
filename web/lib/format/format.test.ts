// Tests how money, dates and times are written.
import { describe, expect, it } from "vitest";
import { formatsFor } from "./format.ts";
import { writePhone } from "./write-phone.ts";

const english = formatsFor({ language: "en", timeZone: "America/New_York" });
const spanish = formatsFor({ language: "es", timeZone: "America/Los_Angeles" });
const NOW = "2026-11-21T20:00:00Z";

describe("formats", () => {
  it("write cents as dollars", () => {
    expect([english.money(4_850), english.money(-5), english.money(420_000_00, "whole")]).toEqual([
      "$48.50",
      "-$0.05",
      "$420,000",
    ]);
  });

  it("write basis points as a percentage", () => {
    expect([english.percent(1_550), english.percent(10_000)]).toEqual(["15.5%", "100%"]);
  });

  it("write times in the chosen zone", () => {
    expect(
      [english.time(NOW), spanish.time(NOW)].map((text) => text.replaceAll(/\s/g, " ")),
    ).toEqual(["3:00 PM", "12:00 p.m."]);
    expect(english.date("2026-11-22T03:00:00Z")).toBe("Nov 21, 2026");
  });

  it("tell whether a time is of the reader's own day", () => {
    const nowMs = Date.parse("2026-11-21T20:00:00Z");
    expect([
      english.isSameDay("2026-11-21T15:00:00Z", nowMs),
      english.isSameDay("2026-11-20T15:00:00Z", nowMs),
    ]).toEqual([true, false]);
  });

  it("write how long ago in words, and a date after a week", () => {
    const nowMs = Date.parse(NOW);
    expect(english.ago("2026-11-21T19:55:00Z", nowMs)).toBe("5 minutes ago");
    expect(spanish.ago("2026-11-21T17:00:00Z", nowMs)).toBe("hace 3 h");
    expect(english.ago("2026-11-01T17:00:00Z", nowMs)).toBe("Nov 1, 2026");
  });

  it("write a US phone number in local format, and a foreign one unchanged", () => {
    expect([writePhone("+19165550142"), writePhone("+442079460958")]).toEqual([
      "(916) 555-0142",
      "+442079460958",
    ]);
  });

  it("count seconds on a running clock, then minutes", () => {
    expect(
      [0, 69_000, 3_600_000 * 2 + 720_000, 86_400_000 * 3].map((ms) => english.clock(ms)),
    ).toEqual(["0:00", "1:09", "2 h 12 min", "3 d"]);
  });
});
