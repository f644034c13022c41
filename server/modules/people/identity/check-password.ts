// A password typed again, before something that an open session alone must not do. Guesses count
// with those at signing in.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { BUSY } from "./auth-refusals.ts";
import { verifyPassword } from "./hash-password.ts";
import { findPassword } from "./identity.store.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";
import { QueueFull } from "./work-queue.ts";

const WRONG = invalid([
  { field: "/password", code: "wrong", message: "Wrong password. Try again." },
]);

export type CheckPassword = (
  userId: string,
  password: string,
) => Promise<Result<undefined, Refusal>>;

export interface CheckDeps {
  readonly session: { readonly db: Queryable };
  readonly tries: SignInAttempts;
}

/** Refuses a wrong password, a person without a password, and too many attempts. */
export async function checkPassword(
  { session, tries }: CheckDeps,
  userId: string,
  password: string,
): Promise<Result<undefined, Refusal>> {
  const known = await findPassword(session.db, userId);
  if (known === null) return refuse(WRONG);
  const seconds = await tries.begin(known.email);
  if (seconds !== null)
    return refuse({
      code: "rate_limited",
      detail: `Too many wrong passwords. Try again in ${seconds} seconds.`,
      retryAfterSeconds: seconds,
    });
  try {
    if (!(await verifyPassword(known.password_hash, password))) return refuse(WRONG);
  } catch (error) {
    if (error instanceof QueueFull) return refuse(BUSY);
    throw error;
  }
  await tries.succeed(known.email);
  return ok(undefined);
}
