// Converts times of day between a browser's time field, "08:30", and minutes since midnight.

const MINUTES_AN_HOUR = 60;
export const MINUTES_A_DAY = 1_440;

/** Returns minutes since midnight; 0 if none was chosen. */
export function toMinute(time: string): number {
  const [hour = "", minute = ""] = time.split(":");
  return Number(hour) * MINUTES_AN_HOUR + Number(minute);
}

/** Returns the end of a span: midnight is the end of its day, not the beginning. */
export function toEndMinute(time: string): number {
  return toMinute(time) || MINUTES_A_DAY;
}

/** Returns the time field of a minute; 1,440 is midnight. */
export function toTime(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const hour = Math.floor((minute % MINUTES_A_DAY) / MINUTES_AN_HOUR);
  return `${two(hour)}:${two(minute % MINUTES_AN_HOUR)}`;
}
