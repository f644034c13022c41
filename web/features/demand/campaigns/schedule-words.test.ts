// Tests the hours of a week in words.
import { expect, test } from "vitest";
import { formatsFor } from "../../../lib/format/format.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { scheduleLines } from "./schedule-words.ts";

const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll("\u202f", " ").replaceAll("\u00a0", " "));
const spans = (days: readonly number[], open_minute: number, close_minute: number) =>
  days.map((weekday) => ({ weekday, open_minute, close_minute }));

test("groups days with the same hours, and writes midnight as a time", () => {
  const hours = [
    ...spans([5, 6], 600, 1_440),
    ...spans([0, 1, 2, 3, 4], 480, 1_080),
    ...spans([6], 0, 60),
  ];
  expect(
    plain(
      scheduleLines(hours, CAMPAIGN_PAGE_TEXTS.en, formatsFor({ language: "en", timeZone: "UTC" })),
    ),
  ).toEqual([
    "Monday to Friday, 8:00 AM to 6:00 PM",
    "Saturday, Sunday, 10:00 AM to midnight",
    "Sunday, 12:00 AM to 1:00 AM",
  ]);
});
