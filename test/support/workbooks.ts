// Builds XLSX files for tests from small XML parts, and archives that contradict themselves.
import { type Zippable, deflateSync, strToU8, zipSync } from "fflate";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATED = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** Parts by their paths; undefined leaves one out. */
export type WorkbookParts = Readonly<Record<string, string | undefined>>;

export interface SheetXml {
  readonly name: string;
  /** What stands between the worksheet's tags. */
  readonly xml: string;
  readonly state?: string;
}

/** The parts of a workbook as Excel names them. `more` adds parts or replaces them. */
export function excelParts(
  sheets: readonly SheetXml[],
  {
    strings,
    styles,
    workbook = "",
    more = {},
  }: {
    readonly strings?: readonly string[];
    /** What stands between the style sheet's tags. */
    readonly styles?: string;
    /** What stands before the list of sheets. */
    readonly workbook?: string;
    readonly more?: WorkbookParts;
  } = {},
): WorkbookParts {
  const links = [
    ...sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`]),
    ["styles", "styles.xml"],
    ["sharedStrings", "sharedStrings.xml"],
  ].filter(
    ([type]) =>
      (type !== "styles" || styles !== undefined) &&
      (type !== "sharedStrings" || strings !== undefined),
  );
  return {
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"/>`,
    "_rels/.rels": relationships([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml":
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}">${workbook}<sheets>` +
      sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}"` +
            `${state === undefined ? "" : ` state="${state}"`} r:id="rId${at + 1}"/>`,
        )
        .join("") +
      "</sheets></workbook>",
    "xl/_rels/workbook.xml.rels": relationships(
      links.map(([type = "", target = ""], at) => [`rId${at + 1}`, type, target]),
    ),
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}">${xml}</worksheet>`,
      ]),
    ),
    "xl/styles.xml":
      styles === undefined ? undefined : `${XML}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    "xl/sharedStrings.xml":
      strings === undefined
        ? undefined
        : `${XML}<sst xmlns="${MAIN}" count="${strings.length}">` +
          `${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    ...more,
  };
}

export function relationships(
  links: readonly (readonly [id: string, type: string, target: string])[],
): string {
  return (
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    links
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="${RELATED}/${type}" Target="${target}"/>`,
      )
      .join("") +
    "</Relationships>"
  );
}

/** The XLSX file of some parts. */
export function zipParts(parts: WorkbookParts): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const [path, text] of Object.entries(parts))
    if (text !== undefined) files[path] = strToU8(text);
  return zipSync(files);
}

/** A workbook of texts, as programs write them that share none. */
export function textWorkbook(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
): Uint8Array<ArrayBuffer> {
  return zipParts(
    excelParts(
      Object.entries(sheets).map(([name, rows]) => ({
        name,
        xml: `<sheetData>${rows.map(textRow).join("")}</sheetData>`,
      })),
    ),
  );
}

function textRow(cells: readonly string[], index: number): string {
  const written = cells.map(
    (cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
  );
  return `<row r="${index + 1}">${written.join("")}</row>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** An entry of an archive as its writer claims it to be. */
export interface Claim {
  readonly name: string;
  readonly packed: Uint8Array;
  /** Bytes once unpacked. */
  readonly bytes: number;
  /** 8 is deflated, 0 is stored. */
  readonly method?: number;
  readonly flags?: number;
  readonly checksum?: number;
}

/** A true claim, deflated or stored. */
export function claimOf(name: string, plain: Uint8Array, method: 0 | 8 = 8): Claim {
  const packed = method === 0 ? plain : deflateSync(plain);
  return { name, packed, bytes: plain.length, method, checksum: checksumOf(plain) };
}

/** CRC-32, bit by bit. */
export function checksumOf(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

const WIDE = 0xffffffff;

/**
 * An archive of claims, true or not. Sizes stand in the wide fields (ZIP64) if `isWide` or where
 * they must.
 */
export function archiveOf(claims: readonly Claim[], isWide = false): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const entries = claims.map((claim) => {
    const entry = entryOf(claim, length, isWide || claim.bytes > WIDE);
    add(numbers([4, 0x04034b50], [2, 20], [2, claim.flags ?? 0], [2, claim.method ?? 8], [4, 0]));
    add(numbers([4, 0], [4, 0], [4, 0], [2, claim.name.length], [2, 0]));
    add(strToU8(claim.name));
    add(claim.packed);
    return entry;
  });
  const start = length;
  for (const entry of entries) add(entry);
  const bytes = length - start;
  if (isWide) {
    const end = length;
    add(numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, claims.length]));
    add(numbers([8, claims.length], [8, bytes], [8, start]));
    add(numbers([4, 0x07064b50], [4, 0], [8, end], [4, 1]));
  }
  const count = isWide ? 0xffff : Math.min(claims.length, 0xffff);
  add(numbers([4, 0x06054b50], [4, 0], [2, count], [2, count]));
  add(numbers([4, isWide ? WIDE : bytes], [4, isWide ? WIDE : start], [2, 0]));
  const archive = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    archive.set(chunk, at);
    at += chunk.length;
  }
  return archive;
}

function entryOf(claim: Claim, at: number, isWide: boolean): Uint8Array {
  const { name, packed, bytes, method = 8, flags = 0, checksum = 0 } = claim;
  const extra = isWide
    ? numbers([2, 1], [2, 24], [8, bytes], [8, packed.length], [8, at])
    : new Uint8Array(0);
  const sizes = isWide ? [WIDE, WIDE, WIDE] : [packed.length, bytes, at];
  const [packedBytes = 0, plainBytes = 0, place = 0] = sizes;
  const head = numbers(
    [4, 0x02014b50],
    [4, 0x00140014],
    [2, flags],
    [2, method],
    [4, 0],
    [4, checksum],
    [4, packedBytes],
    [4, plainBytes],
    [2, name.length],
    [2, extra.length],
    [8, 0],
    [2, 0],
    [4, place],
  );
  // The note's length, the disk and the attributes are the zeros.
  return new Uint8Array([...head, ...strToU8(name), ...extra]);
}

/** Numbers in so many bytes each, the smallest byte first. */
function numbers(...values: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  return new Uint8Array(
    values.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  );
}
