// Manual entries into wallets, and the wallets of accounts, over HTTP.
import * as contract from "../../../../contract/money/manual-entries.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { refundableOf } from "../../../../domain/ledger/promotional-credit.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { findWallet, presentWallet, readPromotion } from "../wallet/index.ts";
import { decideEntry } from "./decide-entry.ts";
import { openDocument, readDocument } from "./entry-document.ts";
import { type ManualEntryDeps, makeEntry, readEntryView } from "./make-entry.ts";
import { findManualEntry, findTermsDays, listManualEntries } from "./manual-entry.store.ts";
import { presentEntry } from "./present-entry.ts";
import { readEntry } from "./read-entry.ts";

export function registerManualEntries(host: HttpHost, deps: ManualEntryDeps): void {
  const { pool } = deps;
  registerOperation(host, contract.getAccountWallet, async ({ actor, params }) => {
    const isOpen = can(actor, "read", "wallet", { accountId: params.id });
    const wallet = isOpen ? await findWallet(pool, params.id) : null;
    if (wallet === null) return refuse(NOT_FOUND);
    const { leftCents } = await readPromotion(pool, params.id, wallet.balance_cents);
    const refundable = refundableOf({
      balanceCents: wallet.balance_cents,
      heldCents: wallet.held_cents,
      promotionalCents: leftCents,
    });
    return ok({
      ...presentWallet(wallet, leftCents),
      refundable_cents: centsToJson(refundable),
      terms_days: await findTermsDays(pool, params.id),
    });
  });
  registerOperation(host, contract.createManualEntry, async ({ actor, params, body, headers }) => {
    const entry = readEntry(body);
    if (!entry.ok) return entry;
    const document = await readDocument(body.document);
    if (!document.ok) return document;
    return makeEntry(deps, {
      actor,
      accountId: params.id,
      entry: entry.value,
      document: document.value,
      idempotencyKey: headers["idempotency-key"],
    });
  });
  registerOperation(host, contract.listManualEntries, async ({ actor, query }) => {
    const view = await readEntryView(pool, deps, actor);
    const page = await listManualEntries(pool, query, scopeFor(actor, "wallet"));
    return pageAnswer(page, (row) => presentEntry(row, view));
  });
  registerOperation(host, contract.getManualEntry, async ({ actor, params }) => {
    const row = await findManualEntry(pool, params.id);
    return row === null ||
      !can(actor, "read", "manual_entry", {
        accountId: row.account_id,
        isBooked: row.status === "booked",
      })
      ? refuse(NOT_FOUND)
      : ok(presentEntry(row, await readEntryView(pool, deps, actor)));
  });
  registerOperation(host, contract.getManualEntryDocument, async ({ actor, params, reply }) => {
    const file = await openDocument(deps, actor, params.id);
    if (!file.ok) return file;
    sendDownload(reply, file.value);
    return ok(STREAMED);
  });
  registerOperation(host, contract.decideManualEntry, async ({ actor, params, body }) => {
    const decided = await decideEntry(deps, actor, {
      id: params.id,
      decision: body.decision,
      reason: body.reason?.trim() ?? null,
    });
    if (!decided.ok) return decided;
    return ok(presentEntry(decided.value, await readEntryView(pool, deps, actor)));
  });
}
