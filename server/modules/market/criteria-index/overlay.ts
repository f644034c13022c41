// Campaigns edited since the lists were packed: few, so plain lists by key will do.
import type { CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import type { ListKey } from "./place-keys.ts";

export class Overlay {
  readonly #lists = new Map<ListKey, number[]>();

  add(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      const list = this.#lists.get(key);
      if (list === undefined) this.#lists.set(key, [no]);
      else list.push(no);
    }
  }

  /** Takes out a campaign that was added with the same keys. */
  remove(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      const rest = this.#lists.get(key)?.filter((other) => other !== no) ?? [];
      if (rest.length === 0) this.#lists.delete(key);
      else this.#lists.set(key, rest);
    }
  }

  /** Adds the edited campaigns that match the lead to `found`, each once, in no order. */
  find(keys: Int32Array, table: CampaignTable, typeBit: number, subject: CriteriaSubject, found: number[]): void {
    if (this.#lists.size === 0) return;
    for (const key of keys) {
      for (const no of this.#lists.get(key) ?? []) {
        if (((table.types[no] ?? 0) & typeBit) === 0 || found.includes(no)) continue;
        if (table.clausesHold(table.clausesAt[no] ?? 0, 0, subject)) found.push(no);
      }
    }
  }
}
