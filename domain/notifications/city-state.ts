// Formats where a lead is, for notifications.

/** "Tampa, FL"; null where city or state is unknown. */
export function cityState(city: string | null, state: string | null): string | null {
  return city === null || state === null ? null : `${city}, ${state}`;
}
