// Writes texts into HTML.

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML, within an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Tags within a sentence: no space stands for them. */
const INLINE_TAG = /<\/?(?:a|code|em|span|strong)\b[^>]*>/g;

/** The text of HTML that this module has rendered: without tags, entities read back. */
export function textOfHtml(html: string): string {
  const text = html.replaceAll(INLINE_TAG, "").replaceAll(/<[^>]*>/g, " ");
  return Object.entries(ENTITIES)
    .reduceRight((read, [character, entity]) => read.replaceAll(entity, character), text)
    .replaceAll(/\s+/g, " ")
    .trim();
}
