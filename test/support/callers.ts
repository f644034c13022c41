// Says who calls the API in a test, and with which headers.
import { PUBLIC_URL } from "./public-url.ts";

/**
 * The caller: a key, a person by id instead of a session, or a person by the cookie of a real
 * session; null without credentials.
 */
export type Caller =
  | { readonly key: string }
  | { readonly user: string }
  | { readonly cookie: string }
  | null;

/** The headers that carry the caller's credentials. */
export function credentialsOf(caller: Caller): Record<string, string> {
  if (caller === null) return {};
  if ("key" in caller) return { authorization: `Bearer ${caller.key}` };
  if ("user" in caller) return { "x-test-user": caller.user };
  // Browsers send both with a change; the server refuses a cookie without the origin.
  return { cookie: caller.cookie, origin: PUBLIC_URL };
}
