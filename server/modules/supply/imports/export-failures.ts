// Exports the refused rows of an import as a file, chunk after chunk: as they came, with the
// reasons, so that they can be corrected and imported again.
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type ImportRecord, findFailures } from "./import.store.ts";
import { openRefused } from "./sealed-rows.ts";

/** Not field names: the columns of a corrected file are matched by the others. */
const OWN_COLUMNS = ["line_in_file", "why_not_imported"];

export async function* exportFailures(
  { pool, vault }: { readonly pool: Queryable; readonly vault: ContactVault },
  { id, columns }: ImportRecord,
): AsyncGenerator<string> {
  const names = columns.map(({ name, field }) => (name.trim() === "" ? field : name));
  // The byte order mark, which identifies UTF-8 to spreadsheets.
  yield `\uFEFF${csvLine([...names, ...OWN_COLUMNS])}`;
  for (
    let part = await findFailures(pool, id, 0);
    part !== null;
    part = await findFailures(pool, id, part.no)
  ) {
    const rows = openRefused(vault, id, part.no, part.failed);
    yield rows
      .map(({ line, cells, because }) =>
        csvLine([...columns.map((_, index) => cells[index] ?? ""), String(line), because]),
      )
      .join("");
  }
}
