// Reads and writes the messages about a return, and whose turn they make it.
import type { AskedParty, ReturnAuthor } from "../../../../domain/returns/turn.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface MessageRow {
  readonly id: string;
  readonly return_id: string;
  readonly at: Date;
  readonly author: ReturnAuthor;
  readonly recipient: ReturnAuthor;
  readonly text: string;
}

/** The messages of a return, oldest first; of one party, if given, only its own. */
export async function listMessages(
  db: Queryable,
  returnId: string,
  reader: ReturnAuthor,
): Promise<readonly MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select id, return_id, at, author, recipient, text
     from return_message
     where return_id = $1 and ($2 = 'network' or $2 in (author, recipient))
     order by no`,
    [returnId, reader],
  );
  return rows;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await db.query<MessageRow>(
    "select id, return_id, at, author, recipient, text from return_message where id = $1",
    [id],
  );
  return rows[0] ?? null;
}

/** False if another message has taken the id meanwhile, which is then not stored again. */
export async function insertMessage(tx: Transaction, message: MessageRow): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into return_message (id, return_id, at, author, recipient, text)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing`,
    [
      message.id,
      message.return_id,
      message.at.toISOString(),
      message.author,
      message.recipient,
      message.text,
    ],
  );
  return rowCount === 1;
}

/** Makes it the turn of the asked party; null returns the turn to whose it was. */
export async function writeAsked(
  tx: Transaction,
  returnId: string,
  asked: AskedParty | null,
): Promise<void> {
  await tx.client.query("update lead_return set asked = $2 where id = $1", [returnId, asked]);
}
