// Reads and writes the rows of offers being made: the source's open offers and record, earlier
// copies and suppressions, and the offer with its holds.
import type { SaleMode } from "../../../../../domain/distribution/bidder.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { type Cents, cents } from "../../../../../domain/money/money.ts";
import { GRACE_MS, OFFERS_LOOKED_AT } from "../../../../../domain/pings/limits.ts";
import type { PingedFacts } from "../../../../../domain/pings/promise.ts";
import type { LeadScore } from "../../../../../domain/scoring/score-lead.ts";
import { plainArray } from "../../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { findObstacles } from "../answer/answers.store.ts";

/** One slot as promised to the affiliate. */
export interface OfferedSlot {
  readonly slot: number;
  readonly buyerName: string;
  /** The affiliate's earning for this slot. */
  readonly earningCents: Cents;
}

/** The answer to a ping. */
export interface MadeOffer {
  readonly pingId: string;
  /** Null where there is an offer. */
  readonly reason: PostReason | null;
  readonly mode: SaleMode | null;
  readonly slots: readonly OfferedSlot[];
  readonly expiresAtMs: number | null;
  readonly dedupeChecked: boolean;
}

/**
 * A refusal is repeated for this long: the same ping sent again immediately gets the same answer.
 */
const SAME_REFUSAL_MS = 3_000;

/**
 * Serializes pings per source, so that its limit and its repeated pings are exact. No other row may
 * be locked before.
 */
export async function lockSource(db: Queryable, sourceId: string): Promise<void> {
  await db.query({
    name: "ping-lock-source",
    text: "select id from source where id = $1 for no key update",
    values: [sourceId],
  });
}

/** The id of a ping with the same content that is still open, or was refused a moment ago. */
export async function findSamePing(
  db: Queryable,
  sourceId: string,
  contentHash: string,
  nowMs: number,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: "ping-same",
    text: `
      select id
      from ping
      where source_id = $1
        and content_hash = $2
        and (
          (state = 'open' and expires_at > clock_timestamp())
            or (state = 'refused' and at > to_timestamp($3::bigint / 1000.0))
        )
      order by id desc
      limit 1
    `,
    values: [sourceId, Buffer.from(contentHash, "hex"), nowMs - SAME_REFUSAL_MS],
  });
  return rows[0]?.id ?? null;
}

/** The answer to a ping, from its rows. */
export async function loadOffer(db: Queryable, pingId: string): Promise<MadeOffer> {
  const { rows } = await db.query<{
    reason_code: PostReason | null;
    expires_at_ms: bigint | null;
    dedupe_checked: boolean;
    slots: { slot: number; mode: SaleMode; name: string; earning: number }[] | null;
  }>({
    name: "ping-load",
    text: `
      select p.reason_code, (extract(epoch from p.expires_at) * 1000)::bigint as expires_at_ms,
        (
          p.person_checked and (p.phone_key is not null or p.email_key is not null)
        ) as dedupe_checked,
        (
          select json_agg(
            json_build_object(
              'slot', h.slot, 'mode', h.mode, 'name', coalesce(h.terms->>'askedName', a.name),
              'earning', h.earning_cents
            ) order by h.slot
          )
          from ping_hold h
          join account a on a.id = h.buyer_id
          where h.ping_id = p.id
        ) as slots
      from ping p
      where p.id = $1
    `,
    values: [pingId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error("a ping that was just found is gone");
  const slots = row.slots ?? [];
  return {
    pingId,
    reason: row.reason_code,
    mode: slots[0]?.mode ?? null,
    expiresAtMs: row.expires_at_ms === null ? null : Number(row.expires_at_ms),
    dedupeChecked: row.dedupe_checked,
    slots: slots.map(({ slot, name, earning }) => ({
      slot,
      buyerName: name,
      earningCents: cents(earning),
    })),
  };
}

export interface SourceRecord {
  readonly open: number;
  readonly ended: number;
  readonly posted: number;
  readonly postedInLastHour: number;
}

/**
 * A source's record with its latest offers. An offer that is over but not yet released does not
 * count as open.
 */
export async function readSourceRecord(db: Queryable, sourceId: string): Promise<SourceRecord> {
  const { rows } = await db.query<{ open: number; ended: number; posted: number; recent: number }>({
    name: "ping-source-record",
    text: `
      select (
        select count(*)::int
        from ping
        where source_id = $1
          and state = 'open'
          and expires_at + $2 * interval '1 millisecond' > clock_timestamp()
      ) as open, count(*) filter (where state <> 'open')::int as ended,
        count(*) filter (where state = 'posted')::int as posted,
        count(*) filter (
          where state = 'posted' and ended_at > clock_timestamp() - interval '1 hour'
        )::int as recent
      from (
        select state, ended_at
        from ping
        where source_id = $1 and state <> 'refused'
        order by id desc
        limit $3
      ) as latest
    `,
    values: [sourceId, GRACE_MS, OFFERS_LOOKED_AT],
  });
  const [row] = rows;
  return {
    open: row?.open ?? 0,
    ended: row?.ended ?? 0,
    posted: row?.posted ?? 0,
    postedInLastHour: row?.recent ?? 0,
  };
}

/**
 * What is known about the person: earlier copies, suppression, and the buyers that have the person
 * or hold an open offer for it.
 */
export async function findPerson(
  db: Queryable,
  phoneKey: string | null,
  emailKey: string | null,
): Promise<Omit<Awaited<ReturnType<typeof findObstacles>>, "distributionVersion">> {
  const keys = [phoneKey, emailKey].filter((key) => key !== null);
  if (keys.length === 0) return { suppressed: false, ownerAccountIds: [], copies: [] };
  const [known, { rows }] = await Promise.all([
    findObstacles(db, keys, keys),
    db.query<{ buyer_id: string }>({
      name: "ping-promised",
      text: `
        select h.buyer_id
        from ping p
        join ping_hold h on h.ping_id = p.id and h.status = 'open'
        where p.state = 'open' and (p.phone_key = $1 or p.email_key = $2)
      `,
      values: [bytesOf(phoneKey), bytesOf(emailKey)],
    }),
  ]);
  return {
    ...known,
    ownerAccountIds: [...known.ownerAccountIds, ...rows.map((row) => row.buyer_id)],
  };
}

/**
 * Open offers by campaign; a campaign without any is missing. Exact only while the campaigns'
 * counters are locked.
 */
export async function countHeld(
  db: Queryable,
  campaignNos: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ campaign_no: number; held: number }>({
    name: "ping-held",
    text: `
      select campaign_no, count(*)::int as held
      from ping_hold
      where campaign_no = any($1::integer[]) and status = 'open'
      group by campaign_no
    `,
    values: [plainArray(campaignNos)],
  });
  return new Map(rows.map((row) => [row.campaign_no, row.held]));
}

export interface NewPing {
  readonly id: string;
  readonly sourceId: string;
  readonly affiliateId: string;
  readonly atMs: number;
  readonly subIds: string | null;
  readonly contentHash: string;
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  readonly checksPerson: boolean;
  readonly facts: PingedFacts;
  readonly score: Pick<LeadScore, "total" | "engagement" | "intent" | "financial" | "tier">;
  readonly reason: PostReason | null;
  /** Null where no offer is made. */
  readonly offer: {
    readonly lifeMs: number;
    readonly decision: Buffer;
    readonly priceCents: Cents;
    readonly sourceDayStartMs: number | null;
  } | null;
}

export async function insertPing(db: Queryable, ping: NewPing): Promise<void> {
  await db.query({
    name: "ping-insert-ping",
    text: `
      insert into ping (id, source_id, affiliate_id, at, sub_ids, content_hash, phone_key,
        email_key, facts, score, state, reason_code, price_cents, expires_at, decision,
        source_day_start_ms, person_checked)
      values ($1, $2, $3, to_timestamp($4::bigint / 1000.0), $5, $6, $7, $8, $9, $10, $11, $12, $13,
        clock_timestamp() + $14 * interval '1 millisecond', $15, $16, $17)
    `,
    values: [
      ping.id,
      ping.sourceId,
      ping.affiliateId,
      ping.atMs,
      ping.subIds,
      bytesOf(ping.contentHash),
      bytesOf(ping.phoneKey),
      bytesOf(ping.emailKey),
      JSON.stringify(ping.facts),
      JSON.stringify(ping.score),
      ping.offer === null ? "refused" : "open",
      ping.reason,
      ping.offer?.priceCents ?? 0,
      ping.offer?.lifeMs ?? null,
      ping.offer?.decision ?? null,
      ping.offer?.sourceDayStartMs ?? null,
      ping.checksPerson,
    ],
  });
}

function bytesOf(hex: string | null): Buffer | null {
  return hex === null ? null : Buffer.from(hex, "hex");
}
