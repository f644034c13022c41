// Tests who works which queue of the network's inbox, and when an item is put aside.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../access/access.ts";
import { seatsOf } from "../access/rights.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";
import { kindsFor, maySeatWork, mayWork, screenOf, seatsFor } from "./inbox.ts";
import { INBOX_KINDS } from "./kind-names.ts";
import { MOST_SNOOZE_DAYS, isSnoozed, returnsAtMs, snoozeProblem } from "./snooze.ts";

const person = (teamRole: Actor["teamRole"], role: Actor["role"] = "admin"): Actor => ({
  kind: "user",
  id: "someone",
  accountId: "an-account",
  role,
  teamRole,
});

describe("who works a queue", () => {
  it("follows from the right to the act that ends the item", () => {
    expect(
      Object.fromEntries(seatsOf("admin").map((seat) => [seat, kindsFor(person(seat))])),
    ).toEqual({
      owner: INBOX_KINDS,
      operations: [
        "alert",
        "application",
        "failed_delivery",
        "license",
        "quarantined_lead",
        "return",
        "seller_name",
        "stopped_campaign",
      ],
      finance: ["empty_wallet", "manual_entry", "payout"],
      support: ["failed_delivery"],
      compliance: ["consumer_request", "license", "seller_name"],
      read_only: [],
    });
  });

  it("leaves out other accounts, keys, and people who view an account", () => {
    for (const role of ["advertiser", "affiliate"] as const)
      expect(kindsFor(person("owner", role))).toEqual([]);
    expect(kindsFor({ ...person("owner"), kind: "key", scopes: ["money", "leads"] })).toEqual([]);
    const viewing = {
      id: "a-view",
      viewerId: "someone",
      seat: "owner",
      networkId: "the-network",
      accountName: "Elm Realty",
    } as const;
    for (const kind of INBOX_KINDS)
      expect(mayWork({ ...person("owner"), viewing }, kind)).toBe(false);
  });

  it("knows the seats of a kind, and no seat of another account or name", () => {
    expect(seatsFor("license")).toEqual(["owner", "operations", "compliance"]);
    for (const seat of ["agent", "analyst", "toString", ""])
      expect(maySeatWork(seat, "license")).toBe(false);
  });

  it("has a screen for every kind", () => {
    for (const kind of INBOX_KINDS)
      expect(screenOf(kind, { id: "i", accountId: "a", leadId: "l" })).toMatch(/^\/[a-z]+/);
  });
});

const NOW = Date.parse("2026-03-04T18:00:00Z");
const times = fc.record({
  sinceMs: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
  deadlineMs: fc.option(fc.integer({ min: NOW - 5 * DAY_MS, max: NOW + 90 * DAY_MS })),
});
const moment = fc.integer({ min: NOW - 5 * DAY_MS, max: NOW + 90 * DAY_MS });

describe("a snooze", () => {
  it("is refused for the past, beyond a month, and within a day of the deadline", () => {
    const none = { deadlineMs: null };
    expect(snoozeProblem(none, NOW, NOW)).toBe("not_future");
    expect(snoozeProblem(none, NOW + 1, NOW)).toBeNull();
    expect(snoozeProblem(none, NOW + MOST_SNOOZE_DAYS * DAY_MS, NOW)).toBeNull();
    expect(snoozeProblem(none, NOW + MOST_SNOOZE_DAYS * DAY_MS + 1, NOW)).toBe("too_far");
    expect(snoozeProblem({ deadlineMs: NOW + DAY_MS }, NOW + HOUR_MS, NOW)).toBe("deadline_near");
    expect(snoozeProblem({ deadlineMs: NOW + DAY_MS + 1 }, NOW + HOUR_MS, NOW)).toBeNull();
  });

  it("ends at its moment, and a day before a deadline that comes first", () => {
    expect(returnsAtMs({ deadlineMs: null }, { untilMs: 5 })).toBe(5);
    const deadlineMs = NOW + 3 * DAY_MS;
    expect(returnsAtMs({ deadlineMs }, { untilMs: NOW + 5 * DAY_MS })).toBe(NOW + 2 * DAY_MS);
    expect(returnsAtMs({ deadlineMs }, { untilMs: NOW + DAY_MS })).toBe(NOW + DAY_MS);
  });

  it("holds from the moment of an accepted snooze until exactly its return", () => {
    fc.assert(
      fc.property(times, moment, moment, (item, untilMs, laterMs) => {
        if (snoozeProblem(item, untilMs, NOW) !== null) return;
        const snooze = { atMs: NOW, untilMs };
        expect(isSnoozed(item, snooze, NOW)).toBe(true);
        expect(isSnoozed(item, snooze, laterMs)).toBe(laterMs < returnsAtMs(item, snooze));
        expect(returnsAtMs(item, snooze)).toBeGreaterThan(NOW);
      }),
    );
  });

  it("does not hold for an item that began to wait after it", () => {
    const snooze = { atMs: NOW, untilMs: NOW + DAY_MS };
    expect(isSnoozed({ sinceMs: NOW, deadlineMs: null }, snooze, NOW + 1)).toBe(true);
    expect(isSnoozed({ sinceMs: NOW + 1, deadlineMs: null }, snooze, NOW + 1)).toBe(false);
    expect(isSnoozed({ sinceMs: NOW, deadlineMs: null }, null, NOW)).toBe(false);
  });
});
