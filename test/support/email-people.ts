// Creates people with an email address, for tests of emails.
import type { Role } from "../../domain/access/access.ts";
import type { TeamRole } from "../../domain/access/rights.ts";
import type { Topic } from "../../domain/notifications/notification-kind.ts";
import { publishOutbox } from "../../server/modules/notify/notifications/publish-outbox.ts";
import { appendOutboxEvent } from "../../server/platform/db/outbox.store.ts";
import type { TestApi } from "./api.ts";

export interface Reader {
  readonly user: string;
  readonly address: string;
}

let people = 0;

/** Creates a member of the account with a separate email address. */
export async function readerOf(
  api: TestApi,
  accountId: string,
  role: Role,
  {
    team_role: teamRole = "owner",
    language = "en",
  }: { readonly team_role?: TeamRole; readonly language?: "en" | "es" } = {},
): Promise<Reader> {
  const { user } = await api.userOf(accountId, role, teamRole);
  people += 1;
  const address = `reader${people}@inbox.example`;
  const at = new Date(api.fixture.atMs);
  await api.database.pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Test person', $2, false, $3, $3)`,
    [user, address, at],
  );
  if (language === "es")
    await api.database.pool.query(
      `insert into user_document (user_id, collection, id, document, updated_at)
       values ($1, 'preferences', 'display', $2, $3)`,
      [user, JSON.stringify({ language }), at],
    );
  return { user, address };
}

/** Appends an event as if committed at that moment, and publishes it. */
export async function appendEventAt<Payload extends object>(
  api: TestApi,
  topic: Topic<string, Payload>,
  payload: NoInfer<Payload>,
  atMs: number,
): Promise<void> {
  await appendOutboxEvent(api.database.pool, topic, payload, atMs);
  await publishAll(api);
}

/** Publishes all events of the outbox. */
export async function publishAll(api: TestApi): Promise<void> {
  while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
}
