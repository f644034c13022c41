// Setting, merging and deleting a person's own documents, within what one person may keep.
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import {
  type DocumentRow,
  type UserCollection,
  countDocuments,
  lockDocument,
  saveDocument,
} from "./user-document.store.ts";

export interface DocumentDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

type Json = Readonly<Record<string, unknown>>;

/** Ours: enough for every screen, too little to keep files in. */
const MOST_BYTES = 16 * 1024;
const MOST_DOCUMENTS = 200;

export interface DocumentWrite {
  readonly actor: Actor;
  readonly collection: UserCollection;
  readonly id: string;
  /**
   * What is to stand afterwards; `current` is null where there is none. Undefined: it cannot be
   * made this way.
   */
  readonly change: (current: Json | null) => Json | undefined;
}

export function writeDocument(
  deps: DocumentDeps,
  { actor, collection, id, change }: DocumentWrite,
): Promise<Result<DocumentRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    if (!can(actor, "update", "own", { userId: actor.id })) return refuse(FORBIDDEN);
    const current = await lockDocument(client, actor.id, collection, id);
    const document = change(current?.document ?? null);
    if (document === undefined) return refuse(NOT_FOUND);
    const problem = sizeProblem(
      document,
      current === null ? await countDocuments(client, actor.id, collection) : 0,
    );
    if (problem !== null)
      return refuse(invalid([{ field: "", code: "too_large", message: problem }]));
    return ok(await saveDocument(client, actor.id, collection, id, document, new Date(deps.now())));
  });
}

function sizeProblem(document: Json, others: number): string | null {
  if (Buffer.byteLength(JSON.stringify(document)) > MOST_BYTES)
    return `Keep the document within ${MOST_BYTES / 1024} kB.`;
  return others >= MOST_DOCUMENTS
    ? `Delete one first: at most ${MOST_DOCUMENTS} can be kept.`
    : null;
}
