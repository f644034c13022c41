// Detects the kind of a file from its first bytes, never from its name: text in one of four
// encodings, a ZIP archive, which may be an XLSX file, or not a table.

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Why a file is not a table. `packed`: an archive or a spreadsheet other than XLSX, which is never
 * unpacked, or one with a password. `damaged`: an XLSX file that is cut off or contradicts itself.
 * `swollen`: an XLSX file that would unpack to far more than a table. `gone`: the file was moved or
 * changed after it was chosen. `no_reader`: the reader of XLSX files could not be loaded.
 */
export const FILE_REFUSALS = [
  "empty",
  "packed",
  "damaged",
  "swollen",
  "binary",
  "too_large",
  "too_many_rows",
  "too_wide",
  "no_rows",
  "gone",
  "no_reader",
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export type FileKind =
  | { readonly kind: "text"; readonly encoding: Encoding }
  | { readonly kind: "zip" }
  | { readonly kind: "refused"; readonly why: FileRefusal };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/**
 * First bytes of archives and compressed files: empty and split ZIP, old Excel and Excel with a
 * password, gzip, 7z, RAR, bzip2, xz, Zstandard.
 */
const PACKED: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x05, 0x06],
  [0x50, 0x4b, 0x07, 0x08],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x28, 0xb5, 0x2f, 0xfd],
];
const PDF = [0x25, 0x50, 0x44, 0x46];

/** The kind of a file by its first bytes. `bytes` is only the beginning; about 64 kB are enough. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const begins = (mark: readonly number[]): boolean =>
    mark.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) return { kind: "refused", why: "empty" };
  if (begins(ZIP)) return { kind: "zip" };
  if (PACKED.some(begins)) return { kind: "refused", why: "packed" };
  if (begins(PDF)) return { kind: "refused", why: "binary" };
  if (begins([0xff, 0xfe])) return { kind: "text", encoding: "utf-16le" };
  if (begins([0xfe, 0xff])) return { kind: "text", encoding: "utf-16be" };
  const unmarked = wideWithoutMark(bytes);
  if (unmarked !== null) return { kind: "text", encoding: unmarked };
  if (bytes.some(isNoText)) return { kind: "refused", why: "binary" };
  return { kind: "text", encoding: isUtf8(bytes) ? "utf-8" : "windows-1252" };
}

/**
 * Control characters that text files do not contain: all but tab, line feed, form feed, carriage
 * return, and the end mark of old systems.
 */
function isNoText(byte: number): boolean {
  return byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte);
}

/** Detects UTF-16 without a byte order mark: English text in it has a zero in every other byte. */
function wideWithoutMark(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) zeros[0] = (zeros[0] ?? 0) + 1;
    if (bytes[at + 1] === 0) zeros[1] = (zeros[1] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const half = bytes.length / 2;
  if (odd > half * 0.6 && even === 0) return "utf-16le";
  return even > half * 0.6 && odd === 0 ? "utf-16be" : null;
}

/**
 * True for well-formed UTF-8. The last character may be cut off, because this is the beginning of a
 * longer file.
 */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const length =
      lead < 0x80
        ? 1
        : lead >= 0xc2 && lead < 0xe0
          ? 2
          : lead >= 0xe0 && lead < 0xf0
            ? 3
            : lead >= 0xf0 && lead < 0xf5
              ? 4
              : 0;
    if (length === 0) return false;
    for (let next = 1; next < length && at + next < bytes.length; next += 1)
      if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return false;
    at += length;
  }
  return true;
}
