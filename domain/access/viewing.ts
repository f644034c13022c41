// Decides about viewing an account: a person of the network sees it as its people do, reads only,
// for a while. Who may begin, when it ends, and as whom the person then calls.
import { MINUTE_MS } from "../time.ts";
import type { AccountStatus } from "./account-status.ts";
import { type Actor, type Role, can } from "./access.ts";
import { type Right, type TeamRole, hasRight, rightsOf } from "./rights.ts";
import type { Action, SubjectKind, Subjects } from "./subjects.ts";

/** A view ends by itself after so long. */
export const VIEW_MINUTES = 30;

/** Characters of the reason for a view. */
export const VIEW_REASON_LENGTH = { least: 3, most: 200 } as const;

/** A view, as the actor of its calls carries it. */
export interface Viewing {
  readonly id: string;
  /** The person of the network who views. */
  readonly viewerId: string;
  /** Their seat, whose rights bound what the view shows. */
  readonly seat: TeamRole;
  /** The network's own account. */
  readonly networkId: string;
  readonly accountName: string;
}

/**
 * Why a view ended. `right_lost`: the person may no longer view, or was removed. `account_closed`:
 * the account is no longer active.
 */
export const VIEW_ENDS = [
  "stopped",
  "expired",
  "signed_out",
  "right_lost",
  "account_closed",
] as const;
export type ViewEnd = (typeof VIEW_ENDS)[number];

/** What decides whether a view goes on. */
export interface ViewFacts {
  readonly endsAtMs: number;
  /** The person, as they are now; null without a session that lets them in. */
  readonly viewer: { readonly role: string; readonly teamRole: string } | null;
  readonly account: { readonly kind: string; readonly status: AccountStatus };
}

/** Why the view is over; null while it goes on. */
export function viewEnd({ endsAtMs, viewer, account }: ViewFacts, nowMs: number): ViewEnd | null {
  if (nowMs >= endsAtMs) return "expired";
  if (viewer === null) return "signed_out";
  if (!hasRight(viewer, "view_as")) return "right_lost";
  return isViewable(account) ? null : "account_closed";
}

/** Whether there is something to view: the network's own account and closed ones are not viewed. */
export function isViewable({ kind, status }: ViewFacts["account"]): boolean {
  return (kind === "advertiser" || kind === "affiliate") && status === "active";
}

/** When a view that begins at `nowMs` ends by itself. */
export function viewEndsAtMs(nowMs: number): number {
  return nowMs + VIEW_MINUTES * MINUTE_MS;
}

/** How long a view lasted, in whole minutes, at least 1 and at most `VIEW_MINUTES`. */
export function viewedMinutes(startedAtMs: number, endedAtMs: number): number {
  return Math.min(VIEW_MINUTES, Math.max(1, Math.ceil((endedAtMs - startedAtMs) / MINUTE_MS)));
}

/**
 * Who calls during a view: a reader of the account without a name. The id is no person's, so that
 * nothing of any person, such as views, marks and conversations, is read or written by it.
 */
export function viewActor(
  viewer: Actor,
  view: { readonly id: string; readonly accountId: string; readonly accountName: string },
  role: Exclude<Role, "admin">,
): Actor {
  const { id, accountId, accountName } = view;
  return {
    kind: "user",
    id: `view ${id}`,
    accountId,
    role,
    teamRole: "owner",
    viewing: {
      id,
      viewerId: viewer.id,
      seat: viewer.teamRole,
      networkId: viewer.accountId,
      accountName,
    },
  };
}

/** Rights that screens need to show something; without the others they only offer less. */
const SHOWING: ReadonlySet<Right> = new Set(["money", "contact", "connections", "activity"]);

/**
 * The rights by which screens draw a view: an owner's, so that every button is where its people
 * see it, without those to see what the view does not show.
 */
export function shownRights(actor: Actor): readonly Right[] {
  return rightsOf(actor).filter((right) => !SHOWING.has(right) || hasRight(actor, right));
}

/**
 * Whether screens offer the act: in a view, what they offer the account's owner. Pressing it is
 * answered with the words that a view changes nothing: `can` decides about each call.
 */
export function isOffered<Kind extends SubjectKind>(
  actor: Actor,
  action: Action<Kind>,
  kind: Kind,
  subject: Subjects[Kind],
): boolean {
  const { viewing, ...owner } = actor;
  return can(viewing === undefined ? actor : owner, action, kind, subject);
}
