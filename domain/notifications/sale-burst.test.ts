// Tests when a burst of automatic sales is announced.
import { describe, expect, it } from "vitest";
import { BURST_CALM_MS, LONGEST_BURST_MS, burstEndMs } from "./sale-burst.ts";

describe("a burst of sales", () => {
  it("ends a minute after its last sale", () => {
    expect(burstEndMs({ firstMs: 1_000, lastMs: 1_000 })).toBe(1_000 + BURST_CALM_MS);
    expect(burstEndMs({ firstMs: 1_000, lastMs: 31_000 })).toBe(31_000 + BURST_CALM_MS);
  });

  it("ends a quarter of an hour after its first sale, however steady the sales are", () => {
    expect(burstEndMs({ firstMs: 0, lastMs: LONGEST_BURST_MS - 1 })).toBe(LONGEST_BURST_MS);
  });
});
