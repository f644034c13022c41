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

/** The path of a saved report in the app: the parameters of its screen's address. */
export function reportPath(question: {
  readonly rows: readonly string[];
  readonly column?: string;
  readonly measures: readonly string[];
  readonly filter?: readonly string[];
  readonly period: string;
  readonly compare: boolean;
}): string {
  const { rows, column, measures, filter = [], period, compare } = question;
  const search = new URLSearchParams({
    part: "reports",
    rows: rows.join(","),
    ...(column === undefined ? {} : { column }),
    measures: measures.join(","),
    ...(filter.length === 0 ? {} : { filters: filter.map(encodeURIComponent).join(" ") }),
    ...(period === "28d" ? {} : { period }),
    ...(compare ? { compare: "1" } : {}),
  });
  return `/dashboard?${search.toString()}`;
}
