// Reads an XML part of a workbook as a stream of elements and texts, within bounds.
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Names come without their namespace's prefix, which every program chooses itself. */
export interface PartReader {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** Whether the rest of the part is not needed. */
  readonly isDone?: boolean;
}

/**
 * Throws `damaged` for what is not well-formed, for a document type, so no entity is ever
 * expanded, and for what is nested too deep or goes on too long without a tag.
 */
export async function readPart(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  reader: PartReader,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let unbroken = 0;
  const fail = (): never => {
    throw new UnreadableFile("damaged");
  };
  parser.on("error", fail);
  parser.on("doctype", fail);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    unbroken = 0;
    depth += 1;
    if (depth > XLSX_LIMITS.depth) fail();
    reader.open(localName(name), attributes as Attributes);
  });
  parser.on("closetag", ({ name }: SaxesTagPlain) => {
    unbroken = 0;
    depth -= 1;
    reader.close(localName(name));
  });
  const addText = (text: string): void => reader.text(text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece);
    const text = decode(decoder, piece);
    unbroken += text.length;
    parser.write(text);
    if (reader.isDone === true) return;
    if (unbroken > XLSX_LIMITS.unbrokenLength) fail();
  }
  parser.close();
}

/** Parts are UTF-8 or UTF-16 (ECMA-376 Part 2, 8.1.4). */
function decoderFor(start: Uint8Array): TextDecoder {
  const [first, second] = start;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isWideBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return new TextDecoder(isWide ? "utf-16le" : isWideBig ? "utf-16be" : "utf-8", { fatal: true });
}

function decode(decoder: TextDecoder, piece: Uint8Array<ArrayBuffer>): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch {
    throw new UnreadableFile("damaged");
  }
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute whose prefix is not known, such as `r:id`. */
export function prefixedAttribute(attributes: Attributes, name: string): string | undefined {
  return Object.entries(attributes).find(
    ([key]) => key.includes(":") && localName(key) === name,
  )?.[1];
}
