// Sandbox money into a wallet: one transfer and one balance in one transaction, once per
// idempotency key.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import type { Wallet, WalletMovement } from "../../../../contract/money/money.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { oncePerKey } from "../../../platform/http/once-per-key.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { recordTopUp } from "./record-top-up.ts";
import { presentMovement, presentWallet } from "./present-wallet.ts";
import { readPromotion } from "./read-promotion.ts";
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
export async function topUp(
  deps: WalletDeps,
  { actor, amountCents, idempotencyKey }: TopUp,
): Promise<Result<TopUpAnswer, Refusal>> {
  const scope = actor.accountId;
  if (!deps.sandbox) return refuse(NOT_FOUND);
  if (!can(actor, "fill", "wallet", { accountId: scope })) return refuse(FORBIDDEN);
  const call = {
    scope,
    key: idempotencyKey,
    request: ["top_up", amountCents.toString()],
    now: deps.now,
  };
  return oncePerKey(deps.pool, call, async (tx, atMs) => {
    const { client } = tx;
    if ((await lockWallet(client, scope)) === null) return refuse(NOT_FOUND);
    const id = uuidv7(atMs);
    const wallet = await recordTopUp(tx, {
      topUpId: id,
      advertiserId: scope,
      networkId: deps.networkId(),
      amountCents,
      atMs,
    });
    await recordActivity(client, {
      atMs,
      actor,
      accountId: scope,
      action: "wallet.topped_up",
      subjectKind: "wallet",
      subjectId: scope,
      detail: { amount_cents: centsToJson(amountCents), sandbox: true },
      changes: changesOf(
        ["balance_cents"],
        { balance_cents: wallet.balance_cents - amountCents },
        { balance_cents: wallet.balance_cents },
      ),
    });
    const { leftCents } = await readPromotion(client, scope, wallet.balance_cents);
    return ok({
      movement: presentMovement({
        id,
        account_id: scope,
        kind: "top_up",
        amount_cents: amountCents,
        at: new Date(atMs),
      }),
      wallet: presentWallet(wallet, leftCents),
      sandbox: true,
    });
  });
}
