// Converts the rows of a chunk between text and their stored form: sealed under the chunk's own
// name, so that no chunk opens as another.
import type { ImportRow } from "../../../../domain/csv/import-row.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";

export interface RefusedRow extends ImportRow {
  /** In plain words; never repeats the row's contents. */
  readonly because: string;
}

/** The notes about an accepted row. */
export interface NotedRow {
  readonly line: number;
  readonly notes: readonly ReadingNote[];
}

type Vault = Pick<ContactVault, "seal" | "open" | "hashText">;

const rowsName = (importId: string, no: number): string => `import:${importId}:${no}`;
const notedName = (importId: string, no: number): string => `import-noted:${importId}:${no}`;
const refusedName = (importId: string, no: number): string => `import-refused:${importId}:${no}`;

export interface WrittenRows {
  readonly text: string;
  /** A keyed hash that recognizes the same rows again. */
  readonly contentHash: Buffer;
}

export function writeRows(vault: Vault, rows: readonly ImportRow[]): WrittenRows {
  const text = JSON.stringify(rows.map(({ line, cells }) => ({ line, cells })));
  return { text, contentHash: Buffer.from(vault.hashText("import-part", text), "hex") };
}

export function sealRows(
  vault: Vault,
  importId: string,
  no: number,
  { text }: WrittenRows,
): Sealed {
  return vault.seal(rowsName(importId, no), text);
}

export function openRows(
  vault: Vault,
  importId: string,
  no: number,
  sealed: Sealed,
): readonly ImportRow[] {
  return JSON.parse(vault.open(rowsName(importId, no), sealed));
}

export function sealRefused(
  vault: Vault,
  importId: string,
  no: number,
  rows: readonly RefusedRow[],
): Sealed {
  return vault.seal(refusedName(importId, no), JSON.stringify(rows));
}

export function openRefused(
  vault: Vault,
  importId: string,
  no: number,
  sealed: Sealed,
): readonly RefusedRow[] {
  return JSON.parse(vault.open(refusedName(importId, no), sealed));
}

export function sealNoted(
  vault: Vault,
  importId: string,
  no: number,
  rows: readonly NotedRow[],
): Sealed {
  return vault.seal(notedName(importId, no), JSON.stringify(rows));
}

export function openNoted(
  vault: Vault,
  importId: string,
  no: number,
  sealed: Sealed,
): readonly NotedRow[] {
  return JSON.parse(vault.open(notedName(importId, no), sealed));
}
