// Finds out what an attached file is from its bytes. Its name and its sender's word do not count.
import { isUtf8 } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import {
  ATTACHED_FILE_KINDS,
  type AttachedFileKind,
  isPlainText,
  keptFileName,
} from "../../../domain/files/attached-file.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { type Refusal, invalid } from "../http/refusal.ts";

/** A file as sent: its content in base64. */
export interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** A file whose kind is known. */
export interface ReadFile {
  readonly name: string;
  readonly kind: AttachedFileKind;
  readonly bytes: number;
  /** In base64, without line breaks and in one spelling. */
  readonly content: string;
}

/** The kinds by the ending that the library gives them. */
const KINDS = new Map<string, AttachedFileKind>([
  ["pdf", "pdf"],
  ["png", "png"],
  ["jpg", "jpeg"],
  ["webp", "webp"],
  ["heic", "heic"],
  ["mp3", "mp3"],
  ["m4a", "m4a"],
  ["wav", "wav"],
]);

const TAKEN = Object.values(ATTACHED_FILE_KINDS)
  .map(({ ending }) => ending)
  .join(", ");

export interface FileRules {
  /** Of all files together, in bytes of the files themselves. */
  readonly mostBytes: number;
  /** The JSON pointer to a file in the body, as "/files/0". */
  readonly pointerOf: (index: number) => string;
  /** What is said of files that are too large together. */
  readonly tooLarge: Refusal;
}

/** Reads the files of one call; refuses all of them if one is not of a kind that is taken. */
export async function readFiles(
  sent: readonly SentFile[],
  { mostBytes, pointerOf, tooLarge }: FileRules,
): Promise<Result<readonly ReadFile[], Refusal>> {
  const read: ReadFile[] = [];
  for (const [index, file] of sent.entries()) {
    const content = Buffer.from(file.content, "base64");
    const kind = await kindOf(content);
    if (kind === null) return refuse(unreadable(`${pointerOf(index)}/content`, content.length));
    read.push({
      name: keptFileName(file.name, kind),
      kind,
      bytes: content.length,
      content: content.toString("base64"),
    });
  }
  const bytes = read.reduce((sum, file) => sum + file.bytes, 0);
  return bytes <= mostBytes ? ok(read) : refuse(tooLarge);
}

function unreadable(field: string, bytes: number): Refusal {
  return invalid([
    {
      field,
      code: "invalid",
      message:
        bytes === 0
          ? "The file is empty, or its content is not base64."
          : `Files of this type are not accepted. Send one of: ${TAKEN}.`,
    },
  ]);
}

async function kindOf(content: Buffer): Promise<AttachedFileKind | null> {
  if (content.length === 0) return null;
  const found = await fileTypeFromBuffer(content);
  if (found !== undefined) return KINDS.get(found.ext) ?? null;
  return isUtf8(content) && isPlainText(content.toString("utf8")) ? "text" : null;
}
