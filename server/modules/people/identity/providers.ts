// Signing in with other providers: the flows there and back, and the people whom their accounts let
// in.
import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { Check } from "typebox/value";
import { Email } from "../../../../contract/people/credentials.ts";
import {
  admitByProvider,
  CONNECT_STATE,
  PROVIDER_MINUTES,
  type ProviderId,
} from "../../../../domain/access/sign-in-provider.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { NOT_FOUND, type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import { findSessionState } from "./identity.store.ts";
import type { ProviderAccount, ProviderClient } from "./provider-client.ts";
import { mismatch, PROVIDER_OVER, providerTaken } from "./provider-refusals.ts";
import * as store from "./providers.store.ts";

export interface ProvidersDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly providers: readonly ProviderClient[];
}

/** Of 32 bytes, more than RFC 6749 §10.10 asks for. */
const makeSecret = (): string => randomBytes(32).toString("base64url");
const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

export interface StartedFlow {
  /** The provider's page. */
  readonly url: string;
  /** For the browser's cookie: only this browser can finish. */
  readonly browser: string;
}

/** Starts a sign-in at a provider, or the connection of an account for a person. */
export async function startFlow(
  { pool, now, providers }: ProvidersDeps,
  id: ProviderId,
  userId: string | null,
): Promise<Result<StartedFlow, Refusal>> {
  const provider = providers.find(({ settings }) => settings.id === id);
  if (provider === undefined) return refuse(NOT_FOUND);
  const state = `${userId === null ? "" : CONNECT_STATE}${makeSecret()}`;
  const [nonce, verifier, browser] = [makeSecret(), makeSecret(), makeSecret()];
  const url = await provider.addressFor({ state, nonce, verifier });
  if (!url.ok) return url;
  const nowMs = now();
  await store.insertFlow(
    pool,
    {
      stateHash: hash(state),
      browserHash: hash(browser),
      provider: id,
      nonce,
      verifier,
      userId,
      expiresAt: new Date(nowMs + PROVIDER_MINUTES * MINUTE_MS),
    },
    new Date(nowMs),
  );
  return ok({ url: url.value, browser });
}

export interface ProviderAnswer {
  /** The query string of the address to which the provider sent the browser. */
  readonly answer: string;
  /** The browser's cookie; null without one. */
  readonly browser: string | null;
}

interface Arrived {
  readonly provider: ProviderClient;
  readonly account: ProviderAccount;
}

/** Uses the flow of an answer up, and asks the provider whose account it stands for. */
async function arrive(
  { pool, now, providers }: ProvidersDeps,
  { answer, browser }: ProviderAnswer,
  userId: string | null,
): Promise<Result<Arrived, Refusal>> {
  const state = new URLSearchParams(answer).get("state");
  if (state === null || browser === null) return refuse(PROVIDER_OVER);
  const key = { stateHash: hash(state), browserHash: hash(browser) };
  const flow = await store.takeFlow(pool, key, userId, new Date(now()));
  const provider = providers.find(({ settings }) => settings.id === flow?.provider);
  if (flow === null || provider === undefined) return refuse(PROVIDER_OVER);
  const { nonce, verifier } = flow;
  const account = await provider.redeem(answer, { state, nonce, verifier });
  if (!account.ok) return account;
  // The provider must vouch for the email also where a connection alone would name the person.
  if (!account.value.isEmailVerified)
    return refuse(mismatch(provider.settings.name, "email_unverified"));
  return ok({ provider, account: account.value });
}

/** The person whom a provider's answer lets in. A connection by email is stored. */
export async function findByProvider(
  deps: ProvidersDeps,
  answer: ProviderAnswer,
): Promise<Result<string, Refusal>> {
  const arrived = await arrive(deps, answer, null);
  if (!arrived.ok) return arrived;
  const { account, provider } = arrived.value;
  const { issuer, name } = provider.settings;
  const key = { issuer, subject: account.subject };
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const byEmail = await findByEmail(tx.client, account.email, issuer);
    const admitted = admitByProvider({
      isEmailVerified: account.isEmailVerified,
      linkedUserId: await store.findLinkedUser(tx.client, key),
      byEmail,
    });
    if (!admitted.ok) return refuse(mismatch(name, admitted.error));
    const { userId, isNew } = admitted.value;
    const standing = await findSessionState(tx.client, userId);
    if (standing?.member_status !== "active" || standing.account_status === "suspended")
      return refuse(SUSPENDED);
    if (!isNew) {
      await store.markLinkUsed(tx.client, key, new Date(nowMs));
      return ok(userId);
    }
    const linked = await link(tx, { ...key, userId, name, isUsed: true }, nowMs);
    return linked.ok ? ok(userId) : linked;
  });
}

/**
 * Only an address as people sign up with: others may become one in lower case, as "K" (U+212A)
 * becomes "k".
 */
async function findByEmail(db: Queryable, email: string | null, issuer: string) {
  if (email === null || !Check(Email, email)) return null;
  const person = await store.lockPersonByEmail(db, email.toLowerCase(), issuer);
  return person === null
    ? null
    : {
        userId: person.id,
        isConfirmed: person.email_verified,
        hasOtherAccount: person.is_linked,
      };
}

/** Connects the account of an answer with the person who asked for it. Returns the provider. */
export async function connectAccount(
  deps: ProvidersDeps,
  answer: ProviderAnswer,
  userId: string,
): Promise<Result<ProviderId, Refusal>> {
  const arrived = await arrive(deps, answer, userId);
  if (!arrived.ok) return arrived;
  const { account, provider } = arrived.value;
  const { id, issuer, name } = provider.settings;
  const key = { issuer, subject: account.subject };
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const linkedUserId = await store.findLinkedUser(tx.client, key);
    if (linkedUserId !== null && linkedUserId !== userId) return refuse(providerTaken(name));
    if (linkedUserId === userId) return ok(id);
    const linked = await link(tx, { ...key, userId, name, isUsed: false }, nowMs);
    return linked.ok ? ok(id) : linked;
  });
}

interface Linking extends store.AccountKey {
  readonly userId: string;
  /** The provider's. */
  readonly name: string;
  readonly isUsed: boolean;
}

async function link(
  { client }: Transaction,
  { issuer, subject, userId, name, isUsed }: Linking,
  nowMs: number,
): Promise<Result<undefined, Refusal>> {
  const at = new Date(nowMs);
  const isLinked = await store.insertLink(client, {
    id: uuidv7(nowMs),
    userId,
    issuer,
    subject,
    at,
    lastUsedAt: isUsed ? at : null,
  });
  if (!isLinked) return refuse(mismatch(name, "other_account"));
  await tell(client, { userId, name, change: "provider_connected" }, nowMs);
  return ok(undefined);
}

/** Ends the connection of a person with a provider's account. */
export async function disconnectAccount(
  { pool, now, providers }: ProvidersDeps,
  userId: string,
  id: ProviderId,
): Promise<Result<undefined, Refusal>> {
  const provider = providers.find(({ settings }) => settings.id === id);
  if (provider === undefined) return refuse(NOT_FOUND);
  const { issuer, name } = provider.settings;
  return inTransaction(pool, async ({ client }) => {
    if (!(await store.deleteLink(client, userId, issuer))) return refuse(NOT_FOUND);
    await tell(client, { userId, name, change: "provider_disconnected" }, now());
    return ok(undefined);
  });
}

/** Writes a change into the log, and tells the person by email, who may not have done it. */
async function tell(
  db: Queryable,
  {
    userId,
    name,
    change,
  }: {
    readonly userId: string;
    readonly name: string;
    readonly change: "provider_connected" | "provider_disconnected";
  },
  atMs: number,
): Promise<void> {
  const standing = await findSessionState(db, userId);
  if (standing === null) throw new Error("a person whose access changes is of no account");
  await recordActivity(db, {
    atMs,
    actor: { kind: "user", id: userId },
    accountId: standing.account_id,
    action: `user.${change}`,
    subjectKind: "user",
    subjectId: userId,
    detail: { provider: name },
  });
  await sendAccountMail(db, { userId, kind: "providers_changed", change }, atMs);
}
