// Finds the person of a cookie, at every call: a suspension or sign-out takes effect immediately.
import { createHmac, timingSafeEqual } from "node:crypto";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { confirmedForMs } from "../../../../domain/access/confirmation.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { viewActor, viewEnd } from "../../../../domain/access/viewing.ts";
import {
  type SecondFactor,
  isFactorMissing,
  secondFactorOf,
} from "../../../../domain/access/second-factor.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  findSession,
  listMemberStates,
  type SessionRow,
  type SessionState,
  type SessionViewRow,
  updateSessionEnd,
} from "./identity.store.ts";
import { sessionEnd, shouldTouch } from "./session-limits.ts";

export interface SessionDeps {
  readonly db: Queryable;
  readonly now: () => number;
  readonly cookieName: string;
  /** Signs what the cookie carries. */
  readonly cookieSecret: string;
  /** Whether operators must have a second factor. */
  readonly production: boolean;
}

export type FoundSession =
  /** No cookie, a cookie that was not signed here, or a session that has ended. */
  { readonly kind: "none" } | { readonly kind: "suspended" } | FoundPerson;

export interface FoundPerson {
  readonly kind: "person";
  /** The person. */
  readonly actor: Actor;
  /** The account that the session views, and as whom; null without a view. */
  readonly view: OpenView | null;
  readonly row: SessionRow;
  /** required, passkey: the session may do nothing before it is there. */
  readonly secondFactor: SecondFactor;
  readonly endsAtMs: number;
}

export interface OpenView {
  readonly actor: Actor;
  readonly row: SessionViewRow;
}

/** As whom the session calls: the person, or the reader of the account that they view. */
export function callerOf({ actor, view }: Pick<FoundPerson, "actor" | "view">): Actor {
  return view?.actor ?? actor;
}

const NONE: FoundSession = { kind: "none" };

/** Reads the session of a Cookie header, and moves its end on when it is used. */
export async function readSession(
  deps: SessionDeps,
  cookieHeader: string | undefined,
): Promise<FoundSession> {
  const token = readToken(deps, cookieHeader);
  if (token === null) return NONE;
  const row = await findSession(deps.db, token);
  if (row === null) return NONE;
  const nowMs = deps.now();
  const storedEndMs = row.expires_at.getTime();
  const endsAtMs = sessionEnd(row.role, row.created_at.getTime(), nowMs);
  if (storedEndMs <= nowMs || endsAtMs <= nowMs) return NONE;
  if (isSuspended(row)) return { kind: "suspended" };
  if (shouldTouch(row.role, storedEndMs, endsAtMs))
    await updateSessionEnd(deps.db, row.session_id, new Date(endsAtMs), new Date(nowMs));
  const actor = actorOf(row, nowMs);
  return {
    kind: "person",
    actor,
    view: viewOf(row, actor, nowMs),
    row,
    secondFactor: factorOf(row, deps),
    endsAtMs,
  };
}

function actorOf(row: SessionRow, nowMs: number): Actor {
  return {
    kind: "user",
    id: row.user_id,
    accountId: row.account_id,
    role: row.role,
    teamRole: row.team_role,
    ...(isWaiting(row.account_status) ? { isWaiting: true } : {}),
    isConfirmed: confirmedForMs(row.confirmed_at?.getTime() ?? null, nowMs) > 0,
  };
}

/** The session's view, unless it is over, whether or not that was written yet. */
function viewOf({ view }: SessionRow, viewer: Actor, nowMs: number): OpenView | null {
  if (view === null || view.account_kind === "network") return null;
  const { ends_at_ms: endsAtMs, account_kind: kind, account_status: status } = view;
  if (viewEnd({ endsAtMs, viewer, account: { kind, status } }, nowMs) !== null) return null;
  const { id, account_id: accountId, account_name: accountName } = view;
  return { actor: viewActor(viewer, { id, accountId, accountName }, kind), row: view };
}

function factorOf(
  row: Pick<SessionRow, "role" | "has_app" | "has_passkey" | "used_passkey" | "needs_factor">,
  deps: SessionDeps,
): SecondFactor {
  const { role, has_app: hasApp, has_passkey: hasPasskey, used_passkey: usedPasskey } = row;
  return secondFactorOf(
    { role, hasApp, hasPasskey, usedPasskey, isRequired: row.needs_factor },
    deps,
  );
}

/**
 * Those of the tokens whose session still lets its person in. Asking is no use: it moves no end on.
 */
export async function findOpenSessions(
  deps: SessionDeps,
  tokens: readonly string[],
): Promise<ReadonlySet<string>> {
  const nowMs = deps.now();
  const rows = await listMemberStates(deps.db, tokens);
  const open = rows.filter(
    (row) =>
      row.expires_at.getTime() > nowMs &&
      sessionEnd(row.role, row.created_at.getTime(), nowMs) > nowMs &&
      !isSuspended(row) &&
      !isFactorMissing(factorOf(row, deps)),
  );
  return new Set(open.map(({ token }) => token));
}

function isSuspended(row: Pick<SessionState, "member_status" | "account_status">): boolean {
  return row.member_status === "suspended" || row.account_status === "suspended";
}

/** The token of the session cookie; null without one, or when its signature is not ours. */
export function readToken(
  { cookieName, cookieSecret }: SessionDeps,
  cookieHeader: string | undefined,
): string | null {
  const value = readCookie(cookieHeader, cookieName);
  const dot = value?.lastIndexOf(".") ?? -1;
  if (value === null || dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", cookieSecret).update(token).digest();
  const found = Buffer.from(value.slice(dot + 1), "base64");
  return found.length === expected.length && timingSafeEqual(found, expected) ? token : null;
}

/** A cookie's decoded value; null without it. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
