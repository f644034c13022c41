// Changing the email that a person signs in with: agreed to from both addresses, in either order.
import { hiddenChange } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import type { EmailChange } from "../../../../contract/people/email-change.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { isUniqueViolation } from "../../../platform/db/database-errors.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import * as store from "./email-change.store.ts";
import { markEmailVerified } from "./email-verified.ts";
import { linkOver, mailLink, openLinkOf } from "./mail-links.ts";
import { type MailLinkRow, endMailLink, endMailLinks, findOwnEmail } from "./mail-links.store.ts";
import { endPasswordLinks } from "./password-links.store.ts";
import { deleteOtherSessions } from "./second-factor.store.ts";

export interface EmailChangeDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly tokens: MailTokens;
}

interface Person {
  readonly id: string;
  readonly accountId: string;
}

const SAME = invalid([
  { field: "/email", code: "same", message: "You sign in with this email already." },
]);
/** Told only to a person who can read the mail of both addresses. */
const TAKEN: Refusal = {
  code: "id_taken",
  detail: "Another account uses this email by now, so yours stays as it is. Choose another one.",
};
/** No session has it. */
const NO_TOKEN = "";
const CHANGE_LINKS = ["confirm_new_email", "approve_email_change"] as const;

/** The person's open change, as the API shows it. */
export async function findChange(
  { pool, now }: EmailChangeDeps,
  userId: string,
): Promise<EmailChange | null> {
  const row = await store.findOpenChange(pool, userId, new Date(now()));
  return row === null
    ? null
    : {
        new_email: row.new_email,
        is_approved: row.approved_at !== null,
        is_confirmed: row.confirmed_at !== null,
        expires_at: row.expires_at.toISOString(),
      };
}

/**
 * Sends a link to both addresses; an earlier change ends. Does the same whether another person has
 * the new email or not.
 */
export async function askChange(
  { pool, now, tokens }: EmailChangeDeps,
  person: Person,
  email: string,
): Promise<Result<undefined, Refusal>> {
  const nowMs = now();
  const at = new Date(nowMs);
  const newEmail = email.toLowerCase();
  return inTransaction(pool, async ({ client }) => {
    const own = await findOwnEmail(client, person.id, { lock: true });
    if (own === null || own.email === newEmail) return refuse(SAME);
    await store.endChange(client, person.id, at);
    const changeId = uuidv7(nowMs);
    await store.insertEmailChange(client, {
      id: changeId,
      userId: person.id,
      oldEmail: own.email,
      newEmail,
      createdAt: at,
      expiresAt: new Date(nowMs + LINK_MINUTES.confirm_new_email * MINUTE_MS),
    });
    const link = { userId: person.id, changeId, nowMs };
    await mailLink(client, tokens, { ...link, kind: "approve_email_change", email: own.email });
    await mailLink(client, tokens, { ...link, kind: "confirm_new_email", email: newEmail });
    await record(client, person, "user.email_change_asked", nowMs);
    return ok(undefined);
  });
}

export async function cancelChange({ pool, now }: EmailChangeDeps, person: Person): Promise<void> {
  const nowMs = now();
  await inTransaction(pool, async ({ client }) => {
    if (await endOpenChange(client, person.id, nowMs))
      await record(client, person, "user.email_change_cancelled", nowMs);
  });
}

/** Ends a person's open change and its links. False if there was none. */
export async function endOpenChange(db: Queryable, userId: string, atMs: number): Promise<boolean> {
  const at = new Date(atMs);
  await endMailLinks(db, userId, CHANGE_LINKS, at);
  return store.endChange(db, userId, at);
}

export interface AgreedChange {
  readonly userId: string;
  /** False while the other address has not agreed. */
  readonly isChanged: boolean;
}

/**
 * Uses the link of one of the addresses. When both have agreed, the email changes, and the person's
 * sessions end except the one with `sessionToken`.
 */
export async function agree(
  deps: EmailChangeDeps,
  token: string,
  sessionToken: string | null,
): Promise<Result<AgreedChange, Refusal>> {
  try {
    return await useLink(deps, token, sessionToken);
  } catch (error) {
    // Another person took the email at the same moment.
    if (isUniqueViolation(error)) return refuse(TAKEN);
    throw error;
  }
}

function useLink(
  { pool, now }: EmailChangeDeps,
  token: string,
  sessionToken: string | null,
): Promise<Result<AgreedChange, Refusal>> {
  const nowMs = now();
  const at = new Date(nowMs);
  return inTransaction(pool, async (tx) => {
    const { client } = tx;
    const opened = await openLinkOf(client, CHANGE_LINKS, token, nowMs);
    if (!opened.ok) return opened;
    const { id, kind, user_id: userId, change_id: changeId } = opened.value;
    const change = changeId === null ? null : await store.lockChange(client, changeId);
    if (change === null) return refuse(linkOver("was replaced by a newer one"));
    const isApproval = kind === "approve_email_change";
    const isLast = (isApproval ? change.confirmed_at : change.approved_at) !== null;
    // Before anything is written, so that a refusal leaves everything as it was.
    if (isLast && !(await store.replaceEmail(client, userId, change.new_email, at)))
      return refuse(TAKEN);
    await endMailLink(client, id, at);
    await store.agreeToChange(client, change.id, isApproval ? "approved_at" : "confirmed_at", at);
    if (isLast) await finish(tx, opened.value, change, { sessionToken, nowMs });
    return ok({ userId, isChanged: isLast });
  });
}

/** The email has changed: earlier links and other sessions end, and both addresses are told. */
async function finish(
  tx: Transaction,
  { user_id: userId, account_id: accountId }: MailLinkRow,
  change: store.EmailChangeRow,
  { sessionToken, nowMs }: { readonly sessionToken: string | null; readonly nowMs: number },
): Promise<void> {
  const { client } = tx;
  const at = new Date(nowMs);
  await store.endChange(client, userId, at);
  await endMailLinks(client, userId, ["verify_email", "magic_link", ...CHANGE_LINKS], at);
  await endPasswordLinks(client, userId, at);
  await deleteOtherSessions(client, userId, sessionToken ?? NO_TOKEN);
  await markEmailVerified(tx, userId, nowMs);
  await record(client, { id: userId, accountId }, "user.email_changed", nowMs);
  const notice = { userId, kind: "email_changed" } as const;
  await sendAccountMail(client, notice, nowMs);
  await sendAccountMail(client, { ...notice, address: change.old_email }, nowMs);
}

async function record(
  db: Queryable,
  { id, accountId }: Person,
  action: ActivityAction,
  atMs: number,
): Promise<void> {
  await recordActivity(db, {
    atMs,
    actor: { kind: "user", id },
    accountId,
    action,
    subjectKind: "user",
    subjectId: id,
    detail: {},
    changes: hiddenChange("email", action === "user.email_changed"),
  });
}
