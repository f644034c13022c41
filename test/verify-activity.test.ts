// Tests npm run verify-activity as an operator runs it on a database.
import { randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkEntries } from "../server/modules/network/activity/link-entries.ts";
import { recordActivity } from "../server/modules/network/activity/record-activity.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { ROOT } from "./support/server-process.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function verify(
  ...kept: readonly string[]
): Promise<{ readonly exit: number; readonly output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"] ?? "", DATABASE_URL: database.url };
    const child = execFile(
      process.execPath,
      [join(ROOT, "scripts/verify-activity.ts"), ...kept],
      { env },
      (_error, stdout, stderr) => {
        resolve({ exit: child.exitCode ?? -1, output: stdout + stderr });
      },
    );
  });
}

async function write(name: string): Promise<void> {
  await recordActivity(database.pool, {
    atMs: Date.now(),
    actor: { kind: "user", id: "person" },
    accountId: randomUUID(),
    action: "campaign.paused",
    subjectKind: "campaign",
    subjectId: name,
    detail: { name },
  });
}

it("verifies a log, prints its newest link, and compares it with one that was kept", async () => {
  for (const name of ["one", "two"]) await write(name);
  await linkEntries(database.pool);
  await write("three");
  const { exit, output } = await verify();
  expect(exit).toBe(0);
  expect(output).toMatch(
    /^The activity log verifies\.\n1 new entry waits to be linked\.\nNewest link: 2:[0-9a-f]{64}\n$/,
  );
  const [, link = ""] = /Newest link: (\S+)/.exec(output) ?? [];
  expect((await verify(link)).exit).toBe(0);
  const other = await verify(`2:${"0".repeat(64)}`);
  expect(other).toMatchObject({ exit: 1 });
  expect(other.output).toContain("Link 2 isn't the one that was kept");
  expect(await verify("2")).toEqual({
    exit: 1,
    output: expect.stringContaining("Write a link that was kept as NO:HASH"),
  });
});

it("names the entry that was changed past the program, and exits with 1", async () => {
  await linkEntries(database.pool);
  await database.pool.query("alter table activity disable trigger all");
  const { rows } = await database.pool.query(
    "update activity set action = 'campaign.resumed' where subject_id = 'two' returning id",
  );
  const found = await verify();
  expect(found.exit).toBe(1);
  expect(found.output).toContain(
    `Entry ${rows[0]?.id}, number 2, was changed after it was linked.`,
  );
  expect(found.output).toMatch(/^1 finding\.$/m);
});
