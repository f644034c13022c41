// Writes a moment for a notification's text, by the clock of the account that it is for.

/** Such as "Dec 5, 2026, 9:00 AM"; `locale` as in BCP 47. */
export function momentText(locale: string, atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(atMs);
}
