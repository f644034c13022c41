// Reads the texts that the cells of a workbook share.
import { FILE_LIMITS } from "../../../../../domain/csv/limits.ts";
import { unescapeText } from "../../../../../domain/csv/sheet-cell.ts";
import { readPart } from "./read-part.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** What a text takes besides its letters, so that millions of empty ones are bounded too. */
const LETTERS_A_STRING = 8;

/**
 * The texts by their numbers: ECMA-376 Part 1, 18.4.8. Formatted pieces are joined. Throws
 * `swollen` for more letters than a file may have bytes.
 */
export async function readStrings(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<readonly string[]> {
  const reader = new StringsReader();
  await readPart(pieces, reader);
  return reader.strings;
}

class StringsReader {
  readonly strings: string[] = [];
  readonly #text = new RichText();
  #letters = 0;

  open(name: string): void {
    if (name === "si") this.#text.clear();
    else this.#text.open(name);
  }

  close(name: string): void {
    this.#text.close(name);
    if (name !== "si") return;
    const text = this.#text.read();
    this.#letters += text.length + LETTERS_A_STRING;
    if (this.#letters > FILE_LIMITS.bytes) throw new UnreadableFile("swollen");
    this.strings.push(text);
  }

  text(text: string): void {
    this.#text.add(text);
  }
}

/** Collects the text of an element whose pieces may be formatted, without how it is spoken. */
export class RichText {
  #text = "";
  #isInText = false;
  #isInPhonetic = false;

  clear(): void {
    this.#text = "";
    this.#isInText = false;
    this.#isInPhonetic = false;
  }

  open(name: string): void {
    if (name === "t") this.#isInText = true;
    else if (name === "rPh") this.#isInPhonetic = true;
  }

  close(name: string): void {
    if (name === "t") this.#isInText = false;
    else if (name === "rPh") this.#isInPhonetic = false;
  }

  add(text: string): void {
    if (this.#isInText && !this.#isInPhonetic) this.#text += text;
  }

  read(): string {
    return unescapeText(this.#text);
  }
}
