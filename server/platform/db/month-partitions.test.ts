// Tests the tables that are partitioned by month: what lies where, which months are added, and that
// keys and triggers hold in each partition.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import { uuidv7 } from "../ids/uuid.ts";
import { PARTITIONED_TABLES, addMonthPartitions } from "./month-partitions.store.ts";

/** Years after any bound that the migration may have chosen. */
const JUNE = Date.parse("2051-06-01T00:00:00Z");
const JULY = Date.parse("2051-07-01T00:00:00Z");
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addMonthPartitions(database.pool, JUNE, 2);
});
afterAll(() => database.drop());

async function run<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

const INSERTS: Readonly<Record<(typeof PARTITIONED_TABLES)[number], string>> = {
  transfer: `
    insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
      amount_cents, at)
    values ($1, 'top_up', 'external', $2, 'wallet', gen_random_uuid(), 100, $3)
    returning tableoid::regclass::text as part`,
  activity: `
    insert into activity (id, at, actor_kind, actor_id, account_id, action, subject_kind,
      subject_id, detail, changes)
    values ($1, $3, 'user', 'one', $2, 'campaign.updated', 'campaign', 'one', '{}', '[]')
    returning tableoid::regclass::text as part`,
  event: `
    insert into event (account_id, type, details, url, at)
    select $2, 'test', json_build_object('id', $1::uuid), '/', $3
    returning tableoid::regclass::text as part`,
};

async function partOf(table: keyof typeof INSERTS, atMs: number): Promise<string | undefined> {
  const rows = await run<{ part: string }>(INSERTS[table], [
    uuidv7(atMs),
    randomUUID(),
    new Date(atMs),
  ]);
  return rows[0]?.part;
}

describe.each(PARTITIONED_TABLES)("rows of %s", (table) => {
  it("lie in the partition of their month, to the millisecond", async () => {
    expect(await partOf(table, JUNE)).toBe(`${table}_2051_06`);
    expect(await partOf(table, JULY - 1)).toBe(`${table}_2051_06`);
    expect(await partOf(table, JULY)).toBe(`${table}_2051_07`);
  });

  it("of before the partitions stay together, and those of no month are taken too", async () => {
    expect(await partOf(table, Date.parse("2026-03-04"))).toBe(`${table}_before`);
    expect(await partOf(table, JUNE - 1)).toBe(`${table}_other`);
  });
});

it("a month is added once, and what has rows elsewhere already is left out", async () => {
  expect(await addMonthPartitions(database.pool, JUNE, 2)).toEqual([]);
  expect(await addMonthPartitions(database.pool, JULY, 2)).toEqual([
    "transfer_2051_08",
    "activity_2051_08",
    "event_2051_08",
  ]);
  for (const table of PARTITIONED_TABLES)
    expect(await partOf(table, Date.parse("2051-12-31T23:59:59Z"))).toBe(`${table}_other`);
  expect(await addMonthPartitions(database.pool, Date.parse("2051-12-01"), 2)).toEqual([
    "transfer_2052_01",
    "activity_2052_01",
    "event_2052_01",
  ]);
});

it("no month is added in which the rows of before lie", async () => {
  expect(await addMonthPartitions(database.pool, Date.parse("2026-02-01"), 3)).toEqual([]);
});

describe("in each partition", () => {
  it("a transfer of one cause and kind is booked once", async () => {
    const cause = uuidv7(JUNE + 5);
    const book = () => run(INSERTS.transfer, [cause, randomUUID(), new Date(JUNE)]);
    await book();
    await expect(book()).rejects.toThrow("duplicate key");
  });

  it("numbers of events go on from one to the next", async () => {
    const seqs: bigint[] = [];
    for (const atMs of [JUNE, Date.parse("2026-03-04"), JULY]) {
      await partOf("event", atMs);
      const [row] = await run<{ seq: bigint }>("select max(seq) as seq from event");
      seqs.push(row?.seq ?? 0n);
    }
    expect(seqs).toEqual(seqs.toSorted((a, b) => Number(a - b)));
    expect(new Set(seqs).size).toBe(3);
  });

  it.each(["2051_06", "before", "other"])("books are only added to: %s", async (name) => {
    for (const statement of [
      `update transfer_${name} set amount_cents = 1`,
      `delete from transfer_${name}`,
      `truncate transfer_${name}`,
    ])
      await expect(run(statement), statement).rejects.toThrow("append-only");
    for (const statement of [
      `update activity_${name} set action = 'x'`,
      `delete from activity_${name}`,
      `truncate activity_${name}`,
    ])
      await expect(run(statement), statement).rejects.toThrow("only added to");
  });

  it("the same indexes, and the statistics that the planner needs", async () => {
    const rows = await run<{ part: string; indexes: bigint; statistics: bigint }>(
      `select c.relname as part,
         (select count(*) from pg_index i where i.indrelid = c.oid and i.indisvalid) as indexes,
         (select count(*) from pg_statistic_ext s where s.stxrelid = c.oid) as statistics
       from pg_inherits h
       join pg_class c on c.oid = h.inhrelid
       where h.inhparent in ('transfer'::regclass, 'activity'::regclass, 'event'::regclass)`,
    );
    const expected = { transfer: [4n, 1n], activity: [4n, 0n], event: [2n, 0n] };
    for (const { part, indexes, statistics } of rows) {
      const table = PARTITIONED_TABLES.find((name) => part.startsWith(name)) ?? "event";
      expect([part, indexes, statistics]).toEqual([part, ...expected[table]]);
    }
    expect(rows.length).toBeGreaterThan(9);
  });
});
