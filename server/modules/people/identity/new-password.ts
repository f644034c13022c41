// Checks the new password of a person who has one: by the rules for all, and never the same again.
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { CURRENT_PASSWORD_WRONG } from "./auth-refusals.ts";
import type { CheckPassword } from "./check-password.ts";
import { verifyPassword } from "./hash-password.ts";
import { type JudgePassword, type PasswordField, passwordRefusal } from "./judge-password.ts";
import {
  type PasswordOwnerRow,
  findPasswordOwner,
  keepCurrentPassword,
} from "./new-password.store.ts";

export interface NewPasswordDeps {
  readonly db: Queryable;
  readonly judge: JudgePassword;
}

interface NewPassword {
  readonly userId: string;
  readonly password: string;
  readonly field: PasswordField;
}

/**
 * For a person who came by a link. `removesFactor`: only the password is left afterwards. Throws
 * QueueFull.
 */
export async function checkResetPassword(
  { db, judge }: NewPasswordDeps,
  { removesFactor, ...chosen }: NewPassword & { readonly removesFactor: boolean },
): Promise<Result<undefined, Refusal>> {
  const owner = await findPasswordOwner(db, chosen.userId);
  if (owner === null) return refuse(NOT_FOUND);
  const hasFactor = owner.has_factor && !removesFactor;
  const judged = await judge({ ...chosen, owner, hasFactor });
  return judged.ok ? checkReuse(owner, chosen) : judged;
}

/**
 * For a person who is signed in and gives the current password, whose guesses count with those at
 * signing in. What the new one is compared with is told only to who knows the current one. If it
 * may be set, the current one is kept among the former ones. Throws QueueFull.
 */
export async function prepareChange(
  {
    db,
    judge,
    now,
    checkPassword,
  }: NewPasswordDeps & {
    readonly now: () => number;
    readonly checkPassword: CheckPassword;
  },
  userId: string,
  body: { readonly current_password: string; readonly new_password: string },
): Promise<Result<undefined, Refusal>> {
  const owner = await findPasswordOwner(db, userId);
  if (owner === null) return refuse(NOT_FOUND);
  const chosen = { userId, password: body.new_password, field: "/new_password" } as const;
  const known = await checkPassword(userId, body.current_password);
  if (!known.ok) return known.error.code === "invalid" ? refuse(CURRENT_PASSWORD_WRONG) : known;
  const judged = await judge({ ...chosen, owner, hasFactor: owner.has_factor });
  if (!judged.ok) return judged;
  const fresh = await checkReuse(owner, chosen);
  if (fresh.ok) await keepCurrentPassword(db, userId, new Date(now()));
  return fresh;
}

async function checkReuse(
  { current_hash: current, former_hashes: former, has_factor: hasFactor }: PasswordOwnerRow,
  { password, field }: NewPassword,
): Promise<Result<undefined, Refusal>> {
  if (current !== null && (await verifyPassword(current, password)))
    return refuse(passwordRefusal(field, "current", hasFactor));
  for (const hash of former)
    if (await verifyPassword(hash, password))
      return refuse(passwordRefusal(field, "former", hasFactor));
  return ok(undefined);
}
