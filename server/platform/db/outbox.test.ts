// Checks that the outbox hands out its announcements in the order in which they were written,
// wherever the database has stored them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import { takeOutboxEvents } from "./outbox.store.ts";
import { inTransaction } from "./transaction.ts";

const WRITTEN = 300;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const numbersOf = async (most: number): Promise<number[]> => {
  const taken = await inTransaction(database.pool, (tx) =>
    takeOutboxEvents<{ readonly payload: { readonly no: number } }>(tx, most),
  );
  return taken.map(({ payload }) => payload.no);
};

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the outbox", () => {
  it("hands out the oldest announcements first, each once", async () => {
    // The newest lies first in the table, as it does where it filled the room of a deleted row.
    await database.pool.query(
      `insert into outbox (id, topic, payload, written_at)
       overriding system value
       select no, 'test', jsonb_build_object('no', no), now()
       from generate_series($1::integer, 1, -1) as no`,
      [WRITTEN],
    );
    expect(await numbersOf(2)).toEqual([1, 2]);
    expect(await numbersOf(98)).toEqual(numbers(3, 100));
    expect(await numbersOf(WRITTEN)).toEqual(numbers(101, WRITTEN));
    expect(await numbersOf(WRITTEN)).toEqual([]);
  });
});
