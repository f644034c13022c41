// Tests the operations on a list of notifications.
import { describe, expect, it } from "vitest";
import {
  type ArrivedEvent,
  byDay,
  notificationOf,
  readArrived,
  unreadOf,
  withArrivals,
  withRead,
  withUnread,
} from "./notification.ts";

const event = (id: number, url = "/leads/1"): ArrivedEvent => ({
  id,
  notification: { title: `Title ${id}`, body: "Body" },
  data: { type: "lead_bought", url },
  at: "2026-11-21T10:00:00Z",
});

describe("a push message", () => {
  const NOW = "2026-11-22T10:00:00.000Z";

  it("is an event as the stream sends it; without a time it is dated now", () => {
    expect(readArrived(JSON.parse(JSON.stringify(event(7))), NOW)).toEqual(event(7));
    const { at: _at, ...rest } = event(7);
    expect(readArrived(rest, NOW)).toEqual({ ...rest, at: NOW });
  });

  it.each([
    [null],
    ["text"],
    [7],
    [{}],
    [{ ...event(7), id: "7" }],
    [{ ...event(7), notification: { title: "Only" } }],
    [{ ...event(7), data: { url: "/leads/1" } }],
    [{ ...event(7), notification: null }],
  ])("is null for %j", (value) => expect(readArrived(value, NOW)).toBeNull());

  it("leads only to an address of the app", () => {
    expect(
      ["https://elsewhere.example", "//elsewhere.example", undefined].map(
        (url) =>
          notificationOf(
            readArrived({ ...event(7), data: { type: "lead_bought", url } }, NOW) ?? event(1),
          ).url,
      ),
    ).toEqual(["/dashboard", "/dashboard", "/dashboard"]);
  });
});

describe("a notification", () => {
  it("has id, title, message, type from the data, timestamp and read flag", () => {
    expect(notificationOf(event(7))).toEqual({
      id: 7,
      title: "Title 7",
      message: "Body",
      type: "lead_bought",
      timestamp: "2026-11-21T10:00:00Z",
      read: false,
      url: "/leads/1",
    });
  });

  it("counts as read if it came before the last logout", () => {
    expect([6, 7, 8].map((id) => notificationOf(event(id), 7).read)).toEqual([true, true, false]);
  });

  it("leads only into this app", () => {
    for (const url of ["https://evil.example", "//evil.example", "javascript:alert(1)", "/\\evil"])
      expect(notificationOf(event(1, url)).url).toBe("/dashboard");
  });
});

describe("a list of notifications", () => {
  const three = withArrivals(
    [],
    [1, 3, 2].map((id) => notificationOf(event(id))),
  );

  it("is newest first, and one id is one item, whichever way it arrived", () => {
    expect(three.map(({ id }) => id)).toEqual([3, 2, 1]);
    const read = withRead(three, 2);
    expect(withArrivals(read, [notificationOf(event(2)), notificationOf(event(2))])).toBe(read);
  });

  it("marks one as read, or all, removes none, and never counts below 0", () => {
    expect(unreadOf(three)).toBe(3);
    const one = withRead(three, 3);
    expect([unreadOf(one), one.length]).toEqual([2, 3]);
    const all = withRead(withRead(withRead(one)), 3);
    expect([unreadOf(all), all.length]).toEqual([0, 3]);
  });

  it("marks as unread exactly those just marked as read", () => {
    const before = withRead(three, 1);
    expect(withUnread(withRead(before), new Set([3, 2]))).toEqual(before);
    expect(withUnread(before, new Set([9]))).toEqual(before);
  });

  it("has a heading for each day between its items, in the reader's zone", () => {
    const items = ["2026-11-21T23:30:00Z", "2026-11-21T01:00:00Z", "2026-11-20T23:00:00Z"].map(
      (at, index) => notificationOf({ ...event(3 - index), at }),
    );
    const dayIn = (timeZone: string) => (iso: string) =>
      new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(iso));
    const shape = (zone: string) =>
      byDay(items, dayIn(zone)).map((row) => (row.kind === "day" ? row.day : row.item.id));
    expect(shape("UTC")).toEqual(["2026-11-21", 3, 2, "2026-11-20", 1]);
    expect(shape("America/Los_Angeles")).toEqual(["2026-11-21", 3, "2026-11-20", 2, 1]);
    expect(byDay([], dayIn("UTC"))).toEqual([]);
  });
});
