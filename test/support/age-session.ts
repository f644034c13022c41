// Makes a visitor's session old in the journeys' database, as if the person had signed in eleven
// minutes ago.
import { realpath } from "node:fs/promises";
import { inject } from "vitest";
import { withDatabase } from "../../scripts/open-database.ts";
import type { Visitor } from "./browser.ts";

export async function ageSession({ context }: Visitor): Promise<void> {
  const cookies = await context.cookies();
  const value = decodeURIComponent(
    cookies.find(({ name }) => name.endsWith("session"))?.value ?? "",
  );
  const token = value.slice(0, value.lastIndexOf("."));
  const dataDirectory = await realpath(inject("directory"));
  const aged = await withDatabase({ databaseUrl: null, dataDirectory }, async (pool) =>
    pool.query(
      `update auth.session
       set confirmed_at = confirmed_at - interval '11 minutes'
       where token = $1`,
      [token],
    ),
  );
  if (aged.rowCount !== 1) throw new Error("the visitor has no session that could age");
}
