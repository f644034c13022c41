// Creates drafts of an import's rows, and the links with which their people confirm them.
import { randomBytes } from "node:crypto";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import { draftForm, rowDraftProblems } from "../../../../domain/drafts/draft-answers.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { prepareDraftForm } from "../forms/index.ts";
import { DRAFT_SOURCE_NAME, TOKEN_BYTES } from "./draft-source.ts";
import type { DraftDeps } from "./draft-deps.ts";
import { openAnswers, sealAnswers } from "./draft-state.ts";
import { insertDraft, setLink } from "./draft.store.ts";
import * as store from "./imported-draft.store.ts";
import { sayProblem } from "./say-problem.ts";

/** The maximum number of an account's waiting drafts from files: they must not fill the disk. */
const MOST_WAITING = 20_000;
const LINKED_AT_ONCE = 200;
const LINK_COLUMNS = [
  "line_in_file",
  "first_name",
  "last_name",
  "phone",
  "email",
  "link",
  "expires",
  "what_is_missing",
];

/** A row to be stored as a draft. */
export interface ImportedDraft {
  /** The same row always has the same id, so that it becomes one draft. */
  readonly id: string;
  /** Line of the file at which the row begins, from 1. */
  readonly line: number;
  readonly answers: Answers;
}

interface DraftsOfImport {
  readonly accountId: string;
  readonly importId: string;
  /** The person or key that made the import. */
  readonly createdBy: string;
  readonly drafts: readonly ImportedDraft[];
  readonly atMs: number;
  /** How long their persons may confirm them, in milliseconds. */
  readonly draftMs: number;
}

/** Returns how many more drafts of files the account may have waiting. */
export async function roomForDrafts(db: Queryable, accountId: string): Promise<number> {
  return Math.max(0, MOST_WAITING - (await store.countImported(db, accountId)));
}

/** Stores the drafts, each once; `prepareDraftSource` must have run for the account. */
export async function insertImportedDrafts(
  db: Queryable,
  vault: Pick<ContactVault, "seal" | "open">,
  { accountId, importId, createdBy, drafts, atMs, draftMs }: DraftsOfImport,
): Promise<void> {
  const sourceId = await store.findDraftSource(db, accountId);
  if (sourceId === null) throw new Error("the account has no source for drafts");
  for (const { id, line, answers } of drafts)
    await insertDraft(db, {
      id,
      accountId,
      sourceId,
      createdBy,
      threadId: null,
      imported: { importId, line },
      language: "en",
      answers: sealAnswers(vault, id, answers),
      at: new Date(atMs),
      expiresAt: new Date(atMs + draftMs),
    });
}

/**
 * Returns the file of links for the waiting drafts of an import, in pieces; earlier links of these
 * drafts stop working.
 */
export async function linkImportedDrafts(
  deps: DraftDeps,
  actor: Actor,
  importId: string,
): Promise<Result<AsyncGenerator<string>, Refusal>> {
  const { accountId } = actor;
  if (!can(actor, "write", "draft", { accountId })) return refuse(FORBIDDEN);
  const sourceId = await store.findSourceOfDrafts(deps.pool, accountId, importId);
  if (sourceId === null) return refuse(NOT_FOUND);
  const document = draftForm(DRAFT_SOURCE_NAME, "en");
  const form = await prepareDraftForm(deps.forms, actor, sourceId, document);
  if (!form.ok) return form;
  const atMs = deps.now();
  await recordActivity(deps.pool, {
    atMs,
    actor,
    accountId,
    action: "draft.links_exported",
    subjectKind: "import",
    subjectId: importId,
    detail: { count: await store.countWaiting(deps.pool, importId, new Date(atMs)) },
  });
  return ok(linksOf(deps, importId, `${deps.publicUrl}/f/${form.value.slug}`));
}

async function* linksOf(
  deps: DraftDeps,
  importId: string,
  address: string,
): AsyncGenerator<string> {
  // The byte order mark, which identifies UTF-8 to spreadsheets.
  yield `\uFEFF${csvLine(LINK_COLUMNS)}`;
  let after: store.DraftPlace | null = { line: 0, id: "" };
  while (after !== null) {
    const place: store.DraftPlace = after;
    const linked = await inTransaction(deps.pool, ({ client }) =>
      linkSome(deps, client, importId, place, address),
    );
    after = linked.next;
    if (linked.lines.length > 0) yield linked.lines.join("");
  }
}

async function linkSome(
  deps: DraftDeps,
  db: Queryable,
  importId: string,
  after: store.DraftPlace,
  address: string,
): Promise<{ readonly lines: readonly string[]; readonly next: store.DraftPlace | null }> {
  const at = new Date(deps.now());
  const expiresAt = new Date(at.getTime() + deps.draftMs());
  const rows = await store.lockWaiting(db, importId, after, at, LINKED_AT_ONCE);
  const lines: string[] = [];
  for (const row of rows) {
    const answers = openAnswers(deps.intake.vault, row, at.getTime());
    const problems = rowDraftProblems(
      draftForm(DRAFT_SOURCE_NAME, row.language),
      answers,
      (zip) => deps.intake.findPlace(zip) !== null,
    );
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    if (problems.length === 0) await setLink(db, row.id, hashKey(token), at, expiresAt);
    const { first_name: first, last_name: last, phone, email } = answers;
    lines.push(
      csvLine([
        String(row.import_line),
        ...[first, last, phone, email].map((text) => text ?? ""),
        problems.length === 0 ? `${address}?draft=${token}` : "",
        problems.length === 0 ? expiresAt.toISOString() : "",
        problems.map((problem) => sayProblem(problem).message).join(" "),
      ]),
    );
  }
  const last = rows.at(-1);
  const isEnd = last === undefined || rows.length < LINKED_AT_ONCE;
  return { lines, next: isEnd ? null : { line: last.import_line ?? 0, id: last.id } };
}
