// Tests when an earlier copy makes a lead a duplicate, and when it no longer matters.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_DUPLICATE_RULES, type EarlierCopy, duplicateOf, mayMatter } from "./duplicate.ts";
import { DAY_MS } from "../time.ts";
import { LEAD_STATUSES, POST_REASONS, type PostReason } from "./vocabulary.ts";

const NOW_MS = Date.parse("2026-11-21T12:00:00Z");
const RULES = DEFAULT_DUPLICATE_RULES;
const WINDOW_MS = 60 * DAY_MS;
const EXCLUSIVE_MS = 90 * DAY_MS;
const copy = (change: Partial<EarlierCopy> = {}): EarlierCopy => ({
  leadId: "018f0000-0000-7000-8000-00000000000a",
  affiliateId: "own",
  side: "seller",
  receivedAtMs: NOW_MS - 1,
  status: "expired",
  reason: null,
  lastSoldAtMs: null,
  soldExclusively: false,
  ...change,
});

describe("a copy", () => {
  it("that was refused before it was offered blocks nothing", () => {
    const refused = (reason: PostReason) =>
      duplicateOf(copy({ status: "rejected", reason }), "seller", "own", RULES, NOW_MS);
    expect(POST_REASONS.filter((reason) => refused(reason) !== null)).toEqual([
      "duplicate",
      "suppressed",
      "fraud_suspected",
    ]);
  });

  it("of the same affiliate counts for 60 days, in any status", () => {
    expect(duplicateOf(copy(), "seller", "own", RULES, NOW_MS)).toBe("own");
    expect(
      duplicateOf(copy({ receivedAtMs: NOW_MS - WINDOW_MS + 1 }), "seller", "own", RULES, NOW_MS),
    ).toBe("own");
    expect(
      duplicateOf(copy({ receivedAtMs: NOW_MS - WINDOW_MS }), "seller", "own", RULES, NOW_MS),
    ).toBeNull();
  });

  it("of another affiliate counts while for sale and for 60 days after its last sale", () => {
    const old = { receivedAtMs: NOW_MS - 2 * WINDOW_MS };
    expect(duplicateOf(copy(), "seller", "other", RULES, NOW_MS)).toBeNull();
    expect(
      duplicateOf(copy({ ...old, status: "available" }), "seller", "other", RULES, NOW_MS),
    ).toBe("other");
    expect(
      duplicateOf(
        copy({ ...old, status: "sold", lastSoldAtMs: NOW_MS - WINDOW_MS + 1 }),
        "seller",
        "other",
        RULES,
        NOW_MS,
      ),
    ).toBe("other");
    expect(
      duplicateOf(
        copy({ ...old, status: "sold", lastSoldAtMs: NOW_MS - WINDOW_MS }),
        "seller",
        "other",
        RULES,
        NOW_MS,
      ),
    ).toBeNull();
  });

  it.each(["own", "other"])("that was sold counts for 60 days since, sent by %s", (affiliateId) => {
    const sold = (agoMs: number) =>
      duplicateOf(
        copy({
          receivedAtMs: NOW_MS - 10 * WINDOW_MS,
          status: "sold",
          lastSoldAtMs: NOW_MS - agoMs,
        }),
        "seller",
        affiliateId,
        RULES,
        NOW_MS,
      );
    expect(sold(WINDOW_MS - 1)).toBe(affiliateId);
    expect(sold(WINDOW_MS)).toBeNull();
  });

  it.each(["own", "other"])("that was sold exclusively counts for 90 days, sent by %s", (id) => {
    const sold = (agoMs: number, rules = RULES) =>
      duplicateOf(
        copy({
          receivedAtMs: NOW_MS - 10 * WINDOW_MS,
          status: "sold",
          lastSoldAtMs: NOW_MS - agoMs,
          soldExclusively: true,
        }),
        "seller",
        id,
        rules,
        NOW_MS,
      );
    expect(sold(EXCLUSIVE_MS - 1)).toBe(id);
    expect(sold(EXCLUSIVE_MS)).toBeNull();
    expect(sold(29 * DAY_MS, { days: 10, exclusiveDays: 30 })).toBe(id);
    expect(sold(30 * DAY_MS, { days: 10, exclusiveDays: 30 })).toBeNull();
  });

  it("counts for as many days as the network's rules say", () => {
    const received = (agoDays: number) =>
      duplicateOf(
        copy({ receivedAtMs: NOW_MS - agoDays * DAY_MS }),
        "seller",
        "own",
        { days: 5, exclusiveDays: 5 },
        NOW_MS,
      );
    expect([received(4), received(5)]).toEqual(["own", null]);
  });

  it("for another side never counts", () => {
    expect(duplicateOf(copy({ status: "available" }), "buyer", "own", RULES, NOW_MS)).toBeNull();
  });

  it("is irrelevant only when neither it nor its buyers can matter now or later", () => {
    const any = fc.record({
      leadId: fc.uuid(),
      affiliateId: fc.constantFrom("own", "other"),
      side: fc.constantFrom("seller", "buyer"),
      status: fc.constantFrom(...LEAD_STATUSES),
      reason: fc.constantFrom(null, ...POST_REASONS),
      receivedAtMs: fc.integer({ min: NOW_MS - 3 * WINDOW_MS, max: NOW_MS }),
      lastSoldAtMs: fc.option(fc.integer({ min: NOW_MS - 3 * WINDOW_MS, max: NOW_MS })),
      soldExclusively: fc.boolean(),
    });
    fc.assert(
      fc.property(any, fc.nat(2 * WINDOW_MS), (earlier, laterMs) => {
        if (mayMatter(earlier, RULES, NOW_MS)) return;
        expect(earlier.lastSoldAtMs).toBeNull();
        for (const affiliateId of ["own", "other"])
          expect(
            duplicateOf(earlier, earlier.side, affiliateId, RULES, NOW_MS + laterMs),
          ).toBeNull();
      }),
    );
    expect(mayMatter(copy({ receivedAtMs: NOW_MS - WINDOW_MS }), RULES, NOW_MS)).toBe(false);
  });
});
