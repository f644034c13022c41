// Making people: what all ways to become one share, and people whom the server makes itself.
import type { LicenseRules } from "../../network/licenses/index.ts";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import type pg from "pg";
import { EMAIL_PATTERN } from "../../../../contract/people/credentials.ts";
import type { Role } from "../../../../domain/access/access.ts";
import type { PasswordOwner } from "../../../../domain/access/password.ts";
import type { BasisPoints } from "../../../../domain/money/money.ts";
import { foldSpace } from "../../../../domain/lead/text.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertMember } from "../team/index.ts";
import { hashPassword } from "./hash-password.ts";
import { insertUser } from "./identity.store.ts";
import type { JudgedPassword, JudgePassword } from "./judge-password.ts";
import type { MailLimits } from "./mail-limits.ts";

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
  /** The part of a price that a new affiliate earns. */
  readonly affiliateShare: () => BasisPoints;
  /** Whether a company takes part only once its owner's email is confirmed. */
  readonly production: boolean;
  readonly tokens: MailTokens;
  readonly judge: JudgePassword;
  /** How often emails may be asked for. */
  readonly limits: MailLimits;
}

export const EMAIL_TAKEN = invalid([
  {
    field: "/email",
    code: "taken",
    message: "An account already uses this email. Sign in, or use another.",
  },
]);

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

/** The password of a person who has no second factor yet. */
export function newcomer(password: string, owner: PasswordOwner): JudgedPassword {
  return { password, owner, hasFactor: false, field: "/password" };
}

export function newUser(name: string, email: string, nowMs: number) {
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
