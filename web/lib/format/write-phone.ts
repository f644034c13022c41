// Formats phone numbers, also for code that runs without the app.

/**
 * Formats an E.164 number the way people in the United States read it, (916) 555-0142; a foreign
 * one is unchanged.
 */
export function writePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
