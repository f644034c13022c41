// Reads the tags that the network puts on an account: its own words, one spelling of each.

/** The most that one account has. */
export const MOST_TAGS = 20;
/** In characters. */
export const LONGEST_TAG = 40;

/** What would break a list of tags, or could not be seen: commas, controls and line breaks. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp},]/u;
const SPACES = /\s+/gu;

/** A tag as it is kept, with single spaces; null for a text that is no tag. */
export function readTag(given: string): string | null {
  const tag = given.normalize("NFC").trim().replace(SPACES, " ");
  const { length } = [...tag];
  return length === 0 || length > LONGEST_TAG || FORBIDDEN.test(tag) ? null : tag;
}

/** What a tag is compared by: "VIP" and "vip" are the same tag. */
export function tagKey(tag: string): string {
  return tag.normalize("NFKC").toLowerCase();
}

export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * The tags after a change, in the order of their keys: what is removed goes first, and what is
 * there already keeps its spelling. Null where they would be more than an account may have.
 */
export function changeTags(
  current: readonly string[],
  { add, remove }: TagChange,
): readonly string[] | null {
  const tags = new Map(current.map((tag) => [tagKey(tag), tag]));
  for (const tag of remove) tags.delete(tagKey(tag));
  for (const tag of add) if (!tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  if (tags.size > MOST_TAGS) return null;
  return [...tags].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag);
}
