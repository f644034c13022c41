// Serves lead drafts over HTTP, for the people of their affiliate.
import { Readable } from "node:stream";
import type { Static } from "typebox";
import * as contract from "../../../../contract/supply/lead-drafts.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import type { DraftDeps } from "./draft-deps.ts";
import { presentDraft } from "./draft-state.ts";
import { type DraftRow, findDraft, listDrafts } from "./draft.store.ts";
import { linkImportedDrafts } from "./imported-drafts.ts";
import { changeDraft, createDraft, linkDraft, withdrawDraft } from "./write-draft.ts";

export function registerLeadDrafts(host: HttpHost, deps: DraftDeps): void {
  const mayRead = (actor: Actor, accountId: string): boolean =>
    can(actor, "read", "draft", { accountId });
  const present = (row: DraftRow): contract.LeadDraft =>
    presentDraft(deps.intake.vault, row, deps.now());
  const answerWith = (written: Result<DraftRow, Refusal>): Result<contract.LeadDraft, Refusal> =>
    written.ok ? ok(present(written.value)) : written;

  registerOperation(host, contract.listLeadDrafts, async ({ actor }) =>
    mayRead(actor, actor.accountId)
      ? ok({ items: (await listDrafts(deps.pool, actor.accountId)).map(present) })
      : refuse(FORBIDDEN),
  );
  registerOperation(host, contract.createLeadDraft, async ({ actor, body }) =>
    answerWith(
      await createDraft(deps, actor, {
        id: body.id,
        threadId: body.thread_id ?? null,
        language: body.language ?? null,
      }),
    ),
  );
  registerOperation(host, contract.getLeadDraft, async ({ actor, params }) => {
    const row = await findDraft(deps.pool, params.id);
    return row === null || !mayRead(actor, row.account_id) ? refuse(NOT_FOUND) : ok(present(row));
  });
  registerOperation(host, contract.mergeLeadDraft, async ({ actor, params, body }) =>
    answerWith(
      await changeDraft(deps, actor, params.id, {
        language: body.language ?? undefined,
        answers: (current) => merged(current, body.answers),
      }),
    ),
  );
  registerOperation(host, contract.linkLeadDraft, async ({ actor, params }) => {
    const made = await linkDraft(deps, actor, params.id);
    return made.ok
      ? ok({ url: made.value.url, expires_at: made.value.expiresAt.toISOString() })
      : made;
  });
  registerOperation(host, contract.linkImportedDrafts, async ({ actor, body, reply }) => {
    const file = await linkImportedDrafts(deps, actor, body.import_id);
    if (!file.ok) return file;
    sendCsv(reply, "links.csv", Readable.from(file.value));
    return ok(STREAMED);
  });
  registerOperation(host, contract.withdrawLeadDraft, async ({ actor, params }) =>
    withdrawDraft(deps, actor, params.id),
  );
}

/** The patch's schema admits only what the form asks; null as a whole removes every answer. */
function merged(
  current: Answers,
  patch: Static<typeof contract.LeadDraftPatch>["answers"],
): Answers {
  return patch === undefined
    ? current
    : patch === null
      ? {}
      : (applyMergePatch(current, patch) as Answers);
}
