// Describes the credentials of people: email address and password.
import { Type } from "typebox";

/**
 * NIST SP 800-63B requires at least 8 characters and no rules on their kinds; the maximum bounds
 * the work of hashing.
 */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/**
 * An address that common mail servers accept: no quoted local part, no address literal, a domain
 * with a dot.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9_+-]+([.'][A-Za-z0-9_+-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

export const Email = Type.String({
  maxLength: 254,
  pattern: EMAIL_PATTERN,
  description: "Case-insensitive.",
});
/** A new password. */
export const NewPassword = Type.String({
  minLength: PASSWORD_LENGTH.least,
  maxLength: PASSWORD_LENGTH.most,
});
/** An existing password: accepted even if the rule for new passwords has changed. */
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.most });
