// Says what changed between two versions of a document.

/** One changed member: its place as a JSON pointer, and its values; undefined where it has none. */
export interface DocumentChange {
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Every changed member, in the order of the later document. Members of objects are compared one by
 * one; a list changes as a whole.
 */
export function documentChanges(before: object, after: object): DocumentChange[] {
  const changes: DocumentChange[] = [];
  compare("", before, after, changes);
  return changes;
}

function compare(member: string, before: unknown, after: unknown, into: DocumentChange[]): void {
  if (isPlainObject(before) && isPlainObject(after)) {
    for (const name of new Set([...Object.keys(after), ...Object.keys(before)]))
      compare(`${member}/${name}`, before[name], after[name], into);
    return;
  }
  if (!isSame(before, after)) into.push({ member, before, after });
}

/** Whether two JSON values are the same, in any order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (isPlainObject(one) && isPlainObject(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
    );
  }
  return one === other;
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
