// Measures how deep a body is nested, before code that recurses over it runs out of stack.

/** Deeper than any body of the contract, and far from the depth that overflows the stack. */
export const MAX_BODY_DEPTH = 64;

/** True if lists and objects are nested deeper than `MAX_BODY_DEPTH`. Does not recurse. */
export function isNestedTooDeep(body: unknown): boolean {
  let level = isObject(body) ? [body] : [];
  for (let depth = 0; depth <= MAX_BODY_DEPTH; depth += 1) {
    const deeper: Parts[] = [];
    // The values are looked at in place: nearly every body is one object of texts.
    for (const value of level)
      for (const name in value) {
        const part = value[name];
        if (isObject(part)) deeper.push(part);
      }
    if (deeper.length === 0) return false;
    level = deeper;
  }
  return true;
}

type Parts = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}
