// Exports leads as a file, page after page: what a buyer bought, with contact and consent, or what
// an affiliate posted, with where it came from and what it earned.
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ListQuery } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { writePlainValue } from "../../../../domain/lead/plain-fact-values.ts";
import { PLAIN_FACT_NAMES, PLAIN_FIELDS } from "../../../../domain/lead/plain-facts.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";
import * as store from "./lead.store.ts";
import { NOTHING_OPENED, type OpenedLead, openLead } from "./open-contact.ts";
import { mayOpen } from "./read-lead.ts";

const PAGE = 200;
const CENTS = BigInt(CENTS_PER_DOLLAR);
const POINT = 100;
const SUBS = ["sub1", "sub2", "sub3", "sub4", "sub5"] as const;

/** Columns have the names of posted fields, by which our own imports read the file. */
const LEAD_HEAD = [
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
];
const BOUGHT_HEAD = [
  "received_at",
  "bought_at",
  ...LEAD_HEAD,
  "sold_as",
  "paid",
  "outcome",
  "lost_reason",
  "deal_value",
  "callback_at",
  "no_contact_since",
  "tries",
  "works_it",
  "tcpa_text",
  "consent_at",
  "consent_channels",
  "consent_sellers",
  "landing_page_url",
  "ip_address",
  "user_agent",
  "trustedform_cert_url",
  "jornaya_leadid",
  "source_id",
  "campaign",
  "campaign_id",
  ...SUBS,
  "lead_id",
  "sale_id",
];
const OWN_HEAD = [
  "received_at",
  "source",
  "source_id",
  "vendor_lead_id",
  "click_id",
  ...SUBS,
  ...LEAD_HEAD,
  "status",
  "reason_code",
  "no_contact_since",
  "answer",
  "earned",
  "lead_id",
];

export interface ExportDeps {
  readonly pool: Queryable;
  readonly vault: ContactVault;
}

/** The file's text in pieces. A lead bought or returned during the export may be in it or not. */
export async function* exportLeads(
  { pool, vault }: ExportDeps,
  actor: Actor,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
): AsyncGenerator<string> {
  const isOwn = scope.see === "own" && scope.as === "affiliate";
  // The byte order mark, by which spreadsheets recognize UTF-8.
  yield `\uFEFF${csvLine(isOwn ? OWN_HEAD : BOUGHT_HEAD)}`;
  let cursor: string | null = null;
  do {
    const listed = await store.listLeads(
      pool,
      { ...query, limit: PAGE, ...(cursor === null ? {} : { cursor }) },
      scope,
      "kept",
    );
    if (!listed.ok || listed.value.kind === "all")
      throw new Error("a list that could be counted cannot be read");
    yield listed.value.kind === "own"
      ? listed.value.page.rows.map((row) => csvLine(ownCells(row, actor, vault))).join("")
      : listed.value.page.rows
          .map((row) => csvLine(boughtCells(row, vault, seesMoney(actor))))
          .join("");
    cursor = listed.value.page.nextCursor;
  } while (cursor !== null);
}

function dollars(cents: bigint | null): string {
  return cents === null ? "" : `${cents / CENTS}.${String(cents % CENTS).padStart(2, "0")}`;
}

function subsOf({ sub_ids: given }: store.LeadRow): string[] {
  const subs = given === null ? [] : (JSON.parse(given) as (string | null)[]);
  return SUBS.map((_, index) => subs[index] ?? "");
}

function leadCells(row: store.LeadRow, { contact }: OpenedLead): string[] {
  return [
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
    String(row.score_total / POINT),
    row.tier,
  ];
}

/** `isMoneySeen`: whether the reader may know what the account paid and earned. */
function boughtCells(
  row: store.ListedBoughtRow,
  vault: ContactVault,
  isMoneySeen: boolean,
): string[] {
  const opened = openLead(vault, row.id, row);
  const consent = opened.consent_proof;
  return [
    row.received_at.toISOString(),
    row.sale_sold_at.toISOString(),
    ...leadCells(row, opened),
    row.sale_mode,
    isMoneySeen ? dollars(row.sale_price_cents) : "",
    row.progress_outcome ?? "new",
    row.progress_lost_reason ?? "",
    isMoneySeen ? dollars(row.progress_value_cents) : "",
    row.callback_at?.toISOString() ?? "",
    row.no_contact_since?.toISOString() ?? "",
    String(row.progress_attempts ?? 0),
    row.assignee_name ?? "",
    consent?.text ?? "",
    consent?.given_at ?? "",
    consent?.channels.join(";") ?? "",
    consent?.sellers.join(";") ?? "",
    consent?.page_url ?? "",
    consent?.ip_address ?? "",
    consent?.user_agent ?? "",
    consent?.trustedform_cert_url ?? "",
    consent?.jornaya_leadid ?? "",
    row.source_id,
    row.campaign_name ?? "",
    row.campaign_id ?? "",
    ...subsOf(row),
    row.id,
    row.sale_id,
  ];
}

/** The contact only as the affiliate's list has it: not once the lead is sold exclusively. */
function ownCells(row: store.ListedOwnRow, actor: Actor, vault: ContactVault): string[] {
  return [
    row.received_at.toISOString(),
    row.source_name ?? "",
    row.source_id,
    row.vendor_lead_id ?? "",
    row.click_id ?? "",
    ...subsOf(row),
    ...leadCells(row, mayOpen(actor, row, []) ? openLead(vault, row.id, row) : NOTHING_OPENED),
    row.status,
    row.reason_code ?? "",
    row.no_contact_since?.toISOString() ?? "",
    row.answer_status,
    seesMoney(actor) ? dollars(row.earned_cents) : "",
    row.id,
  ];
}
