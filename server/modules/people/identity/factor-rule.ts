// An owner's rule that every member of the account needs a second factor.
import type pg from "pg";
import type { FactorRule } from "../../../../contract/people/factor-rule.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import * as store from "./factor-rule.store.ts";

export interface FactorRuleDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Ends, in every process, the streams of people whose sessions may do nothing any longer. */
  readonly endAccess: () => Promise<void>;
}

const OWN_FACTOR_NEEDED: Refusal = {
  code: "own_factor_needed",
  detail: "Set up an authenticator app or a passkey yourself first, under Settings, Security.",
};

export async function findFactorRule(db: Queryable, actor: Actor): Promise<FactorRule> {
  const isRequired = await store.isFactorRequired(db, actor.accountId);
  const members = await store.listMemberFactors(db, actor.accountId);
  return {
    is_required: isRequired,
    has_own: hasFactor(members, actor.id),
    members: members.length,
    members_without: members.filter((member) => !member.has_factor).length,
  };
}

/** Starts or ends the rule; every member is mailed where it changes. */
export async function setFactorRule(
  { pool, now, endAccess }: FactorRuleDeps,
  actor: Actor,
  isRequired: boolean,
): Promise<Result<FactorRule, Refusal>> {
  const { accountId } = actor;
  if (!can(actor, "manage", "member", { accountId })) return refuse(FORBIDDEN);
  const atMs = now();
  const set = await inTransaction(pool, async ({ client }) => {
    const members = await store.listMemberFactors(client, accountId);
    if (isRequired && !hasFactor(members, actor.id)) return refuse(OWN_FACTOR_NEEDED);
    const isChanged = isRequired
      ? await store.startFactorRule(client, accountId, actor.id, new Date(atMs))
      : await store.endFactorRule(client, accountId);
    if (!isChanged) return ok(undefined);
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: isRequired ? "account.second_factor_required" : "account.second_factor_optional",
      subjectKind: "account",
      subjectId: accountId,
      detail: { members_without: members.filter((member) => !member.has_factor).length },
    });
    const change = isRequired ? "factor_required" : "factor_optional";
    for (const { user_id: userId } of members)
      await sendAccountMail(client, { userId, kind: "factor_rule_changed", change }, atMs);
    return ok(undefined);
  });
  if (!set.ok) return set;
  if (isRequired) await endAccess();
  return ok(await findFactorRule(pool, actor));
}

const hasFactor = (members: readonly store.MemberFactor[], userId: string): boolean =>
  members.some((member) => member.user_id === userId && member.has_factor);
