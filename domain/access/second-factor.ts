// Decides who must have a second factor beside the password.
import type { Role } from "./access.ts";

/**
 * `on`: signing in with the password asks for a code of the person's app. `required`: the person
 * must set a second factor up before anything else. `passkey`: the person's only one is a passkey,
 * and this session began without it: the person must sign in with it before anything else.
 */
export const SECOND_FACTORS = ["off", "on", "required", "passkey"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export interface Factors {
  readonly role: Role;
  /** Whether an authenticator app is set up. */
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
  /** Whether the session began with one of the person's passkeys, or added it. */
  readonly usedPasskey: boolean;
  /** Whether the owners of the person's account require one of every member. */
  readonly isRequired: boolean;
}

/**
 * The state of a person's second factor in a session. Operators must have one in production,
 * because they see the contact and the money of everybody (NIST SP 800-63B, AAL2); others where
 * their account's owners require it. A passkey that verifies its user is two factors by itself.
 */
export function secondFactorOf(
  { role, hasApp, hasPasskey, usedPasskey, isRequired }: Factors,
  { production }: { readonly production: boolean },
): SecondFactor {
  if (hasApp) return "on";
  const isNeeded = isRequired || (production && role === "admin");
  if (!isNeeded || (hasPasskey && usedPasskey)) return "off";
  return hasPasskey ? "passkey" : "required";
}

/** Whether the session may do nothing before its second factor is there. */
export function isFactorMissing(factor: string): boolean {
  return factor === "required" || factor === "passkey";
}
