// Makes the calls behind the sign-in state: read the session, sign in, sign out.
import type { SignedIn } from "../../../contract/people/identity.ts";
import { call, stopReading } from "../api/call.ts";
import { toProblem } from "../api/problem.ts";
import { type User, beginLogout, endSession, getAuth, login, logout } from "./auth.ts";

/**
 * Asks the server who is signed in and applies the answer: at the start of the app by signing out,
 * later by reporting that the session has ended. Without an answer the stored person stays, and the
 * screens show the problem. An answer is ignored if a person signed in or out in the meantime.
 */
export async function checkSession(when: "start" | "later"): Promise<void> {
  const { user } = getAuth();
  try {
    const { session } = await call("GET /v1/auth/get-session");
    if (getAuth().user !== user) return;
    if (session !== null) await enter(session);
    else if (when === "later") endSession();
    else if (getAuth().isAuthenticated) await logout();
  } catch (error) {
    if (toProblem(error).code === "suspended") await logout();
  }
}

/** Signs the person in, clearing a different person's data first. */
export async function enter(session: SignedIn): Promise<void> {
  const user = userOf(session);
  const before = getAuth().user;
  if (before !== null && before.id !== user.id) await logout();
  login(user);
}

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

function userOf({
  user,
  role,
  team_role: teamRole,
  rights,
  second_factor: secondFactor,
  account,
  viewing,
}: SignedIn): User {
  return {
    id: user.id,
    name: user.name,
    role,
    teamRole,
    rights: rights.join(" "),
    secondFactor,
    accountId: account.id,
    accountName: account.name,
    accountStatus: account.status,
    timeZone: account.time_zone,
    viewing: viewing === null ? "" : `${viewing.id} ${viewing.ends_at}`,
  };
}
