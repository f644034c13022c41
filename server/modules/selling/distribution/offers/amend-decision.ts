// Amends a decision that was packed when the offer was made with the outcome of the post: buyers
// that were promised a slot and did not buy.
import type { BuyReason } from "../../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { ByteWriter } from "../../../../platform/db/byte-writer.ts";
import { DecisionReader, packDecision } from "../commit/packed-decision.ts";

/** The same decision with these winners refused for these reasons. */
export function amendDecision(packed: Buffer, fallen: ReadonlyMap<number, BuyReason>): Buffer {
  if (fallen.size === 0) return packed;
  const reader = new DecisionReader(packed);
  reader.open(0, packed.length);
  const floor = (value: number): Cents | null => (value < 0 ? null : (BigInt(value) as Cents));
  const lines: Parameters<typeof packDecision>[1]["lines"][number][] = [];
  while (reader.next()) {
    const { campaignNo, mode, modifier, priority, weight, boughtToday, otherCents } = reader;
    const lost = reader.reason === "won" ? fallen.get(campaignNo) : undefined;
    const reason = lost ?? reader.reason;
    lines.push({
      campaignNo,
      mode,
      reason,
      bidCents: BigInt(reader.bidCents) as Cents,
      priceCents: reason === "won" ? (BigInt(reader.priceCents) as Cents) : null,
      bid:
        !reader.stood || lost !== undefined
          ? null
          : {
              bidder: { modifier, priority, weight },
              boughtToday,
              other: otherCents < 0 ? null : { bidCents: BigInt(otherCents) as Cents },
            },
    });
  }
  const out = new ByteWriter(packed.length);
  const terms = {
    routing: reader.routing,
    priceRule: reader.isSecondPrice ? ("second_price" as const) : ("first_price" as const),
    allowsExclusive: reader.allowsExclusive,
    sharedSlots: reader.sharedSlots,
    exclusiveFloorCents: floor(reader.exclusiveFloor),
    sharedFloorCents: floor(reader.sharedFloor),
  };
  const stood = lines.filter(({ bid }) => bid !== null);
  packDecision(
    out,
    {
      candidatesComplete: reader.complete,
      terms,
      ownerAccountIds: new Set(reader.owners),
      lines: [...stood, ...lines.filter(({ bid }) => bid === null)],
    },
    reader.activeCampaigns,
    reader.position,
  );
  return out.done();
}
