// A manual entry as the API answers it.
import type { ManualEntry } from "../../../../contract/money/manual-entries.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import type { ManualEntryRow } from "./manual-entry.store.ts";

/** What an entry is shown by. */
export interface EntryView {
  readonly actor: Actor;
  /** Number of people who may book money; 0 for callers who may not know. */
  readonly holders: number;
}

/** As this caller may see it: accounts are not told who works at the network. */
export function presentEntry(row: ManualEntryRow, { actor, holders }: EntryView): ManualEntry {
  const isNetwork = actor.role === "admin";
  const mayBook = can(actor, "book", "manual_entry", {
    accountId: row.account_id,
    isBooked: row.status === "booked",
  });
  const isWaiting = row.status === "waiting";
  return {
    id: row.id,
    account_id: row.account_id,
    kind: row.kind,
    status: row.status,
    amount_cents: centsToJson(row.amount_cents),
    method: row.method,
    reference: row.reference,
    value_date: row.value_date,
    reason: row.reason,
    terms_days: row.terms_days,
    made_at: row.made_at.toISOString(),
    made_by_name: isNetwork ? row.made_by_name : null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by_name: isNetwork ? row.decided_by_name : null,
    rejection: row.rejection,
    document:
      !isNetwork || row.file_name === null || row.file_kind === null || row.file_bytes === null
        ? null
        : { name: row.file_name, kind: row.file_kind, bytes: row.file_bytes },
    before_cents: row.before_cents === null ? null : centsToJson(row.before_cents),
    after_cents: row.after_cents === null ? null : centsToJson(row.after_cents),
    abilities: {
      // Who is left alone with an entry of their own approves it alone.
      approve: isWaiting && mayBook && (row.made_by !== actor.id || holders <= 1),
      reject: isWaiting && mayBook,
    },
  };
}
