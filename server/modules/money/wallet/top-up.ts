// Sandbox money into a wallet: one transfer and one balance in one transaction, once per
// idempotency key.
import type pg from "pg";
import type { Wallet, WalletMovement } from "../../../../contract/money/money.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import {
  insertIdempotencyKey,
  findKey,
  keepAnswer,
} from "../../../platform/db/idempotency.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, KEY_REUSED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { recordTopUp } from "./record-top-up.ts";
import { presentMovement, presentWallet } from "./present-wallet.ts";
import { lockWallet } from "./wallet.store.ts";

export interface WalletDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
  /** True in a demo network only: no real money moves. */
  readonly sandbox: boolean;
}

export interface TopUp {
  readonly actor: Actor;
  /** More than 0. */
  readonly amountCents: Cents;
  readonly idempotencyKey: string;
}

export interface TopUpAnswer {
  readonly movement: WalletMovement;
  readonly wallet: Wallet;
  readonly sandbox: boolean;
}

/**
 * Tops the actor's wallet up. The same key gives the answer of the first call again, whatever
 * happened to the wallet since.
 */
export function topUp(
  deps: WalletDeps,
  { actor, amountCents, idempotencyKey }: TopUp,
): Promise<Result<TopUpAnswer, Refusal>> {
  const keyHash = sha256(idempotencyKey);
  const requestHash = sha256(JSON.stringify(["top_up", amountCents.toString()]));
  const scope = actor.accountId;
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    if (!deps.sandbox) return refuse(NOT_FOUND);
    if (!can(actor, "fill", "wallet", { accountId: scope })) return refuse(FORBIDDEN);
    const nowMs = deps.now();
    if (!(await insertIdempotencyKey(client, { scope, keyHash, requestHash, atMs: nowMs }))) {
      const known = await findKey(client, scope, keyHash);
      if (known === null || known.answer_body === null || !known.request_hash.equals(requestHash))
        return refuse(KEY_REUSED);
      return ok(JSON.parse(known.answer_body) as TopUpAnswer);
    }
    if ((await lockWallet(client, scope)) === null) return refuse(NOT_FOUND);
    const id = uuidv7(nowMs);
    const wallet = await recordTopUp(tx, {
      topUpId: id,
      advertiserId: scope,
      networkId: deps.networkId(),
      amountCents,
      atMs: nowMs,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor,
      accountId: scope,
      action: "wallet.topped_up",
      subjectKind: "wallet",
      subjectId: scope,
      detail: { amount_cents: centsToJson(amountCents), sandbox: true },
    });
    const answer: TopUpAnswer = {
      movement: presentMovement({
        id,
        account_id: scope,
        kind: "top_up",
        amount_cents: amountCents,
        at: new Date(nowMs),
      }),
      wallet: presentWallet(wallet),
      sandbox: true,
    };
    await keepAnswer(client, scope, keyHash, JSON.stringify(answer));
    return ok(answer);
  });
}
