// Exports what is kept of an import as files, chunk after chunk: the refused rows as they came,
// with the reasons, so that they can be corrected and imported again; and the notes about the
// others.
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type ImportRecord, findKept } from "./import.store.ts";
import { openNoted, openRefused } from "./sealed-rows.ts";

/** Not field names: the columns of a corrected file are matched by the others. */
const OWN_COLUMNS = ["line_in_file", "why_not_imported"];

const NOTE_COLUMNS = ["line_in_file", "field", "came", "read_as", "how_to_send_it"];

interface ExportDeps {
  readonly pool: Queryable;
  readonly vault: ContactVault;
}

export async function* exportFailures(
  { pool, vault }: ExportDeps,
  { id, columns }: ImportRecord,
): AsyncGenerator<string> {
  const names = columns.map(({ name, field }) => (name.trim() === "" ? field : name));
  // The byte order mark, which identifies UTF-8 to spreadsheets.
  yield `\uFEFF${csvLine([...names, ...OWN_COLUMNS])}`;
  for (
    let part = await findKept(pool, id, "failed", 0);
    part !== null;
    part = await findKept(pool, id, "failed", part.no)
  ) {
    const rows = openRefused(vault, id, part.no, part.sealed);
    yield rows
      .map(({ line, cells, because }) =>
        csvLine([...columns.map((_, index) => cells[index] ?? ""), String(line), because]),
      )
      .join("");
  }
}

export async function* exportNotes(
  { pool, vault }: ExportDeps,
  { id }: Pick<ImportRecord, "id">,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(NOTE_COLUMNS)}`;
  for (
    let part = await findKept(pool, id, "noted", 0);
    part !== null;
    part = await findKept(pool, id, "noted", part.no)
  ) {
    yield openNoted(vault, id, part.no, part.sealed)
      .flatMap(({ line, notes }) =>
        notes.map(({ field, came, readAs, advice }) =>
          csvLine([String(line), field, came, readAs ?? "", advice]),
        ),
      )
      .join("");
  }
}
