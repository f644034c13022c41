// Takes each code of an authenticator app once.
import { MINUTE_MS } from "../../../../domain/time.ts";
import { insertUsedCode } from "./second-factor.store.ts";
import type { SessionDeps } from "./sessions.ts";

/** How long used codes are kept, in minutes. */
const CODE_MINUTES = 3;

/**
 * A code works for about a minute, and once (RFC 6238 §5.2). False if the person has used it in the
 * last three minutes, in which the app can still accept it.
 */
export function useCode(
  { db, now }: Pick<SessionDeps, "db" | "now">,
  userId: string,
  code: string,
): Promise<boolean> {
  const nowMs = now();
  return insertUsedCode(db, {
    userId,
    code,
    at: new Date(nowMs),
    forgetBefore: new Date(nowMs - CODE_MINUTES * MINUTE_MS),
  });
}

/** The six digits of a code that may have spaces. */
export function digitsOf(code: string): string {
  return code.replaceAll(" ", "");
}
