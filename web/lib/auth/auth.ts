// Who is signed in: the user, and whether there is one. Login sets both, logout clears both;
// nothing else changes them.
import { createStore, useStore } from "../store.ts";
import { emptyDatabases } from "./empty-databases.ts";

/**
 * What any screen may know of the person: a display name and a role; any role that is not known
 * gets an empty menu.
 */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** What one may do within the account. */
  readonly teamRole: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly accountStatus: string;
}

export interface AuthState {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
}

const SIGNED_OUT: AuthState = { user: null, isAuthenticated: false };
/**
 * Kept, so that the next visit draws the shell at once while the server is asked; holds no e-mail
 * and no token.
 */
const KEY = "plat.user";

const store = createStore<AuthState>(readKept());
/**
 * The server knows the session no longer, while somebody is at work: they sign in again over their
 * screen, and lose nothing typed.
 */
const ended = createStore(false);
/**
 * Somebody is signing out: while the server is told, nothing of theirs is drawn, and so nothing is
 * asked.
 */
const leaving = createStore(false);
const clearing = new Set<() => void | Promise<void>>();

export function login(user: User): void {
  ended.set(false);
  store.set({ user, isAuthenticated: true });
  keep(user);
}

/**
 * Says that the session has ended, so that the shell asks to sign in again. Nobody signed in:
 * nothing to say.
 */
export function endSession(): void {
  if (store.get().isAuthenticated) ended.set(true);
}

export function useSessionEnded(): boolean {
  return useStore(ended);
}

/** Takes the screens away; `logout` follows. */
export function beginLogout(): void {
  leaving.set(true);
}

export function useIsLeaving(): boolean {
  return useStore(leaving);
}

/**
 * Clears the state, what the browser's databases hold of the person, and what others have asked to
 * be cleared with it: those that are not loaded, as at the start of the app, hold nothing but what
 * is in the databases.
 */
export async function logout(): Promise<void> {
  ended.set(false);
  store.set(SIGNED_OUT);
  leaving.set(false);
  keep(null);
  await Promise.all([emptyDatabases(), ...[...clearing].map((clear) => clear())]);
}

/**
 * Runs at every logout, also where another tab began it: what holds data of the person empties
 * itself here.
 */
export function onLogout(clear: () => void | Promise<void>): void {
  clearing.add(clear);
}

export function getAuth(): AuthState {
  return store.get();
}

export function useAuth(): AuthState {
  return useStore(store);
}

/** The person of a screen inside the shell, where there always is one. */
export function useUser(): User {
  const { user } = useAuth();
  if (user === null) throw new Error("a screen of the shell was drawn with nobody signed in");
  return user;
}

function keep(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing asks the server first each time.
  }
}

function readKept(): AuthState {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isUser(user) ? { user, isAuthenticated: true } : SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "name", "role", "teamRole", "accountId", "accountName", "accountStatus"].every(
      (name) => typeof Reflect.get(value, name) === "string",
    )
  );
}

if (typeof window !== "undefined") {
  // Another tab signed in or out.
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    const kept = readKept();
    if (kept.user === null) void logout();
    else if (kept.user.id !== store.get().user?.id) store.set(kept);
  });
}
