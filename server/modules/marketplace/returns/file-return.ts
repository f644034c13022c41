// Files a return: a buyer's own sale, within the window, once, with the evidence its reason needs.
// A return whose reason the checks prove is approved immediately.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type ReturnFiled,
  returnFiledTopic,
} from "../../../../domain/notifications/kinds/return-filed.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVerdict } from "../../../../domain/returns/checks.ts";
import { endOfWorkingDays } from "../../../../domain/calling/working-days.ts";
import type { GivenEvidence } from "../../../../domain/returns/evidence.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import { onlyPeopleApprove } from "../../../../domain/returns/rate.ts";
import type { ReturnReason } from "../../../../domain/returns/reasons.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import { insertIdempotencyKey, findKey } from "../../../platform/db/idempotency.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, KEY_REUSED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { settleWithin } from "./approve-return.ts";
import { FILING_REFUSALS, filingRefusal } from "./filing-refusal.ts";
import { countReturnsOf } from "./modifier.store.ts";
import type { FilingDeps, ReturnDeps } from "./return-deps.ts";
import {
  type ReturnRow,
  findReturnOfSale,
  findSaleForReturn,
  insertReturn,
  lockSaleForReturn,
  partiesOf,
} from "./return.store.ts";
import { readSaleRecord } from "./sale-record.ts";
import { weighEvidence } from "./weigh-evidence.ts";

export interface ReturnFiling {
  readonly actor: Actor;
  readonly saleId: string;
  readonly reason: ReturnReason;
  readonly given: GivenEvidence;
}

/** Files a return over the API. The same key and body again return the return as it is then. */
export async function fileReturn(
  deps: ReturnDeps,
  filing: ReturnFiling,
  idempotencyKey: string,
): Promise<Result<ReturnRow, Refusal>> {
  const { actor, saleId, reason, given } = filing;
  const scope = actor.accountId;
  const keyHash = sha256(idempotencyKey);
  const requestHash = sha256(
    JSON.stringify([
      "file_return",
      saleId,
      reason,
      given.words,
      given.on,
      given.proof,
      given.earlierSaleId,
    ]),
  );
  const contact = await askProvider(deps, filing);
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    const sale = await lockSaleForReturn(tx, saleId);
    const parties = sale === null ? null : partiesOf(sale);
    if (parties === null || !can(actor, "read", "return", parties)) return refuse(NOT_FOUND);
    if (!can(actor, "file", "return", parties)) return refuse(FORBIDDEN);
    const known = await findKey(tx.client, scope, keyHash);
    if (known !== null) {
      const earlier = known.request_hash.equals(requestHash)
        ? await findReturnOfSale(tx.client, saleId)
        : null;
      return earlier === null ? refuse(KEY_REUSED) : ok(earlier);
    }
    const filed = await fileWithin(tx, deps, filing, atMs, contact);
    // A refused call stores no key: it may be valid another time.
    if (!filed.ok) return filed;
    // The key was taken since the look-up, by a return of another sale, since this sale is locked.
    // Nothing of the filing may remain.
    if (!(await insertIdempotencyKey(tx.client, { scope, keyHash, requestHash, atMs })))
      throw new KeyTaken();
    return filed;
  }).catch((error: unknown) => {
    if (error instanceof KeyTaken) return refuse(KEY_REUSED);
    throw error;
  });
}

class KeyTaken extends Error {}

/**
 * Queries the provider, where there is one and the buyer says that the contact does not work. Runs
 * before the transaction, since it may take time.
 */
async function askProvider(
  deps: ReturnDeps,
  { actor, saleId, reason }: ReturnFiling,
): Promise<ContactVerdict> {
  if (deps.verifyContact === null || reason !== "invalid_contact") return null;
  const sale = await findSaleForReturn(deps.pool, saleId);
  if (sale === null || !can(actor, "file", "return", partiesOf(sale))) return null;
  if (filingRefusal(sale, await findReturnOfSale(deps.pool, saleId), deps.now()) !== null)
    return null;
  const { opened } = await readSaleRecord(deps.pool, deps, sale);
  return opened === null ? "unknown" : deps.verifyContact(opened.contact);
}

/**
 * Files the return of the actor's own sale within the caller's transaction, as requested at `atMs`.
 */
export async function fileWithin(
  tx: Transaction,
  deps: FilingDeps,
  { actor, saleId, reason, given }: ReturnFiling,
  atMs: number,
  contact: ContactVerdict = null,
): Promise<Result<ReturnRow, Refusal>> {
  const sale = await lockSaleForReturn(tx, saleId);
  if (sale === null) return refuse(NOT_FOUND);
  const refusal = filingRefusal(sale, await findReturnOfSale(tx.client, sale.id), atMs);
  if (refusal !== null) return refuse(FILING_REFUSALS[refusal]);
  const weighed = await weighEvidence(tx.client, deps, { sale, reason, given, contact, atMs });
  if (!weighed.ok) return weighed;
  const { evidence, record } = weighed.value;
  const isProved = evidence.finding === "proved";
  const counts = await countReturnsOf(tx.client, sale.buyer_id, atMs);
  const { networkId, timeZone, terms } = deps.rules();
  const counted = counts.counted + (isProved ? 0 : 1);
  const peopleOnly = onlyPeopleApprove({ ...counts, counted }, terms);
  const answerUntilMs = atMs + terms.answerHours * HOUR_MS;
  const returnId = uuidv7(atMs);
  await insertReturn(tx, {
    returnId,
    saleId,
    reason,
    note:
      given.words === null ? null : leaveOutContact(given.words, record.opened?.contact ?? null),
    evidence,
    peopleOnly,
    filedAtMs: atMs,
    answerUntilMs,
    decideUntilMs: endOfWorkingDays(answerUntilMs, timeZone, terms.decideDays),
  });
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: actor.accountId,
    action: "return.filed",
    subjectKind: "return",
    subjectId: returnId,
    detail: { sale_id: saleId, reason },
    changes: changesOf(["status"], null, { status: "filed" }),
  });
  const row = await findReturnOfSale(tx.client, saleId);
  if (row === null) throw new Error("a return that was just filed is gone");
  if (isProved && !peopleOnly)
    await settleWithin(tx, row, sale, {
      status: "approved",
      by: "checks",
      note: null,
      decidedAtMs: atMs,
      networkId,
    });
  else {
    const filed: ReturnFiled = {
      leadId: sale.lead_id,
      affiliateId: sale.affiliate_id,
      reason,
      earningCents: centsToJson(sale.earning_cents),
      answerHours: terms.answerHours,
    };
    await appendOutboxEvent(tx.client, returnFiledTopic, filed, atMs);
  }
  return ok((await findReturnOfSale(tx.client, saleId)) ?? row);
}
