// PostgreSQL array literals for set-based statements: a batch passes one array per column and
// unnests them together.

const NEEDS_QUOTES = /[{}",\\\s]/;

/** Numbers, bigints, booleans and uuids: values that never need quoting. Null becomes NULL. */
export function plainArray(values: readonly (number | bigint | boolean | string | null)[]): string {
  let text = "{";
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ",";
    text += values[index] ?? "NULL";
  }
  return `${text}}`;
}

/** Any text, quoted where it must be. */
export function textArray(values: readonly (string | null)[]): string {
  let text = "{";
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ",";
    const value = values[index];
    text += value === null || value === undefined ? "NULL" : quoted(value);
  }
  return `${text}}`;
}

/** Bytes given in hex. */
export function hexArray(values: readonly string[]): string {
  return values.length === 0 ? "{}" : `{"\\\\x${values.join('","\\\\x')}"}`;
}

function quoted(value: string): string {
  if (value !== "" && !NEEDS_QUOTES.test(value) && value.toUpperCase() !== "NULL") return value;
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
