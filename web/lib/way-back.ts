// Returns people after signing in to the address they wanted. Only addresses of this app count.

const HOME = "/dashboard";
const NOWHERE = "http://here.invalid";

/** Returns the login's address, with where to go afterwards. */
export function pathToLogin(wanted: string): string {
  return wanted === "/" || wanted === HOME ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
}

/**
 * Returns where to go after signing in. A foreign address, or the login itself, becomes the
 * dashboard.
 */
export function nextOf(search: string): string {
  const path = pathHere(new URLSearchParams(search).get("next") ?? "");
  return path === null || /^\/login(?![^?#])/.test(path) ? HOME : path;
}

/** Returns a path of this app in normalized form; null if the text leads anywhere else. */
export function pathHere(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || !URL.canParse(given, NOWHERE)) return null;
  // The URL parser drops tabs and line breaks, and the result must still be an address of this app.
  const { origin, pathname, search, hash } = new URL(given, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
