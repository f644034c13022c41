// Makes the slug of a form's address: a few words of its name, and a suffix that cannot be guessed.

const MOST_NAME = 40;

/**
 * The slug. `suffix` consists of lower-case letters and digits; accents and punctuation of the name
 * are dropped.
 */
export function slugOf(name: string, suffix: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MOST_NAME)
    .replaceAll(/^-+|-+$/g, "");
  return words === "" ? `form-${suffix}` : `${words}-${suffix}`;
}
