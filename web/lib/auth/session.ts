// The calls behind the state of who is signed in: read the session, sign in, sign up, sign out.
import type { components } from "../../../contract/api.d.ts";
import { call } from "../api/call.ts";
import { toProblem } from "../api/problem.ts";
import { type User, getAuth, login, logout } from "./auth.ts";

type SignedIn = components["schemas"]["SignedIn"];

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly company: string;
  readonly role: "advertiser" | "affiliate";
}

/** Asks the server who is signed in and takes its word. Without an answer, whoever was kept stays: the screens say what is wrong. */
export async function checkSession(): Promise<void> {
  try {
    const { session } = await call<{ session: SignedIn | null }>("GET", "/v1/auth/get-session");
    if (session !== null) login(userOf(session));
    else if (getAuth().isAuthenticated) await logout();
  } catch (error) {
    if (toProblem(error).code === "suspended") await logout();
  }
}

export async function signIn(email: string, password: string): Promise<void> {
  login(userOf(await call<SignedIn>("POST", "/v1/auth/sign-in/email", { email, password })));
}

export async function signUp(form: SignUpForm): Promise<void> {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  login(userOf(await call<SignedIn>("POST", "/v1/auth/sign-up/email", { ...form, time_zone: timeZone })));
}

/** Ends the session. The browser's copy goes even where the server cannot be reached. */
export async function signOut(): Promise<void> {
  await call("POST", "/v1/auth/sign-out").catch(() => undefined);
  await logout();
}

function userOf({ user, role, account }: SignedIn): User {
  return { id: user.id, name: user.name, role, accountId: account.id, accountName: account.name, accountStatus: account.status };
}
