// Tests which columns of a table stay, become a line of the first cell, or leave, by its width.
import { describe, expect, it } from "vitest";
import { type FittedColumn, fitColumns, leastWidth } from "./fit-columns.ts";

const COLUMNS: readonly FittedColumn[] = [
  { id: "lead" },
  { id: "place" },
  { id: "score", numeric: true },
  { id: "price", numeric: true },
  { id: "buy", isPinned: true },
  { id: "range" },
  { id: "slots", priority: 3 },
];
const NONE = (): boolean => false;
const idsAt = (width: number, isKept: (id: string) => boolean = NONE) => {
  const { shown, folded, atAction } = fitColumns(COLUMNS, width, isKept);
  return [
    shown.map(({ id }) => id),
    folded.map(({ id }) => id),
    ...(atAction === null ? [] : [atAction.id]),
  ];
};

describe("the columns of a table", () => {
  it("all stay where there is room", () => {
    expect(idsAt(leastWidth(COLUMNS))).toEqual([COLUMNS.map(({ id }) => id), []]);
  });

  it("leave by their priority: first the least, then texts as lines", () => {
    expect(idsAt(leastWidth(COLUMNS) - 1)).toEqual([
      ["lead", "place", "score", "price", "buy", "range"],
      [],
    ]);
    expect(idsAt(640)).toEqual([["lead", "place", "score", "price", "buy"], ["range"]]);
  });

  it("keep their numbers and the action, and on a phone one number above the action", () => {
    expect(idsAt(580)).toEqual([["lead", "place", "score", "price", "buy"], ["range"]]);
    expect(idsAt(500)).toEqual([["lead", "score", "buy"], ["place", "range"], "price"]);
    expect(idsAt(342)).toEqual([["lead", "buy"], ["place", "score", "range"], "price"]);
    expect(idsAt(100)).toEqual([["lead", "buy"], ["place", "score", "range"], "price"]);
  });

  it("that left do not come back as lines, numbers included", () => {
    const columns: readonly FittedColumn[] = [
      ...COLUMNS,
      { id: "next", numeric: true, priority: 3 },
    ];
    expect(fitColumns(columns, 342, NONE).folded.map(({ id }) => id)).toEqual([
      "place",
      "score",
      "range",
    ]);
  });

  it("stay if the reader added them, and the table is scrolled", () => {
    const [shown] = idsAt(342, (id) => id === "slots" || id === "range");
    expect(shown).toEqual(["lead", "buy", "range", "slots"]);
  });

  it("keep the number that says so", () => {
    const columns: readonly FittedColumn[] = COLUMNS.map((column) =>
      column.id === "score" ? { ...column, priority: 1 } : column,
    );
    expect(fitColumns(columns, 342, NONE).atAction?.id).toBe("score");
  });

  it("count with the width that they name", () => {
    const wide = [{ id: "lead" }, { id: "place", min: 400 }];
    expect(fitColumns(wide, 567, NONE).folded).toEqual([wide[1]]);
    expect(fitColumns(wide, 568, NONE).folded).toEqual([]);
  });
});
