// The book's version: raised by every change that a decision depends on, read by every batch.
import type { Queryable } from "./queryable.ts";

/** The version now; 0 before anything was raised. */
export async function readDistributionVersion(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint }>({
    name: "book-version",
    text: "select version from distribution_version",
  });
  return rows[0]?.version ?? 0n;
}

/**
 * Raises the version and returns it. Its row stays locked until COMMIT, so versions are committed
 * in their order.
 */
export async function raiseDistributionVersion(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint }>(
    "update distribution_version set version = version + 1 returning version",
  );
  const [book] = rows;
  if (book === undefined) throw new Error("the book has no row");
  return book.version;
}
