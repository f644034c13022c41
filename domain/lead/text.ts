// Cleaning of text that strangers send, before anything looks at what it says.

/**
 * Tabs, line feeds and carriage returns are white space; the rest of the control characters has no
 * place in a field.
 */
const CONTROL = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/**
 * What nearly every text is made of: nothing of it is a control character, and a look at this is
 * quicker.
 */
const PLAIN = /^[ -~]*$/;
const CONTROL_ALL = new RegExp(CONTROL, "gu");
const FOLDABLE = /\s{2,}|[^\S ]/;

/**
 * The text without what no database text can hold: NUL characters and halves of surrogate pairs
 * (they become U+FFFD). Everything else stays verbatim.
 */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}

/** Trimmed, every run of white space as one space. */
export function foldSpace(text: string): string {
  const trimmed = text.trim();
  return FOLDABLE.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}

/**
 * True when the text holds a control character or one that reverses the reading direction (used to
 * disguise text).
 */
export function hasControl(text: string): boolean {
  return !PLAIN.test(text) && CONTROL.test(text);
}

/**
 * Free text: control characters become spaces, ends are trimmed, what is over `maxLength` UTF-16
 * units is cut off.
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
