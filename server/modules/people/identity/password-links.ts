// One-time links with which a person chooses a new password: made for a person, opened by the
// token, used once.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import { endOpenChange } from "./email-change.ts";
import { hashPassword } from "./hash-password.ts";
import type { JudgePassword } from "./judge-password.ts";
import { endMailLinks } from "./mail-links.store.ts";
import { checkResetPassword } from "./new-password.ts";
import { keepCurrentPassword } from "./new-password.store.ts";
import * as store from "./password-links.store.ts";

const TOKEN_BYTES = 32;
const APP_OFF = { kind: "second_factor_changed", change: "app_off" } as const;

export interface MadePasswordLink {
  readonly id: string;
  /** Goes into the link; kept nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link that lasts `validMs`. Earlier links of the person end. */
export async function makePasswordLink(
  db: Queryable,
  {
    userId,
    removesFactor,
    validMs,
    nowMs,
    tokenOf = () => randomBytes(TOKEN_BYTES).toString("base64url"),
  }: {
    readonly userId: string;
    readonly removesFactor: boolean;
    readonly validMs: number;
    readonly nowMs: number;
    /** Computes the token of a link that is emailed; the default is a random one. */
    readonly tokenOf?: (id: string) => string;
  },
): Promise<MadePasswordLink> {
  const id = uuidv7(nowMs);
  const token = tokenOf(id);
  const expiresAt = new Date(nowMs + validMs);
  await store.insertPasswordLink(db, {
    id,
    userId,
    tokenHash: hashKey(token),
    removesFactor,
    createdAt: new Date(nowMs),
    expiresAt,
  });
  return { id, token, expiresAt };
}

const UNKNOWN: Refusal = {
  code: "not_found",
  detail: "This link doesn't exist. Copy the whole link.",
};
const over = (what: string): Refusal => ({
  code: "link_over",
  detail: `The link ${what}. Ask for a new one.`,
});

/** The link of a token, as long as it can be used. */
export async function openPasswordLink(
  db: Queryable,
  token: string,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<store.PasswordLinkRow, Refusal>> {
  const row = await store.findPasswordLink(db, hashKey(token), { lock });
  if (row === null) return refuse(UNKNOWN);
  if (row.ended_at !== null) return refuse(over("was already used, or replaced by a newer one"));
  if (row.expires_at.getTime() <= nowMs) return refuse(over("has expired"));
  return row.member_status === "active" && row.account_status !== "suspended"
    ? ok(row)
    : refuse(SUSPENDED);
}

export interface ResetDeps {
  readonly pool: pg.Pool;
  readonly judge: JudgePassword;
  readonly now: () => number;
}

/**
 * Sets the password with a link, all or nothing, and ends the person's sessions. Returns the
 * person's id. Throws QueueFull.
 */
export async function resetPassword(
  { pool, now, judge }: ResetDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<string, Refusal>> {
  const nowMs = now();
  const at = new Date(nowMs);
  // Before the password is hashed, which is work: a link that opens nothing costs nothing.
  const seen = await openPasswordLink(pool, token, nowMs);
  if (!seen.ok) return seen;
  const checked = await checkResetPassword(
    { db: pool, judge },
    {
      userId: seen.value.user_id,
      password,
      field: "/password",
      removesFactor: seen.value.removes_factor,
    },
  );
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async ({ client }) => {
    const link = await openPasswordLink(client, token, nowMs, { lock: true });
    if (!link.ok) return link;
    const { user_id: userId, account_id: accountId, removes_factor: removesFactor } = link.value;
    await keepCurrentPassword(client, userId, at);
    await store.replacePassword(client, userId, passwordHash, at);
    if (removesFactor) await store.removeFactor(client, userId);
    await store.endPasswordLinks(client, userId, at);
    // What a person who knew the old password began does not go on.
    await endOpenChange(client, userId, nowMs);
    await endMailLinks(client, userId, ["magic_link"], at);
    await recordActivity(client, {
      atMs: nowMs,
      actor: { kind: "user", id: userId },
      accountId,
      action: "user.password_reset",
      subjectKind: "user",
      subjectId: userId,
      detail: { second_factor_removed: removesFactor },
    });
    await sendAccountMail(client, { userId, kind: "password_changed" }, nowMs);
    if (removesFactor) await sendAccountMail(client, { userId, ...APP_OFF }, nowMs);
    return ok(userId);
  });
}
