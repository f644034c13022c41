// Tests imports of leads from an XLSX file in the browser: its cells are read as the spreadsheet
// shows them, and one of its sheets is chosen.
import { describe, expect, it } from "vitest";
import { type ReadRow, RowReader } from "../../../domain/csv/row-reader.ts";
import { chooser, doneImport, openImportVisits, startButton } from "../../support/import-visits.ts";
import { findingsInBothThemes, sideways } from "../../support/looks.ts";
import { excelParts, textWorkbook, zipParts } from "../../support/workbooks.ts";

const { arriveAtImports, fileOf, newSellers } = openImportVisits();
const READER = /\/assets\/read-xlsx-[\w-]+\.js$/;

function rowsOf(csv: string): readonly (readonly string[])[] {
  const reader = new RowReader(",");
  const read: readonly ReadRow[] = [...reader.push(csv), ...reader.end()];
  return read.map(({ cells }) => cells);
}

/** Columns of `newSellers` that a person's spreadsheet holds as numbers. */
const PHONE = 2;
const ZIP = 8;
const CONSENT_DATE = 17;
const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs>' +
  '<xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs>';

/** A person's workbook: phones, ZIPs and dates are numbers under a format. */
function typedWorkbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const cellOf = (text: string, column: number, row: number): string => {
    if (row > 0 && column === PHONE) return `<c><v>${text.replaceAll(/\D/g, "")}</v></c>`;
    if (row > 0 && column === ZIP) return `<c s="1"><v>${text}</v></c>`;
    if (row > 0 && column === CONSENT_DATE)
      return `<c s="2"><v>${Date.parse(text) / 86_400_000 + 25_569}</v></c>`;
    strings.push(`<t>${text}</t>`);
    return `<c t="s"><v>${strings.length - 1}</v></c>`;
  };
  const xml = rows
    .map((cells, row) => `<row>${cells.map((cell, at) => cellOf(cell, at, row)).join("")}</row>`)
    .join("");
  const sheet = { name: "Leads", xml: `<sheetData>${xml}</sheetData>` };
  return zipParts(excelParts([sheet], { strings, styles: STYLES }));
}

describe("a workbook", () => {
  it("is imported like a CSV file, and its reader is loaded only for it", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await chooser(visitor).setInputFiles(await fileOf("plain.csv", newSellers(2)));
    await page.getByText("2 rows can be imported").waitFor();
    expect(loaded.filter((url) => READER.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Another file" }).click();
    // Its bytes say what it is, not its name.
    await chooser(visitor).setInputFiles(
      await fileOf("typed.csv", typedWorkbook(rowsOf(newSellers(30)))),
    );
    await page.getByText("30 rows · XLSX · sheet “Leads”").waitFor();
    await page.getByText("30 rows can be imported").waitFor();
    expect(loaded.filter((url) => READER.test(url))).toHaveLength(1);
    // A spreadsheet's dates have no zone.
    expect(await page.getByRole("combobox", { name: "Time zone of the file" }).count()).toBe(1);
    expect(await page.getByRole("combobox", { name: "Sheet" }).count()).toBe(0);
    await startButton(visitor).click();
    const item = doneImport(visitor, "typed.csv");
    await item.waitFor();
    const text = (await item.textContent()) ?? "";
    expect(text).toContain("30 of 30 rows decided");
    // Whether they are sold depends on what the other files of leads have left to spend.
    expect(
      Number(/(\d+) sold/.exec(text)?.[1] ?? 0) +
        Number(/(\d+) accepted, unsold/.exec(text)?.[1] ?? 0),
    ).toBe(30);
    expect(visitor.mishaps).toEqual([]);
  });

  it.each([1280, 320])("has its sheet chosen, also on %i px", async (width) => {
    const visitor = await arriveAtImports({ viewport: { width, height: 800 } });
    const { page } = visitor;
    const book = textWorkbook({
      Notes: [["These are the leads of October."]],
      "October, first half": rowsOf(newSellers(3)),
      "October, second half": rowsOf(newSellers(5)),
    });
    await chooser(visitor).setInputFiles(await fileOf(`sheets-${width}.xlsx`, book));
    // The first sheet is no table; the others can still be chosen.
    const alert = page.getByRole("main").getByRole("alert");
    expect(await alert.textContent()).toContain("has column names but no rows");
    const sheet = page.getByRole("combobox", { name: "Sheet" });
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await sheet.selectOption("October, first half");
    await page.getByText("3 rows · XLSX · sheet “October, first half”").waitFor();
    await page.getByText("3 rows can be imported").waitFor();
    await sheet.selectOption("October, second half");
    await page.getByText("5 rows can be imported").waitFor();
    expect(await sheet.inputValue()).toBe("2");
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(visitor.mishaps).toEqual([]);
  });

  it("says so when its reader cannot be loaded", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    await page.route(READER, (route) => route.abort());
    await chooser(visitor).setInputFiles(
      await fileOf("offline.xlsx", textWorkbook({ Leads: rowsOf(newSellers(1)) })),
    );
    expect(await page.getByRole("main").getByRole("alert").textContent()).toContain(
      "The reader for XLSX files couldn't be loaded.",
    );
  });
});
