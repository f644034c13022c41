// Cleans untrusted text before it is interpreted.

/**
 * Tabs, line feeds and carriage returns are white space; other control characters are not allowed
 * in a field.
 */
const CONTROL = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Matches nearly every text: it has no control characters, and this test is faster. */
const PLAIN = /^[ -~]*$/;
const CONTROL_ALL = new RegExp(CONTROL, "gu");
const FOLDABLE = /\s{2,}|[^\S ]/;

/**
 * The text without characters that the database cannot store: NUL and halves of surrogate pairs
 * (they become U+FFFD). Everything else stays verbatim.
 */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}

/**
 * Characters that are never seen: marks of direction, zero-width spaces, soft hyphens, the byte
 * order mark. The joiners U+200C and U+200D stay, because names of some scripts need them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const SPACES = /[\t\n\v\f\r\u0085\p{Z}]+/gu;

/**
 * The text trimmed, without invisible characters and other control characters, with every run of
 * white space of any kind as one space.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return foldSpace(text);
  return foldSpace(text.replace(INVISIBLE, "").replace(SPACES, " ").replace(CONTROL_ALL, ""));
}

/** The text trimmed, with every run of white space as one space. */
export function foldSpace(text: string): string {
  const trimmed = text.trim();
  return FOLDABLE.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}

/**
 * True if the text contains a control character or one that reverses the reading direction (used to
 * disguise text).
 */
export function hasControl(text: string): boolean {
  return !PLAIN.test(text) && CONTROL.test(text);
}

/**
 * Cleans free text: control characters become spaces, ends are trimmed, text beyond `maxLength`
 * UTF-16 units is cut off.
 */
export function freeText(text: string, maxLength: number): string {
  const clean = (hasControl(text) ? text.replace(CONTROL_ALL, " ") : text).trim();
  return clean.length <= maxLength ? clean : clean.slice(0, maxLength).toWellFormed().trimEnd();
}

/**
 * Letters and digits only, lower-cased: "Single-Family Residence" and "single_family_residence" are
 * one word.
 */
export function foldWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
}
