// Writes what a thing is made of so that the same thing is the same text, in whatever order its
// parts stand: a copy of what the network paused is recognized by it.

/** JSON with the members of objects and the items of lists in one order, each item once. */
export function likenessText(value: unknown): string {
  if (Array.isArray(value))
    return `[${[...new Set(value.map((item) => likenessText(item)))].toSorted().join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = members.map(([name, member]) => `${JSON.stringify(name)}:${likenessText(member)}`);
  return `{${texts.join()}}`;
}
