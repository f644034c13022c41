// Applies deadlines to open returns: unanswered ones are escalated to the operator, and those the
// operator leaves undecided are approved.
import {
  type ReturnToDecide,
  returnToDecideTopic,
} from "../../../../domain/notifications/kinds/return-to-decide.ts";
import type pg from "pg";
import { zoneOffsetMinutes } from "../../../../domain/distribution/calendar.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { settleWithin } from "./approve-return.ts";
import type { ReturnRules } from "./return-deps.ts";
import {
  type ReturnRow,
  findReturn,
  listDueReturns,
  lockSaleForReturn,
  writeHandedOn,
} from "./return.store.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const DAY_LETTERS = 10;

/** Notifies operator and buyer that the operator must decide until `untilMs`. */
export async function appendDecisionDue(
  tx: Transaction,
  row: ReturnRow,
  { networkId, timeZone }: ReturnRules,
  {
    wasAnswered,
    untilMs,
    atMs,
  }: { readonly wasAnswered: boolean; readonly untilMs: number; readonly atMs: number },
): Promise<void> {
  // The period ends with a day, at the midnight after it.
  const lastMs = untilMs - 1;
  const lastDay = new Date(lastMs + zoneOffsetMinutes(timeZone, lastMs) * MINUTE_MS)
    .toISOString()
    .slice(0, DAY_LETTERS);
  const word: ReturnToDecide = {
    returnId: row.id,
    leadId: row.lead_id,
    buyerId: row.buyer_id,
    networkId,
    reason: row.reason,
    wasAnswered,
    priceCents: centsToJson(row.price_cents),
    lastDay,
    peopleOnly: row.people_only || row.disputed,
  };
  await appendOutboxEvent(tx.client, returnToDecideTopic, word, atMs);
}

/**
 * Runs one round at the given moment, each return in its own transaction, so that a failing one
 * does not block the others. Returns how many it advanced.
 */
export async function escalateReturns(
  pool: pg.Pool,
  rules: () => ReturnRules,
  atMs: number,
  onError: (error: unknown, returnId: string) => void,
): Promise<number> {
  let moved = 0;
  for (const id of await listDueReturns(pool, atMs)) {
    try {
      if (await inTransaction(pool, (tx) => moveOn(tx, rules(), id, atMs))) moved += 1;
    } catch (error) {
      onError(error, id);
    }
  }
  return moved;
}

/**
 * False where nothing is due any longer: another worker, the affiliate or the operator was faster.
 */
async function moveOn(
  tx: Transaction,
  rules: ReturnRules,
  id: string,
  atMs: number,
): Promise<boolean> {
  const seen = await findReturn(tx.client, id);
  const sale = seen === null ? null : await lockSaleForReturn(tx, seen.sale_id);
  // Read again: another transaction may have changed it while this one waited for the lock.
  const row = await findReturn(tx.client, id);
  if (sale === null || row?.status !== "filed" || row.decide_until === null) return false;
  const untilMs = row.decide_until.getTime();
  if (!row.people_only && !row.disputed && untilMs <= atMs && sale.earning_status === "pending") {
    await settleWithin(tx, row, sale, {
      status: "approved",
      by: "deadline",
      note: null,
      decidedAtMs: atMs,
      networkId: rules.networkId,
    });
    return true;
  }
  if (row.escalated_at !== null || atMs <= row.answer_until.getTime()) return false;
  await writeHandedOn(tx, id, atMs);
  await appendDecisionDue(tx, row, rules, { wasAnswered: false, untilMs, atMs });
  return true;
}
