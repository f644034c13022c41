// What is wanted now: active orders without their buyers, with what they would pay this affiliate and which of its leads they match.
import { createHash } from "node:crypto";
import { type DemandOrder, ROOMS } from "../../../contract/reports.ts";
import type { Actor } from "../../../domain/access/access.ts";
import { compileCriteria } from "../../../domain/criteria/compile-criteria.ts";
import { type CriteriaOutline, outlineCriteria } from "../../../domain/criteria/outline.ts";
import { CAP_WINDOWS, localMoment } from "../../../domain/distribution/calendar.ts";
import type { Limits } from "../../../domain/distribution/caps.ts";
import type { EarningTerms } from "../../../domain/distribution/offer.ts";
import { roomToday } from "../../../domain/distribution/room-left.ts";
import type { Place } from "../../../domain/lead/lead.ts";
import { type Cents, WHOLE_BASIS_POINTS, cents, centsToJson } from "../../../domain/money/money.ts";
import type { Queryable } from "../../platform/db/queryable.ts";
import * as store from "./demand.store.ts";

export type PlaceFinder = (zipCode: string) => Place | null;

const MOST_ORDERS = 200;
/** More than an affiliate lists in the three days a listing lasts, save the largest: then the newest count. */
const MOST_LEADS = 2_000;
/** The operator earns nothing of a bid by a share: it sees the whole. */
const WHOLE_BID: EarningTerms = { kind: "share", share: WHOLE_BASIS_POINTS };

export interface DemandDeps {
  readonly db: Queryable;
  readonly findPlace: PlaceFinder;
  readonly atMs: number;
}

export interface Demand {
  readonly terms: EarningTerms;
  readonly orders: readonly DemandOrder[];
}

/** The best orders first. What takes none of the affiliate's sources is left out. */
export async function demandOf({ db, findPlace, atMs }: DemandDeps, actor: Actor): Promise<Demand> {
  const affiliateId = actor.role === "affiliate" ? actor.accountId : null;
  const [orders, leads, terms, sourceIds] = await Promise.all([
    store.listOrders(db, MOST_ORDERS), store.listUnsoldListed(db, affiliateId, atMs, MOST_LEADS),
    affiliateId === null ? WHOLE_BID : store.findTerms(db, affiliateId), affiliateId === null ? [] : store.listSourceIds(db, affiliateId),
  ]);
  const open = orders.filter((order) => sourceIds.length === 0 || sourceIds.some((id) => !order.blocked_source_ids.includes(id)));
  const payout = terms ?? { kind: "share", share: 0 };
  return {
    terms: payout,
    orders: open.map((order) => presentOrder(order, payout, actor.accountId, findPlace, leads, atMs)).toSorted((a, b) => bestOf(b) - bestOf(a)),
  };
}

function presentOrder(order: store.OrderRow, terms: EarningTerms, readerId: string, findPlace: PlaceFinder, leads: readonly store.ListedLead[], atMs: number): DemandOrder {
  const outline = outlineCriteria(order.criteria, (zipCode) => findPlace(zipCode)?.state ?? null);
  const circles = (outline.circles ?? []).map((circle) => circle.split(" "));
  const payoutOf = (bid: bigint | null): number | null => (bid === null ? null : centsToJson(payoutFloor(bid, terms)));
  return {
    id: createHash("sha256").update(`order ${order.id} as ${readerId} knows it`).digest("hex").slice(0, 16),
    states: statesOf(order, outline, circles.map(([zipCode = ""]) => findPlace(zipCode)?.state ?? "")),
    county_count: outline.countyFips?.length ?? null, zip_count: outline.zipCodes?.length ?? null, radius_miles: circles.length === 1 ? Number(circles[0]?.[1]) : null,
    sides: outline.sides === null ? null : [...outline.sides], property_types: outline.propertyTypes === null ? null : [...outline.propertyTypes],
    tiers: outline.tiers === null ? null : [...outline.tiers], minimum_score: outline.minimumScore,
    exclusive_payout_cents: payoutOf(order.exclusive_bid_cents), shared_payout_cents: payoutOf(order.shared_bid_cents), room_today: roomOf(order, atMs),
    matching_leads: countMatches(order, leads),
  };
}

/** The affiliate's part of a bid, rounded down: never more than it will earn. */
function payoutFloor(bid: bigint, terms: EarningTerms): bigint {
  if (terms.kind === "flat") return terms.cents < bid ? terms.cents : bid;
  return (bid * BigInt(terms.share)) / BigInt(WHOLE_BASIS_POINTS);
}

/** Only where the buyer is licensed. */
function statesOf(order: store.OrderRow, outline: CriteriaOutline, centres: readonly string[]): string[] {
  const wanted = outline.states ?? (centres.length > 0 ? centres : null);
  return order.licensed_states.filter((state) => wanted === null || wanted.includes(state)).toSorted();
}

function roomOf(order: store.OrderRow, atMs: number): DemandOrder["room_today"] {
  const money: Partial<Record<(typeof CAP_WINDOWS)[number], Cents>> = {};
  for (const window of CAP_WINDOWS) {
    const most = order.limits.cents?.[window];
    if (most !== undefined) money[window] = cents(most);
  }
  const limits: Limits = { leads: order.limits.leads ?? {}, cents: money };
  const bids = [order.exclusive_bid_cents, order.shared_bid_cents].filter((bid) => bid !== null);
  const [first = 1n, second = first] = bids;
  const room = roomToday(limits, order.counters, localMoment(order.schedule.timeZone, atMs), first < second ? first : second);
  return room === null ? null : bucketOf(room);
}

/** In steps, so that nobody can watch a single purchase. */
function bucketOf(room: number): (typeof ROOMS)[number] {
  if (room === 0) return "none";
  if (room < 5) return "under_5";
  if (room < 20) return "5_to_19";
  return room < 100 ? "20_to_99" : "100_or_more";
}

function countMatches(order: store.OrderRow, leads: readonly store.ListedLead[]): number {
  const matches = compileCriteria(order.criteria);
  return leads.filter(({ sourceId, subject }) => !order.blocked_source_ids.includes(sourceId) && order.licensed_states.includes(subject.facts.place.state) && matches(subject)).length;
}

function bestOf(order: DemandOrder): number {
  return Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0);
}
