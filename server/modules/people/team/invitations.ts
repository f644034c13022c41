// Makes, revokes and accepts invitations: an owner makes one, and its link is accepted once.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { type Actor, can, INVITATION_DAYS } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { invitationRefusal } from "./invitation-refusal.ts";
import { seatRefusal } from "./seat-refusal.ts";
import * as store from "./team.store.ts";

export interface TeamDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /**
   * Called with a person whose sign-in is gone; resolves when what depends on it has ended in every
   * process.
   */
  readonly onSessionEnded: (userId: string) => Promise<void>;
  /** Deletes what other modules keep for a person who is removed, in the same transaction. */
  readonly deleteMemberData: (db: Queryable, userId: string) => Promise<void>;
}

const VALID_MS = INVITATION_DAYS * DAY_MS;
const TOKEN_BYTES = 32;

export interface MadeInvitation {
  readonly row: Pick<
    store.InvitationRow,
    "id" | "email" | "team_role" | "created_at" | "expires_at"
  >;
  /** Shown once and kept nowhere. */
  readonly token: string;
}

export async function invite(
  deps: Pick<TeamDeps, "pool" | "now">,
  actor: Actor,
  { email, team_role: teamRole }: { readonly email: string; readonly team_role: TeamRole },
): Promise<Result<MadeInvitation, Refusal>> {
  const { accountId } = actor;
  if (!can(actor, "manage", "member", { accountId })) return refuse(FORBIDDEN);
  const notOffered = seatRefusal(actor, teamRole);
  if (notOffered !== null) return refuse(notOffered);
  const nowMs = deps.now();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = {
    id: uuidv7(nowMs),
    email: email.toLowerCase(),
    team_role: teamRole,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + VALID_MS),
  };
  return inTransaction<Result<MadeInvitation, Refusal>>(deps.pool, async ({ client }) => {
    const full = await refuseIfFull(client, accountId, "invitation", () =>
      store.countOpenInvitations(client, accountId, row.created_at),
    );
    if (full !== null) return refuse(full);
    await store.insertInvitation(client, {
      id: row.id,
      accountId,
      email: row.email,
      team_role: teamRole,
      tokenHash: hashKey(token),
      invitedBy: actor.id,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor,
      accountId,
      action: "member.invited",
      subjectKind: "invitation",
      subjectId: row.id,
      detail: { team_role: teamRole },
      changes: changesOf(["team_role"], null, { team_role: teamRole }),
    });
    return ok({ row, token });
  });
}

export async function revokeInvitation(
  deps: Pick<TeamDeps, "pool" | "now">,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  const { accountId } = actor;
  if (!can(actor, "manage", "member", { accountId })) return refuse(FORBIDDEN);
  const atMs = deps.now();
  return inTransaction(deps.pool, async ({ client }) => {
    const revoked = await store.revokeInvitation(client, accountId, id, new Date(atMs));
    if (revoked === null) return refuse(NOT_FOUND);
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: "member.invitation_revoked",
      subjectKind: "invitation",
      subjectId: id,
      detail: { team_role: revoked.team_role },
    });
    return ok(undefined);
  });
}

/** The invitation of a token, as long as it can be accepted. */
export async function openInvitation(
  db: Queryable,
  tokenHash: Buffer,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<store.InvitationWithAccount, Refusal>> {
  const row = await store.findInvitation(db, tokenHash, { lock });
  const refusal = invitationRefusal(row, nowMs);
  if (row === null || refusal !== null) return refuse(refusal ?? NOT_FOUND);
  return row.account_status === "suspended" ? refuse(SUSPENDED) : ok(row);
}

/** Marks it used by a person who was made in the same transaction. */
export async function useInvitation(
  { client }: Transaction,
  row: store.InvitationWithAccount,
  userId: string,
  atMs: number,
): Promise<void> {
  await store.markAccepted(client, row.id, userId, new Date(atMs));
  await recordActivity(client, {
    atMs,
    actor: { kind: "user", id: userId },
    accountId: row.account_id,
    action: "member.joined",
    subjectKind: "user",
    subjectId: userId,
    detail: { team_role: row.team_role },
  });
}
