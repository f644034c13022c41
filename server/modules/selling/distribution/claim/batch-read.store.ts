// Reads and locks the rows a batch needs before it decides: counters, wallets, capped sources.
import pg from "pg";
import type { Counters } from "../../../../../domain/distribution/caps.ts";
import type { LeadStatus, PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { plainArray } from "../../../../platform/db/array-literal.ts";
import { COUNTER_COLUMNS, type CountersRow, countersOf } from "../state/counters-row.ts";

/**
 * Campaigns, their counters at a source, accounts and capped sources: the rows that must be locked
 * before a sale is final.
 */
export interface LockSet {
  readonly campaignNos: readonly number[];
  readonly sourceCounters: readonly { readonly campaignNo: number; readonly sourceId: string }[];
  readonly accountIds: readonly string[];
  readonly cappedSourceIds: readonly string[];
}

/** Rows as they are now. A row that does not exist (yet) is missing. */
export interface FreshRows {
  readonly counters: ReadonlyMap<number, Counters>;
  readonly sourceCounters: readonly {
    readonly campaignNo: number;
    readonly sourceId: string;
    readonly counters: Counters;
  }[];
  readonly availableByAccount: ReadonlyMap<string, bigint>;
  readonly sourceDays: ReadonlyMap<string, SourceDay>;
}

/** Leads taken from a capped source on a day of the network's time zone. */
export interface SourceDay {
  readonly dayStartMs: number;
  readonly leads: number;
}

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A row of any of a batch's statements; each statement names the columns it returns. */
export interface Row extends CountersRow {
  readonly id: string;
  readonly hash: Buffer;
  readonly is_new: boolean;
  readonly held_hashes: readonly string[];
  readonly suppressed_hashes: readonly string[];
  readonly uploads: readonly (readonly [hash: string, accountId: string])[] | null;
  readonly side: string;
  readonly lead_id: string;
  readonly affiliate_id: string;
  readonly account_id: string;
  readonly campaign_no: number;
  readonly source_id: string;
  readonly scope: string;
  readonly key_hash: Buffer;
  readonly version: bigint;
  readonly available_cents: bigint;
  readonly day_leads: number;
  readonly status: LeadStatus;
  readonly reason_code: PostReason | null;
  readonly received_at_ms: bigint;
  readonly last_sold_at_ms: bigint | null;
  readonly sold_exclusively: boolean;
  readonly lead_ids: readonly string[];
}

export interface Reply {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Appended to a read, so that the rows stay unchanged until COMMIT. */
export const LOCK = " for no key update";

const STATE_COLUMNS = COUNTER_COLUMNS.join(", ");
const INT8_OID = 20;

/** Reads bigint columns as BigInt, on this connection only. */
export const BATCH_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8_OID
      ? (value: string) => BigInt(value)
      : pg.types.getTypeParser(oid, format === "binary" ? "binary" : "text"),
};

/**
 * The statements that read (or with `lock` lock) the rows, one table per statement, each by
 * ascending id, in the global lock order.
 */
export function readStatements(rows: LockSet, lock: string): Statement[] {
  const kind = lock === "" ? "read" : lock.includes("nowait") ? "try" : "lock";
  const statements: Statement[] = [];
  if (rows.campaignNos.length > 0) {
    statements.push({
      name: `state-${kind}`,
      text: `
        select campaign_no, ${STATE_COLUMNS}
        from campaign_state
        where campaign_no = any($1::integer[])
        order by campaign_no${lock}
      `,
      values: [plainArray(rows.campaignNos)],
    });
  }
  if (rows.sourceCounters.length > 0) {
    statements.push({
      name: `source-state-${kind}`,
      text: `
        select campaign_no, source_id, ${STATE_COLUMNS}
        from campaign_source_state
        where (campaign_no, source_id) in (select * from unnest($1::integer[], $2::uuid[]))
        order by campaign_no, source_id${lock}
      `,
      values: [
        plainArray(rows.sourceCounters.map(({ campaignNo }) => campaignNo)),
        plainArray(rows.sourceCounters.map(({ sourceId }) => sourceId)),
      ],
    });
  }
  if (rows.cappedSourceIds.length > 0) {
    if (kind === "lock") {
      // A missing row cannot be locked: two first batches of a source would each start counting at
      // zero.
      statements.push({
        name: "source-day-made",
        text: `
          insert into source_state (source_id, day_start_ms, day_leads)
          select id, 0, 0
          from unnest($1::uuid[]) as row (id)
          on conflict do nothing
        `,
        values: [plainArray(rows.cappedSourceIds)],
      });
    }
    statements.push({
      name: `source-day-${kind}`,
      text: `
        select source_id, day_start_ms, day_leads
        from source_state
        where source_id = any($1::uuid[])
        order by source_id${lock}
      `,
      values: [plainArray(rows.cappedSourceIds)],
    });
  }
  if (rows.accountIds.length > 0) {
    statements.push({
      name: `wallet-${kind}`,
      text: `
        select account_id, balance_cents + credit_limit_cents - held_cents as available_cents
        from wallet
        where account_id = any($1::uuid[])
        order by account_id${lock}
      `,
      values: [plainArray(rows.accountIds)],
    });
  }
  return statements;
}

/**
 * Merges the replies of `readStatements`; a locked row overrides the same row read without a lock,
 * and comes later.
 */
export function freshRows(replies: readonly Reply[]): FreshRows {
  const rows = (table: string): Row[] =>
    replies.flatMap((reply) =>
      /^(.*)-(read|lock|try)$/.exec(reply.name)?.[1] === table ? reply.rows : [],
    );
  return {
    counters: new Map(rows("state").map((row) => [row.campaign_no, countersOf(row)])),
    sourceCounters: rows("source-state").map((row) => ({
      campaignNo: row.campaign_no,
      sourceId: row.source_id,
      counters: countersOf(row),
    })),
    availableByAccount: new Map(rows("wallet").map((row) => [row.account_id, row.available_cents])),
    sourceDays: new Map(
      rows("source-day").map((row) => [
        row.source_id,
        { dayStartMs: Number(row.day_start_ms), leads: row.day_leads },
      ]),
    ),
  };
}

/** Reads the rows outside a batch, unlocked. */
export async function readRows(db: pg.Pool, rows: LockSet): Promise<FreshRows> {
  const replies = await Promise.all(
    readStatements(rows, "").map(async ({ name, text, values }) => ({
      name,
      rows: (await db.query<Row>(text, [...values])).rows,
    })),
  );
  return freshRows(replies);
}
