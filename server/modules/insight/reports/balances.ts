// Reports current balances in the form for the caller's role, and when pending earnings become
// payable.
import type { Balances } from "../../../../contract/insight/current-reports.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import {
  HOLD_REASONS,
  type PendingReason,
  type SaleDays,
  pendingReason,
  payableFromMs,
} from "../../../../domain/ledger/earning-terms.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { OPEN_PAYOUTS } from "../../../../domain/payouts/payout.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import * as store from "./balances.store.ts";
import { findZone } from "./names.store.ts";

const CALENDAR_DAYS = 60;

/** Returns the balances at `atMs`. */
export async function balancesOf(
  db: Queryable,
  actor: Actor,
  atMs: number,
): Promise<Result<Balances, Refusal>> {
  const timeZone = await findZone(db, actor.accountId);
  if (timeZone === null) return refuse(NOT_FOUND);
  const mayRead =
    actor.role === "affiliate"
      ? can(actor, "read", "earning", { affiliateId: actor.accountId })
      : can(actor, "read", "wallet", { accountId: actor.accountId });
  if (!mayRead) return refuse(FORBIDDEN);
  const head = { at: new Date(atMs).toISOString(), time_zone: timeZone };
  if (actor.role === "admin") return ok({ view: "admin", ...head, ...(await networkBalances(db)) });
  if (actor.role === "affiliate")
    return ok({
      view: "affiliate",
      ...head,
      ...(await affiliateBalances(db, actor.accountId, timeZone, atMs)),
    });
  const wallet = await store.findWallet(db, actor.accountId);
  if (wallet === null) return refuse(NOT_FOUND);
  return ok({
    view: "advertiser",
    ...head,
    balance_cents: centsToJson(wallet.balance_cents),
    held_cents: centsToJson(wallet.held_cents),
    credit_limit_cents: centsToJson(wallet.credit_limit_cents),
    available_cents: centsToJson(
      wallet.balance_cents + wallet.credit_limit_cents - wallet.held_cents,
    ),
  });
}

async function networkBalances(db: Queryable) {
  const [totals, receivable] = await Promise.all([store.sumLedger(db), store.sumReceivable(db)]);
  return {
    accounts: [...totals].map(([kind, balance]) => ({ kind, balance_cents: centsToJson(balance) })),
    receivable_cents: centsToJson(receivable),
    payable_cents: centsToJson((totals.get("payable") ?? 0n) + (totals.get("pending") ?? 0n)),
  };
}

async function affiliateBalances(
  db: Queryable,
  affiliateId: string,
  timeZone: string,
  atMs: number,
) {
  const [pending, payable, underWay, paid] = await Promise.all([
    store.listPending(db, affiliateId),
    store.findPayable(db, affiliateId),
    store.sumPayouts(db, affiliateId, OPEN_PAYOUTS),
    store.sumPayouts(db, affiliateId, ["sent"]),
  ]);
  const sum = (rows: readonly store.PendingEarning[]): number =>
    centsToJson(rows.reduce((total, row) => total + row.earning_cents, 0n));
  const disputed = pending.filter((row) => row.disputed);
  return {
    pending_cents: sum(pending),
    disputed_cents: sum(disputed),
    held: heldByReason(pending, atMs),
    payable_cents: centsToJson(payable),
    under_way_cents: centsToJson(underWay),
    paid_cents: centsToJson(paid),
    calendar: payableCalendar(
      pending.filter((row) => !row.disputed),
      timeZone,
      atMs,
    ),
  };
}

type Days = Pick<store.PendingEarning, "return_days" | "hold_days">;

function daysOf({ return_days: returnDays, hold_days: holdDays }: Days): SaleDays {
  return { returnDays, holdDays };
}

interface Held {
  readonly reason: PendingReason;
  readonly amount_cents: number;
  readonly count: number;
  readonly until: string | null;
}

/**
 * Pending earnings by pending reason, in the order of the reasons; together they make up the
 * pending total.
 */
export function heldByReason(pending: readonly store.PendingEarning[], atMs: number): Held[] {
  const held = pending.map((row) => ({
    cents: row.earning_cents,
    ...pendingReason(
      {
        deliveredAtMs: row.delivered_at.getTime(),
        ...daysOf(row),
        isDisputed: row.disputed,
        cardChargedAtMs: null,
      },
      atMs,
    ),
  }));
  return HOLD_REASONS.flatMap((reason) => {
    const of = held.filter((one) => one.reason === reason);
    const lastMs = of.reduce<number | null>(
      (last, { untilMs }) => (last === null || untilMs === null ? null : Math.max(last, untilMs)),
      0,
    );
    return of.length === 0
      ? []
      : [
          {
            reason,
            amount_cents: centsToJson(of.reduce((sum, { cents }) => sum + cents, 0n)),
            count: of.length,
            until: lastMs === null ? null : new Date(lastMs).toISOString(),
          },
        ];
  });
}

/**
 * Returns what becomes payable on each day of the zone, from today on; days without amounts are
 * left out.
 */
export function payableCalendar(
  earnings: readonly Omit<store.PendingEarning, "disputed">[],
  timeZone: string,
  atMs: number,
): { readonly date: string; readonly amount_cents: number }[] {
  const days = calendarDays(timeZone, atMs);
  const [today] = days;
  const amounts = new Map<string, bigint>();
  for (const earning of earnings) {
    const fromMs = Math.max(
      payableFromMs(earning.delivered_at.getTime(), daysOf(earning)),
      today?.startMs ?? 0,
    );
    const day = days.findLast(({ startMs }) => startMs <= fromMs);
    if (day !== undefined && fromMs < day.endMs)
      amounts.set(day.date, (amounts.get(day.date) ?? 0n) + earning.earning_cents);
  }
  return [...amounts]
    .map(([date, amount]) => ({ date, amount_cents: centsToJson(amount) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function calendarDays(
  timeZone: string,
  atMs: number,
): { readonly date: string; readonly startMs: number; readonly endMs: number }[] {
  const days = [];
  const date = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  for (let startMs = localMoment(timeZone, atMs).starts.day; days.length < CALENDAR_DAYS;) {
    const endMs = localMoment(timeZone, startMs + 12 * 3_600_000).nextDayMs;
    days.push({ date: date.format(startMs + 12 * 3_600_000), startMs, endMs });
    startMs = endMs;
  }
  return days;
}
