// Reads everything that matches a query, page after page: for files and statements, where a part
// would be wrong.
import type { CollectionName, Collections, Query, Where } from "./collections.ts";
import { query } from "./documents.ts";

const PAGE = 200;
/** The maximum number of ids in one condition. */
const MOST_IDS = 100;

interface ReadAllOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of rows read so far. */
  readonly onProgress?: ((count: number) => void) | undefined;
}

/** Throws ApiError, and the signal's reason once it is aborted. */
export async function readAll<Name extends CollectionName>(
  collection: Name,
  asked: Pick<Query, "where" | "order">,
  { signal, onProgress }: ReadAllOptions = {},
): Promise<Collections[Name][]> {
  const found: Collections[Name][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await query(collection, { ...asked, limit: PAGE, cursor });
    signal?.throwIfAborted();
    found.push(...page.items);
    onProgress?.(found.length);
    cursor = page.next_cursor;
  }
  return found;
}

/** Returns the documents of these ids that the person may see. */
export async function readByIds<Name extends CollectionName>(
  collection: Name,
  ids: readonly string[],
): Promise<Collections[Name][]> {
  const wanted = [...new Set(ids)];
  const parts = Array.from({ length: Math.ceil(wanted.length / MOST_IDS) }, (_, index): Where => [
    "id",
    "in",
    wanted.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  ]);
  const pages = await Promise.all(
    parts.map((where) => query(collection, { where: [where], limit: MOST_IDS })),
  );
  return pages.flatMap(({ items }) => items);
}
