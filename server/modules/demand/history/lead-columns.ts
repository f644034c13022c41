// Keeps decided leads in columns, without contact data: a million of them are searched in a few
// milliseconds.
import type { ConsentTerms } from "../../../../domain/distribution/auction-lead.ts";
import type { Place } from "../../../../domain/lead/lead.ts";
import {
  COUNT_FACT_NAMES,
  perCountFact,
  perWordFact,
  PLAIN_FACTS,
  type PlainColumns,
  WORD_FACT_NAMES,
} from "../../../../domain/lead/plain-facts.ts";
import {
  CONSENT_CHANNELS,
  LEAD_SIDES,
  TIERS,
  type Verification,
} from "../../../../domain/lead/vocabulary.ts";
import { readVerifications } from "../../../../domain/lead/verification.ts";
import { firstWhere } from "../../../platform/columns/first-where.ts";
import { grown } from "../../../platform/columns/grown.ts";
import { uuidOfHex } from "../../../platform/ids/uuid.ts";
import { NumberColumn, countColumn } from "../../../platform/columns/number-column.ts";
import { WordColumn } from "../../../platform/columns/word-column.ts";
import { PlaceAnswers } from "./place-answers.ts";

/** A lead as read from the database, in the column order of `lead-rows.store.ts`. */
export interface LeadRecord extends PlainColumns {
  readonly id: string;
  readonly sourceId: string;
  readonly decidedMs: number;
  readonly side: string;
  /** ZIP and state, "42223 TN": a ZIP may lie in two. */
  readonly place: string;
  readonly priceMinCents: number | null;
  readonly priceMaxCents: number | null;
  readonly consentChannels: string;
  readonly consentScope: string;
  readonly consentSellers: string;
  readonly consentAtMs: number;
  readonly verifications: string;
  readonly ageMinutes: number | null;
  readonly scoreTotal: number;
  readonly scoreEngagement: number;
  readonly scoreIntent: number;
  readonly scoreFinancial: number;
  readonly tier: string;
  readonly decision: Buffer;
}

/** With more kinds of consent than this, hardly two leads are alike to a buyer. */
const MOST_CONSENTS = 64;
const ID_BYTES = 16;
const FIRST_ROWS = 1_024;

const wordsOf = <Word extends string>(words: readonly Word[]): WordColumn<Word> => {
  const column = new WordColumn<Word>();
  for (const word of words) column.place(word, () => word);
  return column;
};

export class LeadColumns {
  count = 0;
  decidedMs = new Float64Array(FIRST_ROWS);
  consentAtMs = new Float64Array(FIRST_ROWS);
  /** The lead's position in its batch. */
  position = new Uint16Array(FIRST_ROWS);
  readonly side = wordsOf(LEAD_SIDES);
  readonly words = perWordFact((fact) => wordsOf<string>(PLAIN_FACTS[fact].words));
  readonly tier = wordsOf(TIERS);
  readonly place = new WordColumn<Place>();
  readonly placeAnswers = new PlaceAnswers(this.place.values);
  readonly sourceId = new WordColumn<string>();
  readonly consent = new WordColumn<ConsentTerms>();
  readonly verifications = new WordColumn<readonly Verification[]>();
  readonly priceMin = new NumberColumn(Float64Array, Number.NaN);
  readonly priceMax = new NumberColumn(Float64Array, Number.NaN);
  readonly counts = perCountFact(() => countColumn());
  readonly ageMinutes = countColumn();
  readonly total = countColumn();
  readonly engagement = countColumn();
  readonly intent = countColumn();
  readonly financial = countColumn();
  /** Only its indexes are used. */
  readonly #standings = new WordColumn<string>();
  #ids = Buffer.alloc(FIRST_ROWS * ID_BYTES);
  #order = new Uint32Array(FIRST_ROWS);

  /**
   * The same small number for leads of one state, consent and source, whether or not they are
   * stored: the same buyers may buy them. −1 for a consent beyond the first few kinds.
   */
  standingOf(
    record: Pick<LeadRecord, "sourceId" | "consentScope" | "consentSellers" | "consentChannels">,
    { state }: Pick<Place, "state">,
  ): number {
    const consent = this.#consentOf(record);
    return consent < MOST_CONSENTS
      ? this.#standings.place(`${state}|${consent}|${record.sourceId}`, (key) => key)
      : -1;
  }

  /**
   * Adds a lead; `place` is its ZIP's. The caller reads `position` from the decision. Call
   * `arrange` after the last.
   */
  add(record: LeadRecord, place: Place, position: number): void {
    const row = this.count;
    this.decidedMs = grown(this.decidedMs, row + 1);
    this.position = grown(this.position, row + 1);
    this.decidedMs[row] = record.decidedMs;
    this.consentAtMs = grown(this.consentAtMs, row + 1);
    this.consentAtMs[row] = record.consentAtMs;
    this.position[row] = position;
    this.#keepId(row, record.id);
    const word = <Value extends string>(column: WordColumn<Value>, value: string): void =>
      column.set(
        row,
        column.place(value, () => value as Value),
      );
    word(this.side, record.side);
    for (const fact of WORD_FACT_NAMES) word(this.words[fact], record[fact]);
    word(this.tier, record.tier);
    word(this.sourceId, record.sourceId);
    this.place.set(
      row,
      this.place.place(record.place, () => place),
    );
    this.consent.set(row, this.#consentOf(record));
    this.verifications.set(row, this.verifications.place(record.verifications, readVerifications));
    this.priceMin.set(row, record.priceMinCents);
    this.priceMax.set(row, record.priceMaxCents);
    for (const fact of COUNT_FACT_NAMES) this.counts[fact].set(row, record[fact]);
    this.ageMinutes.set(row, record.ageMinutes);
    this.total.set(row, record.scoreTotal);
    this.engagement.set(row, record.scoreEngagement);
    this.intent.set(row, record.scoreIntent);
    this.financial.set(row, record.scoreFinancial);
    this.count += 1;
  }

  /** Sorts the leads from `firstNew` on into the order of all decisions. */
  arrange(firstNew: number): void {
    this.#order = grown(this.#order, this.count);
    let earliestMs = Infinity;
    for (let row = firstNew; row < this.count; row += 1) {
      this.#order[row] = row;
      earliestMs = Math.min(earliestMs, this.decidedMs[row] ?? 0);
    }
    // Only leads decided at the same time or later can change their position.
    let from = firstNew;
    while (from > 0 && (this.decidedMs[this.#order[from - 1] ?? 0] ?? 0) >= earliestMs) from -= 1;
    this.#order.subarray(from, this.count).sort((a, b) => this.#compare(a, b));
  }

  /** Rows in the order in which they were decided. */
  get order(): Uint32Array {
    return this.#order.subarray(0, this.count);
  }

  /** The index in the order at which leads decided at `atMs` or later begin. */
  orderFrom(atMs: number): number {
    return firstWhere(this.count, (at) => (this.decidedMs[this.#order[at] ?? 0] ?? 0) >= atMs);
  }

  /**
   * The indexes of rows in a list, in the order in which they were decided; fast where that is
   * nearly the list's own order.
   */
  inOrder(rows: readonly number[]): Uint32Array {
    const places = Uint32Array.from(rows, (_row, place) => place);
    for (let at = 1; at < places.length; at += 1) {
      const row = rows[at] ?? 0;
      let to = at;
      for (; to > 0 && this.#compare(row, rows[places[to - 1] ?? 0] ?? 0) < 0; to -= 1)
        places[to] = places[to - 1] ?? 0;
      places[to] = at;
    }
    return places;
  }

  /** The row of a lead that was decided at a moment; null where it is not stored. */
  find(leadId: string, decidedMs: number): number | null {
    const id = Buffer.from(leadId.replaceAll("-", ""), "hex");
    for (let at = this.orderFrom(decidedMs); at < this.count; at += 1) {
      const row = this.#order[at] ?? 0;
      if (this.decidedMs[row] !== decidedMs) return null;
      if (this.#ids.compare(id, 0, ID_BYTES, row * ID_BYTES, (row + 1) * ID_BYTES) === 0)
        return row;
    }
    return null;
  }

  idAt(row: number): string {
    const hex = this.#ids.toString("hex", row * ID_BYTES, (row + 1) * ID_BYTES);
    return uuidOfHex(hex);
  }

  /** The value that `tieSeed` reads from the id. */
  tieSeedAt(row: number): number {
    return this.#ids.readUInt32BE(row * ID_BYTES + 12);
  }

  #consentOf({
    consentScope: scope,
    consentSellers: sellers,
    consentChannels: channels,
  }: Pick<LeadRecord, "consentScope" | "consentSellers" | "consentChannels">): number {
    return this.consent.place(`${scope}|${channels}|${sellers}`, () =>
      readConsent(scope, sellers, channels),
    );
  }

  /** The order in which leads were decided. */
  #compare(a: number, b: number): number {
    const earlier =
      (this.decidedMs[a] ?? 0) - (this.decidedMs[b] ?? 0) ||
      (this.position[a] ?? 0) - (this.position[b] ?? 0);
    return (
      earlier ||
      this.#ids.compare(
        this.#ids,
        b * ID_BYTES,
        (b + 1) * ID_BYTES,
        a * ID_BYTES,
        (a + 1) * ID_BYTES,
      )
    );
  }

  #keepId(row: number, id: string): void {
    if (this.#ids.length < (row + 1) * ID_BYTES)
      this.#ids = Buffer.concat([this.#ids, Buffer.alloc(this.#ids.length)]);
    this.#ids.write(id.replaceAll("-", ""), row * ID_BYTES, "hex");
  }
}

function readConsent(scope: string, sellers: string, channels: string): ConsentTerms {
  const known = (["named", "network", "none"] as const).find((one) => one === scope) ?? "none";
  const given = channels.split(",");
  return {
    scope: known,
    sellerKeys: sellers === "" ? [] : sellers.split(";"),
    channels: CONSENT_CHANNELS.filter((channel) => given.includes(channel)),
  };
}
