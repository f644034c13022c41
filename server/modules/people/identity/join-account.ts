// Joining an account with an invitation to its team.
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Language } from "../../../../domain/languages.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { insertMember, openInvitation, roleOf, useInvitation } from "../team/index.ts";
import { mailVerification } from "./email-verification.ts";
import { hashPassword } from "./hash-password.ts";
import { insertUser, type NewUser } from "./identity.store.ts";
import { EMAIL_TAKEN, newcomer, newUser, type UserDeps } from "./write-user.ts";

export interface AcceptInvitation {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  readonly language?: Language;
}

/** An acceptance that was checked. */
export interface MemberPlan {
  readonly user: NewUser;
  readonly invitationHash: Buffer;
}

/** `isByCommand`: the link was printed by `npm run admin`, not made by an owner. */
export type PlannedMember = MemberPlan & { readonly isByCommand: boolean };

/** Checks an acceptance and hashes its password. Writes nothing. Throws QueueFull. */
export async function planMember(
  deps: UserDeps,
  { token, name, password }: AcceptInvitation,
): Promise<Result<PlannedMember, Refusal>> {
  const nowMs = deps.now();
  const invitationHash = hashKey(token);
  // Before the password is hashed, which is work: a link that opens nothing costs nothing.
  const seen = await openInvitation(deps.pool, invitationHash, nowMs);
  if (!seen.ok) return seen;
  const { email, account_name: company, is_by_command: isByCommand } = seen.value;
  const judged = await deps.judge(newcomer(password, { name, email, company }));
  if (!judged.ok) return judged;
  const user = {
    ...newUser(name, email, nowMs),
    passwordHash: await hashPassword(password),
  };
  return ok({ user, invitationHash, isByCommand });
}

/** Joins at once. Returns the person's id. */
export function joinAccount(
  deps: UserDeps,
  plan: MemberPlan,
  language: Language | null,
): Promise<Result<string, Refusal>> {
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const joined = await openMember(tx, plan, nowMs);
    if (joined.ok) await mailVerification(tx.client, deps.tokens, plan.user, nowMs, language);
    return joined;
  });
}

/**
 * Makes the person of an invitation, with the invitation's team role, and uses it up. Refuses, with
 * nothing written, where the invitation or the email was used meanwhile. Returns the person's id.
 */
export async function openMember(
  tx: Transaction,
  { user, invitationHash }: MemberPlan,
  nowMs: number,
): Promise<Result<string, Refusal>> {
  const invitation = await openInvitation(tx.client, invitationHash, nowMs, { lock: true });
  if (!invitation.ok) return invitation;
  if (!(await insertUser(tx.client, user))) return refuse(EMAIL_TAKEN);
  const { account_id: accountId, account_kind: kind, team_role: teamRole } = invitation.value;
  await insertMember(tx.client, {
    userId: user.id,
    accountId,
    role: roleOf(kind),
    team_role: teamRole,
    name: user.name,
    at: user.at,
  });
  await useInvitation(tx, invitation.value, user.id, nowMs);
  return ok(user.id);
}
