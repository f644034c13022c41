// Defines the messages between the page and the worker that reads a file.
import type { DateColumn } from "../../../../domain/csv/date-order.ts";
import type { ImportDefaults, ImportRow } from "../../../../domain/csv/import-row.ts";
import type { Encoding, FileRefusal } from "../../../../domain/csv/file-kind.ts";
import type { ColumnMatch, SampledColumn } from "../../../../domain/csv/match-columns.ts";
import type { Delimiter } from "../../../../domain/csv/sniff-table.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import type { FieldCode } from "../../../../domain/lead/problems.ts";

/** Why a row is refused before it is sent: a field of the lead, or the format of the row. */
export type RowProblem =
  | { readonly field: LeadField; readonly code: FieldCode }
  | { readonly field: null; readonly code: "quotes" | "too_long" | "cells" | "cell" };

/** How the columns are to be read. */
export interface Mapping extends ImportDefaults {
  /** By column; null skips it. */
  readonly fields: readonly (LeadField | null)[];
}

/** The visible sheets of a workbook that have rows. */
export interface SheetChoice {
  readonly names: readonly string[];
  /** Index of the one that is read. */
  readonly at: number;
}

export interface FoundTable {
  /** Null for XLSX files, which have neither. */
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
  readonly hasHeader: boolean;
  readonly columns: readonly SampledColumn[];
  readonly matches: readonly (ColumnMatch | null)[];
  /** By column: what its dates show; null for columns without any. */
  readonly dates: readonly (DateColumn | null)[];
  /** Without the header. */
  readonly rows: number;
}

export interface ShownRow {
  /** Index among the file's rows, from 0. */
  readonly index: number;
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems: readonly RowProblem[];
}

export interface CheckedRows {
  readonly good: number;
  readonly bad: number;
  readonly problems: readonly { readonly problem: RowProblem; readonly count: number }[];
  /** The first rows with a problem, with all their cells. */
  readonly toMend: readonly ShownRow[];
  /** The first valid rows, only with the cells to send. */
  readonly first: readonly ImportRow[];
}

export type ToWorker =
  | { readonly kind: "read"; readonly file: File }
  /** Reads another sheet of the same workbook, by its index among those with rows. */
  | { readonly kind: "sheet"; readonly sheet: number }
  /** Answered with the table as read the other way. */
  | { readonly kind: "header"; readonly hasHeader: boolean }
  | { readonly kind: "map"; readonly mapping: Mapping }
  | {
      readonly kind: "mend";
      readonly index: number;
      readonly column: number;
      readonly text: string;
    }
  /** The next valid rows from an index. */
  | { readonly kind: "part"; readonly from: number }
  /** The refused rows as a file; `words` has the sentences of problems in the reader's language. */
  | {
      readonly kind: "file";
      readonly words: Readonly<Record<string, string>>;
      readonly heads: readonly [line: string, why: string];
    };

export type FromWorker =
  | { readonly kind: "reading"; readonly bytes: number }
  | { readonly kind: "sheets"; readonly sheets: SheetChoice }
  | { readonly kind: "refused"; readonly why: FileRefusal }
  | { readonly kind: "table"; readonly table: FoundTable }
  | { readonly kind: "checking"; readonly done: number }
  | { readonly kind: "checked"; readonly checked: CheckedRows }
  | { readonly kind: "part"; readonly rows: readonly ImportRow[]; readonly next: number | null }
  | { readonly kind: "file"; readonly file: Blob };

/** The name of a problem, which is the key of its sentence. */
export function nameOfProblem({ field, code }: RowProblem): string {
  return `${field ?? "row"} ${code}`;
}
