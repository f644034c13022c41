// Checks when notifications are sent: by the person's time zone, over midnight, and on days with a
// clock change.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTIFICATION_TYPES } from "./types.ts";
import { EMAIL_TIMES, NEWS_CHANNELS } from "./channels.ts";
import { type NotificationPreferences, channelsOf } from "./preferences.ts";
import { nextDigest, quietUntil, whenToSend } from "./when-to-send.ts";
import { HOUR_MS } from "../time.ts";

const at = (iso: string): number => Date.parse(iso);
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const NEW_YORK: NotificationPreferences = {
  kinds: {},
  quietHours: { from: "22:00", until: "07:00" },
  timeZone: "America/New_York",
  digestHour: 8,
};

/**
 * Lord Howe changes its clock by half an hour, Chatham is offset by quarters of an hour, Phoenix
 * never changes, Santiago changes at midnight.
 */
const ZONES = [
  "America/New_York",
  "America/Los_Angeles",
  "America/Phoenix",
  "Pacific/Honolulu",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "America/Santiago",
  "Asia/Kathmandu",
];
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2028-12-31T00:00:00Z") });
const time = fc
  .integer({ min: 0, max: 1_439 })
  .map(
    (minute) =>
      `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
  );
const quietHours = fc
  .record({ from: time, until: time })
  .filter(({ from, until }) => from !== until);
const clock = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(ms);

/** Computes the same from the local time, by another method. */
function isQuietBy(
  { from, until }: { readonly from: string; readonly until: string },
  shown: string,
): boolean {
  return from < until ? shown >= from && shown < until : shown >= from || shown < until;
}

describe("quiet hours", () => {
  it.each([
    ["before them", "2026-03-05T02:59:59Z", null],
    ["as they begin", "2026-03-05T03:00:00Z", "2026-03-05T12:00:00.000Z"],
    ["after midnight", "2026-03-05T06:30:12Z", "2026-03-05T12:00:00.000Z"],
    ["as they end", "2026-03-05T12:00:00Z", null],
    // The clock goes from 2:00 to 3:00: the night is an hour shorter.
    ["on the night of the spring change", "2026-03-08T04:00:00Z", "2026-03-08T11:00:00.000Z"],
    ["on the night of the autumn change", "2026-11-01T03:00:00Z", "2026-11-01T12:00:00.000Z"],
  ])("%s", (_when, now, end) => expect(iso(quietUntil(NEW_YORK, at(now)))).toBe(end));

  it("within a day", () => {
    const siesta = { ...NEW_YORK, quietHours: { from: "12:30", until: "14:00" } };
    expect(
      ["2026-07-01T16:29:59Z", "2026-07-01T16:30:00Z", "2026-07-01T18:00:00Z"].map((now) =>
        iso(quietUntil(siesta, at(now))),
      ),
    ).toEqual([null, "2026-07-01T18:00:00.000Z", null]);
  });

  it("apply exactly while the clock shows them, and end with the first minute after", () => {
    fc.assert(
      fc.property(quietHours, zone, moment, (quiet, timeZone, now) => {
        const end = quietUntil({ quietHours: quiet, timeZone }, now);
        expect(end !== null).toBe(isQuietBy(quiet, clock(timeZone, now)));
        if (end === null) return;
        expect(end > now && end - now <= 26 * HOUR_MS).toBe(true);
        expect(isQuietBy(quiet, clock(timeZone, end))).toBe(false);
        expect(isQuietBy(quiet, clock(timeZone, end - 1))).toBe(true);
        // All notifications of the same night are sent at the same moment.
        expect(quietUntil({ quietHours: quiet, timeZone }, end - 1)).toBe(end);
        expect(
          quietUntil({ quietHours: quiet, timeZone }, now + Math.floor((end - 1 - now) / 2)),
        ).toBe(end);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the daily email", () => {
  it.each([
    ["2026-03-05T12:59:59Z", "2026-03-05T13:00:00.000Z"],
    ["2026-03-05T13:00:00Z", "2026-03-06T13:00:00.000Z"],
    ["2026-03-07T13:00:00Z", "2026-03-08T12:00:00.000Z"],
    ["2026-10-31T12:00:00Z", "2026-11-01T13:00:00.000Z"],
  ])("after %s is sent at %s", (now, next) =>
    expect(iso(nextDigest(NEW_YORK, at(now)))).toBe(next),
  );

  it("is sent after the change on the day that skips its hour", () => {
    const preferences = { digestHour: 2, timeZone: "America/New_York" };
    expect(iso(nextDigest(preferences, at("2028-03-11T07:00:00Z")))).toBe(
      "2028-03-12T07:00:00.000Z",
    );
  });

  it("is one a day, at the chosen hour or the first that the clock shows after it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), zone, moment, (digestHour, timeZone, now) => {
        const first = nextDigest({ digestHour, timeZone }, now);
        const second = nextDigest({ digestHour, timeZone }, first);
        expect(first > now && first - now <= 26 * HOUR_MS).toBe(true);
        expect(Math.abs(second - first - 24 * HOUR_MS) <= 2 * HOUR_MS).toBe(true);
        // A notification between two of them is sent with the second.
        expect(nextDigest({ digestHour, timeZone }, first + Math.floor((second - first) / 2))).toBe(
          second,
        );
        expect(nextDigest({ digestHour, timeZone }, second - 1)).toBe(second);
        const shown = Number(clock(timeZone, first).slice(0, 2));
        expect([digestHour, (digestHour + 1) % 24]).toContain(shown);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a notification", () => {
  const AFTERNOON = at("2026-03-05T18:00:00Z");
  const NIGHT = at("2026-03-05T06:00:00Z");

  it("is sent by day, and by night waits for the morning, except in the bell", () => {
    expect(
      NEWS_CHANNELS.map((channel) => whenToSend("return_filed", channel, NEW_YORK, AFTERNOON)),
    ).toEqual([{ kind: "now" }, { kind: "now" }, { kind: "now" }]);
    const morning = { kind: "later", atMs: at("2026-03-05T12:00:00Z") };
    expect(
      NEWS_CHANNELS.map((channel) => whenToSend("return_filed", channel, NEW_YORK, NIGHT)),
    ).toEqual([{ kind: "now" }, morning, morning]);
    expect(
      NEWS_CHANNELS.map((channel) => whenToSend("lead_sold", channel, NEW_YORK, NIGHT)),
    ).toEqual([
      { kind: "now" },
      { kind: "never" },
      { kind: "digest", atMs: at("2026-03-05T13:00:00Z") },
    ]);
  });

  it("is never sent where it is switched off, nor before its time, nor in quiet hours", () => {
    const channels = fc.record({
      bell: fc.boolean(),
      push: fc.boolean(),
      email: fc.constantFrom(...EMAIL_TIMES),
    });
    const preferences = fc.record({
      kinds: fc.dictionary(fc.constantFrom(...NOTIFICATION_TYPES), channels),
      quietHours: fc.option(quietHours),
      timeZone: zone,
      digestHour: fc.integer({ min: 0, max: 23 }),
    }) as fc.Arbitrary<NotificationPreferences>;
    fc.assert(
      fc.property(
        fc.constantFrom(...NOTIFICATION_TYPES),
        fc.constantFrom(...NEWS_CHANNELS),
        preferences,
        moment,
        (kind, channel, wanted, now) => {
          const sending = whenToSend(kind, channel, wanted, now);
          const way = channelsOf(kind, wanted.kinds)[channel];
          expect(sending.kind === "never").toBe(way === false || way === "off");
          expect(sending.kind === "digest").toBe(way === "daily");
          if (sending.kind === "digest") expect(sending.atMs).toBe(nextDigest(wanted, now));
          const goesOutMs =
            sending.kind === "now" ? now : sending.kind === "later" ? sending.atMs : null;
          if (goesOutMs === null) return;
          expect(goesOutMs >= now).toBe(true);
          if (channel !== "bell") expect(quietUntil(wanted, goesOutMs)).toBe(null);
        },
      ),
      { numRuns: 500 },
    );
  });
});
