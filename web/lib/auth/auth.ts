// Holds the signed-in user, and whether there is one. Login sets both, logout clears both; nothing
// else changes them.
import type { Right } from "../../../domain/access/rights.ts";
import { createContext, use } from "react";
import { forgetDrafts } from "../kept-drafts.ts";
import { createStore, useStore } from "../store.ts";
import { emptyDatabases } from "./empty-databases.ts";

/**
 * What any screen may know about the person: a display name and a role; an unknown role gets an
 * empty menu.
 */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The person's team role within the account. */
  readonly teamRole: string;
  /** What the role may do (`domain/access`), separated by spaces. */
  readonly rights: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly accountStatus: string;
  /** "required": the person must set up a second factor before anything else. */
  readonly secondFactor: string;
  /** IANA zone of the account: the days of its figures begin and end by this clock. */
  readonly timeZone: string;
  /**
   * While a person of the network views an account: the view's id and, after a space, when it ends
   * (ISO 8601). Role, rights and account are then those of its reader. Empty without a view.
   */
  readonly viewing: string;
}

/** Whether the person may do it; the server decides again. */
export const may = ({ rights }: User, right: Right): boolean => rights.split(" ").includes(right);

export interface AuthState {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
}

/** The member that was added last: a person whom an earlier version stored lacks it. */
const NEWEST: keyof User = "viewing";
const SIGNED_OUT: AuthState = { user: null, isAuthenticated: false };
/**
 * Stored so that the next visit renders the shell immediately while the server is asked; contains
 * no email and no token.
 */
const KEY = "plat.user";
/** Stored while the session is known to have ended, so that every tab knows. */
const ENDED_KEY = "plat.session-ended";

const store = createStore<AuthState>(readKept());
/**
 * True when the server has ended the session while a person is working: they sign in again over
 * their screen, and lose nothing typed.
 */
const ended = createStore(false);
/**
 * True while a person is signing out: until the server has answered, nothing of theirs is rendered
 * or requested.
 */
const leaving = createStore(false);
const clearing = new Set<() => void | Promise<void>>();
const forgetting = new Set<() => void>();

export function login(user: User): void {
  const before = store.get().user;
  markEnded(false);
  keep(user);
  if (before?.id === user.id && before.viewing !== user.viewing) return startOver();
  store.set({ user, isAuthenticated: true });
}

/**
 * Loads the app anew for another view, or for the person's own account again: nothing that was
 * drawn, read or typed for the one reaches the other.
 */
function startOver(): void {
  leaving.set(true);
  location.replace("/");
}

/** The view of an account that the screens are drawn for, as in `User`. */
export const viewOf = (): string => store.get().user?.viewing ?? "";

/**
 * Reports that the session has ended: every tab forgets what it must not show any longer, and the
 * shell asks the person to sign in again. Does nothing without a signed-in person.
 */
export function endSession(): void {
  if (!store.get().isAuthenticated || ended.get()) return;
  markEnded(true);
  for (const forget of forgetting) forget();
}

/**
 * Registers what to forget when the session has ended while the person's screens stay, as contact
 * data. Returns a function that takes it back.
 */
export function onSessionEnd(forget: () => void): () => void {
  forgetting.add(forget);
  return () => void forgetting.delete(forget);
}

export function hasSessionEnded(): boolean {
  return ended.get();
}

export function useSessionEnded(): boolean {
  return useStore(ended);
}

/** Hides the screens; `logout` follows. */
export function beginLogout(): void {
  leaving.set(true);
}

export function useIsLeaving(): boolean {
  return useStore(leaving);
}

/**
 * Clears the state, the person's data in the browser's databases, and what other modules have
 * registered to clear. Modules that are not loaded, as at the start of the app, have data only in
 * the databases.
 */
export async function logout(): Promise<void> {
  markEnded(false);
  store.set(SIGNED_OUT);
  leaving.set(false);
  keep(null);
  forgetDrafts();
  await Promise.all([emptyDatabases(), ...[...clearing].map((clear) => clear())]);
}

/**
 * Registers a cleanup for every logout, including those of another tab: each module that holds the
 * person's data clears it here.
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

/**
 * The person of the screens below. A screen that is being rendered keeps its person, also when a
 * sign-out empties the state meanwhile.
 */
export const CurrentUser = createContext<User | null>(null);

/** Returns the person of a screen inside the shell, where there always is one. */
export function useUser(): User {
  const user = use(CurrentUser);
  if (user === null) throw new Error("a screen of the shell was drawn without a signed-in user");
  return user;
}

function keep(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // A browser without storage asks the server first each time.
  }
}

/** Sets it here, and by the storage in the other tabs. */
function markEnded(hasEnded: boolean): void {
  ended.set(hasEnded);
  try {
    if (hasEnded) localStorage.setItem(ENDED_KEY, "1");
    else localStorage.removeItem(ENDED_KEY);
  } catch {
    // Without storage the other tabs learn it from the server.
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
    NEWEST in value &&
    Object.values(value).every((member) => typeof member === "string")
  );
}

if (typeof window !== "undefined") {
  // Another tab signed in or out, or found that the session has ended.
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === ENDED_KEY) {
      if (newValue === null) ended.set(false);
      else endSession();
    }
    if (key !== KEY) return;
    const kept = readKept();
    const before = store.get().user;
    if (kept.user === null) void logout();
    else if (before === null) store.set(kept);
    // Nothing that this tab has of one person may reach another, nor of one view another.
    else if (kept.user.id !== before.id || kept.user.viewing !== before.viewing) startOver();
  });
}
