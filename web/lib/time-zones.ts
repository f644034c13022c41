// The time zones that one can choose from.

/**
 * Zones of the United States, where all leads are, first; then every other that the browser knows.
 * `chosen` is always among them.
 */
export function timeZones(chosen: string | null): readonly string[] {
  const home = [
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Phoenix",
    "America/Los_Angeles",
    "America/Anchorage",
    "Pacific/Honolulu",
    "America/Puerto_Rico",
  ];
  return [
    ...new Set([
      ...home,
      ...(chosen === null ? [] : [chosen]),
      ...Intl.supportedValuesOf("timeZone"),
    ]),
  ];
}
