// Whether the database answers, for those who decide where traffic goes.

import type pg from "pg";

/** A database that takes longer is as good as away. */
const LONGEST_MS = 2_000;

/**
 * Asks the table of migrations: an answer says that the database is there and that it is ours.
 * Never throws.
 */
export async function isMigratedDatabaseThere(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_MS);
  });
  const answered = pool.query("select 1 from plat_migration limit 1").then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
