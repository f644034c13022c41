// Delivers the leads that are due, and notifies their owner where they do not arrive.
import {
  type DeliveryFailing,
  deliveryFailingTopic,
} from "../../../../domain/notifications/kinds/delivery-failing.ts";
import type { AfterAttempt } from "../../../../domain/attempts/attempt.ts";
import {
  type DeliveryReason,
  isLasting,
  reasonOf,
} from "../../../../domain/deliveries/delivery-reason.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type CallWorkDeps, createCallWork } from "../../../platform/jobs/call-work.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { findBuyerSale, SEES_ALL, presentBuyerSale } from "../../marketplace/sales/index.ts";
import {
  DELIVERY_QUEUE,
  type DueDelivery,
  endDelivery,
  hurryNext,
  noteReceiverRef,
  spareRest,
} from "./delivery.store.ts";
import { markNotified } from "./destination.store.ts";
import { type HandOverDeps, type DeliveryResult, deliver } from "./deliver.ts";
import { openSecrets } from "./settings.ts";
import { valuesOf } from "./values-of.ts";

/** Longer than the longest time-out of a destination, and than five emails take. */
const LEASE_MS = 180_000;

export interface DeliveryJobsDeps extends CallWorkDeps, HandOverDeps {
  /** The vault that contact data is sealed with. */
  readonly vault: ContactVault;
  /** The vault that keys and secrets are sealed with. */
  readonly keyVault: ContactVault;
}

/**
 * Builds the loop. Any number of processes may run it: each delivery is leased by one at a time.
 */
export function createDeliveryJobs(deps: DeliveryJobsDeps): Ticker {
  return createCallWork<DueDelivery, DeliveryResult>(
    { ...deps, leaseMs: deps.leaseMs ?? LEASE_MS },
    {
      name: "deliveries",
      tables: DELIVERY_QUEUE,
      make: (due) => make(deps, due),
      follow: (tx, due, made, after, atMs) => follow(tx, due, made, after, atMs),
      async tellOff(tx, due, reason, atMs) {
        const { receiver_id: destinationId, account_id: accountId, name } = due;
        await tell(tx, due, "off", reason === "gone" ? "gone" : "failed_answer", atMs);
        await recordActivity(tx.client, {
          atMs,
          actor: { kind: "system", id: "deliveries" },
          accountId,
          action: "destination.switched_off",
          subjectKind: "destination",
          subjectId: destinationId,
          detail: { name, reason },
        });
      },
    },
  );
}

/**
 * Attempts the delivery with the lead as it is now: a lead returned or erased meanwhile is not
 * delivered.
 */
async function make(deps: DeliveryJobsDeps, due: DueDelivery): Promise<DeliveryResult | null> {
  const sale = await findBuyerSale(deps.pool, due.sale_id);
  if (sale === null) throw new Error(`the sale ${due.sale_id} of a delivery is gone`);
  const values = valuesOf(presentBuyerSale(sale, deps.vault, SEES_ALL), {
    deliveryId: due.id,
    networkName: deps.networkName(),
    publicUrl: deps.publicUrl,
  });
  if (values === null) {
    await endDelivery(deps.pool, {
      id: due.id,
      holderId: deps.holderId,
      because: sale.sale_status === "returned" ? "returned" : "erased",
      at: new Date(deps.now()),
    });
    return null;
  }
  return deliver(deps, {
    deliveryId: due.id,
    to: due.settings,
    secrets: openSecrets(deps.keyVault, due.receiver_id, due),
    values,
    isSample: false,
  });
}

async function follow(
  tx: Transaction,
  due: DueDelivery,
  { tried, receiverRef }: DeliveryResult,
  after: AfterAttempt,
  atMs: number,
): Promise<void> {
  if (receiverRef !== null) await noteReceiverRef(tx, due.id, receiverRef);
  if (after.status === "delivered") {
    await spareRest(tx, due);
    await markNotified(tx, due.receiver_id, false);
    return;
  }
  if (after.status === "failed") await hurryNext(tx, due, new Date(atMs));
  const reason = reasonOf(rulesOf(due.settings.kind), tried) ?? "failed_answer";
  // A destination that refuses further calls is switched off, which has its own notification.
  if (tried.verdict === "gone") return;
  if (after.status === "failed") return tell(tx, due, "given_up", reason, atMs);
  if ((due.tries > 0 || isLasting(reason)) && (await markNotified(tx, due.receiver_id, true)))
    await tell(tx, due, "failing", reason, atMs);
}

function tell(
  { client }: Transaction,
  { account_id: accountId, receiver_id: destinationId, name, lead_id: leadId }: DueDelivery,
  state: DeliveryFailing["state"],
  reason: DeliveryReason,
  atMs: number,
): Promise<void> {
  const failing: DeliveryFailing = { accountId, destinationId, name, state, reason, leadId };
  return appendOutboxEvent(client, deliveryFailingTopic, failing, atMs);
}
