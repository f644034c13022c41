// Checks that a packed score unpacks to what was packed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCORE_REASONS, componentOf } from "../../../../../domain/scoring/score-lead.ts";
import { ByteWriter } from "../../../../platform/db/byte-writer.ts";
import { packScoreReasons, unpackScoreReasons } from "./packed-score.ts";

const REASON = fc
  .record({ code: fc.constantFrom(...SCORE_REASONS), points: fc.integer({ min: -100, max: 100 }) })
  .map((reason) => ({ ...reason, component: componentOf(reason.code) }));

function write(put: (out: ByteWriter) => void): Buffer {
  const out = new ByteWriter(8);
  put(out);
  return out.done();
}

describe("a packed score", () => {
  it("restores its reasons", () => {
    fc.assert(
      fc.property(fc.array(REASON), (reasons) => {
        expect(unpackScoreReasons(write((out) => packScoreReasons(out, reasons)))).toEqual(reasons);
      }),
    );
  });

  it("takes two bytes for a reason", () => {
    expect(
      write((out) =>
        packScoreReasons(out, [{ code: "faded", component: "engagement", points: -7 }]),
      ).toString("hex"),
    ).toBe("0cf9");
  });

  it("is refused where it is truncated or names an unknown reason", () => {
    expect(() => unpackScoreReasons(Buffer.from("0c", "hex"))).toThrow(RangeError);
    expect(() => unpackScoreReasons(Buffer.from("ff00", "hex"))).toThrow(
      "there is no score reason 255",
    );
  });

  it("keeps the indexes that stored leads refer to: the list only grows at its end", () => {
    expect(SCORE_REASONS.slice(0, 36).join(" ")).toBe(
      "type_answered place_answered price_answered timing_answered phone_format_only " +
        "email_format_only certificate consent_page_known street_given size_given " +
        "finance_answered agent_answered faded " +
        ("timing_asap timing_m1_3 timing_m3_6 timing_m6_12 timing_m12_plus timing_browsing " +
          "timing_unknown zip_known wish_specific request_described no_agent agent_unknown " +
          "agent_informal agent_signed ") +
        ("cash pre_approved pre_qualified talking_to_lender price_plausible rent_plausible " +
          "property_identified property_described nothing_known"),
    );
  });
});
