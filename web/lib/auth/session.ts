// Asks the server for the session, and applies it to the sign-in state.
import type { SignedIn } from "../../../contract/people/identity.ts";
import type { AnswerOf } from "../api/operation.ts";
import { toProblem } from "../api/problem.ts";
import { sendOperation } from "../api/send.ts";
import { type User, endSession, getAuth, hasSessionEnded, login, logout } from "./auth.ts";

/**
 * Milliseconds between the end of a session that the server replaces, as when a second factor is
 * turned on, and the last moment at which this browser may get the cookie of its successor.
 */
const REPLACED_WITHIN_MS = 1_000;

/**
 * Asks the server who is signed in and applies the answer: at the start of the app by signing out,
 * later by reporting that the session has ended. Without an answer the stored person stays, and the
 * screens show the problem. An answer is ignored if a person signed in or out in the meantime.
 * Returns whether the same person is signed in, in the same view.
 */
export async function checkSession(when: "start" | "later"): Promise<boolean> {
  const { user } = getAuth();
  try {
    let session = await findSession();
    if (session === null && when === "later" && !hasSessionEnded()) {
      await new Promise((resolve) => setTimeout(resolve, REPLACED_WITHIN_MS));
      session = await findSession();
    }
    const { user: now } = getAuth();
    const isStill = isSamePerson(user, now);
    // A sign-in or another check may have brought newer news.
    if (now !== user && (session === null || !isStill)) return isStill;
    if (session !== null) await enter(session);
    else if (when === "later") endSession();
    else if (getAuth().isAuthenticated) await logout();
    return session !== null && isSamePerson(user, userOf(session));
  } catch (error) {
    if (toProblem(error).code === "suspended") await logout();
    return false;
  }
}

/** Also in the same view: what was asked in one is not to be done in another. */
export const isSamePerson = (one: User | null, other: User | null): boolean =>
  one?.id === other?.id && one?.viewing === other?.viewing;

async function findSession(): Promise<SignedIn | null> {
  const response = await sendOperation("GET /v1/auth/get-session");
  const answer: AnswerOf<"GET /v1/auth/get-session"> = await response.json();
  return answer.session;
}

/** Signs the person in, clearing a different person's data first. */
export async function enter(session: SignedIn): Promise<void> {
  const user = userOf(session);
  const before = getAuth().user;
  if (before !== null && before.id !== user.id) await logout();
  login(user);
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
