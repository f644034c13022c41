// Tests that a first-price race has the same winner as the full settlement, over random bids.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { tieBreak, tieSeed } from "./bidder.ts";
import { type EligibleBids, rankBids, runAuction } from "./auction.ts";
import { FirstPriceRace } from "./first-price-race.ts";
import type { AuctionTerms } from "./auction-lead.ts";
import type { RankedBid } from "./price.ts";

describe("a first-price race", () => {
  it("has the same winner as the full settlement", () => {
    const bid = fc.record({
      no: fc.integer({ min: 1, max: 40 }),
      account: fc.integer({ min: 0, max: 5 }),
      exclusive: fc.option(fc.integer({ min: 1, max: 40 })),
      shared: fc.option(fc.integer({ min: 1, max: 20 })),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(bid, { selector: ({ no }) => no, minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 0xffff_ffff }),
        (list, sharedSlots, random) => {
          const terms: AuctionTerms = {
            routing: "best_price",
            priceRule: "first_price",
            allowsExclusive: true,
            exclusiveFloorCents: cents(0),
            sharedFloorCents: cents(0),
            sharedSlots,
          };
          const seed = tieSeed(
            `018f0000-0000-7000-8000-0000${random.toString(16).padStart(8, "0")}`,
          );
          const ranked = (no: number, account: number, amount: number): RankedBid => ({
            bidder: {
              no,
              campaignId: "",
              accountId: String(account),
              modifier: 10_000,
              priority: 0,
              weight: 1,
            },
            bidCents: cents(amount),
            roundRank: amount * 10_000,
            tie: tieBreak(seed, no),
            boughtToday: 0,
            other: null,
          });
          const bids: EligibleBids = { exclusive: [], shared: [] };
          for (const { no, account, exclusive, shared } of list) {
            if (exclusive !== null) bids.exclusive.push(ranked(no, account, exclusive));
            if (shared !== null && sharedSlots > 0) bids.shared.push(ranked(no, account, shared));
          }
          const sales = runAuction(
            terms,
            rankBids(terms, { exclusive: [...bids.exclusive], shared: [...bids.shared] }),
          );
          const race = new FirstPriceRace();
          for (const own of list) {
            const rankOf = (amount: number | null): number =>
              amount === null ? -1 : amount * 10_000;
            race.start(
              sharedSlots,
              seed,
              own,
              rankOf(own.exclusive),
              sharedSlots > 0 ? rankOf(own.shared) : -1,
            );
            for (const mode of ["exclusive", "shared"] as const)
              for (const { bidder, roundRank } of bids[mode])
                if (bidder.no !== own.no)
                  race.rival(mode, roundRank, bidder.no, Number(bidder.accountId));
            expect(race.ownMode()).toBe(
              sales.find(({ campaignNo }) => campaignNo === own.no)?.mode ?? null,
            );
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
