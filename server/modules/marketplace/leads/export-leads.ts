// Exports bought leads as a file: streams page after page from the table, with contact, to callers
// who may export it.
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ListQuery } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type BoughtLeadRow, listLeads } from "./lead.store.ts";
import { openLead } from "./open-contact.ts";
import { writePlainValue } from "../../../../domain/lead/plain-fact-values.ts";
import { PLAIN_FACT_NAMES, PLAIN_FIELDS } from "../../../../domain/lead/plain-facts.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

const PAGE = 200;
const CENTS = BigInt(CENTS_PER_DOLLAR);
const POINT = 100;

const HEAD = [
  "received_at",
  "bought_at",
  "first_name",
  "last_name",
  "phone",
  "email",
  "street",
  "city",
  "county",
  "state",
  "zip_code",
  "side",
  "price_min",
  "price_max",
  ...PLAIN_FIELDS,
  "motivation",
  "comments",
  "score",
  "tier",
  "sold_as",
  "paid",
  "outcome",
  "tries",
  "works_it",
  "lead_id",
  "sale_id",
];

export interface ExportDeps {
  readonly pool: Queryable;
  readonly vault: ContactVault;
}

/** The file's text in pieces. A lead bought or returned during the export may be in it or not. */
export async function* exportLeads(
  { pool, vault }: ExportDeps,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
): AsyncGenerator<string> {
  // The byte order mark, by which spreadsheets recognize UTF-8.
  yield `\uFEFF${csvLine(HEAD)}`;
  let cursor: string | null = null;
  do {
    const listed = await listLeads(
      pool,
      { ...query, limit: PAGE, ...(cursor === null ? {} : { cursor }) },
      scope,
    );
    if (!listed.ok || listed.value.kind !== "bought")
      throw new Error("a list that could be counted cannot be read");
    yield listed.value.page.rows.map((row) => csvLine(cellsOf(row, vault))).join("");
    cursor = listed.value.page.nextCursor;
  } while (cursor !== null);
}

function cellsOf(row: BoughtLeadRow, vault: ContactVault): string[] {
  const { contact } = openLead(vault, row.id, row);
  const dollars = (cents: bigint | null): string =>
    cents === null ? "" : `${cents / CENTS}.${String(cents % CENTS).padStart(2, "0")}`;
  const number = (value: number | null): string => (value === null ? "" : String(value));
  return [
    row.received_at.toISOString(),
    row.sale_sold_at.toISOString(),
    contact?.first_name ?? "",
    contact?.last_name ?? "",
    contact?.phone ?? "",
    contact?.email ?? "",
    contact?.street ?? "",
    contact?.city ?? row.city ?? "",
    row.county_name ?? "",
    row.state ?? "",
    row.zip_code ?? "",
    row.side,
    dollars(row.price_min_cents),
    dollars(row.price_max_cents),
    ...PLAIN_FACT_NAMES.map((fact) => String(writePlainValue(row, fact) ?? "")),
    contact?.motivation ?? "",
    contact?.comments ?? "",
    number(row.score_total / POINT),
    row.tier,
    row.sale_mode,
    dollars(row.sale_price_cents),
    row.progress_outcome ?? "new",
    number(row.progress_attempts ?? 0),
    row.assignee_name ?? "",
    row.id,
    row.sale_id,
  ];
}
