import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IdTable } from "./id-table.ts";

/** Ids that often meet in one cell: their last bytes, by which they are found, are few. */
const id = fc
  .tuple(fc.nat(40), fc.nat(3))
  .map((ends) => ends.map((end) => end.toString(16).padStart(8, "0")).join("-0000-7000-8000-0000"));

describe("IdTable", () => {
  it("knows what a Map knows, whatever is added and taken out", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), id), { maxLength: 300 }), (steps) => {
        const table = new IdTable();
        const rows = new Map<string, number>();
        for (const [adds, key] of steps) {
          if (adds) {
            const row = table.add(key);
            expect([undefined, row]).toContain(rows.get(key));
            rows.set(key, row);
          } else {
            expect(table.remove(key)).toBe(rows.get(key) ?? -1);
            rows.delete(key);
          }
        }
        expect(new Set(rows.values()).size).toBe(rows.size);
        for (const [key, row] of rows) {
          expect(table.find(key)).toBe(row);
          expect(table.idAt(row)).toBe(key);
          for (const [other, otherRow] of rows) {
            expect(Math.sign(table.compare(row, otherRow))).toBe(
              Math.sign(key.localeCompare(other)),
            );
            expect(Math.sign(table.compareWith(row, other))).toBe(
              Math.sign(key.localeCompare(other)),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("grows past its first cells", () => {
    const table = new IdTable();
    const ids = Array.from(
      { length: 5_000 },
      (_, n) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`,
    );
    for (const key of ids) table.add(key);
    ids.forEach((key, row) => expect(table.find(key)).toBe(row));
    expect(table.size).toBe(5_000);
  });
});
