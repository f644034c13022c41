// Deletes what the modules keep for one person, when that person leaves an account.
import { deleteFollowsOf } from "../modules/demand/follows/index.ts";
import { deleteThreadsOf } from "../modules/insight/assistant/index.ts";
import { deleteMarksOf } from "../modules/insight/inbox/index.ts";
import { deleteReportsOf } from "../modules/insight/saved-reports/index.ts";
import { deletePreferencesOf } from "../modules/notify/notification-preferences/index.ts";
import { deleteDocumentsOf } from "../modules/people/documents/index.ts";
import { deleteSignIn } from "../modules/people/identity/index.ts";
import type { Queryable } from "../platform/db/queryable.ts";

/**
 * Deletes the person's sign-in, documents, follows, preferences, threads and saved reports, and
 * releases what they work in the inbox, in `db`'s transaction.
 */
export async function deleteMemberData(db: Queryable, userId: string): Promise<void> {
  await deleteSignIn(db, userId);
  await deleteDocumentsOf(db, userId);
  await deleteFollowsOf(db, userId);
  await deletePreferencesOf(db, userId);
  await deleteThreadsOf(db, userId);
  await deleteMarksOf(db, userId);
  await deleteReportsOf(db, userId);
}
