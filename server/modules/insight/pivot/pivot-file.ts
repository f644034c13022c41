// Writes a report's table as a CSV file.
import type { PivotReport } from "../../../../contract/insight/pivot.ts";
import { csvCell } from "../../../../domain/csv/csv-cell.ts";
import type { Language } from "../../../../domain/languages.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";
import {
  type FileCell,
  type FileWords,
  pivotFileRows,
} from "../../../../domain/reports/pivot/file-rows.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { pivotNames } from "../../../../locales/pivot-names.ts";

/** The words of a file in a language; with `isCompared`, also of the figures before. */
export function fileWords(language: Language, isCompared: boolean): FileWords {
  const texts = PIVOT_TEXTS[language];
  return {
    dimension: (dimension) => texts.dimension[dimension],
    measure: (measure) => texts.measure[measure],
    value: pivotNames(language),
    total: texts.total,
    before: isCompared ? texts.before : null,
  };
}

/** Amounts in dollars, as spreadsheets read them. */
export function writtenCell(cell: FileCell): string {
  return typeof cell === "string" ? cell : (cell.cents / CENTS_PER_DOLLAR).toFixed(2);
}

/** The file's text: RFC 4180, lines end in CR LF. */
export function pivotCsv(report: PivotReport, words: FileWords): string {
  const { head, rows } = pivotFileRows(report, words);
  return [head, ...rows]
    .map((row) => `${row.map((cell) => csvCell(writtenCell(cell))).join(",")}\r\n`)
    .join("");
}
