// What goes into a table as an array of its rows comes out as it was.
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import {
  RowArray,
  bigint,
  bytes,
  hex,
  integer,
  loadRowType,
  moment,
  smallint,
  text,
  uuid,
  uuids,
} from "./row-array.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

interface Probe {
  readonly id: string;
  readonly words: string | null;
  readonly others: readonly string[] | null;
  readonly small: number | null;
  readonly whole: number | null;
  readonly large: bigint | null;
  readonly at: number | null;
  readonly raw: Buffer | null;
  readonly hash: string | null;
}

const FIELDS = {
  id: uuid<Probe>(({ id }) => id),
  words: text<Probe>(({ words }) => words),
  others: uuids<Probe>(({ others }) => others),
  small: smallint<Probe>(({ small }) => small),
  whole: integer<Probe>(({ whole }) => whole),
  large: bigint<Probe>(({ large }) => large),
  at: moment<Probe>(({ at }) => at),
  raw: bytes<Probe>(({ raw }) => raw),
  hash: hex<Probe>(({ hash }) => hash),
};

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null });
// PostgreSQL keeps no NUL in text.
const storable = fc
  .string({ unit: "grapheme", maxLength: 60 })
  .map((value) => value.replaceAll("\0", ""));
const probes: fc.Arbitrary<Probe> = fc.record({
  id: fc.uuid(),
  words: maybe(storable),
  others: maybe(fc.array(fc.uuid(), { maxLength: 4 })),
  small: maybe(fc.integer({ min: -32_768, max: 32_767 })),
  whole: maybe(fc.integer()),
  large: maybe(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n)),
  at: maybe(fc.integer({ min: -2_208_988_800_000, max: 4_102_444_800_000 })),
  raw: maybe(fc.uint8Array({ maxLength: 400 }).map((value) => Buffer.from(value))),
  hash: maybe(
    fc
      .uint8Array({ minLength: 16, maxLength: 16 })
      .map((value) => Buffer.from(value).toString("hex")),
  ),
});

it("brings every value back, of any length and with any of them missing", async () => {
  const client = await database.pool.connect();
  try {
    await client.query(
      `create table probe (
         id uuid, dropped text, words text, others uuid[], small smallint, whole integer,
           large bigint, at timestamptz, raw bytea, hash bytea, later integer not null default 7
       )`,
    );
    await client.query("alter table probe drop column dropped");
    const rows = new RowArray<Probe>(await loadRowType(client, "probe" as "lead"), FIELDS);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(probes, { selector: ({ id }) => id, maxLength: 40 }),
        async (list) => {
          await client.query("truncate probe");
          await client.query(
            `insert into probe (${rows.columns}) select ${rows.columns} from unnest($1::probe[])`,
            [rows.encode(list)],
          );
          const { rows: found } = await client.query<
            { [Key in keyof Probe]: string | null } & { later: number }
          >(
            `select id::text, words, others::text, small::text, whole::text, large::text,
               (extract(epoch from at) * 1000)::bigint::text as at, encode(raw, 'hex') as raw,
               encode(hash, 'hex') as hash, later
             from probe`,
          );
          const textOf = (value: number | bigint | null): string | null =>
            value === null ? null : String(value);
          const byId = new Map(found.map((row) => [row.id, row]));
          expect(byId.size).toBe(list.length);
          for (const { id, others, small, whole, large, at, raw, ...rest } of list) {
            expect(byId.get(id)).toEqual({
              id,
              ...rest,
              others: others === null ? null : `{${others.join(",")}}`,
              small: textOf(small),
              whole: textOf(whole),
              large: textOf(large),
              at: textOf(at),
              raw: raw?.toString("hex") ?? null,
              later: 7,
            });
          }
        },
      ),
      { numRuns: 60 },
    );
  } finally {
    client.release();
  }
});

it("refuses values unfit for their column, fields of another type, unknown columns", async () => {
  const client = await database.pool.connect();
  try {
    const type = await loadRowType(client, "campaign_state");
    expect(() =>
      new RowArray<number>(type, { campaign_no: integer((value) => value) }).encode([2 ** 31]),
    ).toThrow(RangeError);
    expect(() =>
      new RowArray<number>(type, { campaign_no: integer((value) => value) }).encode([1.5]),
    ).toThrow(RangeError);
    expect(() =>
      new RowArray<bigint>(type, { total_cents: bigint((value) => value) }).encode([2n ** 63n]),
    ).toThrow(RangeError);
    expect(() => new RowArray<number>(type, { campaign_no: bigint((value) => value) })).toThrow(
      TypeError,
    );
    expect(() => new RowArray<number>(type, { campaign: integer((value) => value) })).toThrow(
      TypeError,
    );
  } finally {
    client.release();
  }
});
