// Merges what a person changed in a document with what others have changed in it meanwhile.
import { ApiError } from "./api/problem.ts";

/**
 * Returns `now` with the changes that lead from `before` to `after`. Objects are merged member by
 * member; a list is one value.
 *
 * @param before - The document as the form began with it.
 * @param after - The document as the person wants it.
 * @param now - The document as the server has it.
 * @throws ApiError with the code `edited_meanwhile` where both changed the same value differently.
 */
export function mergeChanges<Value>(before: Value, after: Value, now: Value): Value {
  if (isSame(before, after)) return now;
  if (isSame(before, now) || isSame(after, now)) return after;
  if (!isObject(before) || !isObject(after) || !isObject(now))
    throw new ApiError("edited_meanwhile", 409, "Both changed the same value.");
  const names = new Set([...Object.keys(now), ...Object.keys(after)]);
  const merged = [...names].map((name) => [
    name,
    mergeChanges<unknown>(before[name], after[name], now[name]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
