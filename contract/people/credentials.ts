// Describes the credentials of people: email address and password.
import { Type } from "typebox";
import { PASSWORD_LENGTH } from "../../domain/access/password.ts";

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
const RULE =
  "no common password, not guessed from the person's name, email or company, or otherwise soon.";
/** The password of a new person; its length is checked with the rest of the rule. */
export const NewPassword = Type.String({
  minLength: 1,
  maxLength: PASSWORD_LENGTH.most,
  description: `${PASSWORD_LENGTH.least} or more characters; ${RULE}`,
});
/** The new password of a person who has one. */
export const NextPassword = Type.String({
  minLength: 1,
  maxLength: PASSWORD_LENGTH.most,
  description:
    `${PASSWORD_LENGTH.least} or more characters, ${PASSWORD_LENGTH.leastWithFactor} or more ` +
    `beside a second factor; ${RULE} The current one and the last five before it are refused.`,
});
/** An existing password: accepted even if the rule for new passwords has changed. */
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.most });
