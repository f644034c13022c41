// Packs a decision into a few bytes: the terms it was made by, and the result of each candidate. As
// JSON it took two thirds of the lead's row. The bytes suffice to explain a decision, and to repeat
// it with another campaign among the bids.
import type {
  AuctionTerms,
  Decision,
  DecisionLine,
  DistributionRules,
  Routing,
} from "../../../../../domain/distribution/auction-lead.ts";
import { ROUTINGS } from "../../../../../domain/distribution/auction-lead.ts";
import type { RankedBid } from "../../../../../domain/distribution/price.ts";
import { BUY_REASONS, type BuyReason } from "../../../../../domain/lead/vocabulary.ts";
import { WHOLE_BASIS_POINTS } from "../../../../../domain/money/money.ts";
import { ByteReader } from "../../../../platform/db/byte-reader.ts";
import type { ByteWriter } from "../../../../platform/db/byte-writer.ts";

/** Maximum lines kept of a decision; the others follow from the versioned criteria. */
export const STORED_LINES = 64;

/** A decision as it was stored. */
export interface StoredDecision {
  /** True when every campaign whose criteria matched has a line. */
  readonly complete: boolean;
  /** Campaigns that were active when the lead was decided. */
  readonly activeCampaigns: number;
  readonly lines: readonly StoredLine[];
  /** The terms it was decided by; null for leads that were decided before terms were kept. */
  readonly terms: StoredTerms | null;
}

export interface StoredTerms {
  readonly routing: Routing;
  readonly priceRule: DistributionRules["priceRule"];
  /** Cents; null where the lead could not be sold in this mode at any price. */
  readonly exclusiveFloorCents: number | null;
  readonly sharedFloorCents: number | null;
}

export interface StoredLine {
  readonly campaignNo: number;
  readonly reason: BuyReason | "won";
  readonly mode: DecisionLine["mode"];
  readonly bidCents: number;
}

/** What is packed of a bid that stood. */
interface PackedBid {
  readonly bidder: Pick<RankedBid["bidder"], "modifier" | "priority" | "weight">;
  readonly boughtToday: number;
  readonly other: Pick<RankedBid, "bidCents"> | null;
}

type PackedLine = Omit<DecisionLine, "bid"> & { readonly bid: PackedBid | null };

interface PackedDecision extends Pick<
  Decision,
  "candidatesComplete" | "terms" | "ownerAccountIds"
> {
  readonly lines: readonly PackedLine[];
}

const COMPLETE = 1;
/** Set when terms follow; leads decided before terms were kept have lines alone. */
const HAS_TERMS = 2;
const WON = -1;

/**
 * The byte of the terms: exclusive allowed, shared slots (three bits), second price, routing (two
 * bits), owners follow.
 */
const EXCLUSIVE = 1;
const SLOTS_SHIFT = 1;
const SLOTS_MASK = 7;
const SECOND_PRICE = 0x10;
const ROUTING_SHIFT = 5;
const ROUTING_MASK = 3;
const OWNERS = 0x80;

/**
 * The byte of a line: twice (index of the reason + 1) plus 1 for shared, and what follows the bid.
 */
const CODE_MASK = 0x3f;
const HAS_OTHER_BID = 0x40;
const HAS_MODIFIER = 0x80;

/**
 * Packs one byte (1 for complete, 2 for terms), the active campaigns, the lead's position in its
 * batch, the terms' byte, the floors of the modes offered (plus 1; 0 for a floor that can never be
 * met), the accounts that have the person; then for each line: campaign number, its byte, bid in
 * cents, the price a winner pays where that is not its bid; and for a bid that stood: the
 * campaign's bid in the other mode where that stood too, the bid modifier where it is not 1, and
 * the routing's order value where that is not the price.
 */
export function packDecision(
  out: ByteWriter,
  decision: PackedDecision,
  activeCampaigns: number,
  position: number,
): void {
  const { terms, ownerAccountIds, lines } = decision;
  out.byte(HAS_TERMS + (decision.candidatesComplete ? COMPLETE : 0));
  out.varint(activeCampaigns);
  out.varint(position);
  out.byte(
    (terms.allowsExclusive ? EXCLUSIVE : 0) +
      (terms.sharedSlots << SLOTS_SHIFT) +
      (terms.priceRule === "second_price" ? SECOND_PRICE : 0) +
      (ROUTINGS.indexOf(terms.routing) << ROUTING_SHIFT) +
      (ownerAccountIds.size > 0 ? OWNERS : 0),
  );
  if (terms.allowsExclusive)
    out.varint(terms.exclusiveFloorCents === null ? 0 : Number(terms.exclusiveFloorCents) + 1);
  if (terms.sharedSlots > 0)
    out.varint(terms.sharedFloorCents === null ? 0 : Number(terms.sharedFloorCents) + 1);
  if (ownerAccountIds.size > 0) {
    out.varint(ownerAccountIds.size);
    for (const accountId of ownerAccountIds) out.uuid(accountId);
  }
  const count = Math.min(lines.length, STORED_LINES);
  for (let index = 0; index < count; index += 1) {
    const line = lines[index];
    if (line !== undefined) packLine(out, line, terms);
  }
}

function packLine(
  out: ByteWriter,
  { campaignNo, reason, mode, bidCents, priceCents, bid }: PackedLine,
  { routing, priceRule }: AuctionTerms,
): void {
  const place = reason === "won" ? WON : BUY_REASONS.indexOf(reason);
  const modifier = bid?.bidder.modifier ?? WHOLE_BASIS_POINTS;
  const other = bid?.other ?? null;
  out.varint(campaignNo);
  out.byte(
    (place + 1) * 2 +
      (mode === "shared" ? 1 : 0) +
      (other === null ? 0 : HAS_OTHER_BID) +
      (modifier === WHOLE_BASIS_POINTS ? 0 : HAS_MODIFIER),
  );
  out.varint(Number(bidCents));
  if (priceRule === "second_price" && priceCents !== null) out.varint(Number(priceCents));
  if (bid === null) return;
  if (other !== null) out.varint(Number(other.bidCents));
  if (modifier !== WHOLE_BASIS_POINTS) out.varint(modifier);
  if (routing !== "best_price") packOrder(out, bid, routing);
}

function packOrder(out: ByteWriter, { bidder, boughtToday }: PackedBid, routing: Routing): void {
  out.varint(routing === "priority" ? bidder.priority : boughtToday);
  if (routing === "weighted") out.varint(bidder.weight);
}

/**
 * Reads packed decisions one after the other, in place: a replay reads hundreds of thousands. The
 * members hold what was read last; each method throws a RangeError for bytes that `packDecision`
 * cannot have written.
 */
export class DecisionReader {
  complete = false;
  /** False for a lead that was decided before terms were kept: it cannot be decided again. */
  hasTerms = false;
  activeCampaigns = 0;
  /** The lead's position in its batch, in the order of arrival. */
  position = 0;
  routing: Routing = "best_price";
  isSecondPrice = false;
  allowsExclusive = false;
  sharedSlots = 0;
  /** Cents; −1 where the mode is not offered or its reserve can never be met. */
  exclusiveFloor = -1;
  sharedFloor = -1;
  owners: readonly string[] = NO_OWNERS;
  /** The line read last. */
  campaignNo = 0;
  reason: BuyReason | "won" = "won";
  mode: DecisionLine["mode"] = "exclusive";
  bidCents = 0;
  /** What a winner paid. */
  priceCents = 0;
  /** The standing bid in the other mode; −1 where there was none. */
  otherCents = -1;
  modifier = WHOLE_BASIS_POINTS;
  /** What the routing orders by, where it is not the price. */
  priority = 0;
  boughtToday = 0;
  weight = 1;
  readonly #from: ByteReader;

  constructor(bytes: Buffer) {
    this.#from = new ByteReader(bytes);
  }

  /** Reads the part before the lines of the decision between two offsets of the buffer. */
  open(start: number, end: number): void {
    const from = this.#from;
    from.seek(start, end);
    const flags = from.byte();
    this.complete = (flags & COMPLETE) !== 0;
    this.hasTerms = (flags & HAS_TERMS) !== 0;
    this.activeCampaigns = from.varint();
    if (this.hasTerms) this.#openTerms();
    else {
      this.routing = "best_price";
      this.isSecondPrice = false;
    }
  }

  #openTerms(): void {
    const from = this.#from;
    this.position = from.varint();
    const terms = from.byte();
    this.allowsExclusive = (terms & EXCLUSIVE) !== 0;
    this.sharedSlots = (terms >> SLOTS_SHIFT) & SLOTS_MASK;
    this.isSecondPrice = (terms & SECOND_PRICE) !== 0;
    this.routing = ROUTINGS[(terms >> ROUTING_SHIFT) & ROUTING_MASK] ?? "best_price";
    this.exclusiveFloor = this.allowsExclusive ? from.varint() - 1 : -1;
    this.sharedFloor = this.sharedSlots > 0 ? from.varint() - 1 : -1;
    this.owners =
      (terms & OWNERS) === 0 ? NO_OWNERS : Array.from({ length: from.varint() }, () => from.uuid());
  }

  /** Reads the next line; false where there is none. */
  next(): boolean {
    const from = this.#from;
    if (from.atEnd) return false;
    this.campaignNo = from.varint();
    const code = from.byte();
    const place = ((code & CODE_MASK) >> 1) + WON;
    const reason = place === WON ? "won" : BUY_REASONS[place];
    if (reason === undefined) throw new RangeError(`there is no buy reason ${place}`);
    this.reason = reason;
    this.mode = code % 2 === 1 ? "shared" : "exclusive";
    this.bidCents = from.varint();
    this.priceCents = this.isSecondPrice && reason === "won" ? from.varint() : this.bidCents;
    this.otherCents = (code & HAS_OTHER_BID) === 0 ? -1 : from.varint();
    this.modifier = (code & HAS_MODIFIER) === 0 ? WHOLE_BASIS_POINTS : from.varint();
    if (this.routing !== "best_price" && this.stood) {
      const order = from.varint();
      this.priority = this.routing === "priority" ? order : 0;
      this.boughtToday = this.routing === "priority" ? 0 : order;
      this.weight = this.routing === "weighted" ? from.varint() : 1;
    }
    return true;
  }

  /** Whether the line's bid stood. */
  get stood(): boolean {
    return this.reason === "won" || this.reason === "outbid";
  }
}

const NO_OWNERS: readonly string[] = [];

/** Reads what `packDecision` wrote. Throws a RangeError for bytes that it cannot have written. */
export function unpackDecision(bytes: Buffer): StoredDecision {
  const reader = new DecisionReader(bytes);
  reader.open(0, bytes.length);
  const lines: StoredLine[] = [];
  const floor = (cents: number): number | null => (cents < 0 ? null : cents);
  const terms: StoredTerms | null = !reader.hasTerms
    ? null
    : {
        routing: reader.routing,
        priceRule: reader.isSecondPrice ? "second_price" : "first_price",
        exclusiveFloorCents: floor(reader.exclusiveFloor),
        sharedFloorCents: floor(reader.sharedFloor),
      };
  while (reader.next())
    lines.push({
      campaignNo: reader.campaignNo,
      reason: reader.reason,
      mode: reader.mode,
      bidCents: reader.bidCents,
    });
  return { complete: reader.complete, activeCampaigns: reader.activeCampaigns, lines, terms };
}
