// Adds, moves and removes rows of a list; each row keeps its own key when it moves.

export interface Row {
  readonly key: string;
}

/** The list with one row moved by `by` places; unchanged where that is out of range. */
export function moved<Item>(list: readonly Item[], index: number, by: number): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(index, 1);
  return rest.toSpliced(to, 0, item);
}

/** The list with one row updated. */
export function changed<Item extends object>(
  list: readonly Item[],
  index: number,
  change: Partial<Item>,
): readonly Item[] {
  return list.map((item, place) => (place === index ? { ...item, ...change } : item));
}

/** The text with its selection replaced by a macro. */
export function withMacro(text: string, macro: string, from: number, to: number): string {
  return `${text.slice(0, from)}{${macro}}${text.slice(to)}`;
}
