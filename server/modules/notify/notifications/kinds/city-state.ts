// Where a lead is, as news says it.

/** "Tampa, FL"; null where it is not known. */
export function cityState(city: string | null, state: string | null): string | null {
  return city === null || state === null ? null : `${city}, ${state}`;
}
