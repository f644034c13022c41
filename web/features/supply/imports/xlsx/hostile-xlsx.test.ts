// Tests that XLSX files that are broken, too large or meant to fill the memory are refused before
// they are unpacked, each for its own reason.
import { Deflate, deflateSync, strToU8 } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileRefusal } from "../../../../../domain/csv/file-kind.ts";
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import {
  type Claim,
  archiveOf,
  checksumOf,
  claimOf,
  excelParts,
  textWorkbook,
  zipParts,
} from "../../../../../test/support/workbooks.ts";
import { readFile } from "../read-file.ts";
import { listParts } from "./list-parts.ts";
import { Unpacker } from "./unpacker.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const GIGABYTE = 1024 ** 3;

/** Why the file is refused; null if it is read. */
async function refusalOf(bytes: Uint8Array<ArrayBuffer>): Promise<FileRefusal | null> {
  unpackedBytes = 0;
  const file = await readFile(new Blob([bytes]), () => undefined);
  expect(unpackedBytes).toBeLessThanOrEqual(XLSX_LIMITS.unpackedBytes);
  return file.ok ? null : file.error;
}

/** Of the file that is read, over all its parts. */
let unpackedBytes = 0;
const { unpack } = Unpacker.prototype;
beforeEach(() => {
  vi.spyOn(Unpacker.prototype, "unpack").mockImplementation(async function* (
    this: Unpacker,
    ...of
  ) {
    for await (const piece of unpack.apply(this, of)) {
      unpackedBytes += piece.length;
      yield piece;
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Why a part alone is refused, whatever its bytes mean. */
async function unpackedRefusal(claim: Claim): Promise<FileRefusal | null> {
  const file = new Blob([archiveOf([claim])]);
  const part = (await listParts(file)).get(claim.name);
  if (part === undefined) throw new Error("the part is missing");
  try {
    for await (const piece of new Unpacker(file, () => undefined).unpack(part))
      expect(piece.length).toBeGreaterThan(0);
    return null;
  } catch (error) {
    return error instanceof UnreadableFile ? error.why : Promise.reject(error);
  }
}

const ROWS = "<sheetData><row><c><v>1</v></c></row></sheetData>";

/** The archive of a workbook whose sheet is what a writer claims. */
function bookWith(sheet: Omit<Claim, "name">): Uint8Array<ArrayBuffer> {
  const claims = Object.entries(excelParts([{ name: "Leads", xml: ROWS }]))
    .filter(([name]) => !name.includes("sheet1"))
    .map(([name, text = ""]) => claimOf(name, strToU8(text)));
  return archiveOf([...claims, { name: "xl/worksheets/sheet1.xml", ...sheet }]);
}

/** A sheet that goes on with one letter for as many bytes, deflated, of which little is made. */
function swellingSheet(bytes: number, letter: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9 }, (chunk) => chunks.push(chunk));
  const block = new Uint8Array(16 * 1024 * 1024).fill(letter.charCodeAt(0));
  deflate.push(strToU8("<worksheet><sheetData>"));
  deflate.flush(true);
  const head = joined(chunks.splice(0));
  deflate.push(block);
  deflate.flush(true);
  const swelling = joined(chunks);
  const times = Math.ceil(bytes / block.length);
  return joined([head, ...Array.from({ length: times }, () => swelling), LAST_BLOCK]);
}

/** Stored, empty, and the last one. */
const LAST_BLOCK = Uint8Array.of(1, 0, 0, 0xff, 0xff);

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Digits that deflate to half their size at best. */
function noise(length: number): string {
  let digits = "";
  for (let at = 1; digits.length < length; at += 1) digits += String(Math.sin(at)).slice(-12);
  return digits;
}

describe("a bomb", () => {
  it("of 10 GB in one part is not unpacked", async () => {
    const packed = swellingSheet(10 * GIGABYTE, "\0");
    expect(packed.length).toBeLessThan(20 * 1024 * 1024);
    expect(await refusalOf(bookWith({ packed, bytes: 10 * GIGABYTE }))).toBe("swollen");
  });

  it("whose header lies is left at the first byte too many", async () => {
    const packed = swellingSheet(10 * GIGABYTE, " ");
    expect(await refusalOf(bookWith({ packed, bytes: 1_000 }))).toBe("damaged");
    expect(unpackedBytes).toBeLessThan(100_000);
    // Just below what a part may swell to.
    expect(await refusalOf(bookWith({ packed, bytes: 16 * 1024 * 1024 }))).toBe("damaged");
  });

  it("that swells less is left for what its parts claim", async () => {
    const packed = new Uint8Array(8 * 1024 * 1024);
    expect(await refusalOf(bookWith({ packed, bytes: GIGABYTE / 2 + 1 }))).toBe("swollen");
    // Within the bound: this one is unpacked, and its bytes are none of DEFLATE's.
    expect(await refusalOf(bookWith({ packed, bytes: GIGABYTE / 4 }))).toBe("damaged");
    const parts = excelParts([{ name: "A", xml: ROWS }], { styles: "" });
    const claims = Object.entries(parts).flatMap(([name, text]) =>
      text === undefined ? [] : [claimOf(name, strToU8(text))],
    );
    const styles = { packed: new Uint8Array(1024 * 1024), bytes: 65 * 1024 * 1024 };
    expect(
      await refusalOf(
        archiveOf(
          claims.map((claim) => (/styles/.test(claim.name) ? { ...claim, ...styles } : claim)),
        ),
      ),
    ).toBe("swollen");
  });

  it("of 100,000 parts is left with the directory", async () => {
    const empty = new Uint8Array(0);
    const many = Array.from({ length: 100_000 }, (_, at) => ({
      name: `xl/${at}`,
      packed: empty,
      bytes: 0,
      method: 0,
    }));
    expect(await refusalOf(archiveOf(many, true))).toBe("swollen");
    expect(await refusalOf(archiveOf(many.slice(0, 20_000), true))).toBe("swollen");
  });

  it("behind the end of a part is not collected", async () => {
    const sheet = strToU8(`<worksheet>${ROWS}</worksheet>`);
    const packed = joined([deflateSync(sheet), new Uint8Array(64 * 1024 * 1024)]);
    expect(await refusalOf(bookWith({ packed, bytes: sheet.length + 1 }))).toBe("damaged");
  });

  it("of text that is kept is left at 100 MB", async () => {
    const long = "x".repeat(32_000);
    const cells = '<c t="s"><v>0</v></c>'.repeat(300);
    const rows = Array.from({ length: 30 }, (_, at) => `<row r="${at + 1}">${cells}</row>`);
    const xml = `<sheetData>${rows.join("")}</sheetData>`;
    const strings = [`<t>${long}</t>`];
    expect(await refusalOf(zipParts(excelParts([{ name: "A", xml }], { strings })))).toBe(
      "swollen",
    );
  });

  it("of empty cells that are kept is left at 20 million", async () => {
    const book = (rows: number): Promise<FileRefusal | null> => {
      const xml = `<sheetData>${'<row><c r="KN1"><v>1</v></c></row>'.repeat(rows)}</sheetData>`;
      return refusalOf(zipParts(excelParts([{ name: "A", xml }])));
    };
    expect(await book(10_000)).toBe(null);
    expect(await book(66_667)).toBe("swollen");
  });

  it("of more tags than a table has is left before its end", async () => {
    const sheet = (tags: number): Promise<FileRefusal | null> => {
      const packed = new Uint8Array(tags).fill("<".charCodeAt(0));
      return unpackedRefusal({ name: "a", packed, bytes: tags, method: 0 });
    };
    expect(await sheet(50_000_001)).toBe("swollen");
    // Read to the end, where its checksum is wrong.
    expect(await sheet(50_000_000)).toBe("damaged");
  });

  it.each<[what: string, xml: string]>([
    ["nested elements", `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`],
    ["a text without end", `<sheetData><row><c><v>${noise(4_000_000)}</v></c></row></sheetData>`],
    [
      "merged cells over each other",
      `<sheetData>${'<row><c r="KN1"><v>1</v></c></row>'.repeat(
        2_000,
      )}</sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000)}</mergeCells>`,
    ],
  ])("of %s is damaged", async (_, xml) =>
    expect(await refusalOf(zipParts(excelParts([{ name: "A", xml }])))).toBe("damaged"),
  );

  it("of entities is left at its document type, whichever part has it", async () => {
    const entities =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">' +
      '<!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const parts = excelParts([{ name: "A", xml: ROWS }], { strings: ["<t>x</t>"], styles: "" });
    for (const [name, xml = ""] of Object.entries(parts)) {
      if (name === "[Content_Types].xml") continue;
      const hostile = entities + xml.replace(/^<\?xml.*\?>/, "");
      expect(await refusalOf(zipParts({ ...parts, [name]: hostile })), name).toBe("damaged");
    }
  });
});

describe("a table beyond the bounds", () => {
  it("has too many rows; blank ones do not count", async () => {
    const row = "<row><c><v>1</v></c></row>";
    const book = (rows: string): Uint8Array<ArrayBuffer> =>
      zipParts(excelParts([{ name: "A", xml: `<sheetData>${rows}</sheetData>` }]));
    const blank = '<row><c s="1"/></row>'.repeat(100_000);
    expect(await refusalOf(book(row.repeat(200_001) + blank))).toBe(null);
    expect(await refusalOf(book(row.repeat(200_002)))).toBe("too_many_rows");
  });

  it("is too wide where a value stands beyond column 300; a style does not count", async () => {
    const book = (cells: string): Uint8Array<ArrayBuffer> =>
      zipParts(excelParts([{ name: "A", xml: `<sheetData><row>${cells}</row></sheetData>` }]));
    const value = "<c><v>1</v></c>";
    expect(await refusalOf(book(`${value.repeat(300)}<c r="XFD1" s="1"/>`))).toBe(null);
    expect(await refusalOf(book(value.repeat(301)))).toBe("too_wide");
  });
});

describe("an archive that is no workbook", () => {
  it.each<[what: string, parts: Record<string, string>]>([
    ["pictures", { "beach.jpg": "x" }],
    [
      "an OpenDocument spreadsheet",
      { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" },
    ],
    ["a workbook in binary", { "xl/workbook.bin": "x" }],
    ["a Word document", { "word/document.xml": '<w:document xmlns:w="w"/>' }],
  ])("is packed: %s", async (_, parts) => {
    const [main = ""] = Object.keys(parts);
    const link =
      `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="${main}"/>` +
      "</Relationships>";
    expect(
      await refusalOf(zipParts(main.includes("/") ? { "_rels/.rels": link, ...parts } : parts)),
    ).toBe("packed");
  });

  it("is packed, like one with a password", async () => {
    const sheet = strToU8(`<worksheet>${ROWS}</worksheet>`);
    expect(
      await refusalOf(bookWith({ packed: deflateSync(sheet), bytes: sheet.length, flags: 1 })),
    ).toBe("packed");
    const container = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    expect(await refusalOf(container)).toBe("packed");
  });
});

describe("a damaged workbook", () => {
  const whole = textWorkbook({ A: [["Phone"], ["9165550142"]] });
  const sheet = strToU8(`<worksheet>${ROWS}</worksheet>`);
  const packed = deflateSync(sheet);
  const bytes = sheet.length;
  const checksum = checksumOf(sheet);

  it("would be read if it were whole", async () => {
    expect(await refusalOf(whole)).toBe(null);
    expect(await refusalOf(bookWith({ packed, bytes, checksum }))).toBe(null);
  });

  it.each<[what: string, book: Uint8Array<ArrayBuffer>]>([
    ["it is cut off", whole.slice(0, -30)],
    ["it has only its beginning", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
    ["its size is wrong", bookWith({ packed, bytes: bytes + 1, checksum })],
    ["its checksum is wrong", bookWith({ packed, bytes, checksum: checksum ^ 1 })],
    ["its part is cut off", bookWith({ packed: packed.slice(0, -4), bytes, checksum })],
    ["it is packed in an unknown way", bookWith({ packed, bytes, checksum, method: 93 })],
    ["its XML is cut off", zipParts(brokenBook("<sheetData><row>"))],
    ["its letters are no UTF-8", bookWith(storedOf(Uint8Array.of(0x3c, 0x61, 0xff, 0x3e)))],
    ["its rows go backwards", zipParts(brokenBook(rowsAt(3, 2)))],
    ["its row is beyond the sheet", zipParts(brokenBook(rowsAt(1_048_577)))],
    ["its cell has no column", zipParts(brokenBook(rowsAt(1).replace("<c>", '<c r="12">')))],
    ["a shared text is missing", zipParts(brokenBook(rowsAt(1).replace("<c>", '<c t="s">')))],
    ["a sheet is missing", zipParts({ ...brokenBook(""), "xl/worksheets/sheet1.xml": undefined })],
    ["a part is there twice", archiveOf([storedOf(sheet), storedOf(sheet)])],
  ])("is refused: %s", async (_, book) => expect(await refusalOf(book)).toBe("damaged"));

  function storedOf(plain: Uint8Array): Claim {
    return {
      name: "a",
      packed: plain,
      bytes: plain.length,
      method: 0,
      checksum: checksumOf(plain),
    };
  }
  function rowsAt(...rows: readonly number[]): string {
    const written = rows.map((row) => `<row r="${row}"><c><v>1</v></c></row>`);
    return `<sheetData>${written.join("")}</sheetData>`;
  }
  function brokenBook(xml: string): ReturnType<typeof excelParts> {
    return excelParts([{ name: "A", xml }]);
  }
});

describe("a file that changed after it was chosen", () => {
  it("is gone, and a bug stays one", async () => {
    const moved = new Blob(["a,b"]);
    const blob = (error: unknown): Blob =>
      Object.assign(moved, { slice: () => ({ arrayBuffer: () => Promise.reject(error) }) });
    const unreadable = new DOMException("moved", "NotReadableError");
    expect(await readFile(blob(unreadable), () => undefined)).toEqual({ ok: false, error: "gone" });
    const refused = new UnreadableFile("damaged");
    expect(await readFile(blob(refused), () => undefined)).toEqual({ ok: false, error: "damaged" });
    await expect(readFile(blob(new TypeError("bug")), () => undefined)).rejects.toThrow("bug");
  });
});
