// Makes words of a server fit to be shown to the operator: short, harmless in any terminal, and
// without the key that it was sent.

/** Of the server's own words, in code points. */
const MOST_LETTERS = 200;
/** What is looked at, in UTF-16 units; a server may say 256 kB. */
const LOOKED_AT = 2_000;
/**
 * A text that holds this much of the key is treated as holding the key: servers repeat its
 * beginning or its end.
 */
const TELLTALE = 6;

/**
 * The beginning of `text`, at most 200 letters, in one line. Whatever is invisible or steers a
 * terminal has become a space, and every piece of `apiKey` of six letters or more (of a shorter
 * key: all of it) has become "[key]".
 */
export function quoteServer(text: string, apiKey: string): string {
  // Order matters: what is invisible might divide the key, and a cut might leave a piece too short
  // to be found.
  const visible = text
    .slice(0, LOOKED_AT)
    .replaceAll(/[\p{Cf}\p{Cs}]+/gu, "")
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
  const letters = [...withoutKey(visible, apiKey)];
  return letters.length <= MOST_LETTERS
    ? letters.join("")
    : `${letters.slice(0, MOST_LETTERS - 1).join("")}…`;
}

function withoutKey(text: string, apiKey: string): string {
  const least = Math.min(TELLTALE, apiKey.length);
  if (least === 0) return text;
  let kept = "";
  for (let at = 0; at < text.length;) {
    let length = 0;
    while (
      at + Math.max(length + 1, least) <= text.length &&
      apiKey.includes(text.slice(at, at + Math.max(length + 1, least)))
    )
      length = Math.max(length + 1, least);
    kept += length === 0 ? text.charAt(at) : "[key]";
    at += Math.max(1, length);
  }
  return kept;
}
