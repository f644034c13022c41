// Confirming an email: with the link or the code of an email that goes there.
import { timingSafeEqual } from "node:crypto";
import type pg from "pg";
import type { Language } from "../../../../domain/languages.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { markEmailVerified } from "./email-verified.ts";
import { linkOver, mailLink, openLinkOf } from "./mail-links.ts";
import * as store from "./mail-links.store.ts";

export interface VerificationDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly tokens: MailTokens;
}

/** Wrong codes after which a link and its code end. */
export const MOST_TRIES = 10;

export const WRONG_CODE = invalid([
  { field: "/code", code: "wrong", message: "Wrong code. Enter the one in the newest email." },
]);
const NO_LINK: Refusal = linkOver("and its code were not sent yet");
const TOO_MANY: Refusal = {
  code: "link_over",
  detail: "Too many wrong codes. Ask for a new email, and enter its code.",
};

/**
 * Sends the email to a person whose email was just written or is not confirmed yet; in the person's
 * own language where `language` is null.
 */
export function mailVerification(
  db: Queryable,
  tokens: MailTokens,
  person: { readonly id: string; readonly email: string },
  nowMs: number,
  language: Language | null = null,
): Promise<void> {
  const { id: userId, email } = person;
  return mailLink(db, tokens, { userId, kind: "verify_email", email, nowMs, language });
}

/** Sends the email again, unless the person's email is confirmed. */
export async function sendVerification(
  { pool, now, tokens }: VerificationDeps,
  userId: string,
): Promise<void> {
  const nowMs = now();
  await inTransaction(pool, async ({ client }) => {
    const person = await store.findOwnEmail(client, userId);
    if (person !== null && !person.is_verified)
      await mailVerification(client, tokens, { id: userId, email: person.email }, nowMs);
  });
}

/** Confirms the person's email with the code of the newest email. `code` is six digits. */
export function verifyByCode(
  { pool, now, tokens }: VerificationDeps,
  userId: string,
  code: string,
): Promise<Result<undefined, Refusal>> {
  const nowMs = now();
  const at = new Date(nowMs);
  return inTransaction(pool, async (tx) => {
    const { client } = tx;
    const person = await store.findOwnEmail(client, userId);
    if (person?.is_verified === true) return ok(undefined);
    const link = await store.lockNewestLink(client, userId, "verify_email");
    if (link === null) return refuse(NO_LINK);
    if (link.tries >= MOST_TRIES) return refuse(TOO_MANY);
    if (link.ended_at !== null || link.email !== person?.email)
      return refuse(linkOver("was already used"));
    if (link.expires_at.getTime() <= nowMs) return refuse(linkOver("and its code have expired"));
    if (!timingSafeEqual(Buffer.from(tokens.codeOf(link.id)), Buffer.from(code))) {
      await store.countWrongCode(client, link.id);
      if (link.tries + 1 < MOST_TRIES) return refuse(WRONG_CODE);
      await store.endMailLink(client, link.id, at);
      return refuse(TOO_MANY);
    }
    await markEmailVerified(tx, userId, nowMs);
    return ok(undefined);
  });
}

/** Confirms an email with a link. A link to an address that was changed since has ended. */
export function verifyByLink(
  { pool, now }: VerificationDeps,
  token: string,
): Promise<Result<undefined, Refusal>> {
  const nowMs = now();
  return inTransaction(pool, async (tx) => {
    const link = await openLinkOf(tx.client, ["verify_email"], token, nowMs);
    if (!link.ok) return link;
    await markEmailVerified(tx, link.value.user_id, nowMs);
    return ok(undefined);
  });
}
