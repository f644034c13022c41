// Campaigns edited since the lists were packed: few, so plain lists by key will do.
import type { CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import type { ListKey } from "./place-keys.ts";

export class Overlay {
  readonly #lists = new Map<ListKey, number[]>();
  size = 0;

  add(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      const list = this.#lists.get(key);
      if (list === undefined) this.#lists.set(key, [no]);
      else list.push(no);
    }
    this.size += 1;
  }

  /** Takes out a campaign that was added with the same keys. */
  remove(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      const rest = this.#lists.get(key)?.filter((other) => other !== no) ?? [];
      if (rest.length === 0) this.#lists.delete(key);
      else this.#lists.set(key, rest);
    }
    this.size -= 1;
  }

  /** The edited campaigns that match the lead, best first. */
  find(keys: Int32Array, table: CampaignTable, typeBit: number, subject: CriteriaSubject): number[] {
    const found = new Set<number>();
    for (const key of keys) {
      for (const no of this.#lists.get(key) ?? []) {
        if (((table.types[no] ?? 0) & typeBit) !== 0 && table.clausesHold(table.clausesAt[no] ?? 0, subject)) found.add(no);
      }
    }
    return [...found].sort((left, right) => table.compare(left, right));
  }
}
