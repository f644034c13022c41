// Finds out what an attached file is from its bytes. Its name and its sender's word do not count.
import { isUtf8 } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import {
  RETURN_FILE_KINDS,
  RETURN_FILE_LIMITS,
  type ReturnFileKind,
  isPlainText,
  keptFileName,
} from "../../../../domain/returns/files.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";

/** A file as sent: its content in base64. */
export interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** A file whose kind is known. */
export interface ReadFile {
  readonly name: string;
  readonly kind: ReturnFileKind;
  readonly bytes: number;
  /** In base64, without line breaks and in one spelling. */
  readonly content: string;
}

/** The kinds by the ending that the library gives them. */
const KINDS = new Map<string, ReturnFileKind>([
  ["pdf", "pdf"],
  ["png", "png"],
  ["jpg", "jpeg"],
  ["webp", "webp"],
  ["heic", "heic"],
  ["mp3", "mp3"],
  ["m4a", "m4a"],
  ["wav", "wav"],
]);

const TAKEN = Object.values(RETURN_FILE_KINDS)
  .map(({ ending }) => ending)
  .join(", ");
const MEGABYTE = 1024 * 1024;

/** Reads the files of one message; refuses all of them if one is not of a kind that is taken. */
export async function readFiles(
  sent: readonly SentFile[],
): Promise<Result<readonly ReadFile[], Refusal>> {
  const read: ReadFile[] = [];
  for (const [index, file] of sent.entries()) {
    const content = Buffer.from(file.content, "base64");
    const kind = await kindOf(content);
    if (kind === null) return refuse(unreadable(index, content.length));
    read.push({
      name: keptFileName(file.name, kind),
      kind,
      bytes: content.length,
      content: content.toString("base64"),
    });
  }
  const bytes = read.reduce((sum, file) => sum + file.bytes, 0);
  return bytes <= RETURN_FILE_LIMITS.messageBytes ? ok(read) : refuse(TOO_LARGE);
}

const TOO_LARGE = invalid([
  {
    field: "/files",
    code: "invalid",
    message:
      `The files of a message are at most ${RETURN_FILE_LIMITS.messageBytes / MEGABYTE} MB ` +
      "together. Send them in several messages, or make them smaller.",
  },
]);

function unreadable(index: number, bytes: number): Refusal {
  return invalid([
    {
      field: `/files/${index}/content`,
      code: "invalid",
      message:
        bytes === 0
          ? "The file is empty, or its content is not base64."
          : `Files of this type are not accepted. Send one of: ${TAKEN}.`,
    },
  ]);
}

async function kindOf(content: Buffer): Promise<ReturnFileKind | null> {
  if (content.length === 0) return null;
  const found = await fileTypeFromBuffer(content);
  if (found !== undefined) return KINDS.get(found.ext) ?? null;
  return isUtf8(content) && isPlainText(content.toString("utf8")) ? "text" : null;
}
