// Sign-ups in production: they wait until the code or link of an email is used, and nothing that is
// answered before tells whether a person signs in with the email already.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Language } from "../../../../domain/languages.ts";
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { sendAccountMail } from "./account-mails.ts";
import { MOST_TRIES, WRONG_CODE } from "./email-verification.ts";
import { markEmailVerified } from "./email-verified.ts";
import type { NewUser } from "./identity.store.ts";
import { type MemberPlan, openMember } from "./join-account.ts";
import { UNKNOWN_LINK } from "./mail-links.ts";
import * as store from "./sign-ups.store.ts";
import { type CompanyPlan, openCompany } from "./write-company.ts";
import type { UserDeps } from "./write-user.ts";

/** What is made in the end: a company's account, or a member of one. */
export type SignUpPlan = CompanyPlan | MemberPlan;

const over = (what: string): Refusal => ({
  code: "link_over",
  detail: `${what} Sign up again.`,
});
const TOO_MANY = over("Too many wrong codes.");
const BROWSER_TOKEN_BYTES = 32;

/**
 * Lets a sign-up wait, and sends the email: with a code and a link, or, to a person who signs in
 * with the address, one that says so. Returns the token of the browser that signs up.
 */
export async function beginSignUp(
  { pool, now, tokens, limits }: UserDeps,
  plan: SignUpPlan,
  language: Language | null,
): Promise<Result<string, Refusal>> {
  const { email, id: newId } = plan.user;
  const refusal = await limits.begin(["sign_up", email]);
  if (refusal !== null) return refuse(refusal);
  const nowMs = now();
  const id = uuidv7(nowMs);
  const browserToken = randomBytes(BROWSER_TOKEN_BYTES).toString("base64url");
  await inTransaction(pool, async ({ client }) => {
    const known = await store.findPersonOf(client, email);
    await store.insertSignUp(client, {
      id,
      userId: known ?? newId,
      email,
      plan: known === null ? JSON.stringify(storedOf(plan)) : null,
      tokenHash: hashKey(tokens.tokenOf(id)),
      browserHash: hashKey(browserToken),
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + LINK_MINUTES.sign_up * MINUTE_MS),
    });
    await sendAccountMail(
      client,
      known === null
        ? { userId: newId, kind: "sign_up", linkId: id, address: email, language }
        : { userId: known, kind: "already_registered" },
      nowMs,
    );
  });
  return ok(browserToken);
}

/** The sign-up of an emailed link, as long as it can be finished. */
export async function openSignUp(
  db: Queryable,
  token: string,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<store.SignUpRow, Refusal>> {
  const row = await store.findSignUp(db, "token_hash", hashKey(token), { lock });
  if (row === null) return refuse(UNKNOWN_LINK);
  const refusal = overOf(row, nowMs);
  return refusal === null ? ok(row) : refuse(refusal);
}

/** Finishes a sign-up with its link. Returns the person's id. */
export function finishByLink(deps: UserDeps, token: string): Promise<Result<string, Refusal>> {
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const found = await openSignUp(tx.client, token, nowMs, { lock: true });
    return found.ok ? finish(tx, deps, found.value, nowMs) : found;
  });
}

/**
 * Finishes the sign-up of a browser with the six digits of its email. Where a person signs in with
 * the email already, every code is wrong. Returns the person's id.
 */
export function finishByCode(
  deps: UserDeps,
  browserToken: string,
  code: string,
): Promise<Result<string, Refusal>> {
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    const row = await store.findSignUp(client, "browser_hash", hashKey(browserToken), {
      lock: true,
    });
    if (row === null) return refuse(over("This sign-up has ended."));
    const refusal = overOf(row, nowMs);
    if (refusal !== null) return refuse(refusal);
    const isRight = timingSafeEqual(Buffer.from(deps.tokens.codeOf(row.id)), Buffer.from(code));
    if (isRight && row.plan !== null) return finish(tx, deps, row, nowMs);
    await store.countWrongCode(client, row.id);
    if (row.tries + 1 < MOST_TRIES) return refuse(WRONG_CODE);
    await store.endSignUp(client, row.id, new Date(nowMs));
    return refuse(TOO_MANY);
  });
}

function overOf({ tries, ended_at: end, expires_at: expiry }: store.SignUpRow, nowMs: number) {
  if (tries >= MOST_TRIES) return TOO_MANY;
  if (end !== null) return over("This sign-up was finished already, or has ended.");
  return expiry.getTime() <= nowMs ? over("The link and its code have expired.") : null;
}

/** Makes the person, whose email is confirmed by this. */
async function finish(
  tx: Transaction,
  deps: UserDeps,
  row: store.SignUpRow,
  nowMs: number,
): Promise<Result<string, Refusal>> {
  // No link is sent to an email that is known.
  if (row.plan === null) return refuse(UNKNOWN_LINK);
  const plan = planOf(row.plan as StoredPlan, new Date(nowMs));
  const made =
    "company" in plan
      ? await openCompany(tx, deps, plan, nowMs)
      : await openMember(tx, plan, nowMs);
  if (!made.ok) return made;
  await store.endSignUp(tx.client, row.id, new Date(nowMs));
  await markEmailVerified(tx, made.value, nowMs);
  return made;
}

/** A plan as JSON can hold it. */
interface StoredPlan {
  readonly user: Omit<NewUser, "at">;
  /** Absent for a member of an account that is there. */
  readonly company?: CompanyPlan["company"];
  /** SHA-256 of the invitation's token, in hexadecimal. */
  readonly invitation: string | null;
}

function storedOf(plan: SignUpPlan): StoredPlan {
  const { at: _at, ...user } = plan.user;
  const invitation = plan.invitationHash?.toString("hex") ?? null;
  return "company" in plan ? { user, company: plan.company, invitation } : { user, invitation };
}

function planOf({ user, company, invitation }: StoredPlan, at: Date): SignUpPlan {
  const person = { ...user, at };
  const invitationHash = invitation === null ? null : Buffer.from(invitation, "hex");
  if (company !== undefined) return { user: person, company, invitationHash };
  if (invitationHash === null) throw new Error("a member's sign-up has no invitation");
  return { user: person, invitationHash };
}
