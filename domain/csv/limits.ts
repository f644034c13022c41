// Defines the limits of a file of leads and of the chunks it is sent in.

/** Limits of one file, so that the browser stays fast and one import does not fill the server. */
export const FILE_LIMITS = { bytes: 100 * 1024 * 1024, rows: 200_000, columns: 300 } as const;

/** Rows of one chunk, chunks of one import, rows of one preview, and characters of one cell. */
export const IMPORT_LIMITS = {
  partRows: 500,
  parts: 4_000,
  previewRows: 25,
  cellLength: 10_000,
} as const;
