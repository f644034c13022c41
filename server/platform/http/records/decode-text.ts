// Decodes the bytes of a body by what they are, because programs often declare another encoding.
import { isUtf8 } from "node:buffer";

const BYTE_ORDER_MARK = 0xfeff;
/** What browsers read pages in that name Latin-1, or nothing. */
const WINDOWS_1252 = new TextDecoder("windows-1252");
const UTF_16 = [
  { start: [0xff, 0xfe], decoder: new TextDecoder("utf-16le") },
  { start: [0xfe, 0xff], decoder: new TextDecoder("utf-16be") },
] as const;

/**
 * The text of the bytes: UTF-16 after its byte order mark, UTF-8 where they are valid, otherwise
 * Windows-1252, which contains Latin-1. A byte order mark is left out.
 */
export function decodeText(bytes: Buffer): string {
  for (const { start, decoder } of UTF_16)
    if (bytes[0] === start[0] && bytes[1] === start[1]) return decoder.decode(bytes);
  if (!isUtf8(bytes)) return WINDOWS_1252.decode(bytes);
  const text = bytes.toString();
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}
