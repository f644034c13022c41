// Reads and writes what members follow of open demand, and the campaign version up to which their
// accounts were notified.
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { LeadSide } from "../../../../domain/lead/vocabulary.ts";
import { type Cents, cents } from "../../../../domain/money/money.ts";
import type { FollowedDemand } from "../../../../domain/reports/demand-follow.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Agreed, type AgreedColumns, agreedOf, agreedSql } from "../../network/terms/index.ts";
import { shownBidsSql } from "../../selling/distribution/index.ts";

export interface FollowRow extends FollowedDemand {
  readonly id: string;
  readonly createdAt: Date;
}

interface TermColumns {
  readonly state: string | null;
  readonly side: LeadSide | null;
  readonly least_cents: bigint | null;
}

const followedOf = ({ state, side, least_cents: least }: TermColumns): FollowedDemand => ({
  state,
  side,
  leastCents: least === null ? null : cents(least),
});

/** Serializes writes to a member's follows, so that none exceeds the maximum. */
export async function lockFollower(db: Queryable, userId: string): Promise<void> {
  await db.query("select from member where user_id = $1 for update", [userId]);
}

export async function listFollowsOf(db: Queryable, userId: string): Promise<FollowRow[]> {
  const { rows } = await db.query<TermColumns & { id: string; created_at: Date }>(
    `select id, state, side, least_cents, created_at
     from demand_follow
     where user_id = $1
     order by created_at, id`,
    [userId],
  );
  return rows.map((row) => ({ id: row.id, ...followedOf(row), createdAt: row.created_at }));
}

/** Follows from now on: earlier campaigns are not notified. */
export async function saveFollow(
  db: Queryable,
  userId: string,
  { id, state, side, leastCents, createdAt }: FollowRow,
): Promise<void> {
  await db.query(
    `insert into demand_follow (user_id, id, state, side, least_cents, created_at, notified_version,
       notified_at)
     values ($1, $2, $3, $4, $5, $6, coalesce((select max(version) from campaign), 0), null)
     on conflict (user_id, id) do update
       set state = excluded.state, side = excluded.side, least_cents = excluded.least_cents,
         notified_version = excluded.notified_version`,
    [userId, id, state, side, leastCents, createdAt],
  );
}

export async function deleteFollow(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from demand_follow where user_id = $1 and id = $2", [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** Deletes the follows of a member who has left. */
export async function deleteFollowsOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from demand_follow where user_id = $1", [userId]);
}

/** A follow with the account that it notifies. */
export interface WaitingFollow extends FollowedDemand {
  readonly userId: string;
  readonly id: string;
  readonly accountId: string;
  readonly notifiedVersion: bigint;
  readonly agreed: Agreed;
  readonly sourceIds: readonly string[];
}

/** The version of the campaign that changed last: versions are committed in order. */
export async function readCampaignVersion(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint }>(
    "select coalesce(max(version), 0) as version from campaign",
  );
  return rows[0]?.version ?? 0n;
}

/**
 * Follows of active members that were notified below `version`, and not since `before`, with what
 * is agreed with their affiliates at `at`; the furthest behind first.
 */
export async function listWaiting(
  db: Queryable,
  {
    version,
    before,
    at,
    most,
  }: {
    readonly version: bigint;
    readonly before: Date;
    readonly at: Date;
    readonly most: number;
  },
): Promise<WaitingFollow[]> {
  const { rows } = await db.query<
    TermColumns &
      AgreedColumns & {
        user_id: string;
        id: string;
        account_id: string;
        notified_version: bigint;
        source_ids: string[];
      }
  >(
    `select f.user_id, f.id, f.state, f.side, f.least_cents, f.notified_version, m.account_id,
       g.agreed, g.sold_before,
       array(select s.id::text from source s where s.account_id = a.id) as source_ids
     from demand_follow f
     join member m on m.user_id = f.user_id and m.status = 'active'
     join account a on a.id = m.account_id and a.status = 'active'
     cross join ${agreedSql("a.id", "$4")} g
     where f.notified_version < $1 and (f.notified_at is null or f.notified_at <= $2)
     order by f.notified_version, f.user_id, f.id
     limit $3`,
    [version, before, most, at],
  );
  return rows.map((row) => ({
    userId: row.user_id,
    id: row.id,
    accountId: row.account_id,
    notifiedVersion: row.notified_version,
    ...followedOf(row),
    sourceIds: row.source_ids,
    agreed: agreedOf(row),
  }));
}

export interface ChangedOrder {
  readonly version: bigint;
  readonly criteria: Criteria;
  readonly exclusive_bid_cents: bigint | null;
  readonly shared_bid_cents: bigint | null;
  readonly blocked_source_ids: readonly string[];
  readonly licensed_states: readonly string[];
}

/**
 * The active campaigns whose version is over `since` and up to `until`, in the order they changed.
 * Bids over `ceiling`, and those that the buyer's money does not cover, are null; campaigns without
 * others are left out.
 */
export async function listChanged(
  db: Queryable,
  { since, until }: { readonly since: bigint; readonly until: bigint },
  ceiling: Cents,
  most: number,
): Promise<ChangedOrder[]> {
  const { rows } = await db.query<ChangedOrder>(
    `select c.version, c.criteria, o.exclusive_bid_cents, o.shared_bid_cents,
       c.blocked_source_ids::text[] as blocked_source_ids, b.licensed_states
     from campaign c
     join account a on a.id = c.account_id
     join advertiser b on b.account_id = c.account_id
     join ${shownBidsSql("$4::bigint")} on true
     where c.version > $1 and c.version <= $2 and c.status = 'active' and a.status = 'active'
     order by c.version
     limit $3`,
    [since, until, most, ceiling],
  );
  return rows;
}

type Mark = Pick<WaitingFollow, "userId" | "id" | "notifiedVersion">;

/**
 * Marks follows as up to date with `until` where there was nothing to notify. A follow that another
 * process has marked meanwhile stays unchanged.
 */
export async function passOver(
  db: Queryable,
  marks: readonly Mark[],
  until: bigint,
): Promise<void> {
  await db.query(
    `update demand_follow f
     set notified_version = $4
     from unnest($1::text[], $2::uuid[], $3::bigint[]) as given (user_id, id, notified_version)
     where f.user_id = given.user_id
       and f.id = given.id
       and f.notified_version = given.notified_version`,
    [
      marks.map(({ userId }) => userId),
      marks.map(({ id }) => id),
      marks.map(({ notifiedVersion }) => notifiedVersion),
      until,
    ],
  );
}

/** False where another process was faster: then the account is already notified. */
export async function markNotified(
  db: Queryable,
  { userId, id, notifiedVersion }: Mark,
  until: bigint,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update demand_follow
     set notified_version = $4, notified_at = $5
     where user_id = $1 and id = $2 and notified_version = $3`,
    [userId, id, notifiedVersion, until, at],
  );
  return rowCount === 1;
}
