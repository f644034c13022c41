// Defines the messages between the page and the worker that reads a file.
import type { DateColumn } from "../../../../domain/csv/date-order.ts";
import type { ImportDefaults, ImportRow } from "../../../../domain/csv/import-row.ts";
import type { DailyRoom } from "../../../../domain/csv/pace-rows.ts";
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
  /** Whether rows without proof of consent become drafts; absent means that they are refused. */
  readonly makesDrafts?: boolean;
}

/** How the valid rows are spread over days. */
export interface PlannedPace {
  /** Rows that fit before their consent ends. */
  readonly rows: number;
  /** Rows whose consent ends before the source has room for them: they are not sent. */
  readonly late: number;
  /** Days on which rows are taken. */
  readonly days: number;
  /** Days from now until the last row is taken; 0 is today. */
  readonly lastDay: number;
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
  /** Rows that lack only the proof of consent, and become drafts. */
  readonly drafts: number;
  readonly bad: number;
  /** Null unless there are more valid rows than the source's room of today. */
  readonly pace: PlannedPace | null;
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
  /** The source's room, which decides whether the rows must be paced; null without a daily cap. */
  | { readonly kind: "room"; readonly room: DailyRoom | null }
  /** The next rows to send, from a position in their order. */
  | { readonly kind: "part"; readonly from: number }
  /**
   * Rows that are not sent, as a file: those with a problem, or those whose consent ends too early.
   * `words` has the sentences of problems in the reader's language.
   */
  | {
      readonly kind: "file";
      readonly rows: "refused" | "late";
      readonly words: Readonly<Record<string, string>>;
      readonly heads: readonly [line: string, why: string];
    };

export type FromWorker =
  | { readonly kind: "reading"; readonly bytes: number }
  | { readonly kind: "sheets"; readonly sheets: SheetChoice }
  | { readonly kind: "refused"; readonly why: FileRefusal }
  | {
      readonly kind: "table";
      readonly table: FoundTable;
      /** SHA-256 of the file in hex; null where the browser cannot compute it (plain HTTP). */
      readonly fileHash: string | null;
    }
  | { readonly kind: "checking"; readonly done: number }
  | { readonly kind: "checked"; readonly checked: CheckedRows }
  | { readonly kind: "part"; readonly rows: readonly ImportRow[]; readonly next: number | null }
  | { readonly kind: "file"; readonly file: Blob };

/** The key of the sentence about a row whose consent ends before there is room for it. */
export const LATE = "row late";

/** The name of a problem, which is the key of its sentence. */
export function nameOfProblem({ field, code }: RowProblem): string {
  return `${field ?? "row"} ${code}`;
}
