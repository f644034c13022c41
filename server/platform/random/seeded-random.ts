// Seeded randomness, for the demo and the benches: the same seed makes the same population on every
// machine.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** An item, each as likely as its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Around 0 with deviation 1, from −3 to 3. */
  bell(): number;
}

/**
 * A splitmix32 generator: a counter stepped by the golden ratio, its bits mixed by Murmur3's
 * finaliser.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  };
  return {
    next,
    pick,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
    // Twelve even draws have variance 1; four scaled by √3 are near enough to a bell and stop at
    // ±3.46.
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}
