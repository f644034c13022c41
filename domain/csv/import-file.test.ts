// Tests files of leads: the kind of a file, its rows, its columns, and the problems of a row.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "./csv-cell.ts";
import { fieldOfColumn } from "./column-names.ts";
import { type FileKind, kindOfFile } from "./file-kind.ts";
import { type ImportDefaults, leadOfRow, problemsOfRow } from "./import-row.ts";
import { confidenceOf, matchColumns } from "./match-columns.ts";
import { LEAD_FIELDS } from "../lead/field-names.ts";
import { readPost } from "../lead/read-post.ts";
import { RowReader } from "./row-reader.ts";
import { looksLikeHeader, sniffDelimiter } from "./sniff-table.ts";
import { tidyCell } from "./tidy-cell.ts";

const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf8"));

describe("the kind of a file", () => {
  const wide = (text: string, mark: boolean, bigEndian: boolean): Uint8Array => {
    const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };
  it.each<[string, Uint8Array, FileKind]>([
    ["nothing", utf8(""), { kind: "refused", why: "empty" }],
    ["a spreadsheet under another name", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), { kind: "zip" }],
    ["an empty archive", Uint8Array.of(0x50, 0x4b, 5, 6, 0, 0), { kind: "refused", why: "packed" }],
    [
      "an old spreadsheet",
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
      { kind: "refused", why: "packed" },
    ],
    ["a squeezed file", Uint8Array.of(0x1f, 0x8b, 8), { kind: "refused", why: "packed" }],
    [
      "a picture",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1),
      { kind: "refused", why: "binary" },
    ],
    ["a document", utf8("%PDF-1.7"), { kind: "refused", why: "binary" }],
    ["plain text", utf8("a,b\n1,2"), { kind: "text", encoding: "utf-8" }],
    ["UTF-8 with its mark", utf8("\uFEFFname\nJosé"), { kind: "text", encoding: "utf-8" }],
    ["UTF-8 cut within a letter", utf8("José").subarray(0, 4), { kind: "text", encoding: "utf-8" }],
    [
      "text of an old program",
      Uint8Array.of(0x4a, 0x6f, 0x73, 0xe9, 0x2c, 0x31),
      { kind: "text", encoding: "windows-1252" },
    ],
    ["UTF-16", wide("name,zip\nJosé,95814", true, false), { kind: "text", encoding: "utf-16le" }],
    [
      "UTF-16, big end first",
      wide("name,zip\nJosé,95814", true, true),
      { kind: "text", encoding: "utf-16be" },
    ],
    [
      "UTF-16 without its mark",
      wide("name,zip\nJosé,95814", false, false),
      { kind: "text", encoding: "utf-16le" },
    ],
    [
      "UTF-16, big end first, without its mark",
      wide("name,zip\nAnn,95814", false, true),
      { kind: "text", encoding: "utf-16be" },
    ],
  ])("of %s is told from its bytes", (_, bytes, kind) => expect(kindOfFile(bytes)).toEqual(kind));
});

function read(text: string, delimiter = ",", pieces = 1): ReturnType<RowReader["push"]> {
  const reader = new RowReader(delimiter);
  const size = Math.max(1, Math.ceil(text.length / pieces));
  const rows = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...reader.push(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

describe("reading rows", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "é", '"', ",", ";", "\n", " ", "'", "1", "\r"),
  });
  const table = fc.array(
    fc.array(cell, { minLength: 2, maxLength: 5 }).filter(([first]) => (first ?? "").trim() !== ""),
    { minLength: 1, maxLength: 20 },
  );
  const quoted = (rows: string[][]): string =>
    rows
      .map((cells) => `${cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")}\r\n`)
      .join("");

  it("returns what was written, in any number of pieces", () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 200 }), (rows, pieces) => {
        // All kinds of line breaks are read as one.
        const expected = rows.map((cells) => cells.map((one) => one.replace(/\r\n?/g, "\n")));
        expect(read(quoted(rows), ",", pieces).map(({ cells }) => cells)).toEqual(expected);
      }),
    );
  });

  it("names the line at which each row begins", () => {
    expect(
      read('a,b\r\n\r\n"two\nlines",1\rx,y').map(({ line, cells }) => [line, ...cells]),
    ).toEqual([
      [1, "a", "b"],
      [3, "two\nlines", "1"],
      [5, "x", "y"],
    ]);
  });

  it("loses only the row whose quote is never closed, in a file of any size", () => {
    const after = Array.from({ length: 5_000 }, (_, index) => `${index},${"z".repeat(40)}`).join(
      "\n",
    );
    for (const pieces of [1, 7, 100]) {
      const rows = read(`1,2\n"open,3\n${after}\n`, ",", pieces);
      expect(rows.filter(({ broken }) => broken === "quotes").map(({ line }) => line)).toEqual([2]);
      expect(rows).toHaveLength(5_002);
    }
  });

  it("cuts off an endless row and continues after it", () => {
    const rows = read(`a,b\n${"x,".repeat(1_500_000)}\nc,d\n`, ",", 30);
    expect(rows.map(({ broken, cells }) => [broken, cells.length])).toEqual([
      [null, 2],
      ["too_long", 0],
      [null, 2],
    ]);
  });
});

describe("the format of a table", () => {
  it.each([
    [",", "a,b,c\n1,2,3\n4,5,6"],
    [";", "a;b\n1,5;2\n2,5;3"],
    ["\t", "a\tb, c\n1\t2"],
    ["|", "a|b\n1|2"],
    [",", "only\none"],
  ])("tells %j", (delimiter, text) => expect(sniffDelimiter(text)).toBe(delimiter));

  it("is detected independently of the cells' contents", () => {
    const word = fc.stringMatching(/^[a-z0-9 ]{1,8}$/).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(
        fc.constantFrom(",", ";", "\t", "|"),
        fc.array(fc.tuple(word, word, word), { minLength: 3, maxLength: 12 }),
        (delimiter, rows) => {
          expect(sniffDelimiter(rows.map((cells) => cells.join(delimiter)).join("\n"))).toBe(
            delimiter,
          );
        },
      ),
    );
  });

  it.each<[string[], boolean]>([
    [["city", "zip", "sq__ft"], true],
    [["Nombre", "Teléfono"], true],
    [["SACRAMENTO", "z95838", "2"], false],
    [["Ann", "ann@example.com"], false],
    [["Ann", "(916) 555-2000"], false],
    [["", ""], false],
  ])("tells whether %j names the columns", (cells, is) => expect(looksLikeHeader(cells)).toBe(is));
});

describe("columns", () => {
  it.each([
    ["sq__ft", "sqft"],
    ["Sq. Ft.", "sqft"],
    ["BathroomsTotalInteger", "baths"],
    ["StateOrProvince", "state"],
    ["Zip Code", "zip_code"],
    ["sale_price", "price"],
    ["E-Mail", "email"],
    ["Consent Date", "consent_at"],
    ["sale_date", null],
    ["latitude", null],
  ])("%j is %j by its name", (name, field) => expect(fieldOfColumn(name)).toBe(field));

  it("never control the request: no column makes a lead a test or sets another key", () => {
    for (const name of ["test", "lp_test", "source_key", "api_key", "test_result"])
      expect(fieldOfColumn(name)).toBeNull();
  });

  it("are recognized by their values if they have no name, each field once", () => {
    const values = (...samples: string[]) => ({ name: "", samples });
    const matches = matchColumns([
      values("Ann", "Bob", "Cy"),
      values("a@example.com", "b@example.com", "c@example.com"),
      values("916-555-2000", "(916) 555-2001", "9165552002"),
      values("95814", "95838", "02139"),
      values("95815", "95839", "02140"),
      values("CA", "NV", "OR"),
      values("Condo", "Residential", "Townhouse"),
      values("2", "3", "4"),
    ]);
    expect(matches.map((match) => match?.field ?? null)).toEqual([
      null,
      "email",
      "phone",
      "zip_code",
      null,
      "state",
      "property_type",
      null,
    ]);
    expect(
      matches.filter((match) => match !== null).every((match) => match.confidence === "content"),
    ).toBe(true);
  });

  it("are in doubt if their values contradict their name; `type` depends on its values", () => {
    expect(confidenceOf("phone", { name: "phone", samples: ["red", "blue", "green"] })).toBe(
      "doubt",
    );
    expect(matchColumns([{ name: "zip", samples: ["z95838", "z95823", "z95815"] }])).toEqual([
      { field: "zip_code", confidence: "sure" },
    ]);
    expect(
      matchColumns([{ name: "type", samples: ["Residential", "Condo", "Condo"] }])[0]?.field,
    ).toBe("property_type");
    expect(matchColumns([{ name: "type", samples: ["Seller", "Buyer", "Buyer"] }])[0]?.field).toBe(
      "side",
    );
  });

  it("with a field's name win it over columns that only have its values", () => {
    expect(
      matchColumns([
        { name: "sold to zip of", samples: ["95814", "95815", "95816"] },
        { name: "zip", samples: ["95814", "95815", "95816"] },
      ]).map((match) => match?.confidence),
    ).toEqual([undefined, "sure"]);
  });
});

describe("a cell", () => {
  it.each([
    ["zip_code", " z95838 ", "95838"],
    ["zip_code", '="02139"', "02139"],
    ["city", "ELK_GROVE", "Elk Grove"],
    ["city", "McClellan", "McClellan"],
    ["beds", "3 beds", "3"],
    ["sqft", "1,450 sq ft", "1,450"],
    ["consent_at", "3/15/2026 5:05 PM", "2026-03-15T17:05:00"],
    ["consent_at", "03/03/26", "2026-03-03"],
    ["consent_at", "12/31/2025 12:00 am", "2025-12-31T00:00:00"],
    ["consent_at", "31.12.2025 08:00", "2025-12-31T08:00:00"],
    ["consent_at", "1/2/2026", "1/2/2026"],
    ["consent_at", "2026-03-01T17:05:00Z", "2026-03-01T17:05:00Z"],
    ["phone", "'+19165552000", "+19165552000"],
    ["last_name", "O'Hara", "O'Hara"],
  ] as const)("of %s %j is read as %j", (field, cell, tidy) =>
    expect(tidyCell(cell, field)).toBe(tidy),
  );

  it("that was guarded against formulas is restored", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("=", "+", "-", "@"),
        fc.stringMatching(/^[a-z0-9]{0,10}$/),
        (mark, rest) => {
          const [row] = read(csvLine([`${mark}${rest}`, "x"]));
          expect(tidyCell(row?.cells[0] ?? "", "comments")).toBe(`${mark}${rest}`);
        },
      ),
    );
  });
});

const NOTHING_SAID: ImportDefaults = { side: null, dateOrder: null, timeZone: null };
const SELLERS: ImportDefaults = { ...NOTHING_SAID, side: "seller" };

describe("a row", () => {
  const NOW_MS = Date.parse("2026-03-04T18:00:00Z");
  const whole = {
    first_name: "Ann",
    phone: "9165552000",
    side: "seller",
    zip_code: "95838",
    consent: "yes",
    tcpa_text: "I agree that Plat may call me.",
    consent_at: "2026-03-01T10:00:00Z",
    landing_page_url: "https://example.com/form",
    ip_address: "192.0.2.1",
  };
  const codesOf = (record: Record<string, string>): string[] =>
    problemsOfRow(readPost(record).lead, NOW_MS).map(({ field, code }) => `${field} ${code}`);

  it("with a contact and a consent of its own has no problems", () =>
    expect(codesOf(whole)).toEqual([]));

  it.each([
    ["tcpa_text", "tcpa_text consent_missing"],
    ["consent_at", "consent_at consent_missing"],
    ["landing_page_url", "landing_page_url consent_missing"],
    ["ip_address", "ip_address consent_missing"],
    ["consent", "consent consent_missing"],
    ["zip_code", "zip_code missing_field"],
    ["side", "side missing_field"],
    ["phone", "phone missing_field"],
  ])("without %s is refused for it by name", (field, problem) => {
    const { [field as "phone"]: _, ...rest } = whole;
    expect(codesOf(rest)).toEqual([problem]);
  });

  it("may have a certificate instead of the address", () => {
    const { ip_address: _, ...rest } = whole;
    expect(codesOf({ ...rest, jornaya_leadid: "0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0" })).toEqual(
      [],
    );
    expect(
      codesOf({
        ...rest,
        trustedform_cert_url:
          "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
      }),
    ).toEqual([]);
  });

  it("equals the lead of a post with its tidied cells", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...LEAD_FIELDS),
            fc.oneof(
              fc.string({ maxLength: 12 }),
              fc.constantFrom("", " ", "\0", " 3 beds ", "z95838", '="02139"'),
            ),
          ),
          { maxLength: 20 },
        ),
        (cells) => {
          const record: Record<string, string> = {};
          for (const [field, cell] of cells)
            if (
              tidyCell(cell, field) !== "" &&
              readPost({ [field]: tidyCell(cell, field) }).lead.values[field] !== undefined
            )
              record[field] ??= tidyCell(cell, field);
          expect(
            leadOfRow(
              cells.map(([field]) => ({ name: field, field })),
              NOTHING_SAID,
              cells.map(([, cell]) => cell),
            ),
          ).toEqual(readPost(record).lead);
        },
      ),
    );
  });

  it("has no name that lost characters in an earlier program", () => {
    const columns = [
      { name: "First", field: "first_name" },
      { name: "Notes", field: "comments" },
    ] as const;
    expect(leadOfRow(columns, NOTHING_SAID, ["Jos\ufffd", "caf\ufffd"])).toMatchObject({
      unreadable: ["first_name"],
      values: { first_name: undefined, comments: "caf?" },
    });
  });

  it("takes only absent values from the file's defaults", () => {
    const columns = [
      { name: "Who", field: "first_name" },
      { name: "Wants", field: "side" },
    ] as const;
    expect(leadOfRow(columns, SELLERS, ["Ann", " buyer "]).values).toEqual({
      first_name: "Ann",
      side: "buyer",
    });
    expect(leadOfRow(columns, SELLERS, ["Ann"]).values).toEqual({
      first_name: "Ann",
      side: "seller",
    });
  });
});
