// Finds typing errors in the domain of an email address, and suggests the intended one.

/** The most common email providers. */
const DOMAINS = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "aol.com",
  "comcast.net",
  "live.com",
  "msn.com",
  "me.com",
  "att.net",
  "verizon.net",
  "sbcglobal.net",
  "proton.me",
  "protonmail.com",
  "ymail.com",
  "cox.net",
  "charter.net",
  "bellsouth.net",
  "mail.com",
  "email.com",
  "gmx.com",
] as const;
/**
 * A known domain of up to SHORT letters is never suggested, because a domain one letter off is more
 * likely another one. Above LONG letters two errors are still recognizable.
 */
const SHORT = 8;
const LONG = 9;

/** The address with the domain that was probably meant; null if there is no likely error. */
export function emailHint(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === "" || DOMAINS.some((known) => known === domain)) return null;
  const meant = DOMAINS.find(
    (known) => known.length > SHORT && slipsBetween(domain, known) <= (known.length > LONG ? 2 : 1),
  );
  return meant === undefined ? null : `${email.slice(0, at).trim()}@${meant}`;
}

/**
 * The number of letters to insert, delete, replace or swap with the next one to turn one text into
 * the other.
 */
export function slipsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
