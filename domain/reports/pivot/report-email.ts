// Describes the weekly email of a saved report, for its HTML and its plain text.
import type { Language } from "../../languages.ts";
import type { ReportFormat } from "./saved.ts";

/** Lines that an email shows; the app and the file have all. */
export const MOST_EMAIL_LINES = 50;

export interface ReportEmailView {
  readonly language: Language;
  readonly networkName: string;
  /** The network's address, without a trailing slash. */
  readonly publicUrl: string;
  /** The report's, as its person named it. */
  readonly name: string;
  /** Calendar days as YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  readonly format: ReportFormat;
  /** The path of the report in the app, with its leading slash. */
  readonly path: string;
  readonly head: readonly string[];
  /** How many of its columns name a line; the others are figures. */
  readonly names: number;
  /** At most `MOST_EMAIL_LINES`; the totals come last. Empty if nothing matches. */
  readonly rows: readonly (readonly string[])[];
  readonly more: number;
}
