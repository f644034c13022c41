// What is on the marketplace in columns, without contact data: a million listings are looked through in a few milliseconds.
import type { Place } from "../../../../domain/lead/lead.ts";
import { grown } from "../../../platform/columns/grown.ts";
import { IdTable } from "../../../platform/columns/id-table.ts";
import { WordColumn } from "../../../platform/columns/word-column.ts";

/** A listing as it is read from the database. */
export interface ShelfRecord {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly side: string;
  readonly propertyType: string;
  readonly timing: string;
  readonly tier: string;
  readonly zipCode: string;
  readonly scoreTotal: number;
  readonly listedMs: number;
  readonly endsMs: number;
  /** Null where it is not offered, as that of a lead of which a slot is sold. */
  readonly exclusiveCents: number | null;
  readonly slotCents: number | null;
  /** False once it is sold, ended or taken away. */
  readonly isOpen: boolean;
}

/** What listings are counted by; few combinations exist, so each is kept once. */
export interface ListingKind {
  readonly side: string;
  readonly property_type: string;
  readonly timing: string;
  readonly tier: string;
  readonly state: string;
}

const FIRST_ROWS = 1_024;
const MINUTE_MS = 60_000;
/** The kind of a row that no listing has. */
const NO_KIND: ListingKind = { side: "", property_type: "", timing: "", tier: "", state: "" };

export class ShelfColumns {
  /** Raised by every change. */
  version = 0;
  readonly ids = new IdTable();
  /** The first kind is that of rows without a listing. */
  readonly kind = new WordColumn<ListingKind>();
  /** How many listings there are of each kind. */
  ofKind = new Uint32Array(FIRST_ROWS);
  readonly place = new WordColumn<Place>();
  readonly affiliateId = new WordColumn<string>();
  listedMs = new Float64Array(FIRST_ROWS);
  endsMs = new Float64Array(FIRST_ROWS);
  /** Not a number where a price is not offered. */
  exclusiveCents = new Float64Array(FIRST_ROWS);
  slotCents = new Float64Array(FIRST_ROWS);
  /** The least for which one can have the lead. */
  priceCents = new Float64Array(FIRST_ROWS);
  scoreTotal = new Float64Array(FIRST_ROWS);
  /** By the minute of its end, leads whose listing was to end in it. */
  readonly #endings = new Map<number, string[]>();

  constructor() {
    this.kind.place("", () => NO_KIND);
  }

  remove(leadId: string): void {
    const row = this.ids.remove(leadId);
    if (row < 0) return;
    this.version += 1;
    this.#setKind(row, 0);
  }

  /** Writes a listing as it is now. */
  put(record: ShelfRecord, place: Place): void {
    const isNew = this.ids.find(record.leadId) < 0;
    const row = this.ids.add(record.leadId);
    this.version += 1;
    this.#makeRoom(row);
    if (isNew || this.endsMs[row] !== record.endsMs) this.#noteEnding(record);
    const { side, propertyType: property_type, timing, tier, exclusiveCents, slotCents } = record;
    const { state } = place;
    this.#setKind(row, this.kind.place(`${side}|${property_type}|${timing}|${tier}|${state}`, () => ({ side, property_type, timing, tier, state })));
    this.place.set(row, this.place.place(record.zipCode, () => place));
    this.affiliateId.set(row, this.affiliateId.place(record.affiliateId, (id) => id));
    this.listedMs[row] = record.listedMs;
    this.endsMs[row] = record.endsMs;
    this.scoreTotal[row] = record.scoreTotal;
    this.exclusiveCents[row] = exclusiveCents ?? Number.NaN;
    this.slotCents[row] = slotCents ?? Number.NaN;
    this.priceCents[row] = Math.min(exclusiveCents ?? Infinity, slotCents ?? Infinity);
  }

  /** Takes away what has ended, whether or not anybody has said so. */
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

  #noteEnding({ leadId, endsMs }: ShelfRecord): void {
    const minute = Math.floor(endsMs / MINUTE_MS);
    const ending = this.#endings.get(minute);
    if (ending === undefined) this.#endings.set(minute, [leadId]);
    else ending.push(leadId);
  }

  #setKind(row: number, kind: number): void {
    const known = this.kind.placeAt(row);
    this.ofKind = grown(this.ofKind, kind + 1);
    if (known !== 0) this.ofKind[known] = (this.ofKind[known] ?? 0) - 1;
    if (kind !== 0) this.ofKind[kind] = (this.ofKind[kind] ?? 0) + 1;
    this.kind.set(row, kind);
  }

  #makeRoom(row: number): void {
    this.listedMs = grown(this.listedMs, row + 1);
    this.endsMs = grown(this.endsMs, row + 1);
    this.exclusiveCents = grown(this.exclusiveCents, row + 1);
    this.slotCents = grown(this.slotCents, row + 1);
    this.priceCents = grown(this.priceCents, row + 1);
    this.scoreTotal = grown(this.scoreTotal, row + 1);
  }
}
