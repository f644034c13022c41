// Asks for emails about a person's own access, in the transaction of the action.
import {
  type AccountMail,
  accountMailTopic,
} from "../../../../domain/notifications/account-mail.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

type AskedMail = Pick<AccountMail, "userId" | "kind"> & Partial<AccountMail>;

/** Sends an email once the transaction has committed. */
export function sendAccountMail(
  db: Queryable,
  {
    userId,
    kind,
    linkId = null,
    change = null,
    address = null,
    language = null,
    facts = null,
  }: AskedMail,
  atMs: number,
): Promise<void> {
  const mail = { userId, kind, linkId, change, address, language, facts };
  return appendOutboxEvent(db, accountMailTopic, mail, atMs);
}
