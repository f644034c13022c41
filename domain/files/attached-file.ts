// Defines the files that people attach: which kinds, and under which names they are kept.

/**
 * The kinds of file, each with its media type and the ending of its name: documents, pictures of
 * the usual phones, and recordings of calls. None of them runs in a browser.
 */
export const ATTACHED_FILE_KINDS = {
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
export type AttachedFileKind = keyof typeof ATTACHED_FILE_KINDS;

export const ATTACHED_FILE_KIND_NAMES = Object.keys(ATTACHED_FILE_KINDS) as AttachedFileKind[];

/** In characters, with the ending. */
export const LONGEST_FILE_NAME = 100;

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
export function keptFileName(given: string, kind: AttachedFileKind): string {
  const { ending } = ATTACHED_FILE_KINDS[kind];
  const stem = given
    .normalize("NFC")
    .replace(PATH, "")
    .replace(NOT_IN_NAMES, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(ENDING, "")
    .replace(/^[. ]+|[. ]+$/gu, "");
  const longest = LONGEST_FILE_NAME - ending.length - 1;
  return `${[...stem].slice(0, longest).join("").trim() || "file"}.${ending}`;
}
