// What follows when a person has shown that their email is theirs.
import type { Transaction } from "../../../platform/db/transaction.ts";
import { announceBuyer } from "../../demand/campaigns/index.ts";
import { openConfirmedAccount } from "../../network/accounts/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { findSessionState } from "./identity.store.ts";
import { endMailLinks, setEmailVerified } from "./mail-links.store.ts";

/**
 * Marks the person's current email as confirmed, in the transaction of the proof, and lets an
 * account take part that waited for nothing else. Does nothing if it was confirmed before.
 */
export async function markEmailVerified(
  { client }: Transaction,
  userId: string,
  atMs: number,
): Promise<void> {
  const at = new Date(atMs);
  if (!(await setEmailVerified(client, userId, at))) return;
  await endMailLinks(client, userId, ["verify_email"], at);
  const standing = await findSessionState(client, userId);
  if (standing === null) return;
  await recordActivity(client, {
    atMs,
    actor: { kind: "user", id: userId },
    accountId: standing.account_id,
    action: "user.email_verified",
    subjectKind: "user",
    subjectId: userId,
    detail: {},
  });
  const accountId = standing.account_id;
  if (await openConfirmedAccount(client, accountId, atMs)) await announceBuyer(client, accountId);
}
