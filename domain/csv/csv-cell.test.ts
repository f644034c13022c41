// Tests that a spreadsheet runs no cell as a formula.
import { expect, it } from "vitest";
import { csvCell, csvLine } from "./csv-cell.ts";

it.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ["+19165550123", "'+19165550123"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ["＝1", "'＝1"],
  ["Ann", "Ann"],
  ["Oak St, 4", '"Oak St, 4"'],
  ["a = b", "a = b"],
  ["", ""],
])("writes %j as %j", (text, cell) => expect(csvCell(text)).toBe(cell));

it("ends lines by RFC 4180", () => expect(csvLine(["a", "b"])).toBe("a,b\r\n"));
