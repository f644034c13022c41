// Keeps the listings of the marketplace in columns, without contact data: a million listings are
// searched in a few milliseconds.
import type { Place } from "../../../../../domain/lead/lead.ts";
import { earningOf } from "../../../../../domain/distribution/reserve.ts";
import { cents } from "../../../../../domain/money/money.ts";
import { leadEarningTerms } from "../../../selling/distribution/index.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import { IdTable } from "../../../../platform/columns/id-table.ts";
import { RowZones } from "../../../../platform/columns/row-zones.ts";
import { WordColumn } from "../../../../platform/columns/word-column.ts";
import { ListingKinds } from "./listing-kinds.ts";
import { MINUTE_MS } from "../../../../../domain/time.ts";

/** A listing as read from the database. */
export interface ListingRecord {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly side: string;
  readonly propertyType: string;
  readonly timing: string;
  readonly tier: string;
  readonly zipCode: string;
  /** Two letters: of a ZIP that lies in two states, the lead's. */
  readonly state: string;
  readonly scoreTotal: number;
  readonly listedMs: number;
  readonly endsMs: number;
  /** Null where it is not offered exclusively, as when a slot is sold. */
  readonly exclusiveCents: number | null;
  readonly slotCents: number | null;
  /** What its affiliate earns of a price, in basis points; null where it earns a flat amount. */
  readonly earningShare: number | null;
  readonly earningFlatCents: number | null;
  /** False once it is sold, ended or withdrawn. */
  readonly isOpen: boolean;
}

/** What the affiliate earns at a price; infinite where none is offered. */
function earnedAt({ earningShare, earningFlatCents }: ListingRecord, priceCents: number): number {
  if (!Number.isFinite(priceCents)) return priceCents;
  const terms = leadEarningTerms({
    earning_share: earningShare,
    earning_flat_cents: earningFlatCents === null ? null : BigInt(earningFlatCents),
  });
  return Number(earningOf(cents(priceCents), terms));
}

const FIRST_ROWS = 1_024;

export class ListingColumns {
  /** Raised by every change. */
  version = 0;
  readonly ids = new IdTable();
  readonly kinds = new ListingKinds();
  readonly place = new WordColumn<Place>();
  readonly affiliateId = new WordColumn<string>();
  listedMs = new Float64Array(FIRST_ROWS);
  endsMs = new Float64Array(FIRST_ROWS);
  /** NaN where a price is not offered. */
  exclusiveCents = new Float64Array(FIRST_ROWS);
  slotCents = new Float64Array(FIRST_ROWS);
  /** The lowest price for which a buyer can get the lead. */
  priceCents = new Float64Array(FIRST_ROWS);
  /** What its affiliate earns at that price. */
  earningCents = new Float64Array(FIRST_ROWS);
  scoreTotal = new Float64Array(FIRST_ROWS);
  readonly listedZones = new RowZones();
  readonly endsZones = new RowZones();
  /** By the minute of its end, leads whose listing was to end in it. */
  readonly #endings = new Map<number, string[]>();

  remove(leadId: string): void {
    const row = this.ids.remove(leadId);
    if (row < 0) return;
    this.version += 1;
    this.kinds.set(row, null);
  }

  /** Writes a listing as it is now. */
  put(record: ListingRecord, place: Place): void {
    const isNew = this.ids.find(record.leadId) < 0;
    const row = this.ids.add(record.leadId);
    this.version += 1;
    this.#makeRoom(row);
    if (isNew || this.endsMs[row] !== record.endsMs) this.#noteEnding(record);
    const { side, propertyType: property_type, timing, tier, exclusiveCents, slotCents } = record;
    const { state } = place;
    this.kinds.set(row, { side, property_type, timing, tier, state });
    this.place.set(
      row,
      this.place.place(record.zipCode, () => place),
    );
    this.affiliateId.set(
      row,
      this.affiliateId.place(record.affiliateId, (id) => id),
    );
    this.listedMs[row] = record.listedMs;
    this.listedZones.note(row, record.listedMs);
    this.endsMs[row] = record.endsMs;
    this.endsZones.note(row, record.endsMs);
    this.scoreTotal[row] = record.scoreTotal;
    this.exclusiveCents[row] = exclusiveCents ?? Number.NaN;
    this.slotCents[row] = slotCents ?? Number.NaN;
    const priceCents = Math.min(exclusiveCents ?? Infinity, slotCents ?? Infinity);
    this.priceCents[row] = priceCents;
    this.earningCents[row] = earnedAt(record, priceCents);
  }

  /** Removes listings whose time is over, whether or not they were marked as ended. */
  endUntil(atMs: number): void {
    const last = Math.floor(atMs / MINUTE_MS);
    for (const [minute, leadIds] of this.#endings) {
      if (minute > last) continue;
      const later = leadIds.filter((leadId) => {
        const row = this.ids.find(leadId);
        if (row < 0) return false;
        if ((this.endsMs[row] ?? 0) > atMs) return true;
        this.remove(leadId);
        return false;
      });
      if (later.length === 0) this.#endings.delete(minute);
      else this.#endings.set(minute, later);
    }
  }

  #noteEnding({ leadId, endsMs }: ListingRecord): void {
    const minute = Math.floor(endsMs / MINUTE_MS);
    const ending = this.#endings.get(minute);
    if (ending === undefined) this.#endings.set(minute, [leadId]);
    else ending.push(leadId);
  }

  #makeRoom(row: number): void {
    this.listedMs = grown(this.listedMs, row + 1);
    this.endsMs = grown(this.endsMs, row + 1);
    this.exclusiveCents = grown(this.exclusiveCents, row + 1);
    this.slotCents = grown(this.slotCents, row + 1);
    this.priceCents = grown(this.priceCents, row + 1);
    this.earningCents = grown(this.earningCents, row + 1);
    this.scoreTotal = grown(this.scoreTotal, row + 1);
  }
}
