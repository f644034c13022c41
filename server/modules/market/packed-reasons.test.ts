// What explains a lead comes back from its bytes as it went in.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUY_REASONS } from "../../../domain/lead/vocabulary.ts";
import { cents } from "../../../domain/money/money.ts";
import { SCORE_REASONS, componentOf } from "../../../domain/scoring/score-lead.ts";
import { ByteWriter } from "../../platform/db/byte-writer.ts";
import { STORED_LINES, packDecision, packScoreReasons, unpackDecision, unpackScoreReasons } from "./packed-reasons.ts";

const LINE = fc.record({
  campaignNo: fc.integer({ min: 1, max: 2 ** 31 - 1 }), reason: fc.constantFrom("won" as const, ...BUY_REASONS), mode: fc.constantFrom("exclusive" as const, "shared" as const),
  bidCents: fc.maxSafeNat().map((value) => cents(BigInt(value))),
});
const REASON = fc.record({ code: fc.constantFrom(...SCORE_REASONS), points: fc.integer({ min: -100, max: 100 }) }).map((reason) => ({ ...reason, component: componentOf(reason.code) }));

function write(put: (out: ByteWriter) => void): Buffer {
  const out = new ByteWriter(8);
  put(out);
  return out.done();
}

describe("packed reasons", () => {
  it("bring a decision back, up to the lines that are kept", () => {
    fc.assert(fc.property(fc.boolean(), fc.nat(), fc.array(LINE, { maxLength: STORED_LINES + 5 }), (candidatesComplete, activeCampaigns, lines) => {
      const bytes = write((out) => packDecision(out, { candidatesComplete, lines }, activeCampaigns));
      expect(unpackDecision(bytes)).toEqual({
        complete: candidatesComplete, activeCampaigns, lines: lines.slice(0, STORED_LINES).map((line) => ({ ...line, bidCents: Number(line.bidCents) })),
      });
    }));
  });

  it("bring a score's reasons back", () => {
    fc.assert(fc.property(fc.array(REASON), (reasons) => {
      expect(unpackScoreReasons(write((out) => packScoreReasons(out, reasons)))).toEqual(reasons);
    }));
  });

  it("take six bytes for a common line, two for a score's reason", () => {
    const line = { campaignNo: 88_739, reason: "outbid", mode: "exclusive", bidCents: cents(10_775n) } as const;
    expect(write((out) => packDecision(out, { candidatesComplete: false, lines: [line] }, 100_000)).toString("hex")).toBe("00a08d06" + "a3b505" + "14" + "9754");
    expect(write((out) => packScoreReasons(out, [{ code: "faded", component: "engagement", points: -7 }])).toString("hex")).toBe("0cf9");
  });

  it("are refused where they end in the middle or name a reason that nobody knows", () => {
    expect(() => unpackDecision(Buffer.from("00a08d", "hex"))).toThrow(RangeError);
    expect(() => unpackDecision(Buffer.from("0001" + "01" + "ff" + "01", "hex"))).toThrow("there is no buy reason 126");
    expect(() => unpackScoreReasons(Buffer.from("0c", "hex"))).toThrow(RangeError);
    expect(() => unpackScoreReasons(Buffer.from("ff00", "hex"))).toThrow("there is no score reason 255");
  });

  it("keep the places that stored leads name: the lists only grow at their ends", () => {
    expect(BUY_REASONS.slice(0, 13)).toEqual([
      "criteria_not_met", "outside_hours", "cap_reached", "budget_exhausted", "insufficient_funds", "not_licensed", "source_blocked", "already_owned", "consent_scope", "outbid",
      "buyer_rejected", "buyer_timeout", "below_reserve",
    ]);
    expect(SCORE_REASONS.slice(0, 36).join(" ")).toBe(
      "type_answered place_answered price_answered timing_answered phone_format_only email_format_only certificate consent_page_known street_given size_given finance_answered agent_answered faded "
        + "timing_asap timing_m1_3 timing_m3_6 timing_m6_12 timing_m12_plus timing_browsing timing_unknown zip_known wish_specific request_described no_agent agent_unknown agent_informal agent_signed "
        + "cash pre_approved pre_qualified talking_to_lender price_plausible rent_plausible property_identified property_described nothing_known",
    );
  });
});
