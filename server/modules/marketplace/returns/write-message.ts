// Writes about an open return: a party to the network, the network to a party. A question of the
// network makes it the party's turn until it writes.
import { RETURN_FILE_LIMITS, mayOpenFiles } from "../../../../domain/returns/files.ts";
import { RETURN_MESSAGE_LIMIT } from "../../../../domain/returns/terms.ts";
import {
  type ReturnMessageSent,
  returnMessageTopic,
} from "../../../../domain/notifications/kinds/return-message.ts";
import type { ReturnMessage } from "../../../../contract/marketplace/return-messages.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type ReturnAuthor, askedAfter, mayWriteTo } from "../../../../domain/returns/turn.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { type FileRules, type SentFile, readFiles } from "../../../platform/files/read-files.ts";
import {
  FORBIDDEN,
  KEY_REUSED,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { ERASED } from "../leads/index.ts";
import { TOO_MANY_FILES, areSameFiles, attachFiles, rowsOfFiles } from "./attach-files.ts";
import { authorOf } from "./message-author.ts";
import type { ReturnDeps } from "./return-deps.ts";
import { type FileRow, listFiles } from "./return-file.store.ts";
import {
  type MessageRow,
  findMessage,
  insertMessage,
  listMessages,
  writeAsked,
} from "./return-message.store.ts";
import { type ReturnRow, findReturn, lockSaleForReturn, partiesOf } from "./return.store.ts";
import { readSaleRecord } from "./sale-record.ts";
import { DECIDED } from "./settle-return.ts";

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = invalid([
  {
    field: "/files",
    code: "invalid",
    message:
      `The files of a message are at most ${RETURN_FILE_LIMITS.messageBytes / MEGABYTE} MB ` +
      "together. Send them in several messages, or make them smaller.",
  },
]);
const FILE_RULES: FileRules = {
  mostBytes: RETURN_FILE_LIMITS.messageBytes,
  pointerOf: (index) => `/files/${index}`,
  tooLarge: TOO_LARGE,
};

const TOO_MANY: Refusal = {
  code: "forbidden",
  detail: `A return takes at most ${RETURN_MESSAGE_LIMIT} messages. The network decides on them.`,
};

export interface NewMessage {
  readonly id: string;
  readonly to: ReturnAuthor;
  readonly text: string;
  readonly files: readonly SentFile[];
}

/** The messages that the actor may read. */
export async function readMessages(
  deps: ReturnDeps,
  actor: Actor,
  returnId: string,
): Promise<Result<readonly ReturnMessage[], Refusal>> {
  const row = await findReturn(deps.pool, returnId);
  if (row === null || !can(actor, "read", "return", partiesOf(row))) return refuse(NOT_FOUND);
  const reader = authorOf(actor);
  const messages = await listMessages(deps.pool, returnId, reader);
  const files = await listFiles(
    deps.pool,
    messages.map(({ id }) => id),
  );
  const opens =
    can(actor, "open", "return", partiesOf(row)) &&
    mayOpenFiles(reader, { isApproved: row.status === "approved" });
  return ok(messages.map((message) => presentMessage(message, files, opens)));
}

/**
 * Stores the message and its files without the lead's contact data, and notifies its recipient.
 * Contents of files are sealed instead: only the message's parties read them.
 */
export async function writeMessage(
  deps: ReturnDeps,
  actor: Actor,
  returnId: string,
  message: NewMessage,
): Promise<Result<ReturnMessage, Refusal>> {
  const read = await readFiles(message.files, FILE_RULES);
  if (!read.ok) return read;
  return inTransaction(deps.pool, async (tx) => {
    const seen = await findReturn(tx.client, returnId);
    const parties = seen === null ? null : partiesOf(seen);
    if (seen === null || parties === null || !can(actor, "read", "return", parties))
      return refuse(NOT_FOUND);
    const from = authorOf(actor);
    if (!can(actor, "write", "return", parties) || !mayWriteTo(from, message.to))
      return refuse(FORBIDDEN);
    const sale = await lockSaleForReturn(tx, seen.sale_id);
    // Read again: another transaction may have changed it while this one waited for the lock.
    const row = await findReturn(tx.client, returnId);
    if (sale === null || row === null) return refuse(NOT_FOUND);
    const { lead, opened } = await readSaleRecord(tx.client, deps, sale);
    const stored: MessageRow = {
      id: message.id,
      return_id: returnId,
      at: new Date(deps.now()),
      author: from,
      recipient: message.to,
      text: leaveOutContact(message.text.trim(), opened?.contact ?? null),
    };
    const files = rowsOfFiles(deps, message.id, opened?.contact ?? null, read.value);
    const earlier = await findMessage(tx.client, message.id);
    if (earlier !== null) {
      const kept = await listFiles(tx.client, [message.id]);
      return isSame(earlier, stored) && areSameFiles(kept, files)
        ? ok(presentMessage(earlier, kept, true))
        : refuse(KEY_REUSED);
    }
    if (row.status !== "filed") return refuse(DECIDED);
    if (files.length > 0 && lead.row.status === "erased") return refuse(ERASED);
    const full = await findLimitReached(tx, returnId, files.length);
    if (full !== null) return refuse(full);
    if (!(await insertMessage(tx, stored))) return refuse(KEY_REUSED);
    await attachFiles(tx, deps, row.lead_id, files, read.value);
    await writeAsked(tx, returnId, askedAfter(row.asked, { from, to: message.to }));
    await recordActivity(tx.client, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "return.message_sent",
      subjectKind: "return",
      subjectId: returnId,
      detail: { sale_id: row.sale_id, to: message.to, files: files.length },
    });
    await appendOutboxEvent(
      tx.client,
      returnMessageTopic,
      eventOf(row, stored, deps.rules().networkId),
      deps.now(),
    );
    return ok(presentMessage(stored, files, true));
  });
}

/** What a return takes no more of, with the files of a new message; null if there is room. */
async function findLimitReached(
  tx: Transaction,
  returnId: string,
  newFiles: number,
): Promise<Refusal | null> {
  const messages = await listMessages(tx.client, returnId, "network");
  if (messages.length >= RETURN_MESSAGE_LIMIT) return TOO_MANY;
  if (newFiles === 0) return null;
  const files = await listFiles(
    tx.client,
    messages.map(({ id }) => id),
  );
  return files.length + newFiles > RETURN_FILE_LIMITS.perReturn ? TOO_MANY_FILES : null;
}

function isSame(one: MessageRow, other: MessageRow): boolean {
  return (
    one.return_id === other.return_id &&
    one.author === other.author &&
    one.recipient === other.recipient &&
    one.text === other.text
  );
}

/** The text itself is read with the return and nowhere else. */
function eventOf(
  row: ReturnRow,
  { author, recipient }: MessageRow,
  networkId: string,
): ReturnMessageSent {
  const accounts = { buyer: row.buyer_id, affiliate: row.affiliate_id, network: networkId };
  return {
    returnId: row.id,
    leadId: row.lead_id,
    accountId: accounts[recipient],
    from: author,
    reason: row.reason,
  };
}

/** `opens`: whether the reader may download its files. */
function presentMessage(
  { return_id: returnId, ...row }: MessageRow,
  files: readonly FileRow[],
  opens: boolean,
): ReturnMessage {
  return {
    id: row.id,
    return_id: returnId,
    at: row.at.toISOString(),
    from: row.author,
    to: row.recipient,
    text: row.text,
    files: files
      .filter(({ message_id: messageId }) => messageId === row.id)
      .map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes, opens })),
  };
}
