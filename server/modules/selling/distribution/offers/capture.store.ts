// Reads and writes the rows of a post to an offer: the ping, and all that a lead writes, with the
// statements of the batches.
import type pg from "pg";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import type {
  FactChange,
  PingedFacts,
  PingedGrounds,
} from "../../../../../domain/pings/promise.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { BatchRows } from "../commit/batch-rows.ts";
import {
  keyChangeStatements,
  leadsStatement,
  listingStatement,
} from "../commit/batch-write.store.ts";
import type { WriteInput } from "../claim/batch.store.ts";
import {
  type ClaimInput,
  type Claimed,
  claimStatements,
  claimedOf,
  readHeldKeys,
} from "../claim/claim.store.ts";
import type { HeldKey } from "../arrive/resolve-duplicates.ts";
import { runStatements } from "./hold.store.ts";

/** Why a post did not match what the offer was made for. */
export interface PostChanges {
  readonly changed: readonly FactChange[];
  /** Buyers that the consent had to name. */
  readonly unnamed: readonly string[];
}

export interface PingRow {
  readonly id: string;
  readonly state: "refused" | "open" | "posted" | "ended" | "expired";
  readonly facts: PingedFacts;
  readonly score: PingedGrounds["score"];
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  readonly expiresAtMs: number;
  readonly decision: Buffer;
  readonly sourceDayStartMs: number | null;
  readonly postHash: Buffer | null;
  readonly leadId: string | null;
  readonly changes: PostChanges | null;
}

/** Locks the source's ping, before anything else; null when the source has no ping with this id. */
export async function lockPing(
  db: Queryable,
  pingId: string,
  sourceId: string,
): Promise<PingRow | null> {
  const { rows } = await db.query<{
    id: string;
    state: PingRow["state"];
    facts: PingedFacts;
    score: PingRow["score"];
    phone_key: Buffer | null;
    email_key: Buffer | null;
    expires_at_ms: bigint | null;
    decision: Buffer | null;
    source_day_start_ms: bigint | null;
    post_hash: Buffer | null;
    lead_id: string | null;
    changes: PostChanges | null;
  }>({
    name: "ping-lock-ping",
    text: `
      select id, state, facts, score, phone_key, email_key,
        (extract(epoch from expires_at) * 1000)::bigint as expires_at_ms, decision,
        source_day_start_ms, post_hash, lead_id, changes
      from ping
      where id = $1 and source_id = $2
      for no key update
    `,
    values: [pingId, sourceId],
  });
  const [row] = rows;
  return row === undefined
    ? null
    : {
        id: row.id,
        state: row.state,
        facts: row.facts,
        score: row.score,
        phoneKey: row.phone_key?.toString("hex") ?? null,
        emailKey: row.email_key?.toString("hex") ?? null,
        expiresAtMs: Number(row.expires_at_ms ?? 0),
        decision: row.decision ?? Buffer.alloc(0),
        sourceDayStartMs: row.source_day_start_ms === null ? null : Number(row.source_day_start_ms),
        postHash: row.post_hash,
        leadId: row.lead_id,
        changes: row.changes,
      };
}

/** The database's clock, once the ping is locked. */
export async function readClock(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ now_ms: bigint }>({
    name: "ping-clock",
    text: "select (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms",
  });
  return Number(rows[0]?.now_ms);
}

export async function claim(
  db: pg.PoolClient,
  rows: BatchRows,
  input: ClaimInput,
): Promise<{ readonly claimed: Claimed; readonly held: ReadonlyMap<string, HeldKey> }> {
  const claimed = claimedOf(await runStatements(db, claimStatements(rows, input)));
  const held =
    claimed.heldKeys.size === 0
      ? new Map<string, HeldKey>()
      : await readHeldKeys((statements) => runStatements(db, statements), [...claimed.heldKeys]);
  return { claimed, held };
}

/** Writes the lead with its contact, sales, transfers, listing, event and keys. */
export async function writeLead(
  db: pg.PoolClient,
  rows: BatchRows,
  input: WriteInput,
): Promise<void> {
  const listed = input.decided.flatMap(({ listing }) => (listing === null ? [] : [listing]));
  await runStatements(db, [
    leadsStatement(rows, input),
    ...(listed.length === 0 ? [] : [listingStatement(rows, listed)]),
    ...(input.keyChanges.length === 0 ? [] : keyChangeStatements(rows, input.keyChanges)),
  ]);
}

/** Records the post, and ends the offer where a state is given. */
export async function notePost(
  db: Queryable,
  pingId: string,
  post: { readonly hash: Buffer; readonly leadId: string; readonly changes: PostChanges | null },
  end: {
    readonly state: "posted" | "ended" | "expired";
    readonly reason: PostReason | null;
  } | null,
): Promise<void> {
  await db.query({
    name: "ping-note-post",
    text: `
      update ping
      set post_hash = $2, lead_id = $3, changes = $4, state = coalesce($5, state),
        reason_code = coalesce($6, reason_code),
        ended_at = case
          when $5::text is null then ended_at
          else coalesce(ended_at, clock_timestamp())
        end
      where id = $1
    `,
    values: [
      pingId,
      post.hash,
      post.leadId,
      post.changes === null ? null : JSON.stringify(post.changes),
      end?.state ?? null,
      end?.reason ?? null,
    ],
  });
}

/** What was wrong with the post of this lead; null for nothing. */
export async function findChanges(db: Queryable, leadId: string): Promise<PostChanges | null> {
  const { rows } = await db.query<{ changes: PostChanges | null }>(
    "select changes from ping where lead_id = $1",
    [leadId],
  );
  return rows[0]?.changes ?? null;
}
