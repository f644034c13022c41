// Decides what an API key reaches: the scopes that it was made with, and which of them each
// operation and each sensitive kind of data needs.
import type { SubjectKind } from "./subjects.ts";

/**
 * `read`: what the account sees, without contact data, amounts and addresses with secrets.
 * `leads`: leads with their contact, and where they come from. `campaigns`: rules and bids for
 * buying. `money`: prices paid, earnings, balances and payouts. `hooks`: where data is sent.
 */
export const KEY_SCOPES = ["read", "leads", "campaigns", "money", "hooks"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What an operation needs of a key: each scope of `all`; with `orRead`, `read` alone is enough. */
export interface KeyNeeds {
  readonly all: readonly KeyScope[];
  readonly orRead?: true;
}

/** The part of an actor that scopes are decided by; `scopes` is absent except for a key. */
export interface ScopedActor {
  readonly kind: "user" | "key" | "source";
  readonly scopes?: readonly KeyScope[];
}

/** Subjects that no key sees without the scope, whichever operation shows them. */
const SUBJECT_SCOPES: Readonly<Partial<Record<SubjectKind, KeyScope>>> = {
  contact: "leads",
  wallet: "money",
  earning: "money",
  payout: "money",
  ping: "money",
  webhook: "hooks",
  destination: "hooks",
  delivery: "hooks",
  postback: "hooks",
};

/** Whether the actor has the scope; people and sources are not limited by scopes. */
export function hasScope({ kind, scopes }: ScopedActor, scope: KeyScope): boolean {
  return kind !== "key" || (scopes ?? []).includes(scope);
}

/** Whether the actor's scopes open subjects of the kind at all; `can` decides about each. */
export function reaches(actor: ScopedActor, kind: SubjectKind): boolean {
  const scope = SUBJECT_SCOPES[kind];
  return scope === undefined || hasScope(actor, scope);
}

/**
 * The scopes that a key with `held` lacks for an operation, in the order of `KEY_SCOPES`; empty
 * where it may call it.
 */
export function missingScopes(held: readonly KeyScope[], { all, orRead }: KeyNeeds): KeyScope[] {
  if (orRead === true && held.includes("read")) return [];
  return KEY_SCOPES.filter((scope) => all.includes(scope) && !held.includes(scope));
}
