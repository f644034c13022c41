// Tests that a spreadsheet runs no cell as a formula.
import { expect, it } from "vitest";
import { csvCell, csvLine, unguarded } from "./csv-cell.ts";

it.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ["+19165550123", "+19165550123"],
  ["+442079460958", "+442079460958"],
  ["+1", "'+1"],
  ["+1 916 555 0123", "'+1 916 555 0123"],
  ["+19165550123+1", "'+19165550123+1"],
  ["+0123456789", "'+0123456789"],
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

it.each(["=1+1", "+19165550123", "+1", "-1", "@x", "\t=1", "＝1", "'quoted'", "O'Fallon", "Ann"])(
  "reads %j back as it was",
  (text) => expect(unguarded(csvCell(text).replaceAll('"', ""))).toBe(text),
);
