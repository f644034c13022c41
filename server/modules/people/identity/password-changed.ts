// What follows when a person has changed their own password.
import type pg from "pg";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";

/** Writes it into the log, and tells the person by email. */
export async function passwordChanged(
  pool: pg.Pool,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  atMs: number,
): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    await recordActivity(client, {
      atMs,
      actor: { kind: "user", id },
      accountId,
      action: "user.password_changed",
      subjectKind: "user",
      subjectId: id,
      detail: {},
      changes: [{ field: "password" }],
    });
    await sendAccountMail(client, { userId: id, kind: "password_changed" }, atMs);
  });
}
