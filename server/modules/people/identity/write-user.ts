// Making people: one who signs up comes with a company's account, one the operator makes joins an
// account that is there.
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import type pg from "pg";
import { EMAIL_PATTERN } from "../../../../contract/people/credentials.ts";
import type { SignUpBody } from "../../../../contract/people/sign-up.ts";
import type { Role } from "../../../../domain/access/access.ts";
import type { PasswordOwner } from "../../../../domain/access/password.ts";
import { foldSpace } from "../../../../domain/lead/text.ts";
import { cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  findTimeZone,
  insertAccount,
  insertAdvertiser,
  insertAffiliate,
} from "../../network/accounts/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type LicenseRules, claimStates } from "../../network/licenses/index.ts";
import { beginSellerName } from "../../network/seller-names/index.ts";
import { insertApplication } from "../../network/applications/index.ts";
import { markAccepted } from "../company-invitations/index.ts";
import { insertMember, openInvitation, roleOf, useInvitation } from "../team/index.ts";
import { openPayable } from "../../money/earnings/index.ts";
import { openWallet, recordTopUp } from "../../money/wallet/index.ts";
import { admitCompany } from "./admit-company.ts";
import { checkSignUp } from "./check-sign-up.ts";
import { mailVerification } from "./email-verification.ts";
import { hashPassword } from "./hash-password.ts";
import { insertUser } from "./identity.store.ts";
import type { JudgedPassword, JudgePassword } from "./judge-password.ts";

export interface UserDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
  /** The network's own name and those it had before, which no buyer may have. */
  readonly networkNames: () => readonly string[];
  readonly licenses: LicenseRules;
  /** Whether new advertisers start with sandbox money. */
  readonly demo: boolean;
  readonly signUpPolicy: () => SignUpPolicy;
  /** Whether a company takes part only once its owner's email is confirmed. */
  readonly production: boolean;
  readonly tokens: MailTokens;
  readonly judge: JudgePassword;
}

/** Basis points of a sale that an affiliate earns unless other terms are agreed. */
const AFFILIATE_SHARE = 7_000;
const DEMO_TOP_UP = cents(50_000);

const EMAIL_TAKEN = invalid([
  {
    field: "/email",
    code: "taken",
    message: "An account already uses this email. Sign in, or use another.",
  },
]);

/**
 * Makes a person with an account of their own, all or nothing. Returns the person's id. Throws
 * QueueFull.
 */
export async function signUpUser(
  deps: UserDeps,
  body: SignUpBody,
): Promise<Result<string, Refusal>> {
  const problems = checkSignUp(body);
  if (problems.length > 0) return refuse(invalid(problems));
  const judged = await deps.judge(newcomer(body.password, body));
  if (!judged.ok) return judged;
  const nowMs = deps.now();
  const at = new Date(nowMs);
  // Before the password is hashed, which is work: a sign-up that cannot be costs nothing.
  const admitted = await admitCompany(deps, deps.pool, body, nowMs);
  if (!admitted.ok) return admitted;
  const user = {
    ...newUser(body.name, body.email, nowMs),
    passwordHash: await hashPassword(body.password),
  };
  const accountId = uuidv7(nowMs);
  const topUpId = uuidv7(nowMs);
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    const admission = await admitCompany(deps, client, body, nowMs, { lock: true });
    if (!admission.ok) return admission;
    // Before anything else is written, so that a taken e-mail leaves nothing to take back.
    if (!(await insertUser(client, user))) return refuse(EMAIL_TAKEN);
    const { invitationId, isApproved } = admission.value;
    await openAccount(tx, deps, body, { accountId, topUpId, isApproved, nowMs });
    if (invitationId !== null) await markAccepted(client, invitationId, accountId, at);
    await insertMember(client, {
      userId: user.id,
      accountId,
      role: body.role,
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
      detail: { role: body.role, invited: invitationId !== null },
    });
    await mailVerification(client, deps.tokens, user, nowMs);
    return ok(user.id);
  });
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
  body: SignUpBody,
  { accountId, topUpId, isApproved, nowMs }: OpenedAccount,
): Promise<void> {
  const { client } = tx;
  const name = foldSpace(body.company);
  await insertAccount(client, {
    id: accountId,
    kind: body.role,
    name,
    status: isApproved && !deps.production ? "active" : "pending",
    timeZone: body.time_zone ?? (await findTimeZone(client, deps.networkId())),
    at: new Date(nowMs),
  });
  if (!isApproved) await insertApplication(client, accountId, new Date(nowMs));
  if (body.role === "advertiser") {
    await insertAdvertiser(client, {
      accountId,
      kind: body.buyer_kind ?? "agent",
      at: new Date(nowMs),
    });
    await claimStates(client, deps.licenses, {
      accountId,
      buyerKind: body.buyer_kind ?? "agent",
      states: body.licensed_states ?? [],
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
    await insertAffiliate(client, accountId, AFFILIATE_SHARE, body.traffic_kind ?? null);
    await openPayable(client, accountId);
  }
}

export interface CreateUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
  /** An account of the role's kind; for an admin the network's. */
  readonly accountId: string;
}

/** Makes a person for an account that exists. Returns the person's id. Throws QueueFull. */
export async function createUser(
  deps: UserDeps,
  command: CreateUser,
): Promise<Result<string, Refusal>> {
  const problems = checkPerson(command);
  if (problems.length > 0) return refuse(invalid(problems));
  const judged = await deps.judge(newcomer(command.password, { ...command, company: "" }));
  if (!judged.ok) return judged;
  const nowMs = deps.now();
  const user = {
    ...newUser(command.name, command.email, nowMs),
    passwordHash: await hashPassword(command.password),
  };
  return inTransaction(deps.pool, async ({ client }) => {
    if (!(await insertUser(client, user))) return refuse(EMAIL_TAKEN);
    await insertMember(client, {
      userId: user.id,
      accountId: command.accountId,
      role: command.role,
      team_role: "owner",
      name: user.name,
      at: user.at,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor: { kind: "system", id: "identity" },
      accountId: command.accountId,
      action: "user.created",
      subjectKind: "user",
      subjectId: user.id,
      detail: { role: command.role },
    });
    return ok(user.id);
  });
}

export interface AcceptInvitation {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Makes the person of an invitation, with the invitation's team role, and uses it up. Returns the
 * person's id. Throws QueueFull.
 */
export async function joinAccount(
  deps: UserDeps,
  { token, name, password }: AcceptInvitation,
): Promise<Result<string, Refusal>> {
  const nowMs = deps.now();
  // Before the password is hashed, which is work: a link that opens nothing costs nothing.
  const seen = await openInvitation(deps.pool, token, nowMs);
  if (!seen.ok) return seen;
  const { email, account_name: company } = seen.value;
  const judged = await deps.judge(newcomer(password, { name, email, company }));
  if (!judged.ok) return judged;
  const user = {
    ...newUser(name, seen.value.email, nowMs),
    passwordHash: await hashPassword(password),
  };
  return inTransaction(deps.pool, async (tx) => {
    const invitation = await openInvitation(tx.client, token, nowMs, { lock: true });
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
    await mailVerification(tx.client, deps.tokens, user, nowMs);
    return ok(user.id);
  });
}

/** The password of a person who has no second factor yet. */
function newcomer(password: string, owner: PasswordOwner): JudgedPassword {
  return { password, owner, hasFactor: false, field: "/password" };
}

function newUser(name: string, email: string, nowMs: number) {
  return {
    id: uuidv7(nowMs),
    credentialId: uuidv7(nowMs),
    name: foldSpace(name),
    email: email.toLowerCase(),
    at: new Date(nowMs),
  };
}

const EMAIL = new RegExp(EMAIL_PATTERN);

/** For callers that come by no schema. */
function checkPerson({ name, email }: CreateUser): FieldError[] {
  const problems: FieldError[] = [];
  if (name.trim() === "")
    problems.push({ field: "/name", code: "invalid", message: "Enter a name." });
  if (email.length > 254 || !EMAIL.test(email))
    problems.push({
      field: "/email",
      code: "invalid",
      message: "Enter an email address, for example ana@example.com.",
    });
  return problems;
}
