// Measures how deep a body is nested, before code that recurses over it runs out of stack.

/** Deeper than any body of the contract, and far from the depth that overflows the stack. */
export const MAX_BODY_DEPTH = 64;

/** True if lists and objects are nested deeper than `MAX_BODY_DEPTH`. Does not recurse. */
export function isNestedTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; depth <= MAX_BODY_DEPTH; depth += 1) {
    const deeper: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const part of Object.values(value))
        if (typeof part === "object" && part !== null) deeper.push(part);
    }
    if (deeper.length === 0) return false;
    level = deeper;
  }
  return true;
}
