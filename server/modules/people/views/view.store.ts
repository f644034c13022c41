// Reads and writes the rows of views, and of what they looked at.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { ViewEnd } from "../../../../domain/access/viewing.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface NewView {
  readonly id: string;
  readonly sessionToken: string;
  readonly viewerId: string;
  readonly networkId: string;
  readonly accountId: string;
  readonly reason: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/**
 * Writes a view of the person's session. False if the session is gone, or views already: then
 * nothing was written.
 */
export async function insertView(db: Queryable, view: NewView): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into account_view (id, session_id, viewer_id, network_id, account_id, reason,
       started_at, ends_at)
     select $1, s.id, s.user_id, $4, $5, $6, $7, $8
     from auth.session s
     where s.token = $2 and s.user_id = $3
     on conflict (session_id) where ended_at is null do nothing`,
    [
      view.id,
      view.sessionToken,
      view.viewerId,
      view.networkId,
      view.accountId,
      view.reason,
      view.startedAt,
      view.endsAt,
    ],
  );
  return rowCount === 1;
}

/** The account that is viewed; null if there is none. */
export async function findViewed(
  db: Queryable,
  accountId: string,
): Promise<{ readonly kind: string; readonly status: AccountStatus } | null> {
  const { rows } = await db.query<{ kind: string; status: AccountStatus }>(
    "select kind, status from account where id = $1",
    [accountId],
  );
  return rows[0] ?? null;
}

export interface OpenViewRow {
  readonly id: string;
  readonly viewer_id: string;
  readonly network_id: string;
  readonly account_id: string;
  readonly started_at: Date;
  readonly ends_at: Date;
}

const COLUMNS = "v.id, v.viewer_id, v.network_id, v.account_id, v.started_at, v.ends_at";

/** The open view of a session; null without one. */
export async function findViewOf(db: Queryable, sessionToken: string): Promise<OpenViewRow | null> {
  const { rows } = await db.query<OpenViewRow>(
    `select ${COLUMNS}
     from account_view v
     join auth.session s on s.id = v.session_id
     where s.token = $1 and v.ended_at is null`,
    [sessionToken],
  );
  return rows[0] ?? null;
}

export interface WatchedViewRow extends OpenViewRow {
  readonly account_kind: string;
  readonly account_status: AccountStatus;
  /** Null where the session is over, or its person is no active member. */
  readonly viewer_role: string | null;
  readonly viewer_team_role: string | null;
  readonly is_member: boolean;
}

/** All open views, with what decides whether they go on. */
export async function listOpenViews(db: Queryable, at: Date): Promise<WatchedViewRow[]> {
  const { rows } = await db.query<WatchedViewRow>(
    `select ${COLUMNS}, a.kind as account_kind, a.status as account_status,
       case when s.id is null then null else m.role end as viewer_role,
       case when s.id is null then null else m.team_role end as viewer_team_role,
       m.user_id is not null as is_member
     from account_view v
     join account a on a.id = v.account_id
     left join auth.session s on s.id = v.session_id and s.expires_at > $1
     left join member m on m.user_id = v.viewer_id and m.status = 'active'
     where v.ended_at is null
     order by v.id`,
    [at],
  );
  return rows;
}

/** Ends a view. False if it has ended already. */
export async function updateViewEnd(
  db: Queryable,
  id: string,
  endedBy: ViewEnd,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account_view
     set ended_at = $3, ended_by = $2
     where id = $1 and ended_at is null`,
    [id, endedBy, at],
  );
  return rowCount === 1;
}

/** Notes what a view looked at. False if it did before. */
export async function insertLook(db: Queryable, viewId: string, what: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into account_view_look (view_id, what)
     values ($1, $2)
     on conflict do nothing`,
    [viewId, what],
  );
  return rowCount === 1;
}
