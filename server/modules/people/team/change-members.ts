// Changes a member's team role or removes the member: an owner decides, and one owner always stays.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import {
  type AccessChange,
  accountMailTopic,
  noticeOf,
} from "../../../../domain/notifications/account-mail.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { releaseUnfinished } from "../../marketplace/sales/index.ts";
import type { TeamDeps } from "./invitations.ts";
import { seatRefusal } from "./seat-refusal.ts";
import {
  findLeft,
  type TeamMemberRow,
  lockMembers,
  removeMember,
  updateMember,
} from "./team.store.ts";

const LAST_OWNER: Refusal = {
  code: "last_owner",
  detail: "An account needs an owner. Make another member an owner first.",
};

export function changeTeamMember(
  deps: TeamDeps,
  actor: Actor,
  userId: string,
  teamRole: TeamRole,
): Promise<Result<TeamMemberRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const found = await findChanged(tx, deps, actor, userId, teamRole === "owner");
    if (!found.ok) return found;
    const notOffered = seatRefusal(actor, teamRole);
    if (notOffered !== null) return refuse(notOffered);
    await updateMember(tx, userId, teamRole);
    const change = ownerChange(found.value.team_role, teamRole);
    if (change !== null) {
      const mail = noticeOf({ userId, kind: "owner_changed", change });
      await appendOutboxEvent(tx.client, accountMailTopic, mail, deps.now());
    }
    await recordActivity(tx.client, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "member.changed",
      subjectKind: "user",
      subjectId: userId,
      detail: { was: found.value.team_role, team_role: teamRole },
      changes: changesOf(["team_role"], found.value, { team_role: teamRole }),
    });
    return ok({ ...found.value, team_role: teamRole });
  });
}

export async function removeTeamMember(
  deps: TeamDeps,
  actor: Actor,
  userId: string,
): Promise<Result<undefined, Refusal>> {
  const removed = await inTransaction(deps.pool, async (tx) => {
    const found = await findChanged(tx, deps, actor, userId, false);
    if (!found.ok) return found;
    // First, so that no lead is assigned to the person any longer.
    await removeMember(tx, userId);
    await tellRemoved(tx, userId, deps.now());
    await deps.deleteMemberData(tx.client, userId);
    const released = await releaseUnfinished(tx, userId);
    await recordActivity(tx.client, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "member.removed",
      subjectKind: "user",
      subjectId: userId,
      detail: {
        name: found.value.name,
        team_role: found.value.team_role,
        leads_released: released,
      },
      changes: changesOf(["team_role"], found.value, null),
    });
    return ok(undefined);
  });
  if (removed.ok) await deps.onSessionEnded(userId);
  return removed;
}

function ownerChange(was: TeamRole, now: TeamRole): AccessChange | null {
  if ((was === "owner") === (now === "owner")) return null;
  return now === "owner" ? "became_owner" : "no_longer_owner";
}

/** The person is no member any longer, so the email says itself where it goes. */
async function tellRemoved({ client }: Transaction, userId: string, atMs: number): Promise<void> {
  const left = await findLeft(client, userId);
  if (left === null) return;
  const { email: address, company } = left;
  const mail = noticeOf({ userId, kind: "removed_from_account", address, facts: { company } });
  await appendOutboxEvent(client, accountMailTopic, mail, atMs);
}

/** The member whom an owner changes, with the account's members locked. */
async function findChanged(
  tx: Transaction,
  { now }: TeamDeps,
  actor: Actor,
  userId: string,
  staysOwner: boolean,
): Promise<Result<TeamMemberRow, Refusal>> {
  const members = await lockMembers(tx, actor.accountId, new Date(now()));
  const changed = members.find((row) => row.user_id === userId);
  // While the lock was waited for, the caller's own team role may have changed.
  const own = members.find((row) => row.user_id === actor.id);
  if (
    own === undefined ||
    !can({ ...actor, teamRole: own.team_role }, "manage", "member", { accountId: actor.accountId })
  )
    return refuse(FORBIDDEN);
  if (changed === undefined) return refuse(NOT_FOUND);
  if (
    !staysOwner &&
    changed.team_role === "owner" &&
    !members.some((row) => row.team_role === "owner" && row.user_id !== userId)
  )
    return refuse(LAST_OWNER);
  return ok(changed);
}
