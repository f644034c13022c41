// The publisher: turns what committed transactions left in the outbox into what people are told, each exactly once.
import type pg from "pg";
import { inTransaction } from "../../platform/db/transaction.ts";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import type { LeadSide } from "../../../domain/lead/vocabulary.ts";
import { POST_REASON_TEXTS } from "../../../domain/lead/reasons.ts";
import type { DraftEnded } from "../drafts/index.ts";
import type { DemandFollowed } from "../follows/index.ts";
import type { FormSent } from "../forms/index.ts";
import type { ImportEnded } from "../imports/index.ts";
import type { SearchMatched } from "../listings/index.ts";
import type { AnnouncedSale, LeadsDecided } from "../market/index.ts";
import type { PostbackOff } from "../postbacks/index.ts";
import type { BankChanged, PayoutMoved } from "../payouts/index.ts";
import type { ReturnDecided, ReturnFiled, ReturnToDecide } from "../returns/index.ts";
import type { SaleAssigned } from "../sales/index.ts";
import { SALE_ASSIGNED } from "../activity/index.ts";
import { type Announcement, type NewEvent, insertEvents, takeOutbox } from "./outbox.store.ts";
import { tellPostbacks } from "./postback-events.ts";

/** Outbox rows turned in one transaction. A row of a batch holds up to 256 leads. */
const MAX_ROWS = 500;

/** Publishes what is there now, up to 500 outbox rows; `more` when there may be others. */
export function publishOutbox(pool: pg.Pool, random: () => number): Promise<{ readonly more: boolean; readonly events: number }> {
  return inTransaction(pool, async (tx) => {
    const rows = await takeOutbox(tx, MAX_ROWS);
    const events = rows.flatMap(({ announcement, writtenAtMs }) => eventsOf(announcement, writtenAtMs));
    await tellPostbacks(tx.client, rows);
    if (events.length > 0) await insertEvents(tx, events);
    return { more: rows.length === MAX_ROWS, events: events.length };
  }, { random });
}

function eventsOf({ topic, payload }: Announcement, atMs: number): NewEvent[] {
  switch (topic) {
    case "leads_decided": return saleEvents(payload, atMs);
    case "return_filed": return filedEvents(payload, atMs);
    case "return_to_decide": return toDecideEvents(payload, atMs);
    case "return_decided": return decidedEvents(payload, atMs);
    case "search_matched": return matchedEvents(payload, atMs);
    case "demand_followed": return followedEvents(payload, atMs);
    case "sale_assigned": return assignedEvents(payload, atMs);
    case "import_ended": return importEvents(payload, atMs);
    case "form_sent": return formEvents(payload, atMs);
    case "draft_ended": return draftEvents(payload, atMs);
    case "postback_off": return postbackEvents(payload, atMs);
    // Whoever pays tells of it; here it is for postbacks alone.
    case "earnings_paid": return [];
    case "payout_moved": return payoutEvents(payload, atMs);
    case "bank_changed": return bankEvents(payload, atMs);
  }
}

/**
 * What buyer and affiliate are told of each sale. Nothing here names the person. An affiliate learnt of a campaign's
 * purchase by the answer to its post; of one by hand it learns here.
 */
function saleEvents(payload: LeadsDecided, atMs: number): NewEvent[] {
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

/** The affiliate may answer, so it is told at once. */
function filedEvents(filed: ReturnFiled, atMs: number): NewEvent[] {
  return [{
    accountId: filed.affiliateId, type: "return_filed", title: "A buyer asks for its money back",
    body: `Reason: ${wordsOf(filed.reason)} · ${dollars(filed.earningCents)} of your earnings · answer within 48 hours`, url: `/leads/${filed.leadId}`, atMs,
  }];
}

/** It is the operator's turn: the buyer learns what comes next, the operator what waits and until when. */
function toDecideEvents({ returnId, leadId, buyerId, networkId, reason, wasAnswered, priceCents, lastDay, peopleOnly }: ReturnToDecide, atMs: number): NewEvent[] {
  const title = wasAnswered ? "The affiliate has answered" : "The affiliate did not answer";
  const common = { type: "return_to_decide", atMs };
  return [
    { ...common, accountId: networkId, title: "A return waits for your decision", body: `${title} · reason: ${wordsOf(reason)} · ${dollars(priceCents)} · until ${lastDay}`, url: `/dashboard?return=${returnId}` },
    { ...common, accountId: buyerId, title, body: peopleOnly ? "The operator decides about your return" : `The operator decides about your return until ${lastDay}`, url: `/leads/${leadId}` },
  ];
}

const WHY_APPROVED: Readonly<Record<ReturnDecided["by"], string>> = { admin: "", checks: ": our checks proved the reason", deadline: ": nobody decided in time" };

function decidedEvents({ approved, by, ...decided }: ReturnDecided, atMs: number): NewEvent[] {
  const common = { type: "return_decided", title: `Return ${approved ? "approved" : "declined"}`, url: `/leads/${decided.leadId}`, atMs };
  const why = WHY_APPROVED[by];
  return [
    { ...common, accountId: decided.buyerId, body: approved ? `${dollars(decided.priceCents)} are back in your wallet${why}` : "The sale stands: read why" },
    { ...common, accountId: decided.affiliateId, body: approved ? `${dollars(decided.earningCents)} of your earnings were taken back${why}` : `You keep ${dollars(decided.earningCents)}` },
  ];
}

function matchedEvents({ accountId, name, count, url }: SearchMatched, atMs: number): NewEvent[] {
  return [{ accountId, type: "search_matched", title: `${count === 1 ? "A new lead meets" : `${count} new leads meet`} “${name}”`, body: "On the marketplace now, at their first price", url, atMs }];
}

const WANTED: Readonly<Record<LeadSide, string>> = { buyer: "buyers", seller: "sellers", buyer_and_seller: "buyers who also sell", renter: "renters", investor_seller: "investors who sell", unknown: "leads of an unknown side" };

/** "2 new orders: sellers in Texas, up to $65.00" */
function followedEvents({ accountId, count, state, side, bestCents }: DemandFollowed, atMs: number): NewEvent[] {
  const where = state === null ? "" : ` in ${US_STATES.find(({ code }) => code === state)?.name ?? state}`;
  const query = new URLSearchParams({ ...(state === null ? {} : { state }), ...(side === null ? {} : { side }) }).toString();
  return [{
    accountId, type: "demand_followed", title: `${count === 1 ? "A new order" : `${count} new orders`}${side === null ? "" : `: ${WANTED[side]}`}${where}, up to ${dollars(bestCents)}`,
    body: "New or changed in the open demand that you follow", url: `/campaigns?${query}`, atMs,
  }];
}

/** Who cancelled an import knows that it ended. */
function importEvents({ accountId, importId, status, rows, accepted, sold, earnedCents }: ImportEnded, atMs: number): NewEvent[] {
  if (status === "cancelled") return [];
  const body = `${sold} sold for ${dollars(earnedCents)} · ${accepted - sold} listed unsold · ${rows - accepted} not taken`;
  return [{ accountId, type: "import_ended", title: `Import finished: ${rows} ${rows === 1 ? "row" : "rows"}`, body, url: `/leads?part=imports&import=${importId}`, atMs }];
}

/** For the screens of the colleagues: their queue changes. Not for the bell. */
function assignedEvents({ accountId, leadId, assigneeName, side, city, state }: SaleAssigned, atMs: number): NewEvent[] {
  const lead = `the ${wordsOf(side)} lead${city === null || state === null ? "" : ` in ${city}, ${state}`}`;
  return [{ accountId, type: SALE_ASSIGNED, title: assigneeName === null ? `Free to call: ${lead}` : `${assigneeName} took ${lead}`, body: "", url: `/leads/${leadId}`, atMs }];
}

/** Nobody but the visitor was there when the lead was answered: its affiliate learns here what came of it. */
function formEvents({ accountId, leadId, side, city, state, sale, earningCents, reason }: FormSent, atMs: number): NewEvent[] {
  return [{
    accountId, type: "form_sent", title: `New ${wordsOf(side)} lead by your form${city === null || state === null ? "" : `: ${city}, ${state}`}`,
    body: outcomeOf(sale, earningCents, reason), url: `/leads/${leadId}`, atMs,
  }];
}

function outcomeOf(sale: FormSent["sale"], earningCents: number, reason: FormSent["reason"]): string {
  if (reason !== null) return POST_REASON_TEXTS[reason];
  return sale === "none" ? "Nobody has bought it yet" : `${sale === "exclusive" ? "Sold exclusively" : "Sold shared"} · you earn ${dollars(earningCents)}`;
}

/** The person confirmed it on their own, whenever that was. */
function draftEvents(ended: DraftEnded, atMs: number): NewEvent[] {
  const { accountId } = ended;
  if (ended.kind !== "confirmed") {
    const [title, body] = ended.kind === "ran_out" ? ["Nobody confirmed a lead by hand", "Its link has run out, and the draft is erased"] : ["A confirmed lead could not be posted", "The draft is erased: begin another one"];
    return [{ accountId, type: "draft_ended", title, body, url: `/leads?draft=${ended.draftId}`, atMs }];
  }
  const { leadId, side, city, state, sale, earningCents, reason } = ended;
  return [{
    accountId, type: "draft_ended", title: `Confirmed: ${wordsOf(side)} lead by hand${city === null || state === null ? "" : ` in ${city}, ${state}`}`, body: outcomeOf(sale, earningCents, reason), url: `/leads/${leadId}`, atMs,
  }];
}

/** Nothing more is told to that system until somebody sets it going again. */
function postbackEvents({ accountId, postbackId, host, reason }: PostbackOff, atMs: number): NewEvent[] {
  const why = reason === "gone" ? "Its system answered 410: it wants no calls any more" : "Its system took no call for five days";
  return [{ accountId, type: "postback_off", title: `Postback switched off: ${host}`, body: `${why} · what waits is kept`, url: `/settings?part=tracking&postback=${postbackId}`, atMs }];
}

/** The operator hears what waits, the affiliate what became of it. Who withdraws or was approved needs no bell. */
function payoutEvents({ payoutId, affiliateId, networkId, status, amountCents }: PayoutMoved, atMs: number): NewEvent[] {
  const amount = dollars(amountCents);
  const toAffiliate = (title: string, body: string): NewEvent[] => [{ accountId: affiliateId, type: "payout_moved", title, body, url: `/earnings?payout=${payoutId}`, atMs }];
  switch (status) {
    case "requested": return [{ accountId: networkId, type: "payout_moved", title: "A payout waits for your approval", body: `${amount} to an affiliate`, url: "/billing?part=payouts&status=requested", atMs }];
    case "sent": return toAffiliate(`${amount} are on their way to your bank`, "Read which earnings they are for");
    case "rejected": return toAffiliate("Payout refused", `${amount} stay payable: read why`);
    case "failed": return toAffiliate("The bank did not take a payout", `${amount} are payable again: read why`);
    case "approved":
    case "cancelled": return [];
  }
}

/** Everybody of the account hears it: who changed it may have been somebody else. */
function bankEvents({ accountId, isFirst }: BankChanged, atMs: number): NewEvent[] {
  const held = "Payouts wait for 72 hours. If none of you did this, change your passwords and write to the operator";
  return [{
    accountId, type: "bank_changed", title: isFirst ? "A bank account for payouts was given" : "The bank account for payouts was changed",
    body: isFirst ? "If none of you did this, change your passwords and write to the operator" : held, url: "/settings?part=payouts", atMs,
  }];
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
