// Tests the chain of the audit log: what it links, and that every change made past the program is
// found by verifying it.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { ActivityEntry } from "./activity.store.ts";
import { findHead, linkEntries, settleCounts } from "./link-entries.ts";
import { countActivity, recordActivity } from "./record-activity.ts";
import { verifyChain } from "./verify-chain.ts";

const START = Date.parse("2026-11-29T07:00:00Z");
let database: TestDatabase;
let accountId: string;
let at = START;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  accountId = randomUUID();
  await asOwner("truncate activity, activity_count, activity_unlinked, activity_link");
});

function entry(name: string, more: Partial<ActivityEntry> = {}): ActivityEntry {
  at += 1_000;
  return {
    atMs: at,
    actor: { kind: "user", id: "person" },
    accountId,
    action: "campaign.updated",
    subjectKind: "campaign",
    subjectId: name,
    detail: { name, version: 3 },
    changes: [{ field: "exclusive_bid_cents", before: 4_500, after: 6_000 }],
    ...more,
  };
}

async function write(...names: readonly string[]): Promise<string[]> {
  for (const name of names) await recordActivity(database.pool, entry(name));
  const { rows } = await database.pool.query<{ id: string }>("select id from activity order by id");
  return rows.map(({ id }) => id);
}

/** As one who owns the tables may, who switches the triggers off. */
function asOwner(...statements: readonly string[]): Promise<void> {
  return inTransaction(database.pool, async ({ client }) => {
    await client.query("set local session_replication_role = replica");
    for (const tables of ["activity", "activity_link"])
      await client.query(`alter table ${tables} disable trigger all`);
    for (const statement of statements) await client.query(statement);
    for (const tables of ["activity", "activity_link"])
      await client.query(`alter table ${tables} enable trigger all`);
  });
}

const verified = async (kept: { no: number; hash: string } | null = null) =>
  (await verifyChain(database.pool, kept)).findings;

describe("the chain", () => {
  it("links committed entries in their order, and only once", async () => {
    await write("one", "two", "three");
    expect(await verifyChain(database.pool, null)).toMatchObject({ head: null, waiting: 3 });
    expect(await linkEntries(database.pool)).toBe(3);
    expect(await linkEntries(database.pool)).toBe(0);
    const first = await findHead(database.pool);
    await write("four");
    await linkEntries(database.pool);
    const { rows } = await database.pool.query(
      `select l.no::integer, a.subject_id
       from activity_link l join activity a on a.id = l.entry_id order by l.no`,
    );
    expect(rows).toEqual([
      { no: 1, subject_id: "one" },
      { no: 2, subject_id: "two" },
      { no: 3, subject_id: "three" },
      { no: 4, subject_id: "four" },
    ]);
    expect(await verifyChain(database.pool, first)).toMatchObject({
      findings: [],
      head: { no: 4 },
      waiting: 0,
    });
  });

  it("has nothing of what was rolled back, and waits for what is still open", async () => {
    const refused = inTransaction(database.pool, async ({ client }) => {
      await recordActivity(client, entry("undone"));
      throw new Error("rolled back");
    });
    await expect(refused).rejects.toThrow("rolled back");
    await inTransaction(database.pool, async ({ client }) => {
      await recordActivity(client, entry("slow"));
      await recordActivity(database.pool, entry("fast"));
      expect(await linkEntries(database.pool)).toBe(1);
    });
    expect(await linkEntries(database.pool)).toBe(1);
    expect(await verified()).toEqual([]);
  });

  it("is written by one process at a time, and by the next after one that was killed", async () => {
    await write("one", "two");
    await inTransaction(database.pool, async ({ client }) => {
      await client.query("select pg_advisory_xact_lock($1)", [0x61637469]);
      expect(await linkEntries(database.pool)).toBe(0);
    });
    const counts = await Promise.all([1, 2, 3, 4].map(() => linkEntries(database.pool)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await verified()).toEqual([]);
  });
});

describe("verifying", () => {
  beforeEach(async () => {
    await write("one", "two", "three", "four");
    await linkEntries(database.pool);
  });
  const idOf = async (no: number): Promise<string> =>
    (await database.pool.query("select entry_id from activity_link where no = $1", [no])).rows[0]
      ?.entry_id;

  it.each([
    ["at", "at + interval '1 second'"],
    ["actor_kind", "'key'"],
    ["actor_id", "'another'"],
    ["account_id", "gen_random_uuid()"],
    ["action", "'campaign.paused'"],
    ["subject_kind", "'source'"],
    ["subject_id", "'another'"],
    ["detail", `detail || '{"version": 4}'`],
    ["changes", `'[{"field": "exclusive_bid_cents", "before": 4500, "after": 5000}]'`],
  ])("finds the entry whose %s was changed, and no other", async (column, value) => {
    const id = await idOf(2);
    await asOwner(`update activity set ${column} = ${value} where id = '${id}'`);
    expect(await verified()).toEqual([{ kind: "changed", no: 2, entryId: id }]);
  });

  it("finds the entry that is missing, and links that are", async () => {
    const id = await idOf(3);
    await asOwner(`delete from activity where id = '${id}'`);
    expect(await verified()).toEqual([{ kind: "missing", no: 3, entryId: id }]);
    await asOwner("delete from activity_link where no in (2, 3)");
    expect(await verified()).toContainEqual({ kind: "unlinked", from: 2, to: 3 });
  });

  it("finds the entry that was added past the program", async () => {
    const id = randomUUID();
    await asOwner(
      `insert into activity
       select '${id}', at, actor_kind, actor_id, account_id, action, subject_kind, subject_id,
         detail, changes
       from activity limit 1`,
    );
    expect(await verified()).toEqual([{ kind: "added", entryId: id }]);
  });

  it("finds a chain that was cut or written anew by a link that was kept elsewhere", async () => {
    const kept = await findHead(database.pool);
    expect(kept?.no).toBe(4);
    await asOwner(
      "delete from activity where id = (select entry_id from activity_link where no = 4)",
      "delete from activity_link where no = 4",
    );
    expect(await verified()).toEqual([]);
    expect(await verified(kept)).toEqual([{ kind: "other_head", no: 4 }]);
    await write("another");
    await linkEntries(database.pool);
    expect(await verified(kept)).toEqual([{ kind: "other_head", no: 4 }]);
  });
});

it.each([
  "update activity set action = 'campaign.paused'",
  "delete from activity",
  "truncate activity",
  "update activity_link set no = no + 1",
  "delete from activity_link",
  "truncate activity_link",
])("the database refuses: %s", async (statement) => {
  await write("one");
  await linkEntries(database.pool);
  await expect(database.pool.query(statement)).rejects.toThrow("only added to");
});

describe("acts that are counted", () => {
  const denied = (): ActivityEntry => ({
    ...entry("listLeads", { action: "call.denied", subjectKind: "operation", changes: [] }),
    detail: { code: "forbidden" },
  });
  const seen = async () =>
    (
      await database.pool.query(
        "select detail ->> 'count' as count from activity_entry where action = 'call.denied'",
      )
    ).rows.map(({ count }) => Number(count));

  it("become one entry when their hour is over, and are linked then", async () => {
    at = START;
    await countActivity(database.pool, denied(), [], 2);
    await countActivity(database.pool, denied(), [], 3);
    expect(await seen()).toEqual([5]);
    expect(await settleCounts(database.pool, START + HOUR_MS)).toBe(0);
    expect(await settleCounts(database.pool, START + HOUR_MS + 6 * MINUTE_MS)).toBe(1);
    expect(await seen()).toEqual([5]);
    expect(await linkEntries(database.pool)).toBe(1);
    // A process that was late counts on.
    at = START;
    await countActivity(database.pool, denied(), [], 1);
    expect(await settleCounts(database.pool, START + HOUR_MS + 6 * MINUTE_MS)).toBe(1);
    expect((await seen()).toSorted()).toEqual([1, 5]);
    await linkEntries(database.pool);
    expect(await verified()).toEqual([]);
  });
});
