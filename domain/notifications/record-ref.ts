// Shortens a record's id for the title of a notification, so that no two records share a title.

const LETTERS = 6;

/**
 * "#4f2a1c": the end of an id, which is its random part and which the search of leads finds. The
 * start of a UUIDv7 is its time, the same for all leads of a burst.
 */
export function recordRef(id: string): string {
  return `#${id.slice(-LETTERS)}`;
}
