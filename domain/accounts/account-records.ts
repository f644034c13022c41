// Limits of what people of the network write and attach about an account.

const MEGABYTE = 1024 * 1024;

/** Of a note, in characters. */
export const LONGEST_NOTE = 4_000;
/** Of one attached file: a scanned contract or an ID. */
export const MOST_FILE_BYTES = 6 * MEGABYTE;
/** Of all files attached to an account together. */
export const MOST_FILES_BYTES = 120 * MEGABYTE;
