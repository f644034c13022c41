// Writes the size of a file for people.
import { useFormats } from "./format/format.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** Returns a function that writes a number of bytes in kB, or from one megabyte on in MB. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) =>
    bytes < MEGABYTE
      ? `${number(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`
      : `${number(Math.round((bytes * 10) / MEGABYTE) / 10)} MB`;
}
