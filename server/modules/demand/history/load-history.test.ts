// Checks that the history is read page by page, continues where it was interrupted, loads each lead
// once, and skips rows that cannot be read.
import { PLAIN_FACT_NAMES, isWordFact } from "../../../../domain/lead/plain-facts.ts";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { LoadedHistory } from "./load-history.ts";

const NOW_MS = Date.parse("2026-11-22T12:00:00Z");
/** Complete, one campaign, no terms, one line: campaign 7 won exclusively for 500 cents. */
const DECISION = Buffer.from("01010700f403", "hex");

const idAt = (ms: number, index: number): string => {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(index).padStart(12, "0")}`;
};

/** A lead's row in the order in which the columns are selected, with the id first. */
const rowAt = (ms: number, index: number, decision: Buffer = DECISION): unknown[] => [
  idAt(ms, index),
  "source",
  ms,
  "seller",
  "95814 CA",
  null,
  null,
  ...PLAIN_FACT_NAMES.map((fact) => (isWordFact(fact) ? "unknown" : null)),
  "call",
  "network",
  "",
  ms,
  "",
  null,
  5_000,
  50,
  50,
  50,
  "nurture",
  decision,
];

/** A database of these leads that fails after this many pages. */
class LeadTable {
  readonly rows: unknown[][] = [];
  pagesLeft = Infinity;

  asClient(): pg.ClientBase {
    const query = (
      asked: string | { readonly text: string; readonly values: readonly string[] },
    ): Promise<{ readonly rows: unknown[] }> => {
      const text = typeof asked === "string" ? asked : asked.text;
      if (text.includes("from campaign"))
        return Promise.resolve({ rows: [{ no: 7, account_id: "buyer" }] });
      if (text.includes("from zip"))
        return Promise.resolve({
          rows: [
            {
              zip_code: "95814",
              city: "Sacramento",
              state: "CA",
              county_fips: "06067",
              county_name: "Sacramento",
              time_zone: "America/Los_Angeles",
              latitude: 38.58,
              longitude: -121.49,
            },
          ],
        });
      this.pagesLeft -= 1;
      if (this.pagesLeft < 0) return Promise.reject(new Error("the connection is lost"));
      const after = typeof asked === "string" ? "" : (asked.values[0] ?? "");
      return Promise.resolve({
        rows: this.rows
          .filter(([id]) => String(id) > after)
          .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
          .slice(0, 10_000),
      });
    };
    return { query } as unknown as pg.ClientBase;
  }
}

const idsOf = ({ columns }: LoadedHistory): string[] =>
  [...columns.order].map((row) => columns.idAt(row));

describe("the history", () => {
  it("continues where its reading was interrupted", async () => {
    const table = new LeadTable();
    for (let index = 0; index < 12_000; index += 1)
      table.rows.push(rowAt(NOW_MS - 3_600_000 + index, index));
    const history = new LoadedHistory();
    table.pagesLeft = 1;
    await expect(history.catchUp(table.asClient(), NOW_MS)).rejects.toThrow(
      "the connection is lost",
    );
    expect(idsOf(history)).toHaveLength(10_000);
    table.pagesLeft = Infinity;
    await history.catchUp(table.asClient(), NOW_MS);
    expect(idsOf(history)).toEqual(table.rows.map(([id]) => id));
    expect(
      history.auctions.purchases.of(history.accounts.numberOfAccount("buyer")).rows,
    ).toHaveLength(12_000);
  });

  it("loads a lead whose row was committed after those of younger ones, once", async () => {
    const table = new LeadTable();
    table.rows.push(rowAt(NOW_MS - 10_000, 1), rowAt(NOW_MS - 5_000, 3));
    const history = new LoadedHistory();
    await history.catchUp(table.asClient(), NOW_MS);
    table.rows.push(rowAt(NOW_MS - 8_000, 2), rowAt(NOW_MS - 1_000, 4));
    await history.catchUp(table.asClient(), NOW_MS);
    await history.catchUp(table.asClient(), NOW_MS);
    expect(idsOf(history)).toEqual(
      [1, 2, 3, 4].map((index) =>
        table.rows
          .map(([id]) => String(id))
          .find((id) => id.endsWith(String(index).padStart(12, "0"))),
      ),
    );
  });

  it("skips a decision that cannot be read", async () => {
    const table = new LeadTable();
    table.rows.push(
      rowAt(NOW_MS - 3_000, 1),
      rowAt(NOW_MS - 2_000, 2, Buffer.from("0101073f", "hex")),
      rowAt(NOW_MS - 1_000, 3),
    );
    const history = new LoadedHistory();
    await history.catchUp(table.asClient(), NOW_MS);
    expect(idsOf(history)).toEqual([idAt(NOW_MS - 3_000, 1), idAt(NOW_MS - 1_000, 3)]);
    expect(history.auctions.purchases.of(history.accounts.numberOfAccount("buyer")).rows).toEqual([
      0, 1,
    ]);
  });

  it("drops what is older than the period once there is much of it", async () => {
    const table = new LeadTable();
    const day = 86_400_000;
    for (let index = 0; index < 40; index += 1)
      table.rows.push(rowAt(NOW_MS - 27 * day + (index * day) / 2, index));
    const history = new LoadedHistory();
    await history.catchUp(table.asClient(), NOW_MS);
    expect(history.columns.count).toBe(40);
    await history.catchUp(table.asClient(), NOW_MS + 10 * day);
    expect(history.columns.count).toBe(
      table.rows.filter(([, , ms]) => Number(ms) >= NOW_MS + 10 * day - 28 * day).length,
    );
    expect(
      history.auctions.purchases.of(history.accounts.numberOfAccount("buyer")).rows,
    ).toHaveLength(history.columns.count);
  });
});
