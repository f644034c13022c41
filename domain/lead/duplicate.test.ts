// Tests when an earlier copy makes a lead a duplicate, and when it no longer matters.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DUPLICATE_WINDOW_MS, type EarlierCopy, duplicateOf, mayMatter } from "./duplicate.ts";
import { LEAD_STATUSES, POST_REASONS, type PostReason } from "./vocabulary.ts";

const NOW_MS = Date.parse("2026-11-21T12:00:00Z");
const copy = (change: Partial<EarlierCopy> = {}): EarlierCopy => ({
  leadId: "018f0000-0000-7000-8000-00000000000a",
  affiliateId: "own",
  side: "seller",
  receivedAtMs: NOW_MS - 1,
  status: "expired",
  reason: null,
  lastSoldAtMs: null,
  ...change,
});

describe("a copy", () => {
  it("that was refused before it was offered blocks nothing", () => {
    const refused = (reason: PostReason) =>
      duplicateOf(copy({ status: "rejected", reason }), "seller", "own", NOW_MS);
    expect(POST_REASONS.filter((reason) => refused(reason) !== null)).toEqual([
      "duplicate",
      "suppressed",
      "fraud_suspected",
    ]);
  });

  it("of the same affiliate counts for 60 days, in any status", () => {
    expect(duplicateOf(copy(), "seller", "own", NOW_MS)).toBe("own");
    expect(
      duplicateOf(
        copy({ receivedAtMs: NOW_MS - DUPLICATE_WINDOW_MS + 1 }),
        "seller",
        "own",
        NOW_MS,
      ),
    ).toBe("own");
    expect(
      duplicateOf(copy({ receivedAtMs: NOW_MS - DUPLICATE_WINDOW_MS }), "seller", "own", NOW_MS),
    ).toBeNull();
  });

  it("of another affiliate counts while for sale and for 60 days after its last sale", () => {
    const old = { receivedAtMs: NOW_MS - 2 * DUPLICATE_WINDOW_MS };
    expect(duplicateOf(copy(), "seller", "other", NOW_MS)).toBeNull();
    expect(duplicateOf(copy({ ...old, status: "available" }), "seller", "other", NOW_MS)).toBe(
      "other",
    );
    expect(
      duplicateOf(
        copy({ ...old, status: "sold", lastSoldAtMs: NOW_MS - DUPLICATE_WINDOW_MS + 1 }),
        "seller",
        "other",
        NOW_MS,
      ),
    ).toBe("other");
    expect(
      duplicateOf(
        copy({ ...old, status: "sold", lastSoldAtMs: NOW_MS - DUPLICATE_WINDOW_MS }),
        "seller",
        "other",
        NOW_MS,
      ),
    ).toBeNull();
  });

  it("for another side never counts", () => {
    expect(duplicateOf(copy({ status: "available" }), "buyer", "own", NOW_MS)).toBeNull();
  });

  it("is irrelevant only when neither it nor its buyers can matter now or later", () => {
    const any = fc.record({
      leadId: fc.uuid(),
      affiliateId: fc.constantFrom("own", "other"),
      side: fc.constantFrom("seller", "buyer"),
      status: fc.constantFrom(...LEAD_STATUSES),
      reason: fc.constantFrom(null, ...POST_REASONS),
      receivedAtMs: fc.integer({ min: NOW_MS - 3 * DUPLICATE_WINDOW_MS, max: NOW_MS }),
      lastSoldAtMs: fc.option(fc.integer({ min: NOW_MS - 3 * DUPLICATE_WINDOW_MS, max: NOW_MS })),
    });
    fc.assert(
      fc.property(any, fc.nat(2 * DUPLICATE_WINDOW_MS), (earlier, laterMs) => {
        if (mayMatter(earlier, NOW_MS)) return;
        expect(earlier.lastSoldAtMs).toBeNull();
        for (const affiliateId of ["own", "other"])
          expect(duplicateOf(earlier, earlier.side, affiliateId, NOW_MS + laterMs)).toBeNull();
      }),
    );
    expect(mayMatter(copy({ receivedAtMs: NOW_MS - DUPLICATE_WINDOW_MS }), NOW_MS)).toBe(false);
  });
});
