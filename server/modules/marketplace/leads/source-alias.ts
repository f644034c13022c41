// Names sources to buyers: by an alias of each buyer's own, so that two buyers cannot compare them.
// Source ids are random, so the hash needs no key.
import { createHash } from "node:crypto";

const LENGTH = 16;

/** Returns a source's alias for one buyer: stable for that buyer, different for another. */
export function sourceAlias(sourceId: string, buyerId: string): string {
  return createHash("sha256")
    .update(`source ${sourceId} as ${buyerId} knows it`)
    .digest("hex")
    .slice(0, LENGTH);
}

/** The same in SQL, for a filter by alias. Both arguments are expressions of a uuid. */
export function sourceAliasSql(sourceId: string, buyerId: string): string {
  const text = `'source ' || ${sourceId} || ' as ' || ${buyerId} || ' knows it'`;
  return `left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), ${LENGTH})`;
}
