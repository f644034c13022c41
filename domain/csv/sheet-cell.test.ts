// Tests how the cells of a spreadsheet are written: numbers, dates and texts under their formats.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DateSystem, isoOfSerial } from "./date-serial.ts";
import { builtInFormat, readNumberFormat } from "./number-format.ts";
import {
  columnOfCell,
  plainNumber,
  readRegion,
  showIsoMoment,
  showNumber,
  unescapeText,
} from "./sheet-cell.ts";

/** A number under a format, given by its code or its built-in number. */
function show(stored: string, format: string | number, system: DateSystem = 1900): string {
  const read = typeof format === "number" ? builtInFormat(format) : readNumberFormat(format);
  return showNumber(stored, read, system);
}

describe("a number", () => {
  it.each([
    ["9165550142", "9165550142"],
    ["9.165550142E9", "9165550142"],
    ["9.16555014200000E+9", "9165550142"],
    ["95838", "95838"],
    ["0.30000000000000004", "0.3"],
    ["1234.5599999999999", "1234.56"],
    ["-2.5", "-2.5"],
    ["-0", "0"],
    ["1E-7", "0.0000001"],
    ["-1.5e-10", "-0.00000000015"],
    ["12345678901234567890", "12345678901234600000"],
    ["1.5E+21", "1500000000000000000000"],
    [".5", "0.5"],
    // Not numbers of a spreadsheet.
    ["0x10", "0x10"],
    ["1e999", "1e999"],
    ["n/a", "n/a"],
  ])("%s is %s without a format", (stored, shown) => expect(show(stored, 0)).toBe(shown));

  it("of up to 15 digits is written as it was typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(6), (digits, at) => {
        const typed = digits / 10 ** at;
        expect(Number(plainNumber(typed))).toBe(typed);
        expect(plainNumber(typed)).toMatch(/^-?\d+(?:\.\d+)?$/);
      }),
    );
  });

  it.each<[stored: string, format: string | number, shown: string]>([
    ["316666.66666666669", "$#,##0", "316667"],
    [
      "316666.66666666669",
      '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
      "316666.67",
    ],
    ["-316666.666", "#,##0_);(#,##0)", "-316667"],
    ["1.005", 2, "1.01"],
    ["-1.005", 4, "-1.01"],
    ["2.5", "0.00", "2.5"],
    ["0.2", 9, "20%"],
    ["0.125", "0.0%", "12.5%"],
    ["3", '0" beds"', "3"],
    ["1500000", '0.0,,"M"', "1500000"],
    ["2.5", "# ?/?", "2.5"],
    ["9165550142", "0.00E+00", "9165550142"],
    ["9165550142", "[<=9999999]###\\-####;\\(###\\)\\ ###\\-####", "9165550142"],
    ["9165550142", "@", "9165550142"],
    ["12.5", "General", "12.5"],
    ["12.5", "", "12.5"],
    ["0.5", `0.${"0".repeat(300)}`, "0.5"],
  ])("%s under %s is %s", (stored, format, shown) => expect(show(stored, format)).toBe(shown));

  it.each<[stored: string, format: string, shown: string]>([
    ["2139", "00000", "02139"],
    ["95838", "00000", "95838"],
    ["21391234", "00000\\-0000", "02139-1234"],
    ["21391234", "00000-0000", "02139-1234"],
    ["2139", "[<=99999]00000;00000\\-0000", "02139"],
    ["21391234", "[<=99999]00000;00000\\-0000", "02139-1234"],
    ["2139", "[$-409]00000;@", "02139"],
    ["123456", "00000", "123456"],
    ["7", "000\\-00\\-0000", "000-00-0007"],
    // Not whole, so no ZIP.
    ["2139.5", "00000", "2139.5"],
    ["-5", "00000", "-5"],
  ])("%s keeps the zeros of %s: %s", (stored, format, shown) =>
    expect(show(stored, format)).toBe(shown),
  );
});

describe("a date", () => {
  // 46336 is November 10, 2026, as Excel counts.
  it.each<[stored: string, format: string | number, shown: string]>([
    ["46336", 14, "2026-11-10"],
    ["46336", 15, "2026-11-10"],
    ["46336", 16, "2026-11-10"],
    ["46336", 17, "2026-11-10"],
    ["46336.586805555555", 14, "2026-11-10T14:05:00"],
    ["46336.586805555555", 22, "2026-11-10T14:05:00"],
    ["46336", 22, "2026-11-10T00:00:00"],
    ["46336.999999999", 22, "2026-11-11T00:00:00"],
    ["0.58680555555555558", 18, "14:05:00"],
    ["0.58680555555555558", 21, "14:05:00"],
    ["0", 20, "00:00:00"],
    ["0.0034722222222222", 45, "00:05:00"],
    ["0.0034722222222222", 47, "00:05:00"],
    ["46336", "yyyy\\-mm\\-dd", "2026-11-10"],
    ["46336", "[$-409]mmmm\\ d\\,\\ yyyy;@", "2026-11-10"],
    ["46336", "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", "2026-11-10"],
    ["46336.25", 'm/d/yyyy" at "h:mm AM/PM', "2026-11-10T06:00:00"],
    ["46336.25", "M/D/YYYY HH:MM:SS.000", "2026-11-10T06:00:00"],
    ["46336", "mmm", "2026-11-10"],
    ["46336", "[Red]dd.mm.yy", "2026-11-10"],
  ])("%s under %s is %s", (stored, format, shown) => expect(show(stored, format)).toBe(shown));

  it.each<[stored: string, format: string | number]>([
    ["46336.25", "[h]:mm"],
    ["46336.25", "[mm]:ss"],
    ["46336.25", 46],
    ["46336.25", '0.00" days"'],
    ["46336.25", "General"],
    ["46336.25", "[$USD] General"],
    ["46336.25", 49],
    ["-1.5", 14],
    ["0", 14],
    ["2958466", 14],
  ])("is no number %s under %s", (stored, format) =>
    expect(show(stored, format)).toBe(plainNumber(Number(stored))),
  );

  it.each<[serial: number, system: DateSystem, date: string | null]>([
    [1, 1900, "1900-01-01"],
    [59, 1900, "1900-02-28"],
    // Lotus 1-2-3 took 1900 for a leap year, and Excel kept it.
    [60, 1900, "1900-02-29"],
    [61, 1900, "1900-03-01"],
    [2_958_465, 1900, "9999-12-31"],
    [2_958_466, 1900, null],
    [0, 1904, "1904-01-01"],
    [44_874, 1904, "2026-11-10"],
    [2_957_003, 1904, "9999-12-31"],
    [2_957_004, 1904, null],
  ])("of day %i since %i is %s", (serial, system, date) =>
    expect(isoOfSerial(serial, { hasDay: true, hasTime: false }, system)).toBe(date),
  );

  it("stored as a text loses what a moment of an import does not have", () => {
    expect(showIsoMoment("2026-11-10T14:05:00.000Z")).toBe("2026-11-10T14:05:00Z");
    expect(showIsoMoment("2026-11-10T00:00:00")).toBe("2026-11-10");
    expect(showIsoMoment(" 2026-11-10 ")).toBe("2026-11-10");
  });
});

describe("a text", () => {
  it.each([
    ["one_x000D__x000A_two", "one\r\ntwo"],
    ["_x005F_x000D_", "_x000D_"],
    ["a_xyz_b", "a_xyz_b"],
  ])("%j is %j", (stored, text) => expect(unescapeText(stored)).toBe(text));
});

describe("a place", () => {
  it.each([
    ["A1", 0],
    ["Z9", 25],
    ["AA1", 26],
    ["ab12", 27],
    ["XFD1048576", 16_383],
    ["XFE1", null],
    ["AAAAAAAAAA1", null],
    ["12", null],
    ["", null],
  ])("%j is in column %j", (reference, column) => expect(columnOfCell(reference)).toBe(column));

  it("has a region with its ends in order", () => {
    expect(readRegion("B2:$D$4")).toEqual({ top: 2, bottom: 4, left: 1, right: 3 });
    expect(readRegion("D4:B2")).toBeNull();
    expect(readRegion("B2")).toBeNull();
  });
});
