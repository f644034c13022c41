// What follows when a person signs in with a browser that they never signed in with before.
import type pg from "pg";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";

interface NewDevice extends Omit<ActivityEntry, "action" | "detail"> {
  /** The group of addresses that it came from. */
  readonly address: string;
  /** "Chrome, Windows"; null for an unknown one. */
  readonly browser: string | null;
}

/** Writes it into the log, and tells the person by email. */
export async function newDevice(
  pool: pg.Pool,
  { address, browser, ...entry }: NewDevice,
): Promise<void> {
  const facts = { address, browser };
  await inTransaction(pool, async ({ client }) => {
    await recordActivity(client, { ...entry, action: "user.new_device", detail: facts });
    const mail = { userId: entry.subjectId, kind: "new_device", facts } as const;
    await sendAccountMail(client, mail, entry.atMs);
  });
}
