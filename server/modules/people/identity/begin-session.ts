// Begins the session of a person whom a call of our own has identified.
import { setSessionCookie } from "better-auth/cookies";
import type { Result } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { refusalError } from "./auth-refusals.ts";

/** Signs the person in. Throws what `readRefusal` turns back into the refusal. */
export async function beginSession(
  context: Parameters<typeof setSessionCookie>[0],
  person: Result<string, Refusal>,
): Promise<void> {
  if (!person.ok) throw refusalError(person.error);
  const { internalAdapter } = context.context;
  const user = await internalAdapter.findUserById(person.value);
  if (user === null) throw new Error("the person who signs in is not there");
  await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
}
