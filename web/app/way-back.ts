// Back to where one wanted to go before one had to sign in. Only addresses of this app count.

const HOME = "/dashboard";

/** The login's address, with where to go afterwards. */
export function pathToLogin(wanted: string): string {
  return wanted === "/" || wanted === HOME ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in. An address elsewhere, or the login itself, becomes the dashboard. */
export function nextOf(search: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])/.test(next)) return HOME;
  // The URL parser drops tabs and line breaks, and what is left must still be an address here.
  const path = new URL(next, "http://here.invalid");
  return path.host !== "here.invalid" || path.pathname === "/login" ? HOME : path.pathname + path.search + path.hash;
}
