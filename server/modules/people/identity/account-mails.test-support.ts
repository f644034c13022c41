// Reads the emails about access that the identity server asked for, as their recipients would.
import type {
  AccountMail,
  AccountMailKind,
} from "../../../../domain/notifications/account-mail.ts";
import { TEST_SECRET } from "../../../../test/support/identity.ts";
import { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { query } from "./identity.test-support.ts";

const tokens = new MailTokens(TEST_SECRET);

/** A person's emails of a kind, oldest first. */
export async function mailsOf(
  userId: string,
  kind: AccountMailKind,
): Promise<readonly AccountMail[]> {
  const rows = await query(
    `select payload from outbox
     where topic = 'account_mail' and payload ->> 'userId' = $1 and payload ->> 'kind' = $2
     order by id`,
    [userId, kind],
  );
  return rows.map(({ payload }) => payload);
}

/** What the newest email of a kind holds. */
export async function newestLink(
  userId: string,
  kind: AccountMailKind,
): Promise<{ readonly token: string; readonly code: string }> {
  const linkId = (await mailsOf(userId, kind)).at(-1)?.linkId ?? null;
  if (linkId === null) throw new Error(`no ${kind} was sent`);
  return { token: tokens.tokenOf(linkId), code: tokens.codeOf(linkId) };
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");

/** Suspends a person, or ends that. */
export async function suspend(userId: string, isSuspended = true): Promise<void> {
  await query("update member set status = $2 where user_id = $1", [
    userId,
    isSuspended ? "suspended" : "active",
  ]);
}
