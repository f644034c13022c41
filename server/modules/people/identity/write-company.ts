// Signing a company up: the person, their account, and what belongs to it.
import type { SignUpBody } from "../../../../contract/people/sign-up.ts";
import { foldSpace } from "../../../../domain/lead/text.ts";
import { cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  findTimeZone,
  insertAccount,
  insertAdvertiser,
  insertAffiliate,
} from "../../network/accounts/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertApplication } from "../../network/applications/index.ts";
import { claimStates } from "../../network/licenses/index.ts";
import { beginSellerName } from "../../network/seller-names/index.ts";
import { markAccepted } from "../company-invitations/index.ts";
import { insertMember } from "../team/index.ts";
import { openPayable } from "../../money/earnings/index.ts";
import { openWallet, recordTopUp } from "../../money/wallet/index.ts";
import { admitCompany } from "./admit-company.ts";
import { checkSignUp } from "./check-sign-up.ts";
import { mailVerification } from "./email-verification.ts";
import { hashPassword } from "./hash-password.ts";
import { insertUser, type NewUser } from "./identity.store.ts";
import { EMAIL_TAKEN, newcomer, newUser, type UserDeps } from "./write-user.ts";

const DEMO_TOP_UP = cents(50_000);

/** A sign-up that was checked. */
export interface CompanyPlan {
  readonly user: NewUser;
  readonly company: Omit<SignUpBody, "password" | "invitation">;
  /** Of the invitation's token; null without one. */
  readonly invitationHash: Buffer | null;
}

/** Checks a sign-up and hashes its password. Writes nothing. Throws QueueFull. */
export async function planCompany(
  deps: UserDeps,
  { password, invitation, ...company }: SignUpBody,
): Promise<Result<CompanyPlan, Refusal>> {
  const problems = checkSignUp(company);
  if (problems.length > 0) return refuse(invalid(problems));
  const judged = await deps.judge(newcomer(password, company));
  if (!judged.ok) return judged;
  const nowMs = deps.now();
  const invitationHash = invitation === undefined ? null : hashKey(invitation);
  const asked = { role: company.role, invitationHash };
  // Before the password is hashed, which is work: a sign-up that cannot be costs nothing.
  const admitted = await admitCompany(deps, deps.pool, asked, nowMs);
  if (!admitted.ok) return admitted;
  const passwordHash = await hashPassword(password);
  const user = { ...newUser(company.name, company.email, nowMs), passwordHash };
  return ok({ user, company, invitationHash });
}

/** Signs a company up at once, all or nothing. Returns the person's id. Throws QueueFull. */
export async function signUpUser(
  deps: UserDeps,
  body: SignUpBody,
): Promise<Result<string, Refusal>> {
  const plan = await planCompany(deps, body);
  if (!plan.ok) return plan;
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const opened = await openCompany(tx, deps, plan.value, nowMs);
    if (opened.ok)
      await mailVerification(tx.client, deps.tokens, plan.value.user, nowMs, body.language ?? null);
    return opened;
  });
}

/**
 * Makes the person and the account. Refuses, with nothing written, where the invitation or the
 * email was used meanwhile. Returns the person's id.
 */
export async function openCompany(
  tx: Transaction,
  deps: UserDeps,
  { user, company, invitationHash }: CompanyPlan,
  nowMs: number,
): Promise<Result<string, Refusal>> {
  const { client } = tx;
  const at = new Date(nowMs);
  const accountId = uuidv7(nowMs);
  const topUpId = uuidv7(nowMs);
  const asked = { role: company.role, invitationHash };
  const admission = await admitCompany(deps, client, asked, nowMs, { lock: true });
  if (!admission.ok) return admission;
  // Before anything else is written, so that a taken email leaves nothing to take back.
  if (!(await insertUser(client, user))) return refuse(EMAIL_TAKEN);
  const { invitationId, isApproved } = admission.value;
  await openAccount(tx, deps, company, { accountId, topUpId, isApproved, nowMs });
  if (invitationId !== null) await markAccepted(client, invitationId, accountId, at);
  await insertMember(client, {
    userId: user.id,
    accountId,
    role: company.role,
    team_role: "owner",
    name: user.name,
    at,
  });
  await recordActivity(client, {
    atMs: nowMs,
    actor: { kind: "user", id: user.id },
    accountId,
    action: "account.signed_up",
    subjectKind: "account",
    subjectId: accountId,
    detail: { role: company.role, invited: invitationId !== null },
  });
  return ok(user.id);
}

interface OpenedAccount {
  readonly accountId: string;
  readonly topUpId: string;
  readonly isApproved: boolean;
  readonly nowMs: number;
}

async function openAccount(
  tx: Transaction,
  deps: UserDeps,
  company: CompanyPlan["company"],
  { accountId, topUpId, isApproved, nowMs }: OpenedAccount,
): Promise<void> {
  const { client } = tx;
  const name = foldSpace(company.company);
  await insertAccount(client, {
    id: accountId,
    kind: company.role,
    name,
    status: isApproved && !deps.production ? "active" : "pending",
    timeZone: company.time_zone ?? (await findTimeZone(client, deps.networkId())),
    at: new Date(nowMs),
  });
  if (!isApproved) await insertApplication(client, accountId, new Date(nowMs));
  if (company.role === "advertiser") {
    await insertAdvertiser(client, {
      accountId,
      kind: company.buyer_kind ?? "agent",
      at: new Date(nowMs),
    });
    await claimStates(client, deps.licenses, {
      accountId,
      buyerKind: company.buyer_kind ?? "agent",
      states: company.licensed_states ?? [],
      atMs: nowMs,
    });
    await beginSellerName(client, deps, {
      accountId,
      name,
      atMs: nowMs,
      isApproved: isApproved && !deps.production,
    });
    await openWallet(client, accountId);
    if (deps.demo)
      await recordTopUp(tx, {
        topUpId,
        advertiserId: accountId,
        networkId: deps.networkId(),
        amountCents: DEMO_TOP_UP,
        atMs: nowMs,
      });
  } else {
    await insertAffiliate(client, {
      accountId,
      share: deps.affiliateShare(),
      trafficKind: company.traffic_kind ?? null,
      at: new Date(nowMs),
    });
    await openPayable(client, accountId);
  }
}
