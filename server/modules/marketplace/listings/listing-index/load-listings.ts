// Loads the columns of the listing index from the database and keeps them up to date.
import type pg from "pg";
import type { FindPlace } from "../../../../../domain/lead/find-place.ts";
import { ListingColumns } from "./listing-columns.ts";
import { type ListingsMark, readListings, readMark } from "./listing-index-rows.store.ts";

export class LoadedListings {
  readonly columns = new ListingColumns();
  readonly #findPlace: FindPlace;
  /** Null before the first load. */
  #mark: ListingsMark | null = null;

  constructor(findPlace: FindPlace) {
    this.#findPlace = findPlace;
  }

  /**
   * Loads changes; everything on the first call. Where the connection is lost, the next call reads
   * the same again.
   */
  async catchUp(db: pg.ClientBase): Promise<void> {
    // Read first: what commits during this call is read again by the next one.
    const mark = await readMark(db);
    if (this.#mark !== null) await this.#load(db, this.#mark.until);
    // A seller that was suspended or reinstated has listings that did not change: all are read.
    if (mark.suspended !== this.#mark?.suspended) await this.#load(db, null);
    this.#mark = mark;
  }

  /** Loads the listings that changed since a transaction; all that did not end without one. */
  async #load(db: pg.ClientBase, since: string | null): Promise<void> {
    for await (const page of readListings(db, since)) {
      for (const record of page) {
        const place = record.isOpen ? this.#findPlace(record.zipCode, record.state) : null;
        if (place === null) this.columns.remove(record.leadId);
        else this.columns.put(record, place);
      }
    }
  }
}
