// The address of a form: a few words of its name, and an end that nobody guesses.

const MOST_NAME = 40;

/**
 * `suffix` is of small letters and digits. What is left of the name has no accents and no signs.
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
