// Signs a person in with a password, and out.
import { call } from "../api/call.ts";
import { stopReading } from "../api/send.ts";
import { beginLogout, logout } from "./auth.ts";
import { enter } from "./session.ts";

export async function signIn(email: string, password: string): Promise<void> {
  await enter(await call("POST /v1/auth/sign-in/email", { body: { email, password } }));
}

/**
 * Ends the session, aborting running reads first. The browser's copy is deleted even if the server
 * cannot be reached.
 */
export async function signOut(): Promise<void> {
  beginLogout();
  stopReading();
  await call("POST /v1/auth/sign-out").catch(() => undefined);
  await logout();
}
