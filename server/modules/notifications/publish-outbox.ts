// The publisher: turns what committed transactions left in the outbox into what people are told, each exactly once.
import type pg from "pg";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AnnouncedSale, LeadsDecided } from "../market/index.ts";
import { type NewEvent, insertEvents, takeOutbox } from "./outbox.store.ts";

/** Outbox rows turned in one transaction. A row of a batch holds up to 256 leads. */
const MAX_ROWS = 500;

/** Publishes what is there now, up to 500 outbox rows; `more` when there may be others. */
export function publishOutbox(pool: pg.Pool, random: () => number): Promise<{ readonly more: boolean; readonly events: number }> {
  return inTransaction(pool, async (tx) => {
    const rows = await takeOutbox(tx, MAX_ROWS);
    const events = rows.flatMap(({ payload, writtenAtMs }) => eventsOf(payload, writtenAtMs));
    if (events.length > 0) await insertEvents(tx, events);
    return { more: rows.length === MAX_ROWS, events: events.length };
  }, { random });
}

/**
 * What buyer and affiliate are told of each sale. Nothing here names the person. An affiliate learnt of a campaign's
 * purchase by the answer to its post; of one by hand it learns here.
 */
function eventsOf(payload: LeadsDecided, atMs: number): NewEvent[] {
  return payload.sales.flatMap((sale): NewEvent[] => [
    {
      accountId: sale.buyerId, type: "lead_bought", title: `New ${wordsOf(sale.side)} lead in ${sale.city}, ${sale.state}`,
      body: `${sentenceOf(sale)} · ${dollars(sale.priceCents)}`, url: `/leads/${sale.leadId}`, atMs,
    },
    ...(sale.byHand ? [{
      accountId: sale.affiliateId, type: "lead_sold", title: `Lead sold in ${sale.city}, ${sale.state}`,
      body: `${sale.mode === "exclusive" ? "Exclusive" : "Shared"} · you earn ${dollars(sale.earningCents)}`, url: `/leads/${sale.leadId}`, atMs,
    }] : []),
  ]);
}

function sentenceOf(sale: AnnouncedSale): string {
  const type = sale.propertyType === "unknown" ? "Property type not given" : wordsOf(sale.propertyType);
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} · ${sale.tier} · ${sale.mode}`;
}

function wordsOf(value: string): string {
  return value.replaceAll("_", " ");
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
