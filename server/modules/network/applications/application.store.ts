// Reads and writes the rows of applications and of the messages about them.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface ApplicationRow {
  readonly account_id: string;
  readonly website: string | null;
  readonly license_number: string | null;
  readonly license_state: string | null;
  readonly about: string | null;
  readonly sent_at: Date | null;
  readonly reason: string | null;
}

export type ApplicationFactsRow = Pick<
  ApplicationRow,
  "website" | "license_number" | "license_state" | "about"
>;

const COLUMNS = "account_id, website, license_number, license_state, about, sent_at, reason";

/** Writes the empty application of an account that was just made; the applicant completes it. */
export async function insertApplication(db: Queryable, accountId: string, at: Date): Promise<void> {
  await db.query(
    `insert into account_application (account_id, turn, updated_at) values ($1, 'applicant', $2)`,
    [accountId, at],
  );
}

export async function findApplication(
  db: Queryable,
  accountId: string,
): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${COLUMNS} from account_application where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

export async function updateApplicationFacts(
  db: Queryable,
  accountId: string,
  facts: ApplicationFactsRow,
  at: Date,
): Promise<void> {
  await db.query(
    `update account_application
     set website = $2, license_number = $3, license_state = $4, about = $5, updated_at = $6
     where account_id = $1`,
    [accountId, facts.website, facts.license_number, facts.license_state, facts.about, at],
  );
}

/** Gives the application to the network: it was sent, or a question was answered. */
export async function giveToNetwork(db: Queryable, accountId: string, at: Date): Promise<void> {
  await db.query(
    `update account_application
     set turn = 'network', sent_at = $2, reason = null, updated_at = $2
     where account_id = $1`,
    [accountId, at],
  );
}

/** Gives it back to the applicant: with the reason of a refusal, or null after a question. */
export async function giveToApplicant(
  db: Queryable,
  accountId: string,
  reason: string | null,
  at: Date,
): Promise<void> {
  await db.query(
    `update account_application
     set turn = 'applicant', reason = $2, updated_at = $3
     where account_id = $1`,
    [accountId, reason, at],
  );
}

export interface MessageRow {
  readonly id: string;
  readonly sender: "applicant" | "network";
  readonly body: string;
  readonly at: Date;
}

/** The messages of an application, oldest first. */
export async function listMessages(db: Queryable, accountId: string): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select id, sender, body, at
     from application_message
     where account_id = $1
     order by at, id`,
    [accountId],
  );
  return rows;
}

export async function insertMessage(
  db: Queryable,
  message: MessageRow & { readonly accountId: string; readonly writtenBy: string },
): Promise<void> {
  await db.query(
    `insert into application_message (id, account_id, sender, written_by, body, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [message.id, message.accountId, message.sender, message.writtenBy, message.body, message.at],
  );
}
