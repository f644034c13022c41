// Back to where one wanted to go before one had to sign in. Only addresses of this app count.

const HOME = "/dashboard";
const NOWHERE = "http://here.invalid";

/** The login's address, with where to go afterwards. */
export function pathToLogin(wanted: string): string {
  return wanted === "/" || wanted === HOME ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
}

/**
 * Where to go after signing in. An address elsewhere, or the login itself, becomes the dashboard.
 */
export function nextOf(search: string): string {
  const path = pathHere(new URLSearchParams(search).get("next") ?? "");
  return path === null || /^\/login(?![^?#])/.test(path) ? HOME : path;
}

/** A path of this app as it will be followed; null where the text leads anywhere else. */
export function pathHere(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || !URL.canParse(given, NOWHERE)) return null;
  // The URL parser drops tabs and line breaks, and what is left must still be an address here.
  const { origin, pathname, search, hash } = new URL(given, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
