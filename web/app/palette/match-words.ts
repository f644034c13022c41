// Matches what a person types with the names of commands, by the beginnings of words.

/** In small letters and without accents, its words apart. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** What is found, and the words under which it is found too. */
export interface Named {
  readonly name: string;
  readonly keywords?: readonly string[];
}

/**
 * Those of the items of which each typed word begins a word of the name or the keywords, in this
 * order: equal names, names that begin so, names with these words, others. All of them where
 * nothing is typed.
 */
export function matchWords<Item extends Named>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return typed.trim() === "" ? items : [];
  const whole = wanted.join(" ");
  const ranked = items.flatMap((item) => {
    const name = wordsOf(item.name);
    const all = [...name, ...(item.keywords ?? []).flatMap(wordsOf)];
    const isIn = (words: readonly string[]): boolean =>
      wanted.every((want) => words.some((word) => word.startsWith(want)));
    if (!isIn(all)) return [];
    const text = name.join(" ");
    const rank = text === whole ? 0 : text.startsWith(whole) ? 1 : isIn(name) ? 2 : 3;
    return [{ item, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}
