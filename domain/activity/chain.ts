// Writes a link of the activity log's chain as one text, so that everyone who hashes it gets the
// same value.

/** An entry as it is stored; times in milliseconds since the epoch. */
export interface ChainedEntry {
  readonly id: string;
  readonly atMs: number;
  readonly actorKind: string;
  readonly actorId: string;
  readonly accountId: string;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** JSON, as `changes`. */
  readonly detail: unknown;
  readonly changes: unknown;
}

/** The hash that the first link names as the one before it. */
export const NO_LINK = "0".repeat(64);

/**
 * Link `no` as compact JSON whose members are sorted by name. The SHA-256 of its UTF-8 bytes is the
 * link's hash; `previous` is the hash of the link before, in lower-case hex. docs/activity-log.md
 * lets others compute it, so names and formats never change.
 */
export function linkText(no: number, previous: string, entry: ChainedEntry): string {
  return sortedJson({
    no,
    previous,
    id: entry.id,
    at: new Date(entry.atMs).toISOString(),
    actor_kind: entry.actorKind,
    actor_id: entry.actorId,
    account_id: entry.accountId,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    detail: entry.detail,
    changes: entry.changes,
  });
}

/** JSON without spaces, the members of each object in the order of their names. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members: readonly [string, unknown][] = Object.entries(value);
  return `{${members
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${sortedJson(member)}`)
    .join(",")}}`;
}
