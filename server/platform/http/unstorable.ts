// Finds texts that no column of the database can hold, before they become an error in the middle of
// a transaction.

/**
 * The JSON pointer of the first text, or name of a member, with a NUL character or half a surrogate
 * pair; null when there is none.
 */
export function findUnstorable(value: unknown, pointer = ""): string | null {
  if (typeof value === "string") return isStorable(value) ? null : pointer;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return pointer;
    const found = findUnstorable(
      part,
      `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    );
    if (found !== null) return found;
  }
  return null;
}

/** The text with a replacement character for each character that no column can hold. */
export function makeStorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{fffd}");
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
