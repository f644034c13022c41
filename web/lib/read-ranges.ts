// Reads typed addresses and ranges, one per line.

/**
 * The typed addresses and ranges, each once, and the first that is none. Catches typing errors; the
 * server checks each exactly.
 */
export function readRanges(typed: string): {
  readonly ranges: readonly string[];
  readonly wrong: string | null;
} {
  const ranges = [...new Set(typed.split(/[\s,]+/).filter((line) => line !== ""))];
  return { ranges, wrong: ranges.find((line) => !looksLikeRange(line)) ?? null };
}

function looksLikeRange(text: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?$/i.test(text);
}
