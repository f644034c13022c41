// Reads one sheet of an XLSX file as rows. Loaded only once such a file is chosen.
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import type { ReadRow } from "../../../../../domain/csv/row-reader.ts";
import type { SheetChoice } from "../worker-messages.ts";
import { listParts } from "./list-parts.ts";
import { hasValues, readSheet } from "./read-sheet.ts";
import { readStrings } from "./read-strings.ts";
import { readStyles } from "./read-styles.ts";
import { type SheetPart, readWorkbook } from "./read-workbook.ts";
import { Unpacker } from "./unpacker.ts";
import { UnreadableFile } from "./unreadable-file.ts";

interface XlsxHearer {
  /** Bytes of the file that are done, estimated from what was unpacked. */
  readonly onBytes: (bytes: number) => void;
  /** Hears the sheets that have rows before one is read, even if it is refused then. */
  readonly onSheets: (sheets: SheetChoice) => void;
}

/**
 * The rows of a sheet: `wanted` is its index among the visible sheets with rows; null takes the
 * first. Throws an `UnreadableFile`.
 */
export async function readXlsx(
  file: Blob,
  wanted: number | null,
  { onBytes, onSheets }: XlsxHearer,
): Promise<readonly ReadRow[]> {
  let expected = 0;
  const unpacker = new Unpacker(file, (bytes) => {
    if (expected > 0) onBytes(Math.round(file.size * Math.min(1, bytes / expected)));
  });
  const workbook = await readWorkbook(await listParts(file), unpacker);
  const sheets: SheetPart[] = [];
  for (const sheet of workbook.sheets)
    if (await hasValues(unpacker.unpack(sheet.part))) sheets.push(sheet);
  const at = wanted ?? 0;
  const sheet = sheets[at];
  if (sheet === undefined) throw new UnreadableFile("empty");
  onSheets({ names: sheets.map(({ name }) => name), at });
  const { strings, styles, dateSystem } = workbook;
  const needed = [strings, styles, sheet.part];
  expected = needed.reduce((sum, part) => sum + (part?.bytes ?? 0), unpacker.unpacked);
  return readSheet(unpacker.unpack(sheet.part), {
    strings: strings === null ? [] : await readStrings(unpacker.unpack(strings)),
    formats:
      styles === null ? [] : await readStyles(unpacker.unpack(styles, XLSX_LIMITS.smallPartBytes)),
    dateSystem,
  });
}
