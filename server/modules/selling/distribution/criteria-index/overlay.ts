// Keeps campaigns edited since the lists were packed: few, so chains by key suffice. Uses typed
// arrays, since the next garbage collection would have to move thousands of small lists while posts
// wait.
import type { CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import type { CampaignTable } from "./campaign-table.ts";
import type { ListKey } from "./place-keys.ts";

/** No link: links count from 1. */
const END = 0;

export class Overlay {
  /** Per list: its first link. */
  readonly #heads = new Map<ListKey, number>();
  /** Per link: a campaign's number, and the next link of its list, or of the free links. */
  #numbers = new Uint32Array(64);
  #nexts = new Uint32Array(64);
  #used = 1;
  #free = END;

  add(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      const link = this.#takeLink();
      this.#numbers[link] = no;
      this.#nexts[link] = this.#heads.get(key) ?? END;
      this.#heads.set(key, link);
    }
  }

  /** Removes a campaign that was added with the same keys. */
  remove(no: number, keys: readonly ListKey[]): void {
    for (const key of keys) {
      let before = END;
      let link = this.#heads.get(key) ?? END;
      while (link !== END && this.#numbers[link] !== no)
        [before, link] = [link, this.#nextOf(link)];
      if (link === END) continue;
      const next = this.#nextOf(link);
      if (before !== END) this.#nexts[before] = next;
      else if (next === END) this.#heads.delete(key);
      else this.#heads.set(key, next);
      this.#nexts[link] = this.#free;
      this.#free = link;
    }
  }

  /** Adds the edited campaigns that match the lead to `found`, each once, in no order. */
  find(
    keys: Int32Array,
    table: CampaignTable,
    typeBit: number,
    subject: CriteriaSubject,
    found: number[],
  ): void {
    if (this.#heads.size === 0) return;
    for (const key of keys) {
      for (let link = this.#heads.get(key) ?? END; link !== END; link = this.#nextOf(link)) {
        const no = this.#numbers[link] ?? 0;
        if (((table.types[no] ?? 0) & typeBit) === 0 || found.includes(no)) continue;
        if (table.clausesHold(table.clausesAt[no] ?? 0, 0, subject)) found.push(no);
      }
    }
  }

  #takeLink(): number {
    const link = this.#free;
    if (link !== END) {
      this.#free = this.#nextOf(link);
      return link;
    }
    this.#numbers = grown(this.#numbers, this.#used + 1);
    this.#nexts = grown(this.#nexts, this.#used + 1);
    return this.#used++;
  }

  #nextOf(link: number): number {
    return this.#nexts[link] ?? END;
  }
}
