// Makes a manual entry: booked at once, or above the network's limit kept for a second person. Once
// per idempotency key.
import type pg from "pg";
import type { ManualEntry } from "../../../../contract/money/manual-entries.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { approve } from "../../../../domain/access/second-person.ts";
import { riskOf } from "../../../../domain/ledger/manual-entry.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { entryWaitingTopic } from "../../../../domain/notifications/kinds/entry-waiting.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { ReadFile } from "../../../platform/files/read-files.ts";
import { oncePerKey } from "../../../platform/http/once-per-key.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { countHolders } from "../approvals/index.ts";
import { bookWithin, entryOf, findBookingRefusal, lockForEntry } from "./book-entry.ts";
import { type ManualEntryRow, findManualEntry, insertManualEntry } from "./manual-entry.store.ts";
import { type DocumentVault, storeDocument } from "./entry-document.ts";
import { type EntryView, presentEntry } from "./present-entry.ts";
import type { ReadEntry } from "./read-entry.ts";

export interface ManualEntryDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: DocumentVault;
  readonly rules: () => {
    readonly networkId: string;
    /** Larger entries need two persons. */
    readonly onePersonCents: Cents;
  };
}

export interface Making {
  readonly actor: Actor;
  readonly accountId: string;
  readonly entry: ReadEntry;
  readonly document: ReadFile | null;
  readonly idempotencyKey: string;
}

/**
 * Makes the entry. The same key gives the answer of the first call again, whatever happened to the
 * entry since.
 */
export async function makeEntry(
  deps: ManualEntryDeps,
  { actor, accountId, entry, document, idempotencyKey }: Making,
): Promise<Result<ManualEntry, Refusal>> {
  if (!can(actor, "book", "manual_entry", { accountId, isBooked: false })) return refuse(FORBIDDEN);
  const call = {
    scope: actor.accountId,
    key: idempotencyKey,
    request: [
      "manual_entry",
      accountId,
      { ...entry, amountCents: entry.amountCents.toString() },
      ...(document === null ? [] : [document.name, document.content]),
    ],
    now: deps.now,
  };
  return oncePerKey(deps.pool, call, async (tx, atMs) => {
    const made = await makeWithin(tx, deps, { actor, accountId, entry, document, atMs });
    return made.ok
      ? ok(presentEntry(made.value, await readEntryView(tx.client, deps, actor)))
      : made;
  });
}

/** What entries are shown to the caller by. */
export async function readEntryView(
  db: Queryable,
  { rules }: Pick<ManualEntryDeps, "rules">,
  actor: Actor,
): Promise<EntryView> {
  return {
    actor,
    holders: actor.role === "admin" ? await countHolders(db, rules().networkId, "book_money") : 0,
  };
}

async function makeWithin(
  tx: Transaction,
  deps: ManualEntryDeps,
  {
    actor,
    accountId,
    entry,
    document,
    atMs,
  }: Omit<Making, "idempotencyKey"> & { readonly atMs: number },
): Promise<Result<ManualEntryRow, Refusal>> {
  const wallet = await lockForEntry(tx, accountId);
  if (wallet === null) return refuse(NOT_FOUND);
  const id = uuidv7(atMs);
  await insertManualEntry(tx, { ...entry, id, accountId, madeBy: actor.id, atMs });
  if (document !== null) await storeDocument(tx, deps.vault, id, document);
  const row = await findManualEntry(tx.client, id);
  if (row === null) throw new Error("a manual entry that was just written is gone");
  const { networkId, onePersonCents } = deps.rules();
  const outcome = approve({
    amountCents: riskOf(entryOf(row, networkId), wallet),
    limitCents: onePersonCents,
    personId: actor.id,
    firstPersonId: null,
    holders: await countHolders(tx.client, networkId, "book_money"),
  });
  // What could not be booked now is refused at once, also where a second person is needed.
  const refusal = findBookingRefusal(row, wallet, networkId);
  if (refusal !== null) return refuse(refusal);
  if (outcome !== "first" && outcome !== "same_person")
    return bookWithin(tx, { row, wallet, actor, outcome, networkId, atMs });
  await announceWaiting(tx, row, actor, networkId, atMs);
  return ok(row);
}

async function announceWaiting(
  { client }: Transaction,
  row: ManualEntryRow,
  actor: Actor,
  networkId: string,
  atMs: number,
): Promise<void> {
  const amountCents = centsToJson(row.amount_cents);
  await recordActivity(client, {
    atMs,
    actor,
    accountId: networkId,
    action: "manual_entry.made",
    subjectKind: "manual_entry",
    subjectId: row.id,
    detail: { account_id: row.account_id, kind: row.kind, amount_cents: amountCents },
  });
  await appendOutboxEvent(
    client,
    entryWaitingTopic,
    { entryId: row.id, networkId, accountId: row.account_id, kind: row.kind, amountCents },
    atMs,
  );
}
