// A password typed again, before something that an open session alone must not do. Guesses count
// for the person, apart from those at signing in.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { BUSY, rateLimited } from "./auth-refusals.ts";
import { verifyPassword } from "./hash-password.ts";
import { findPassword } from "./identity.store.ts";
import type { Guess, SignInAttempts } from "./sign-in-attempts.ts";
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
  return countTry(tries, { id: userId, email: known.email }, "password", async () => {
    try {
      return (await verifyPassword(known.password_hash, password)) ? ok(undefined) : refuse(WRONG);
    } catch (error) {
      if (error instanceof QueueFull) return refuse(BUSY);
      throw error;
    }
  });
}

/**
 * Runs a check of what a signed-in person types, and counts it; earlier failures end with a
 * success. An open session is a device that signed in before: guesses elsewhere do not lock it.
 */
export async function countTry(
  tries: SignInAttempts,
  person: { readonly id: string; readonly email: string },
  what: Guess["what"],
  check: () => Promise<Result<undefined, Refusal>>,
): Promise<Result<undefined, Refusal>> {
  const guess: Guess = { what, email: person.email, address: "", deviceId: person.id };
  const seconds = await tries.begin(guess);
  if (seconds !== null) return refuse(rateLimited(seconds, "Too many wrong attempts"));
  const checked = await check();
  if (checked.ok) await tries.succeed(guess);
  return checked;
}
