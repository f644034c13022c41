// Shortens a user agent string to browser and system.

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["HeadlessChrome/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** "Chrome, Linux"; null for an unknown browser. */
export function browserOf(userAgent: string | null): string | null {
  const find = (names: readonly (readonly [part: string, name: string])[]): string | undefined =>
    names.find(([part]) => userAgent?.includes(part))?.[1];
  const browser = find(BROWSERS);
  if (browser === undefined) return null;
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser}, ${system}`;
}
