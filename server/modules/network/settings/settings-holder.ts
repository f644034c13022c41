// The settings as this process last read them: what decisions use without asking the database each
// time.
import type { LoadedSettings } from "./settings.store.ts";
import { loadSettings } from "./settings.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export class SettingsHolder {
  readonly #db: Queryable;
  #loaded: LoadedSettings | null = null;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * Reads them again: at the start, after a change here, and when the book's version says that
   * something changed.
   */
  async refresh(): Promise<LoadedSettings> {
    this.#loaded = await loadSettings(this.#db);
    return this.#loaded;
  }

  /** Throws before the first `refresh`. */
  current(): LoadedSettings {
    if (this.#loaded === null) throw new Error("the settings are used before they are read");
    return this.#loaded;
  }
}
