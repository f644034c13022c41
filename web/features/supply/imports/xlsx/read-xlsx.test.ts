// Tests XLSX files as Excel, Google Sheets, LibreOffice, openpyxl and others write them: they are
// read as the person sees them.
import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import {
  archiveOf,
  claimOf,
  excelParts,
  relationships,
  textWorkbook,
  zipParts,
} from "../../../../../test/support/workbooks.ts";
import { readFile } from "../read-file.ts";
import type { SheetChoice } from "../worker-messages.ts";

interface ReadBook {
  readonly cells: readonly (readonly string[])[];
  /** Of each row, as the spreadsheet numbers it. */
  readonly lines: readonly number[];
  readonly hasHeader: boolean;
  readonly sheets: SheetChoice | null;
}

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: number | null = null,
): Promise<ReadBook> {
  let sheets: SheetChoice | null = null;
  const file = await readFile(new Blob([bytes]), () => undefined, {
    wanted,
    onSheets: (found) => {
      sheets = found;
    },
  });
  if (!file.ok) throw new Error(file.error);
  const { rows, hasHeader } = file.value;
  return {
    cells: rows.map(({ cells }) => cells),
    lines: rows.map(({ line }) => line),
    hasHeader,
    sheets,
  };
}

/** The rows of a workbook whose only sheet has this between its tags. */
async function readSheetXml(
  xml: string,
  more: Parameters<typeof excelParts>[1] = {},
): Promise<ReadBook> {
  return read(zipParts(excelParts([{ name: "Leads", xml }], more)));
}

const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/>' +
  '<numFmt numFmtId="165" formatCode="m/d/yyyy\\ h:mm"/></numFmts>' +
  // The styles that those of cells are made from come first and do not count.
  '<cellStyleXfs count="1"><xf numFmtId="165"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/>' +
  '<xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>';

describe("a workbook of", () => {
  it("Excel has shared and formatted texts, styles, formulas, and a size that lies", async () => {
    const { cells, lines, hasHeader, sheets } = await readSheetXml(
      '<dimension ref="A1:XFD1048576"/><sheetViews><sheetView workbookViewId="0"/></sheetViews>' +
        '<sheetData><row r="1" spans="1:7" x14ac:dyDescent="0.25">' +
        ["A", "B", "C", "D", "E", "F", "G"]
          .map((column, at) => `<c r="${column}1" t="s"><v>${at}</v></c>`)
          .join("") +
        '</row><row r="2" hidden="1"><c r="A2" t="s"><v>7</v></c><c r="B2"><v>9165550142</v></c>' +
        '<c r="C2" s="1"><v>2139</v></c><c r="D2" t="b"><v>1</v></c>' +
        '<c r="E2" s="3"><v>46336.586805555555</v></c>' +
        '<c r="F2" t="str"><f>A2&amp;"!"</f><v>Ann!</v></c>' +
        '<c r="G2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
        '<row r="3"><c r="A3" s="2"/><c r="B3" s="2"/></row>' +
        '<row r="5"><c r="A5" t="s"><v>8</v></c><c r="D5" t="b"><v>0</v></c></row></sheetData>' +
        '<extLst><ext xmlns:x14="x"><x14:conditionalFormattings><xm:f xmlns:xm="x">1</xm:f>' +
        "</x14:conditionalFormattings></ext></extLst>",
      {
        styles: STYLES,
        strings: [
          "<t>First name</t>",
          "<t>Phone</t>",
          "<t>Zip</t>",
          "<t>Consent</t>",
          "<t>Consent date</t>",
          "<t>Note</t>",
          "<t>Price</t>",
          '<r><t xml:space="preserve">Ann </t></r><r><rPr><b/></rPr><t>O&apos;Hara</t></r>' +
            '<rPh sb="0" eb="1"><t>spoken</t></rPh>',
          "<t>Bo_x000D__x000A_Li</t>",
        ],
      },
    );
    expect([hasHeader, lines]).toEqual([true, [1, 2, 5]]);
    expect(cells.slice(1)).toEqual([
      ["Ann O'Hara", "9165550142", "02139", "TRUE", "2026-11-10T14:05:00", "Ann!"],
      ["Bo\r\nLi", "", "", "FALSE"],
    ]);
    expect(sheets).toEqual({ names: ["Leads"], at: 0 });
  });

  it("Google Sheets has absolute targets and strings without places", async () => {
    const parts = excelParts([{ name: "Form Responses 1", xml: "" }], {
      strings: ["<t>Phone</t>", "<t>Zip</t>", '<t xml:space="preserve"> 916-555-0142 </t>'],
      styles:
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>' +
        '<numFmts><numFmt numFmtId="164" formatCode="M/d/yyyy H:mm:ss"/></numFmts>',
    });
    const { cells } = await read(
      zipParts({
        ...parts,
        "xl/worksheets/sheet1.xml": undefined,
        "xl/_rels/workbook.xml.rels": relationships([
          ["rId1", "worksheet", "/xl/worksheets/My%20Sheet.XML"],
          ["rId2", "sharedStrings", "/xl/sharedStrings.xml"],
          ["rId3", "styles", "styles.xml"],
        ]),
        "xl/worksheets/my sheet.xml":
          '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr">' +
          '<is><t>Consent date</t></is></c></row><row r="2"><c t="s"><v>2</v></c><c/>' +
          '<c s="1"><v>46336.5</v></c></row></sheetData></worksheet>',
      }),
    );
    expect(cells).toEqual([
      ["Phone", "Zip", "Consent date"],
      [" 916-555-0142 ", "", "2026-11-10T12:00:00"],
    ]);
  });

  it("a program with prefixes, backslashes and the strict edition is the same", async () => {
    const { cells } = await read(
      zipParts({
        "_rels\\.rels":
          '<pr:Relationships xmlns:pr="p"><pr:Relationship Id="R1" Target="/XL/Book.xml" ' +
          'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"/>' +
          "</pr:Relationships>",
        "xl\\book.xml":
          '<x:workbook xmlns:x="m" xmlns:d="r"><x:workbookPr date1904="true"/><x:sheets>' +
          '<x:sheet name="A" sheetId="9" d:id="R7"/></x:sheets></x:workbook>',
        "xl\\_rels\\book.xml.rels":
          '<Relationships><Relationship Id="R7" Target="../data.xml" ' +
          'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet"/>' +
          '<Relationship Id="R8" Target="styles.xml" Type="x/styles"/></Relationships>',
        "xl\\styles.xml":
          '<x:styleSheet xmlns:x="m"><x:cellXfs><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>',
        "data.xml":
          '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="4">' +
          '<x:c r="B4" t="inlineStr"><x:is><x:t>' +
          'Date</x:t></x:is></x:c></x:row><x:row r="6"><x:c r="B6" s="0"><x:v>44874</x:v></x:c>' +
          '<x:c r="C6" t="d"><x:v>2026-11-10T14:05:00.000</x:v></x:c></x:row></x:sheetData>' +
          "</x:worksheet>",
      }),
    );
    expect(cells).toEqual([
      ["", "Date"],
      ["", "2026-11-10", "2026-11-10T14:05:00"],
    ]);
  });

  it("a large writer has wide sizes, and parts in UTF-16 or not packed", async () => {
    const parts = Object.entries(
      excelParts([{ name: "Leads", xml: "<sheetData><row><c><v>1</v></c></row></sheetData>" }]),
    );
    const wide = (text: string): Uint8Array => {
      const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
      return new Uint8Array(units.buffer);
    };
    const claims = parts.map(([name, text = ""]) =>
      claimOf(
        name,
        name.includes("sheet1") ? wide(text.replace("UTF-8", "UTF-16")) : strToU8(text),
        0,
      ),
    );
    expect((await read(archiveOf(claims, true))).cells).toEqual([["1"]]);
    expect((await read(archiveOf(claims, false))).cells).toEqual([["1"]]);
  });
});

describe("a sheet", () => {
  const PEOPLE = [["Leads of October"], [], ["First name", "Phone"], ["Ann", "9165550142"]];

  it("is laid as a table without titles and blank rows, with its own row numbers", async () => {
    const { cells, lines, hasHeader } = await read(textWorkbook({ Leads: PEOPLE }));
    expect([hasHeader, lines, cells]).toEqual([true, [3, 4], PEOPLE.slice(2)]);
  });

  it("is the first visible one with rows; another can be chosen", async () => {
    const row = (text: string): string =>
      `<sheetData><row><c t="str"><v>${text}</v></c></row></sheetData>`;
    const book = zipParts(
      excelParts([
        { name: "Hidden", xml: row("1"), state: "hidden" },
        { name: "Very hidden", xml: row("2"), state: "veryHidden" },
        { name: "Blank", xml: '<sheetData><row r="9"><c s="0"/></row></sheetData>' },
        { name: "Buyers", xml: row("3") },
        { name: "R&amp;D", xml: row("4"), state: "visible" },
      ]),
    );
    expect(await read(book)).toMatchObject({
      cells: [["3"]],
      sheets: { names: ["Buyers", "R&D"], at: 0 },
    });
    expect(await read(book, 1)).toMatchObject({ cells: [["4"]], sheets: { at: 1 } });
  });

  it("shows merged cells at their first place alone", async () => {
    const { cells } = await readSheetXml(
      '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c>' +
        '</row><row r="2"><c r="A2"><v>4</v></c><c r="B2"><v>5</v></c></row><row r="3">' +
        '<c r="A3"><v>6</v></c></row></sheetData><mergeCells count="2"><mergeCell ref="A1:B2"/>' +
        '<mergeCell ref="A3"/></mergeCells>',
    );
    expect(cells).toEqual([["1", "", "3"], ["6"]]);
  });

  it("treats chart sheets and hidden sheets as no sheets", async () => {
    const parts = excelParts([{ name: "Chart", xml: "" }], {
      more: { "xl/_rels/workbook.xml.rels": relationships([["rId1", "chartsheet", "x.xml"]]) },
    });
    await expect(read(zipParts(parts))).rejects.toThrow("empty");
  });

  it("reports its progress up to the whole file", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`Ann${at}`, String(Math.sin(at))]);
    const bytes = textWorkbook({ Leads: [["First name", "Note"], ...rows] });
    const heard: number[] = [];
    const file = await readFile(new Blob([bytes]), (done) => heard.push(done));
    expect(file.ok && file.value.rows.length).toBe(20_001);
    expect(heard.length).toBeGreaterThan(5);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(bytes.length);
  });
});
