// Begins the session of a person whom our own endpoints at better-auth let in.
import { setSessionCookie } from "better-auth/cookies";
import type { Result } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { refusalError } from "./auth-refusals.ts";

export type EndpointContext = Parameters<typeof setSessionCookie>[0];

/** `passkeyId`: the passkey that let the person in, if one did. */
export async function beginSession(
  context: EndpointContext,
  userId: string,
  passkeyId: string | null = null,
): Promise<void> {
  const { internalAdapter } = context.context;
  const user = await internalAdapter.findUserById(userId);
  if (user === null) throw new Error("the person who is let in is not there");
  const session = await internalAdapter.createSession(
    user.id,
    false,
    passkeyId === null ? {} : { passkeyId },
  );
  await setSessionCookie(context, { session, user });
}

/**
 * Begins the session of a person whom work of ours has made or identified. Throws what
 * `readRefusal` turns back into the refusal.
 */
export async function beginFound(
  context: EndpointContext,
  person: Result<string, Refusal>,
): Promise<void> {
  if (!person.ok) throw refusalError(person.error);
  await beginSession(context, person.value);
}
