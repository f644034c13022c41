// Describes what people sign in with: e-mail address and password.
import { Type } from "typebox";

/**
 * NIST SP 800-63B asks for at least 8 characters and no rules on their kinds; the upper end bounds
 * the work of hashing.
 */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/**
 * An address as mail servers in use take it: no quoted local part, no address literal, a domain
 * with a dot.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9_+-]+([.'][A-Za-z0-9_+-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

export const Email = Type.String({
  maxLength: 254,
  pattern: EMAIL_PATTERN,
  description: "Upper and lower case are the same.",
});
/** A password that is set now. */
export const NewPassword = Type.String({
  minLength: PASSWORD_LENGTH.least,
  maxLength: PASSWORD_LENGTH.most,
});
/** Whatever the rule for new passwords is, one that was set may be given. */
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.most });
