// Reads percent-encoded form bodies of programs that do not write UTF-8.

/** What browsers read pages in that name Latin-1, or nothing. */
const WINDOWS_1252 = new TextDecoder("windows-1252");
const BEYOND_ASCII = /%[89a-f][0-9a-f]/i;
const BYTE = /%([89a-f][0-9a-f])/gi;

/**
 * The form body with each pair that is not valid UTF-8 read as Windows-1252, which contains
 * Latin-1: `first_name=Jos%E9` becomes `first_name=Jos%C3%A9`. Other pairs stay as they are.
 */
export function asUtf8Form(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text
    .split("&")
    .map((pair) => (isUtf8(pair) ? pair : pair.replace(BYTE, encodeByte)))
    .join("&");
}

function isUtf8(pair: string): boolean {
  try {
    decodeURIComponent(pair);
    return true;
  } catch {
    // A lone percent sign is not valid either, and says nothing about the bytes.
    return !BEYOND_ASCII.test(pair);
  }
}

function encodeByte(_encoded: string, hex: string): string {
  return encodeURIComponent(WINDOWS_1252.decode(Uint8Array.of(Number.parseInt(hex, 16))));
}
