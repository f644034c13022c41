// Lists the time zones to choose from.

/**
 * Returns US zones first, where all leads are; then every other zone that the browser knows.
 * `chosen` is always included.
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
    "America/St_Thomas",
    "Pacific/Guam",
    "Pacific/Saipan",
    "Pacific/Pago_Pago",
  ];
  return [
    ...new Set([
      ...home,
      ...(chosen === null ? [] : [chosen]),
      ...Intl.supportedValuesOf("timeZone"),
    ]),
  ];
}
