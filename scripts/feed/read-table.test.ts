// Tests that a broken row costs only itself, wherever it is and however it is broken.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Table, readTable } from "./read-table.ts";
import { formatTable } from "./write-table.ts";

function read(text: string): Table {
  const table = readTable(text);
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

const cellsOf = (text: string): (readonly string[])[] => read(text).rows.map(({ cells }) => cells);

describe("reading a table", () => {
  it("accepts any line end, a byte order mark, blank lines, and quotes with line breaks", () => {
    expect(
      read('\uFEFFcity,"zip code"\r\n\r\n"Elk ""E"" Grove",95624\rGalt,95632\n"two\nlines",1\n'),
    ).toEqual({
      columns: ["city", "zip code"],
      badRows: [],
      rows: [
        { line: 3, cells: ['Elk "E" Grove', "95624"] },
        { line: 4, cells: ["Galt", "95632"] },
        { line: 5, cells: ["two\nlines", "1"] },
      ],
    });
  });

  it("reports a row with too many or too few columns by its line and keeps the others", () => {
    const { rows, badRows } = read("city,zip\nA,1,2\nB,2\nC\nD,4\n");
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
    expect(badRows).toEqual([
      { line: 2, problem: "it has 3 columns where the header has 2" },
      { line: 4, problem: "it has 1 column where the header has 2" },
    ]);
  });

  it("reports broken quotes and keeps every row after them, even if two errors match up", () => {
    const { rows, badRows } = read('city,zip\n"A,1\nB,2\nC"C,3\nD,4\n"E",5\nF,"6\nG,7\n');
    expect(rows.map(({ cells: [city] }) => city)).toEqual(["B", "D", "E", "G"]);
    expect(badRows).toEqual(
      [2, 4, 7].map((line) => ({ line, problem: "its quotes do not match" })),
    );
  });

  it.each([
    ["", /^The file is empty/],
    ["\uFEFF \n\r\n", /^The file is empty/],
    ["city,zip\n\n", /no rows/],
    ['city,"zip\nA,1\n', /^The first line is no header/],
  ])("refuses %j in a sentence", (text, sentence) => {
    const table = readTable(text);
    expect(table.ok ? "" : table.error).toMatch(sentence);
  });

  it("reads back what was written, whatever the cells hold", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ",", "\n", " ", "'", "1") });
    const rows = fc.array(
      fc.array(cell, { minLength: 2, maxLength: 2 }).filter(([first]) => first?.trim() !== ""),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(rows, (cells) => {
        const text = formatTable({
          columns: ["a", "b"],
          badRows: [],
          rows: cells.map((row, line) => ({ line, cells: row })),
        });
        // Within quotes a line break is read as one, however it was written.
        expect(cellsOf(text)).toEqual(cells);
      }),
    );
  });

  it("loses no other row to a broken one", () => {
    const broken = fc.constantFrom('"open,1', 'x"y,2', '"a"b,3', "one", "1,2,3");
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant("Galt,95632"), broken), { minLength: 1, maxLength: 30 }),
        (lines) => {
          const { rows, badRows } = read(`city,zip\n${lines.join("\n")}`);
          const good = lines.filter((line) => line === "Galt,95632").length;
          expect(rows.filter(({ cells: [city] }) => city === "Galt")).toHaveLength(good);
          expect(badRows).toHaveLength(lines.length - good);
        },
      ),
    );
  });
});
