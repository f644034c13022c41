// Tests what the choices of a pause's end mean.
import { describe, expect, it } from "vitest";
import { endDays, endMistake, endOf } from "./read-end.ts";

const ZONE = "America/Los_Angeles";
const NOW_MS = Date.parse("2026-03-02T05:00:00Z"); // The evening of March 1 there.

describe("the end of a pause", () => {
  it("is none, a day or a week from now, or the beginning of a day at its owner's", () => {
    const end = (choice: "never" | "day" | "week" | "own", day = "") =>
      endOf({ choice, day }, NOW_MS, ZONE);
    expect(end("never")).toBeNull();
    expect(end("day")).toBe("2026-03-03T05:00:00.000Z");
    expect(end("week")).toBe("2026-03-09T05:00:00.000Z");
    expect(end("own", "2026-03-09")).toBe("2026-03-09T07:00:00.000Z");
  });

  it("is a day after today, at most a leap year away", () => {
    expect(endDays(NOW_MS, ZONE)).toEqual({ first: "2026-03-02", last: "2027-03-01" });
    const mistake = (day: string) => endMistake({ choice: "own", day }, NOW_MS, ZONE);
    expect(mistake("")).toBe("dateMissing");
    expect(mistake("2026-03-01")).toBe("datePast");
    expect(mistake("2026-03-02")).toBeNull();
    expect(mistake("2027-03-02")).toBe("dateFar");
    expect(endMistake({ choice: "week", day: "" }, NOW_MS, ZONE)).toBeNull();
  });
});
