// Begins and ends views of accounts, and keeps in the activity logs of both sides that they were.
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type ViewEnd,
  isViewable,
  viewEnd,
  viewEndsAtMs,
  viewedMinutes,
} from "../../../../domain/access/viewing.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  UNAUTHENTICATED,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import * as store from "./view.store.ts";

export interface ViewDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const NOT_VIEWABLE: Refusal = {
  code: "not_viewable",
  detail: "Only an active account of an advertiser or affiliate can be viewed.",
};
const VIEWS_ALREADY: Refusal = {
  code: "view_only",
  detail: "You are viewing an account already. Stop viewing first.",
};

/** Begins a view of the account in the session. Returns its id and when it ends by itself. */
export async function startView(
  { pool, now }: ViewDeps,
  actor: Actor,
  {
    accountId,
    reason,
    sessionToken,
  }: {
    readonly accountId: string;
    readonly reason: string;
    /** Null where the call has no session of its own: then it is refused. */
    readonly sessionToken: string | null;
  },
): Promise<Result<{ readonly id: string; readonly endsAtMs: number }, Refusal>> {
  const atMs = now();
  const kept = leaveOutContact(reason.trim(), null);
  return inTransaction(pool, async ({ client }) => {
    const account = await store.findViewed(client, accountId);
    if (account === null || !can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
    if (!can(actor, "view", "account", { accountId })) return refuse(FORBIDDEN);
    if (!isViewable(account)) return refuse(NOT_VIEWABLE);
    if (sessionToken === null) return refuse(UNAUTHENTICATED);
    // One that is over, which the next round would end.
    const before = await store.findViewOf(client, sessionToken);
    if (before !== null && before.ends_at.getTime() <= atMs)
      await endView(client, before, "expired", atMs);
    const id = uuidv7(atMs);
    const endsAtMs = viewEndsAtMs(atMs);
    const isWritten = await store.insertView(client, {
      id,
      sessionToken,
      viewerId: actor.id,
      networkId: actor.accountId,
      accountId,
      reason: kept,
      startedAt: new Date(atMs),
      endsAt: new Date(endsAtMs),
    });
    if (!isWritten) return refuse(before === null ? UNAUTHENTICATED : VIEWS_ALREADY);
    const until = new Date(endsAtMs).toISOString();
    await recordActivity(client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: "view.started",
      subjectKind: "account",
      subjectId: accountId,
      detail: { reason: kept, until },
    });
    await tellAccount(client, accountId, "account.viewed", { until }, atMs);
    return ok({ id, endsAtMs });
  });
}

/** Ends the view of the session, if it has one. */
export async function endViewOf(
  { pool, now }: ViewDeps,
  sessionToken: string,
  by: Extract<ViewEnd, "stopped" | "signed_out">,
): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    const view = await store.findViewOf(client, sessionToken);
    if (view === null) return;
    const atMs = now();
    await endView(client, view, view.ends_at.getTime() <= atMs ? "expired" : by, atMs);
  });
}

/** Ends every view that is over. Returns how many there were. */
export async function endViewsThatAreOver({ pool, now }: ViewDeps): Promise<number> {
  const atMs = now();
  let ended = 0;
  for (const view of await store.listOpenViews(pool, new Date(atMs))) {
    const by = whyOver(view, atMs);
    if (by === null) continue;
    await inTransaction(pool, ({ client }) => endView(client, view, by, atMs));
    ended += 1;
  }
  return ended;
}

function whyOver(view: store.WatchedViewRow, atMs: number): ViewEnd | null {
  // The sessions of a person who was removed are gone too.
  if (!view.is_member && view.ends_at.getTime() > atMs) return "right_lost";
  const { viewer_role: role, viewer_team_role: teamRole } = view;
  return viewEnd(
    {
      endsAtMs: view.ends_at.getTime(),
      viewer: role === null || teamRole === null ? null : { role, teamRole },
      account: { kind: view.account_kind, status: view.account_status },
    },
    atMs,
  );
}

async function endView(
  db: Queryable,
  view: store.OpenViewRow,
  by: ViewEnd,
  atMs: number,
): Promise<void> {
  const endedAtMs = Math.min(atMs, view.ends_at.getTime());
  if (!(await store.updateViewEnd(db, view.id, by, new Date(endedAtMs)))) return;
  const minutes = viewedMinutes(view.started_at.getTime(), endedAtMs);
  await recordActivity(db, {
    atMs,
    actor: { kind: "user", id: view.viewer_id },
    accountId: view.network_id,
    action: "view.stopped",
    subjectKind: "account",
    subjectId: view.account_id,
    detail: { by, minutes },
  });
  await tellAccount(db, view.account_id, "account.view_ended", { minutes }, atMs);
}

/** The account learns that the network viewed it, and not who of the network did. */
function tellAccount(
  db: Queryable,
  accountId: string,
  action: "account.viewed" | "account.view_ended",
  detail: Readonly<Record<string, unknown>>,
  atMs: number,
): Promise<void> {
  return recordActivity(db, {
    atMs,
    actor: { kind: "system", id: "network" },
    accountId,
    action,
    subjectKind: "account",
    subjectId: accountId,
    detail,
  });
}
