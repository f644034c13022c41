// Finds a password that is too short before it is sent.
import { PASSWORD_LENGTH, passwordLength } from "../../../../domain/access/password.ts";

/** Whether a typed password is too short; the server decides everything else. */
export function isShort(password: string, least: number = PASSWORD_LENGTH.least): boolean {
  return passwordLength(password) < least;
}
