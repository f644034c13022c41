// Makes, withdraws and opens the links with which the network invites a company to sign up.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { COMPANY_INVITATION_DAYS } from "../../../../domain/access/account-status.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { invitationRefusal } from "../team/index.ts";
import * as store from "./company-invitation.store.ts";

const VALID_MS = COMPANY_INVITATION_DAYS * DAY_MS;
const TOKEN_BYTES = 32;

export interface CompanyInvitationDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkName: () => string;
}

/** Whether the actor decides who joins the network. */
export function mayInvite(actor: Actor): boolean {
  return can(actor, "approve", "account", { accountId: actor.accountId });
}

export interface MadeCompanyInvitation {
  readonly row: Pick<
    store.CompanyInvitationRow,
    "id" | "email" | "role" | "created_at" | "expires_at"
  >;
  /** Shown once and kept nowhere. */
  readonly token: string;
}

export async function inviteCompany(
  { pool, now }: CompanyInvitationDeps,
  actor: Actor,
  { email, role }: Pick<store.CompanyInvitationRow, "email" | "role">,
): Promise<Result<MadeCompanyInvitation, Refusal>> {
  if (!mayInvite(actor)) return refuse(FORBIDDEN);
  const nowMs = now();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = {
    id: uuidv7(nowMs),
    email: email.toLowerCase(),
    role,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + VALID_MS),
  };
  return inTransaction<Result<MadeCompanyInvitation, Refusal>>(pool, async ({ client }) => {
    const full = await refuseIfFull(client, actor.accountId, "company_invitation", () =>
      store.countOpenInvitations(client, row.created_at),
    );
    if (full !== null) return refuse(full);
    await store.insertInvitation(client, {
      ...row,
      tokenHash: hashKey(token),
      invitedBy: actor.id,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor,
      accountId: actor.accountId,
      action: "company.invited",
      subjectKind: "invitation",
      subjectId: row.id,
      detail: { role },
    });
    return ok({ row, token });
  });
}

export function withdrawInvitation(
  { pool, now }: CompanyInvitationDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(pool, async ({ client }) => {
    if (!mayInvite(actor)) return refuse(FORBIDDEN);
    const atMs = now();
    const role = await store.revokeInvitation(client, id, new Date(atMs));
    if (role === null) return refuse(NOT_FOUND);
    await recordActivity(client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: "company.invitation_withdrawn",
      subjectKind: "invitation",
      subjectId: id,
      detail: { role },
    });
    return ok(undefined);
  });
}

/** The invitation of a token, as long as a company can sign up with it. */
export async function openCompanyInvitation(
  db: Queryable,
  tokenHash: Buffer,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<store.CompanyInvitationRow, Refusal>> {
  const row = await store.findInvitation(db, tokenHash, { lock });
  const refusal = invitationRefusal(row, nowMs);
  return row === null || refusal !== null ? refuse(refusal ?? NOT_FOUND) : ok(row);
}
