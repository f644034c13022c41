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

/**
 * Limits of an XLSX file, which is a ZIP archive, so that a small file cannot fill the memory.
 * Bytes and lengths are those of all that is unpacked, which is never kept; the text that is kept
 * may have as many letters as a CSV file has bytes.
 */
export const XLSX_LIMITS = {
  parts: 10_000,
  directoryBytes: 4 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  /** A cell with a value has four: 200,000 rows of 62 columns. Reading so many takes 10 s. */
  tags: 50_000_000,
  /** Of the sheet that is kept, with the empty ones before each value: 200,000 rows of 100. */
  cells: 20_000_000,
  /**
   * How often a part may be larger than its packed bytes, once it has so many. Sheets of leads are
   * 5 to 30 times as large; the format allows 1,032.
   */
  swelling: 200,
  swellingFromBytes: 16 * 1024 * 1024,
  /** Of each part but sheets and shared texts. */
  smallPartBytes: 64 * 1024 * 1024,
  sheets: 1_000,
  styles: 100_000,
  mergedRegions: 1_000_000,
  /** Of XML elements. Spreadsheets need less than ten. */
  depth: 64,
  /** Letters without a tag. A cell has at most 32,767, and five for an ampersand. */
  unbrokenLength: 1_000_000,
} as const;
