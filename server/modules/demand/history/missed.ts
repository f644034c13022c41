// Counts the leads that a campaign missed, by the terms that it had at the time of each.
import type pg from "pg";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTerms, SaleMode } from "../../../../domain/distribution/bidder.ts";
import {
  MissedCount,
  type MissedReason,
  type MissedSums,
} from "../../../../domain/distribution/missed.ts";
import { effectiveCriteria } from "../../../../domain/privacy/effective-criteria.ts";
import { priceToWin } from "../../../../domain/distribution/price-to-win.ts";
import type { ReplayOutcome } from "../../../../domain/distribution/replay.ts";
import { type AccountHistory, asOfOneMoment, readAccountHistory } from "./account-history.store.ts";
import type { PastLeads } from "./past-lead-row.ts";
import { type Decided, matchedRows, walkPast } from "./walk-past.ts";

/** A time in which neither the campaign nor its buyer's rights changed. */
export interface Stretch {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly criteria: Criteria;
  /** What missed leads are counted by: the criteria as a listing shows leads. Null: exactly. */
  readonly asked: Criteria | null;
  readonly order: CampaignTerms;
  /** Absent where they are not recorded: then they are taken as now. */
  readonly rights?: Partial<AccountHistory["rights"]>;
  /** Why the campaign took no part; null if it did. */
  readonly idle: "paused" | "paused_by_network" | "account_suspended" | null;
}

export interface MissedQuestion {
  readonly accountId: string;
  readonly campaignId: string;
  readonly timeZone: string;
  readonly stretches: readonly Stretch[];
  readonly nowMs: number;
}

/** Leads whose winning bid is looked for, at most, spread over all: a search takes 10 µs. */
const MOST_SEARCHED = 5_000;

/** Null where the account does not buy leads or the campaign is not its own. */
export async function countMissed(
  db: pg.ClientBase,
  leads: PastLeads,
  question: MissedQuestion,
): Promise<MissedSums | null> {
  const { accountId, campaignId, stretches, nowMs } = question;
  const isOwn = await asOfOneMoment(db, () => readAccountHistory(db, accountId, campaignId));
  if (isOwn === null) return null;
  const count = new MissedCount(question.timeZone);
  const step = searchStep(leads, stretches);
  let seen = 0;
  for (const stretch of stretches) {
    const { order, idle } = stretch;
    const asked = askedOf(leads, stretch);
    if (idle !== null) addIdle(count, leads, { ...stretch, criteria: asked }, idle);
    else {
      const past = { ...stretch, accountId, campaignId, nowMs };
      const own = new Set<number>();
      const addMissed = (decided: Decided): void => {
        seen += 1;
        add(count, leads, decided, own, seen % step === 0 ? modeOf(order, decided) : null);
      };
      await walkPast(
        db,
        leads,
        past,
        () => undefined,
        (decided) => {
          if (reasonOf(decided.outcome) === null) own.add(decided.row);
          if (stretch.asked === null || own.has(decided.row)) addMissed(decided);
        },
      );
      if (stretch.asked !== null)
        await walkPast(
          db,
          leads,
          { ...past, criteria: asked },
          () => undefined,
          (decided) => {
            if (!own.has(decided.row)) addMissed(decided);
          },
        );
    }
  }
  return count.sums();
}

/** The criteria that missed leads are counted by, without conditions of little effect. */
function askedOf(leads: PastLeads, { criteria, asked, fromMs, untilMs }: Stretch): Criteria {
  return asked === null
    ? criteria
    : effectiveCriteria(
        asked,
        (part) => matchedRows(leads, { criteria: part, fromMs, untilMs }).length,
      );
}

function add(
  count: MissedCount,
  { columns }: PastLeads,
  { row, outcome, lead, replay }: Decided,
  own: ReadonlySet<number>,
  searched: SaleMode | null,
): void {
  // Only what the campaign's own criteria let it buy was bought.
  const reason = reasonOf(outcome) ?? (own.has(row) ? null : "unknown");
  const isPrice = reason === "outbid" || reason === "below_reserve";
  count.add({
    atMs: columns.decidedMs[row] ?? 0,
    state: columns.place.at(row).state,
    reason,
    winningCents: isPrice && searched !== null ? priceToWin(replay, lead, searched) : null,
  });
}

/** Null if the campaign bought the lead. */
function reasonOf(outcome: ReplayOutcome | null): MissedReason | null {
  // Only leads that meet the criteria are replayed.
  if (outcome === null || outcome.reason === "criteria_not_met") return "unknown";
  return outcome.reason === "won" ? null : outcome.reason;
}

/** The mode in which the campaign would bid: exclusively, where it does and the lead allows it. */
function modeOf(order: CampaignTerms, { lead }: Decided): SaleMode {
  return order.exclusiveBidCents !== null && (lead.allowsExclusive || order.sharedBidCents === null)
    ? "exclusive"
    : "shared";
}

function addIdle(
  count: MissedCount,
  leads: PastLeads,
  stretch: Stretch,
  reason: MissedReason,
): void {
  const { decidedMs, place } = leads.columns;
  for (const row of matchedRows(leads, stretch))
    count.add({
      atMs: decidedMs[row] ?? 0,
      state: place.at(row).state,
      reason,
      winningCents: null,
    });
}

/** Every which lead is searched, so that there are not too many. */
function searchStep(leads: PastLeads, stretches: readonly Stretch[]): number {
  const most = stretches.reduce((sum, stretch) => sum + matchedRows(leads, stretch).length, 0);
  return Math.max(1, Math.ceil(most / MOST_SEARCHED));
}
