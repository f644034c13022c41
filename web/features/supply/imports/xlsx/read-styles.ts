// Reads the number formats of a workbook's cells.
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import {
  type NumberFormat,
  builtInFormat,
  readNumberFormat,
} from "../../../../../domain/csv/number-format.ts";
import { type Attributes, readPart } from "./read-part.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The formats by the cells' style numbers: ECMA-376 Part 1, 18.8.10. */
export async function readStyles(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<readonly NumberFormat[]> {
  const reader = new StylesReader();
  await readPart(pieces, reader);
  const known = new Map<number, NumberFormat>();
  return reader.formats.map((id) => {
    const format = known.get(id) ?? formatOf(reader.codes.get(id), id);
    known.set(id, format);
    return format;
  });
}

function formatOf(code: string | undefined, id: number): NumberFormat {
  return code === undefined ? builtInFormat(id) : readNumberFormat(code);
}

class StylesReader {
  readonly codes = new Map<number, string>();
  /** Numbers of formats, by style. */
  readonly formats: number[] = [];
  /** Whether the styles of cells are being read, not those that they are made from. */
  #isInCells = false;

  open(name: string, attributes: Attributes): void {
    if (name === "cellXfs") this.#isInCells = true;
    const id = Number(attributes["numFmtId"] ?? "0");
    if (name === "numFmt") this.codes.set(id, attributes["formatCode"] ?? "");
    if (name !== "xf" || !this.#isInCells) return;
    if (this.formats.length >= XLSX_LIMITS.styles) throw new UnreadableFile("damaged");
    this.formats.push(id);
  }

  close(name: string): void {
    if (name === "cellXfs") this.#isInCells = false;
  }

  text(): void {}
}
