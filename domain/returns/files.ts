// Defines the files that the parties of a return attach to their messages: which kinds, how many,
// how large, and under which names they are kept.

/**
 * The kinds of file, each with its media type and the ending of its name: documents, pictures of
 * the usual phones, and recordings of calls. None of them runs in a browser.
 */
export const RETURN_FILE_KINDS = {
  pdf: { mediaType: "application/pdf", ending: "pdf" },
  png: { mediaType: "image/png", ending: "png" },
  jpeg: { mediaType: "image/jpeg", ending: "jpg" },
  webp: { mediaType: "image/webp", ending: "webp" },
  heic: { mediaType: "image/heic", ending: "heic" },
  mp3: { mediaType: "audio/mpeg", ending: "mp3" },
  m4a: { mediaType: "audio/mp4", ending: "m4a" },
  wav: { mediaType: "audio/wav", ending: "wav" },
  text: { mediaType: "text/plain; charset=utf-8", ending: "txt" },
} as const;
export type ReturnFileKind = keyof typeof RETURN_FILE_KINDS;

export const RETURN_FILE_KIND_NAMES = Object.keys(RETURN_FILE_KINDS) as ReturnFileKind[];

/** Limits on files. Sizes are in bytes of the file itself. */
export const RETURN_FILE_LIMITS = {
  /** Of all files of one message together. */
  messageBytes: 6 * 1024 * 1024,
  perMessage: 5,
  perReturn: 20,
  nameLength: 100,
} as const;

/** Control characters other than tab, line feed, form feed and carriage return. */
const UNUSUAL_CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
const PATH = /^.*[/\\]/su;
const ENDING = /\.[\p{L}\p{N}]{1,5}$/u;
/** Everything that a file system or a header could read as more than a name. */
const NOT_IN_NAMES = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|%;]+/gu;

/** True for a decoded file that only has what a plain text has. */
export function isPlainText(text: string): boolean {
  return !UNUSUAL_CONTROLS.test(text);
}

/**
 * The name under which a file is kept: without folders and characters that a file system reads as
 * more than a name, and with the ending of what the file is, whatever its sender called it.
 */
export function keptFileName(given: string, kind: ReturnFileKind): string {
  const { ending } = RETURN_FILE_KINDS[kind];
  const stem = given
    .normalize("NFC")
    .replace(PATH, "")
    .replace(NOT_IN_NAMES, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(ENDING, "")
    .replace(/^[. ]+|[. ]+$/gu, "");
  const longest = RETURN_FILE_LIMITS.nameLength - ending.length - 1;
  return `${[...stem].slice(0, longest).join("").trim() || "file"}.${ending}`;
}

/**
 * Whether a party still opens the files of a return. With an approved return its buyer has given
 * the lead back, and what it sent about the person is no longer open to it.
 */
export function mayOpenFiles(
  reader: "buyer" | "affiliate" | "network",
  { isApproved }: { readonly isApproved: boolean },
): boolean {
  return reader !== "buyer" || !isApproved;
}
