// Creates, changes and withdraws a draft, and makes its link.
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { randomBytes } from "node:crypto";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { draftForm, draftProblems } from "../../../../domain/drafts/draft-answers.ts";
import type { FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { statedAnswers } from "../../../../domain/drafts/stated-answers.ts";
import { dayNear } from "../../../../domain/qualification/days.ts";
import type { Language, Slots } from "../../../../domain/qualification/slots.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { remarkOn } from "../../insight/assistant/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { prepareDraftForm } from "../forms/index.ts";
import type { DraftDeps } from "./draft-deps.ts";
import { DRAFT_SOURCE_NAME, TOKEN_BYTES, prepareDraftSource } from "./draft-source.ts";
import { isWaiting, openAnswers, sealAnswers, statusAt } from "./draft-state.ts";
import * as store from "./draft.store.ts";
import { sayProblem } from "./say-problem.ts";

/** The maximum number of waiting drafts of an account: they must not fill the disk. */
const MOST_WAITING = 500;

const OVER: Refusal = {
  code: "window_closed",
  detail: "This draft has ended. Create another one.",
};
const TAKEN: Refusal = { code: "id_taken", detail: "This ID is taken. Choose another one." };

export interface NewDraft {
  readonly id: string;
  readonly threadId: string | null;
  /** Null means the conversation's language. */
  readonly language: FormLanguage | null;
}

/**
 * Creates a draft, with the source and the form that it needs. The same id again is the same draft.
 */
export async function createDraft(
  deps: DraftDeps,
  actor: Actor,
  { id, threadId, language }: NewDraft,
): Promise<Result<store.DraftRow, Refusal>> {
  const { accountId } = actor;
  if (!can(actor, "write", "draft", { accountId })) return refuse(FORBIDDEN);
  const before = await store.findDraft(deps.pool, id);
  if (before !== null) return before.account_id === accountId ? ok(before) : refuse(TAKEN);
  const said =
    threadId === null
      ? { slots: {}, language: "en" as const }
      : await deps.readAnswers(actor, threadId);
  if (said === null) return refuse(NOT_FOUND);
  if ((await store.countWaiting(deps.pool, accountId)) >= MOST_WAITING)
    return refuse(
      invalid([
        {
          field: "",
          code: "too_long",
          message: `${MOST_WAITING} drafts wait already. Withdraw some first.`,
        },
      ]),
    );
  const nowMs = deps.now();
  const source = await prepareDraftSource(deps.forms, actor, language ?? said.language);
  if (!source.ok) return source;
  return inTransaction(deps.pool, async ({ client }) => {
    const answers = sealAnswers(deps.intake.vault, id, answersFrom(said, nowMs));
    await store.insertDraft(client, {
      id,
      accountId,
      sourceId: source.value,
      createdBy: actor.id,
      threadId,
      imported: null,
      language: language ?? said.language,
      answers,
      at: new Date(nowMs),
      expiresAt: new Date(nowMs + deps.draftMs()),
    });
    const made = await store.findDraft(client, id);
    if (made?.account_id !== accountId) return refuse(TAKEN);
    await record(client, deps, actor, made, "draft.created");
    return ok(made);
  });
}

/** What was told of the person, with remarks in the language in which it was told. */
function answersFrom(
  { slots, language }: { readonly slots: Slots; readonly language: Language },
  nowMs: number,
): Answers {
  const { answers, openTiming } = statedAnswers(slots, dayNear(undefined, nowMs));
  const comments = remarkOn(slots, {}, language, openTiming);
  return comments === undefined ? answers : { ...answers, comments };
}

export interface DraftChange {
  readonly language: FormLanguage | undefined;
  /** Returns the answers after the change. */
  readonly answers: (current: Answers) => Answers;
}

export function changeDraft(
  deps: DraftDeps,
  actor: Actor,
  id: string,
  { language, answers }: DraftChange,
): Promise<Result<store.DraftRow, Refusal>> {
  return onWaiting(deps, actor, id, async (client, row) => {
    const next = Object.entries(answers(openAnswers(deps.intake.vault, row, deps.now()))).filter(
      ([, value]) => value.trim() !== "",
    );
    await store.updateAnswers(
      client,
      id,
      language ?? row.language,
      sealAnswers(deps.intake.vault, id, Object.fromEntries(next)),
      new Date(deps.now()),
    );
    return ok((await store.findDraft(client, id)) ?? row);
  });
}

export interface MadeLink {
  /** Shown once and not stored. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes the link; the previous one stops working. */
export async function linkDraft(
  deps: DraftDeps,
  actor: Actor,
  id: string,
): Promise<Result<MadeLink, Refusal>> {
  const found = await store.findDraft(deps.pool, id);
  if (found === null || !can(actor, "write", "draft", { accountId: found.account_id }))
    return refuse(NOT_FOUND);
  const form = await prepareDraftForm(
    deps.forms,
    actor,
    found.source_id,
    draftForm(DRAFT_SOURCE_NAME, found.language),
  );
  if (!form.ok) return form;
  // Made outside, because the transaction may be retried.
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return onWaiting(deps, actor, id, async (client, row) => {
    const problems = draftProblems(
      draftForm(DRAFT_SOURCE_NAME, row.language),
      openAnswers(deps.intake.vault, row, deps.now()),
      (zip) => deps.intake.findPlace(zip) !== null,
    );
    if (problems.length > 0) return refuse(invalid(problems.map(sayProblem)));
    const at = new Date(deps.now());
    const expiresAt = new Date(at.getTime() + deps.draftMs());
    await store.setLink(client, id, hashKey(token), at, expiresAt);
    await record(client, deps, actor, row, "draft.linked");
    return ok({ url: `${deps.publicUrl}/f/${form.value.slug}?draft=${token}`, expiresAt });
  });
}

/** Erases the draft's contents; its link stops working. */
export function withdrawDraft(
  deps: DraftDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await lockOwn(client, actor, id);
    if (row === null) return refuse(NOT_FOUND);
    if (row.status === "withdrawn") return ok(undefined);
    if (!isWaiting(statusAt(row, deps.now()))) return refuse(OVER);
    await store.setEnded(client, id, "withdrawn", new Date(deps.now()));
    await record(client, deps, actor, row, "draft.withdrawn");
    return ok(undefined);
  });
}

function onWaiting<Value>(
  deps: DraftDeps,
  actor: Actor,
  id: string,
  work: (client: Queryable, row: store.DraftRow) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await lockOwn(client, actor, id);
    if (row === null) return refuse(NOT_FOUND);
    return isWaiting(statusAt(row, deps.now())) ? work(client, row) : refuse(OVER);
  });
}

async function lockOwn(db: Queryable, actor: Actor, id: string): Promise<store.DraftRow | null> {
  const row = await store.lockDraft(db, id);
  return row !== null && can(actor, "write", "draft", { accountId: row.account_id }) ? row : null;
}

async function record(
  db: Queryable,
  deps: DraftDeps,
  actor: Actor,
  row: store.DraftRow,
  action: ActivityAction,
): Promise<void> {
  await recordActivity(db, {
    atMs: deps.now(),
    actor,
    accountId: row.account_id,
    action,
    subjectKind: "draft",
    subjectId: row.id,
    detail: { language: row.language, from_conversation: row.thread_id !== null },
  });
}
