// Loads the columns of the listing index from the database and keeps them up to date.
import type pg from "pg";
import type { FindPlace } from "../../../../../domain/lead/find-place.ts";
import { ListingColumns } from "./listing-columns.ts";
import { readListings, readSettledUntil } from "./listing-index-rows.store.ts";

export class LoadedListings {
  readonly columns = new ListingColumns();
  readonly #findPlace: FindPlace;
  #settledUntil: string | null = null;

  constructor(findPlace: FindPlace) {
    this.#findPlace = findPlace;
  }

  /**
   * Loads changes; everything on the first call. Where the connection is lost, the next call reads
   * the same again.
   */
  async catchUp(db: pg.ClientBase): Promise<void> {
    // Read first: what commits during this call is read again by the next one.
    const settledUntil = await readSettledUntil(db);
    for await (const page of readListings(db, this.#settledUntil)) {
      for (const record of page) {
        const place = record.isOpen ? this.#findPlace(record.zipCode, record.state) : null;
        if (place === null) this.columns.remove(record.leadId);
        else this.columns.put(record, place);
      }
    }
    this.#settledUntil = settledUntil;
  }
}
