// Derives postbacks from outbox events: which of an affiliate's leads were accepted, sold, returned
// and paid.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Happening, listListeners, queueCalls } from "../../supply/postbacks/index.ts";
import type { OutboxEvent } from "./outbox.store.ts";

interface Written {
  readonly outboxEvent: OutboxEvent;
  readonly writtenAtMs: number;
}

/**
 * Queues the messages in the publisher's transaction, so that each outbox event queues them once.
 * Without subscribed postbacks, this costs one query.
 */
export async function queuePostbacks(db: Queryable, rows: readonly Written[]): Promise<void> {
  const affiliates = [...new Set(rows.flatMap(({ outboxEvent }) => affiliatesIn(outboxEvent)))];
  if (affiliates.length === 0) return;
  const listeners = await listListeners(db, affiliates);
  if (listeners.size === 0) return;
  const nowMs = Math.max(...rows.map(({ writtenAtMs }) => writtenAtMs));
  await queueCalls(
    db,
    rows.flatMap(({ outboxEvent, writtenAtMs }) =>
      happeningsIn(outboxEvent, writtenAtMs, listeners),
    ),
    nowMs,
  );
}

function affiliatesIn({ topic, payload }: OutboxEvent): readonly string[] {
  switch (topic) {
    case "leads_decided":
      return [
        ...payload.sales.map(({ affiliateId }) => affiliateId),
        ...Object.keys(payload.unsold ?? {}),
      ];
    case "return_decided":
      return payload.approved ? [payload.affiliateId] : [];
    case "earnings_paid":
      return [payload.affiliateId];
    default:
      return [];
  }
}

function happeningsIn(
  { topic, payload }: OutboxEvent,
  atMs: number,
  listeners: ReadonlySet<string>,
): readonly Happening[] {
  switch (topic) {
    case "leads_decided":
      return decidedIn(payload, atMs, listeners);
    case "return_decided": {
      const { approved, saleId, leadId, earningCents } = payload;
      return approved
        ? [
            {
              event: "returned",
              leadId,
              subjectId: saleId,
              payoutCents: BigInt(earningCents),
              atMs,
            },
          ]
        : [];
    }
    case "earnings_paid":
      return payload.sales.map(({ id, leadId, earningCents }): Happening => ({
        event: "paid",
        leadId,
        subjectId: id,
        payoutCents: BigInt(earningCents),
        atMs,
      }));
    default:
      return [];
  }
}

/** A lead's sales at its posting are sent as one event. */
function decidedIn(
  decided: Extract<OutboxEvent, { readonly topic: "leads_decided" }>["payload"],
  atMs: number,
  listeners: ReadonlySet<string>,
): readonly Happening[] {
  const earned = new Map<string, bigint>();
  const later: Happening[] = [];
  for (const { affiliateId, leadId, saleId, byHand, earningCents } of decided.sales) {
    if (!listeners.has(affiliateId)) continue;
    if (byHand)
      later.push({
        event: "sold",
        leadId,
        subjectId: saleId,
        payoutCents: BigInt(earningCents),
        atMs,
      });
    else earned.set(leadId, (earned.get(leadId) ?? 0n) + BigInt(earningCents));
  }
  const unsold = Object.entries(decided.unsold ?? {}).flatMap(([affiliateId, leads]) =>
    listeners.has(affiliateId) ? leads : [],
  );
  return [
    ...[...earned].flatMap(([leadId, payoutCents]) =>
      (["accepted", "sold"] as const).map((event): Happening => ({
        event,
        leadId,
        subjectId: leadId,
        payoutCents,
        atMs,
      })),
    ),
    ...unsold.map((leadId): Happening => ({
      event: "accepted",
      leadId,
      subjectId: leadId,
      payoutCents: 0n,
      atMs,
    })),
    ...later,
  ];
}
