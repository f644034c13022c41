// A model's words as plain text: no mark-up, no address that one could follow, no end to be seen of
// nothing.

/** A reply of the cap's size is far shorter. */
const MOST_LETTERS = 2_000;

/**
 * Takes out what is no text for a person: control and direction characters, mark-up, and addresses
 * of anybody's.
 */
export function plainReply(content: string): string {
  return content
    .slice(0, 4 * MOST_LETTERS)
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/<[a-z/!][^<>\n]{0,2000}>/gi, "")
    .replaceAll(/!?\[([^[\]\n]{0,200})\]\([^()\n]{0,2000}\)?/g, "$1")
    .replaceAll(/\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+/gi, "…")
    .replaceAll(/^#{1,6} +/gm, "")
    .replaceAll(/\*\*|__|`+/g, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, MOST_LETTERS);
}
