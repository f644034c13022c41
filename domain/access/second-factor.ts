// Decides who must have a second factor beside the password.
import type { Role } from "./access.ts";

/** `required`: the person must set one up before anything else. */
export const SECOND_FACTORS = ["off", "on", "required"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/**
 * The state of a person's second factor. Operators must have one in production, because they see
 * the contact and the money of everybody (NIST SP 800-63B, AAL2).
 */
export function secondFactorOf(
  person: { readonly role: Role; readonly isOn: boolean },
  { production }: { readonly production: boolean },
): SecondFactor {
  if (person.isOn) return "on";
  return production && person.role === "admin" ? "required" : "off";
}
