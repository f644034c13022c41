// Adds, moves and removes rows: each has its own key, so that it keeps its identity when it moves.

export interface Row {
  readonly key: string;
}

/**
 * The list with one of its rows moved by so many places; as it was where there is no such place.
 */
export function moved<Item>(list: readonly Item[], index: number, by: number): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(index, 1);
  return rest.toSpliced(to, 0, item);
}

/** The list with what changed of one of its rows. */
export function changed<Item extends object>(
  list: readonly Item[],
  index: number,
  change: Partial<Item>,
): readonly Item[] {
  return list.map((item, place) => (place === index ? { ...item, ...change } : item));
}

/** The text with a macro in place of what is selected. */
export function withMacro(text: string, macro: string, from: number, to: number): string {
  return `${text.slice(0, from)}{${macro}}${text.slice(to)}`;
}
