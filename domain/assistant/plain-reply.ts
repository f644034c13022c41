// Cleans a model's reply to plain text: no markup, no web or email address, at most MOST_LETTERS
// characters.

/** Far longer than a reply at the token limit. */
const MOST_LETTERS = 2_000;

/** The reply without control and direction characters, markup, and addresses. */
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
