// Reports open demand: active orders that are funded, without their buyers, with what they pay this
// affiliate and which of its leads they match.
import { createHash } from "node:crypto";
import type { DemandOrder } from "../../../../contract/insight/current-reports.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { compileCriteria } from "../../../../domain/criteria/compile-criteria.ts";
import type { CriteriaOutline } from "../../../../domain/criteria/outline.ts";
import { CAP_WINDOWS, localMoment } from "../../../../domain/distribution/calendar.ts";
import type { Limits } from "../../../../domain/distribution/caps.ts";
import type { EarningTerms } from "../../../../domain/distribution/auction-lead.ts";
import { remainingToday } from "../../../../domain/distribution/remaining-capacity.ts";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import {
  type Cents,
  WHOLE_BASIS_POINTS,
  cents,
  centsToJson,
} from "../../../../domain/money/money.ts";
import { createPossibleEarnings } from "../../../../domain/terms/affiliate-terms.ts";
import { readAffiliateTerms, shareOnly } from "../../../../domain/terms/terms-documents.ts";
import {
  bestPayout,
  outlineOrder,
  payoutFloor,
  capacityStep,
  takesAny,
} from "../../../../domain/reports/open-order.ts";
import {
  type OpenOrder,
  type StateDemand,
  unmetByState,
} from "../../../../domain/reports/unmet-demand.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Agreed, findAgreed } from "../../network/terms/index.ts";
import * as store from "./demand.store.ts";
import type { PostedPace } from "./posted-pace.ts";

const MOST_ORDERS = 200;
/**
 * Demand by state is counted over more orders, those that pay most. Our own choice: reading ten
 * times as many would delay the response.
 */
const MOST_COUNTED = 2_000;
/**
 * More than all but the largest affiliates list in the three days a listing lasts; for those, the
 * newest count.
 */
const MOST_LEADS = 2_000;
/** The operator's share does not reduce a bid: it sees the whole. */
const WHOLE_BID: Agreed = {
  terms: readAffiliateTerms(shareOnly(WHOLE_BASIS_POINTS)),
  soldBefore: 0,
};
/** What an account without terms earns. */
const NOTHING: Agreed = { terms: readAffiliateTerms(shareOnly(0)), soldBefore: 0 };

export interface DemandDeps {
  readonly db: Queryable;
  readonly findPlaces: FindPlaces;
  readonly pace: PostedPace;
  /** The highest bid that is shown. */
  readonly ceiling: Cents;
  readonly atMs: number;
}

export interface Demand {
  /** What the reader earns where no rule of its terms applies. */
  readonly terms: EarningTerms;
  readonly states: readonly StateDemand[];
  readonly orders: readonly DemandOrder[];
}

/** Returns the best orders first, leaving out those that refuse all of the affiliate's sources. */
export async function demandOf(
  { db, findPlaces, pace, ceiling, atMs }: DemandDeps,
  actor: Actor,
): Promise<Demand> {
  const affiliateId = actor.role === "affiliate" ? actor.accountId : null;
  const [orders, leads, agreed, sourceIds, posted] = await Promise.all([
    store.listOrders(db, ceiling, MOST_COUNTED),
    store.listUnsoldListed(db, affiliateId, atMs, MOST_LEADS),
    affiliateId === null ? WHOLE_BID : findAgreed(db, affiliateId, new Date(atMs)),
    affiliateId === null ? [] : store.listSourceIds(db, affiliateId),
    pace.until(atMs),
  ]);
  const earningsFrom = createPossibleEarnings(agreed ?? NOTHING, sourceIds);
  const open = orders
    .filter((order) => takesAny(sourceIds, order.blocked_source_ids))
    .map((order) => readOrder(order, earningsFrom, findPlaces, atMs));
  const shown = new Set(orders.slice(0, MOST_ORDERS));
  return {
    terms: (agreed ?? NOTHING).terms.earning,
    states: unmetByState(open, posted),
    orders: open
      .filter(({ row }) => shown.has(row))
      .map((order) => presentOrder(order, actor.accountId, leads))
      .toSorted((a, b) => bestOf(b) - bestOf(a)),
  };
}

interface ReadOrder extends OpenOrder {
  readonly row: store.OrderRow;
  readonly outline: CriteriaOutline;
  /** The ways in which the reader may earn from its leads. */
  readonly earnings: readonly EarningTerms[];
}

function readOrder(
  row: store.OrderRow,
  earningsFrom: ReturnType<typeof createPossibleEarnings>,
  findPlaces: FindPlaces,
  atMs: number,
): ReadOrder {
  const { outline, states } = outlineOrder(row.criteria, row.licensed_states, findPlaces);
  const earnings = earningsFrom({ sides: outline.sides, tiers: outline.tiers });
  return {
    row,
    outline,
    states,
    room: capacityOf(row, atMs),
    earnings,
    payoutCents: bestPayout([row.exclusive_bid_cents, row.shared_bid_cents], earnings),
  };
}

function presentOrder(
  { row, outline, states, room, earnings }: ReadOrder,
  readerId: string,
  leads: readonly store.ListedLead[],
): DemandOrder {
  const circles = outline.circles ?? [];
  const payoutOf = (bid: bigint | null): number | null =>
    bid === null ? null : centsToJson(payoutFloor(bid, earnings));
  return {
    id: createHash("sha256")
      .update(`order ${row.id} as ${readerId} knows it`)
      .digest("hex")
      .slice(0, 16),
    states: [...states],
    county_count: outline.countyFips?.length ?? null,
    zip_count: outline.zipCodes?.length ?? null,
    radius_miles: circles.length === 1 ? Number(circles[0]?.split(" ")[1]) : null,
    sides: outline.sides === null ? null : [...outline.sides],
    property_types: outline.propertyTypes === null ? null : [...outline.propertyTypes],
    tiers: outline.tiers === null ? null : [...outline.tiers],
    minimum_score: outline.minimumScore,
    exclusive_payout_cents: payoutOf(row.exclusive_bid_cents),
    shared_payout_cents: payoutOf(row.shared_bid_cents),
    remaining_today: room === null ? null : capacityStep(room),
    matching_leads: countMatches(row, leads),
  };
}

/** Leads that the order can still buy today; null if nothing limits it. */
function capacityOf(order: store.OrderRow, atMs: number): number | null {
  const bids = [order.exclusive_bid_cents, order.shared_bid_cents].filter((bid) => bid !== null);
  const [first = 1n, second = first] = bids;
  const lowest = first < second ? first : second;
  const { account } = order;
  const rooms = [
    ownCapacityOf(order, lowest, atMs),
    account === null
      ? null
      : remainingToday(
          account.agreed.limits,
          account.counters,
          localMoment(account.agreed.timeZone, atMs),
          lowest,
        ),
  ].filter((room) => room !== null);
  return rooms.length === 0 ? null : Math.min(...rooms);
}

function ownCapacityOf(order: store.OrderRow, lowestBid: bigint, atMs: number): number | null {
  const money: Partial<Record<(typeof CAP_WINDOWS)[number], Cents>> = {};
  for (const window of CAP_WINDOWS) {
    const most = order.limits.cents?.[window];
    if (most !== undefined) money[window] = cents(most);
  }
  const limits: Limits = { leads: order.limits.leads ?? {}, cents: money };
  return remainingToday(
    limits,
    order.counters,
    localMoment(order.schedule.timeZone, atMs),
    lowestBid,
  );
}

function countMatches(order: store.OrderRow, leads: readonly store.ListedLead[]): number {
  const matches = compileCriteria(order.criteria);
  return leads.filter(
    ({ sourceId, subject }) =>
      !order.blocked_source_ids.includes(sourceId) &&
      order.licensed_states.includes(subject.facts.place.state) &&
      matches(subject),
  ).length;
}

function bestOf(order: DemandOrder): number {
  return Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0);
}
