// Checks a typed code of six digits: from an authenticator app, or from an email.

/** Six digits, with or without spaces. */
export function isCode(text: string): boolean {
  return /^ *([0-9] *){6}$/.test(text);
}
