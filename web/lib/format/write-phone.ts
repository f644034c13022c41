// Phone numbers as people read them; for what runs without the app too.

/**
 * A number in E.164 as people in the United States read it, (916) 555-0142; one of elsewhere stays
 * as it is.
 */
export function writePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
