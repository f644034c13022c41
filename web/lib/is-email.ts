// Checks a typed email as loosely as a browser can: the server decides.

/** A name, an @ and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^\S+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}
