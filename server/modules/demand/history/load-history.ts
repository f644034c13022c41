// Loads the columns from the database and keeps them up to date.
import type pg from "pg";
import type { Place } from "../../../../domain/lead/lead.ts";
import { momentOfUuidv7 } from "../../../platform/ids/uuid.ts";
import { CampaignAccounts } from "./campaign-accounts.ts";
import { LeadColumns, type LeadRecord } from "./lead-columns.ts";
import { readCampaignAccounts, readDecidedLeads, readPlaces } from "./lead-rows.store.ts";
import { PastAuctions } from "./past-auctions.ts";
import type { PastLeads } from "./past-lead-row.ts";
import { PREVIEW_MS } from "./preview.ts";

/**
 * A lead gets its id when it is received and its row when its batch commits: rows may appear in
 * another order than their ids. A lead that waits longer than this in the queue has been refused
 * long before.
 */
const OVERLAP_MS = 30_000;
/** When outdated leads reach this share, the columns are loaded again without them. */
const MOST_OUTDATED = 0.25;

export class LoadedHistory implements PastLeads {
  columns = new LeadColumns();
  readonly accounts = new CampaignAccounts();
  auctions = new PastAuctions(this.accounts);
  readonly #places = new Map<string, Place>();
  /** Leads of the last minutes by id, which may be read again. */
  readonly #recent = new Map<string, number>();
  #newestMs = 0;

  /** Loads new leads; everything of the period on the first call. */
  async catchUp(db: pg.ClientBase, atMs: number): Promise<void> {
    const fromMs = atMs - PREVIEW_MS;
    if (this.columns.orderFrom(fromMs) > this.columns.count * MOST_OUTDATED) this.#forget();
    for (const { no, account_id: accountId } of await readCampaignAccounts(
      db,
      this.accounts.highestNo,
    ))
      this.accounts.add(no, accountId);
    const firstNew = this.columns.count;
    try {
      for await (const page of readDecidedLeads(db, Math.max(fromMs, this.#newestMs - OVERLAP_MS)))
        await this.#add(db, page);
    } finally {
      // Includes what was read before the connection was lost: the next call continues from there.
      this.columns.arrange(firstNew);
    }
    for (const [id, receivedMs] of this.#recent)
      if (receivedMs < this.#newestMs - 2 * OVERLAP_MS) this.#recent.delete(id);
  }

  async #add(db: pg.ClientBase, page: readonly LeadRecord[]): Promise<void> {
    const unknown = [...new Set(page.map(({ place }) => place))].filter(
      (place) => !this.#places.has(place),
    );
    if (unknown.length > 0)
      for (const [key, place] of await readPlaces(db, unknown)) this.#places.set(key, place);
    for (const record of page) {
      const place = this.#places.get(record.place);
      if (place === undefined || this.#recent.has(record.id)) continue;
      const position = this.#addAuction(record.decision, this.columns.standingOf(record, place));
      if (position === null) continue;
      this.columns.add(record, place, position);
      const receivedMs = momentOfUuidv7(record.id);
      this.#newestMs = Math.max(this.#newestMs, receivedMs);
      this.#recent.set(record.id, receivedMs);
    }
    // Of a long first load, only the end can be read again.
    if (this.#recent.size > 2 * page.length)
      for (const [id, receivedMs] of this.#recent)
        if (receivedMs < this.#newestMs - 2 * OVERLAP_MS) this.#recent.delete(id);
  }

  /** Returns null for a decision that cannot be read: one such row must not fail every question. */
  #addAuction(decision: Buffer, standing: number): number | null {
    try {
      return this.auctions.add(this.columns.count, decision, standing);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }

  #forget(): void {
    this.columns = new LeadColumns();
    this.auctions = new PastAuctions(this.accounts);
    this.#recent.clear();
    this.#newestMs = 0;
  }
}
