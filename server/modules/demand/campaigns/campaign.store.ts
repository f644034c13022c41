// Reads and writes campaigns, their counters and their history.
import { insertCampaignCounters } from "../../selling/distribution/index.ts";
import type { Selectable } from "kysely";
import { CAMPAIGNS } from "../../../../contract/demand/campaigns.ts";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { BidAdjustment } from "../../../../domain/distribution/bidder.ts";
import type { Schedule } from "../../../../domain/distribution/calendar.ts";
import type { ConsentChannel } from "../../../../domain/lead/vocabulary.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Campaign } from "../../../platform/db/schema.d.ts";
import {
  type StoredPause,
  isNetworkPausedSql,
  networkPauseSql,
} from "../../network/network-pauses/index.ts";
import { CAMPAIGN_MATCHES } from "./find-campaigns.store.ts";
import type { CheckedCampaign } from "./campaign-document.ts";

type Columns = Selectable<Campaign>;

/**
 * A row with its column types; enums and documents have the types that the check constraints
 * guarantee.
 */
export type CampaignRow = Omit<
  Columns,
  | "status"
  | "criteria"
  | "adjustments"
  | "limits"
  | "source_limits"
  | "schedule"
  | "pacing"
  | "contact_channels"
> & {
  readonly status: "active" | "paused" | "archived";
  readonly criteria: Readonly<Record<string, unknown>>;
  readonly adjustments: readonly BidAdjustment[];
  readonly limits: NonNullable<CampaignDocument["limits"]>;
  readonly source_limits: NonNullable<CampaignDocument["source_limits"]>;
  readonly schedule: Schedule;
  readonly pacing: "asap" | "even";
  readonly contact_channels: readonly ConsentChannel[];
  /** Until its end is recorded, as decisions go by it. */
  readonly network_pause: StoredPause | null;
};

const COLUMNS = `campaign.*, ${networkPauseSql("campaign", "campaign.id")} as network_pause`;

const CAMPAIGN_TABLE: CollectionTable = {
  rules: CAMPAIGNS,
  columns: COLUMNS,
  from: "campaign",
  id: "campaign.id",
  fields: {
    id: "campaign.id",
    account_id: "campaign.account_id",
    name: "campaign.name",
    status: "campaign.status",
    network_paused: `(
      case when ${isNetworkPausedSql("campaign", "campaign.id")} then 'yes' else 'no' end
    )`,
    exclusive_bid_cents: "campaign.exclusive_bid_cents",
    shared_bid_cents: "campaign.shared_bid_cents",
    created_at: "campaign.created_at",
    updated_at: "campaign.updated_at",
  },
  orders: {
    created_at: { by: "campaign.created_at", type: "time" },
    updated_at: { by: "campaign.updated_at", type: "time" },
    name: { by: "campaign.name", type: "text" },
  },
  owner: { account: "campaign.account_id" },
  has: { find: findCondition("campaign.id", CAMPAIGN_MATCHES, false) },
};
/** The network finds campaigns by the name of their advertiser too. */
const ALL_CAMPAIGNS: CollectionTable = {
  ...CAMPAIGN_TABLE,
  has: { find: findCondition("campaign.id", CAMPAIGN_MATCHES, true) },
};

export function listCampaigns(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<CampaignRow>, QueryProblem[]>> {
  const table = scope.see === "all" ? ALL_CAMPAIGNS : CAMPAIGN_TABLE;
  return listRows<CampaignRow>(db, table, query, scope);
}

export async function findCampaign(db: Queryable, id: string): Promise<CampaignRow | null> {
  const { rows } = await db.query<CampaignRow>(`select ${COLUMNS} from campaign where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/**
 * Reads the campaign and locks its counters, so that no batch takes from it until COMMIT; null when
 * there is none.
 */
export async function lockCampaign(db: Queryable, id: string): Promise<CampaignRow | null> {
  const { rowCount } = await db.query(
    `select 1
     from campaign_state
     where campaign_no = (select no from campaign where id = $1)
     for no key update`,
    [id],
  );
  return rowCount === 0 ? null : findCampaign(db, id);
}

/** The time zone of the advertiser's account; null when the account is not an advertiser. */
export async function findAdvertiserZone(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ time_zone: string }>(
    "select a.time_zone from account a join advertiser b on b.account_id = a.id where a.id = $1",
    [accountId],
  );
  return rows[0]?.time_zone ?? null;
}

/** Which of the sources do not exist. */
export async function findUnknownSources(
  db: Queryable,
  sourceIds: readonly string[],
): Promise<string[]> {
  if (sourceIds.length === 0) return [];
  const { rows } = await db.query<{ id: string }>(
    `select wanted.id
     from unnest($1::uuid[]) as wanted (id)
     left join source s on s.id = wanted.id
     where s.id is null`,
    [sourceIds],
  );
  return rows.map((row) => row.id);
}

const WRITTEN = [
  "name",
  "status",
  "criteria",
  "exclusive_bid_cents",
  "shared_bid_cents",
  "adjustments",
  "limits",
  "source_limits",
  "schedule",
  "pacing",
  "priority",
  "weight",
  "contact_channels",
  "blocked_source_ids",
  "paused_until",
  "version",
  "updated_at",
] as const;

/** What every change of a campaign writes besides its terms. */
interface CampaignStamp {
  readonly pausedUntil: Date | null;
  readonly version: bigint;
  readonly at: Date;
}

function writtenValues(
  { document, criteria, adjustments, schedule }: CheckedCampaign,
  { pausedUntil, version, at }: CampaignStamp,
): unknown[] {
  return [
    document.name,
    document.status,
    JSON.stringify(criteria),
    document.exclusive_bid_cents,
    document.shared_bid_cents,
    JSON.stringify(adjustments),
    JSON.stringify(document.limits),
    JSON.stringify(document.source_limits),
    JSON.stringify(schedule),
    document.pacing,
    document.priority,
    document.weight,
    document.contact_channels,
    document.blocked_source_ids,
    pausedUntil,
    version,
    at,
  ];
}

/** Inserts the campaign with empty counters; null when the id was taken meanwhile. */
export async function insertCampaign(
  db: Queryable,
  id: string,
  accountId: string,
  terms: CheckedCampaign,
  stamp: CampaignStamp,
): Promise<CampaignRow | null> {
  const values = writtenValues(terms, stamp);
  const { rows } = await db.query<CampaignRow>(
    `insert into campaign (id, account_id, created_at, ${WRITTEN.join(", ")})
     values ($1, $2, $3, ${WRITTEN.map((_, index) => `$${index + 4}`).join(", ")})
     on conflict (id) do nothing
     returning ${COLUMNS}`,
    [id, accountId, stamp.at, ...values],
  );
  const [row] = rows;
  if (row === undefined) return null;
  await insertCampaignCounters(db, row.no);
  return row;
}

export async function updateCampaign(
  db: Queryable,
  id: string,
  terms: CheckedCampaign,
  stamp: CampaignStamp,
): Promise<CampaignRow> {
  const { rows } = await db.query<CampaignRow>(
    `update campaign
     set ${WRITTEN.map((column, index) => `${column} = $${index + 2}`).join(", ")}
     where id = $1
     returning ${COLUMNS}`,
    [id, ...writtenValues(terms, stamp)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a locked campaign is gone");
  return row;
}

/** Campaigns whose pause is over, the earliest end first. */
export async function listPausesOver(db: Queryable, at: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    "select id from campaign where paused_until <= $1 order by paused_until limit $2",
    [at, limit],
  );
  return rows.map(({ id }) => id);
}

/** Ends the pause of a locked campaign and changes nothing else. */
export async function endPause(
  db: Queryable,
  id: string,
  version: bigint,
  at: Date,
): Promise<CampaignRow> {
  const { rows } = await db.query<CampaignRow>(
    `update campaign
     set status = 'active', paused_until = null, version = $2, updated_at = $3
     where id = $1
     returning ${COLUMNS}`,
    [id, version, at],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a locked campaign is gone");
  return row;
}

/** Writes what the campaign was from this version on, with its criteria as parsed. */
export async function insertCampaignHistory(
  db: Queryable,
  row: CampaignRow,
  document: Readonly<Record<string, unknown>>,
  changedBy: string,
): Promise<void> {
  await db.query(
    `insert into campaign_history (campaign_id, version, document, changed_by, changed_at)
     values ($1, $2, $3, $4, $5)`,
    [row.id, row.version, JSON.stringify(document), changedBy, row.updated_at],
  );
}

/** How many campaigns of the account are not archived. */
export async function countCampaigns(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from campaign where account_id = $1 and status <> 'archived'",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
