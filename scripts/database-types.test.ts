import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { SCHEMA_FILE, writeDatabaseTypes } from "./database-types.ts";

it("the committed types match the migrations (else: npm run db:types)", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plat-types-"));
  try {
    const fresh = join(directory, "schema.d.ts");
    await writeDatabaseTypes(inject("templateUrl"), fresh);
    expect(await readFile(SCHEMA_FILE, "utf8")).toBe(await readFile(fresh, "utf8"));
  } finally {
    await rm(directory, { recursive: true });
  }
});
