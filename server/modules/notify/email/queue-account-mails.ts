// Queues emails about a person's own access: no setting delays or stops them.
import type { AccountMail } from "../../../../domain/notifications/account-mail.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { insertAccountMails } from "./email.store.ts";

export interface AskedMail {
  readonly mail: AccountMail;
  readonly atMs: number;
}

/** Queues the emails in the publisher's transaction, so that each is queued once. */
export function queueAccountMails(db: Queryable, asked: readonly AskedMail[]): Promise<void> {
  return insertAccountMails(
    db,
    asked.map(({ mail, atMs }) => ({ ...mail, id: uuidv7(atMs), atMs })),
  );
}
