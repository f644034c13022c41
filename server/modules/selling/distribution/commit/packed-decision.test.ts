// Checks that a packed decision unpacks to what was packed, with the terms it was made by.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distribute } from "../../../../../domain/distribution/distribute.ts";
import {
  AT_MS,
  bidders,
  marketOf,
  offersFor,
} from "../../../../../domain/distribution/market.test-support.ts";
import { MemoryBidderState } from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { Decision, DecisionLine } from "../../../../../domain/distribution/auction-lead.ts";
import { BUY_REASONS } from "../../../../../domain/lead/vocabulary.ts";
import { cents } from "../../../../../domain/money/money.ts";
import { ByteWriter } from "../../../../platform/db/byte-writer.ts";
import { DecisionReader, STORED_LINES, packDecision, unpackDecision } from "./packed-decision.ts";

const OWNERS = ["0199f0c4-5a7e-7c3b-9d21-000000000001", "0199f0c4-5a7e-7c3b-9d21-0000000000ff"];
const priceRule = fc.constantFrom("first_price" as const, "second_price" as const);
const money = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 5, maxLength: 5 });

/** Decisions as distribution makes them, for every routing and price rule. */
const decisions = bidders
  .chain((list) =>
    fc.record({
      list: fc.constant(list),
      batch: offersFor(list.length),
      balances: money,
      rule: priceRule,
      owners: fc.subarray(OWNERS),
    }),
  )
  .map(({ list, batch, balances, rule, owners }) =>
    distribute(
      batch,
      new MemoryBidderState(marketOf(list, balances)),
      { priceRule: rule },
      AT_MS,
    ).map((decision): Decision => ({ ...decision, ownerAccountIds: new Set(owners) })),
  );

const REFUSED = fc.record({
  campaignNo: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  reason: fc.constantFrom(...BUY_REASONS.filter((reason) => reason !== "outbid")),
  mode: fc.constantFrom("exclusive" as const, "shared" as const),
  bidCents: fc.maxSafeNat().map((value) => cents(BigInt(value))),
  priceCents: fc.constant(null),
  bid: fc.constant(null),
});
const TERMS: Decision["terms"] = {
  routing: "best_price",
  priceRule: "first_price",
  allowsExclusive: true,
  sharedSlots: 3,
  exclusiveFloorCents: cents(1_000n),
  sharedFloorCents: null,
};

function write(put: (out: ByteWriter) => void): Buffer {
  const out = new ByteWriter(8);
  put(out);
  return out.done();
}

const pack = (decision: Decision, active: number, position: number): Buffer =>
  write((out) => packDecision(out, decision, active, position));
const plain = (lines: readonly DecisionLine[]) =>
  lines.slice(0, STORED_LINES).map(({ campaignNo, reason, mode, bidCents }) => ({
    campaignNo,
    reason,
    mode,
    bidCents: Number(bidCents),
  }));

describe("a packed decision", () => {
  it("restores the lines, as many as are kept", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.nat(),
        fc.array(REFUSED, { maxLength: STORED_LINES + 5 }),
        (candidatesComplete, activeCampaigns, lines) => {
          const bytes = write((out) =>
            packDecision(
              out,
              { candidatesComplete, lines, terms: TERMS, ownerAccountIds: new Set() },
              activeCampaigns,
              3,
            ),
          );
          expect(unpackDecision(bytes)).toEqual({
            complete: candidatesComplete,
            activeCampaigns,
            lines: plain(lines),
            terms: {
              routing: "best_price",
              priceRule: "first_price",
              exclusiveFloorCents: 1_000,
              sharedFloorCents: null,
            },
          });
        },
      ),
    );
  });

  it("restores what distribution decided by: terms, owners, each bid's rank and turn", () => {
    fc.assert(
      fc.property(decisions, fc.nat({ max: 100_000 }), (list, active) => {
        for (const [position, decision] of list.entries()) {
          const bytes = pack(decision, active, position);
          const reader = new DecisionReader(
            Buffer.concat([Buffer.from("rest"), bytes, Buffer.from("rest")]),
          );
          reader.open(4, 4 + bytes.length);
          const { terms } = decision;
          expect(reader).toMatchObject({
            complete: decision.candidatesComplete,
            hasTerms: true,
            activeCampaigns: active,
            position,
            routing: terms.routing,
            isSecondPrice: terms.priceRule === "second_price",
            allowsExclusive: terms.allowsExclusive,
            sharedSlots: terms.sharedSlots,
            owners: [...decision.ownerAccountIds],
            exclusiveFloor: Number(terms.exclusiveFloorCents ?? -1),
            sharedFloor: Number(terms.sharedFloorCents ?? -1),
          });
          for (const line of decision.lines) {
            expect(reader.next()).toBe(true);
            expect(reader).toMatchObject({
              ...plain([line])[0],
              stood: line.bid !== null,
              otherCents: Number(line.bid?.other?.bidCents ?? -1),
            });
            if (line.reason === "won") expect(reader.priceCents).toBe(Number(line.priceCents));
            if (line.bid === null) continue;
            expect(reader.modifier).toBe(line.bid.bidder.modifier);
            if (terms.routing === "priority")
              expect(reader.priority).toBe(line.bid.bidder.priority);
            if (terms.routing === "weighted") expect(reader.weight).toBe(line.bid.bidder.weight);
            if (terms.routing === "weighted" || terms.routing === "round_robin")
              expect(reader.boughtToday).toBe(line.bid.boughtToday);
          }
          expect(reader.next()).toBe(false);
        }
      }),
    );
  });

  it("takes six bytes for a common line", () => {
    const line = {
      campaignNo: 88_739,
      reason: "not_licensed",
      mode: "exclusive",
      bidCents: cents(10_775n),
      priceCents: null,
      bid: null,
    } as const;
    const bytes = write((out) =>
      packDecision(
        out,
        { candidatesComplete: false, lines: [line], terms: TERMS, ownerAccountIds: new Set() },
        100_000,
        7,
      ),
    );
    expect(bytes.toString("hex")).toBe("02a08d0607" + "07e90700" + "a3b505" + "0c" + "9754");
  });

  it("can be read from leads that were decided before terms were kept", () => {
    expect(unpackDecision(Buffer.from("00a08d06a3b505149754", "hex"))).toEqual({
      complete: false,
      activeCampaigns: 100_000,
      lines: [{ campaignNo: 88_739, reason: "outbid", mode: "exclusive", bidCents: 10_775 }],
      terms: null,
    });
    const reader = new DecisionReader(Buffer.from("01a08d06", "hex"));
    reader.open(0, 4);
    expect(reader).toMatchObject({ complete: true, hasTerms: false });
  });

  it("is refused where it is truncated or names an unknown reason", () => {
    expect(() => unpackDecision(Buffer.from("00a08d", "hex"))).toThrow(RangeError);
    expect(() => unpackDecision(Buffer.from("0001" + "01" + "3f" + "01", "hex"))).toThrow(
      "there is no buy reason 30",
    );
  });

  it("keeps the indexes that stored leads refer to: the list only grows at its end", () => {
    expect(BUY_REASONS.slice(0, 13)).toEqual([
      "criteria_not_met",
      "outside_hours",
      "cap_reached",
      "budget_exhausted",
      "insufficient_funds",
      "not_licensed",
      "source_blocked",
      "already_owned",
      "consent_scope",
      "outbid",
      "buyer_rejected",
      "buyer_timeout",
      "below_reserve",
    ]);
  });
});
