// Assigns new leads of buyers by their rules, in rounds.
import type pg from "pg";
import { type Turns, assigneeFor } from "../../../../domain/sales/assignment-rule.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { tellAssigned } from "./assign-sale.ts";
import {
  type StoredRule,
  type WaitingSale,
  listAssigningAccounts,
  listPresentMembers,
  listWaitingSales,
  takeRule,
  writeTurns,
} from "./assignment-rule.store.ts";
import { claimAssignment } from "./assignment.store.ts";
import { lockSale } from "./sale.store.ts";

/** A lead that fitted no member for so long is no longer asked about. */
const LONGEST_WAIT_MS = DAY_MS;
const BATCH = 100;

/** Assigns what waits in every account. Returns how many leads it assigned. */
export async function assignNewSales(pool: pg.Pool, nowMs: number): Promise<number> {
  let assigned = 0;
  for (const accountId of await listAssigningAccounts(pool)) {
    let afterId: string | null = null;
    do {
      const batch: Batch = await inTransaction(pool, (tx) =>
        assignBatch(tx, accountId, afterId, nowMs),
      );
      assigned += batch.assigned;
      afterId = batch.lastId;
    } while (afterId !== null);
  }
  return assigned;
}

interface Batch {
  readonly assigned: number;
  /** The last sale that was looked at; null where no other waits. */
  readonly lastId: string | null;
}

const NOTHING: Batch = { assigned: 0, lastId: null };

/** Another process that holds the account's rule assigns the account's leads. */
async function assignBatch(
  tx: Transaction,
  accountId: string,
  afterId: string | null,
  nowMs: number,
): Promise<Batch> {
  const stored = await takeRule(tx, accountId);
  if (stored === null) return NOTHING;
  const sinceMs = Math.max(stored.activeFromMs, nowMs - LONGEST_WAIT_MS);
  const waiting = await listWaitingSales(tx, accountId, sinceMs, afterId, BATCH);
  if (waiting.length === 0) return NOTHING;
  const names = await listPresentMembers(tx.client, accountId);
  let { turns } = stored;
  let assigned = 0;
  for (const sale of waiting) {
    const next = await assignOne(tx, { ...stored, turns }, sale, names, nowMs);
    if (next === null) continue;
    turns = next;
    assigned += 1;
  }
  if (assigned > 0) await writeTurns(tx, accountId, turns);
  return { assigned, lastId: waiting.length < BATCH ? null : (waiting.at(-1)?.id ?? null) };
}

/** The turns after the assignment; null where the sale was not assigned. */
async function assignOne(
  tx: Transaction,
  { rule, turns }: StoredRule,
  waiting: WaitingSale,
  names: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<Turns | null> {
  const place = { state: waiting.state, zipCode: waiting.zip_code };
  const chosen = assigneeFor(rule, place, turns, new Set(names.keys()));
  if (chosen === null) return null;
  const { userId } = chosen;
  const sale = await lockSale(tx, waiting.id);
  // A member was faster, or the lead went back meanwhile.
  if (sale === null || sale.status === "returned" || sale.assignee_id !== null) return null;
  const isDone = await claimAssignment(tx, {
    saleId: sale.id,
    accountId: sale.buyer_id,
    userId,
    assignedBy: "assignment",
    atMs: nowMs,
  });
  if (!isDone) return null;
  await tellAssigned(tx, sale, { userId, name: names.get(userId) ?? "" }, nowMs);
  return chosen.turns;
}
