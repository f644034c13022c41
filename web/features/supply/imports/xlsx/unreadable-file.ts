// The refusal of a file, thrown wherever its reading ends.
import type { FileRefusal } from "../../../../../domain/csv/file-kind.ts";

export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly why: FileRefusal;

  constructor(why: FileRefusal) {
    super(why);
    this.why = why;
  }
}
