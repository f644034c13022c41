// Makes sure that an account has the source and the form of its drafts.
import type { Actor } from "../../../../domain/access/access.ts";
import { draftForm } from "../../../../domain/drafts/draft-answers.ts";
import type { FormLanguage } from "../../../../domain/forms/form-document.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type FormDeps, prepareDraftForm } from "../forms/index.ts";
import { chooseSource } from "./draft.store.ts";

/** The source's name until its affiliate changes it. */
export const DRAFT_SOURCE_NAME = "Manual leads";
/** Bytes of a link's random token. */
export const TOKEN_BYTES = 32;

/** Returns the id of the source, which is created with its form if the account has none. */
export async function prepareDraftSource(
  deps: FormDeps,
  actor: Actor,
  language: FormLanguage,
): Promise<Result<string, Refusal>> {
  const sourceId = await chooseSource(deps.pool, actor.accountId, uuidv7(deps.now()));
  const form = await prepareDraftForm(
    deps,
    actor,
    sourceId,
    draftForm(DRAFT_SOURCE_NAME, language),
  );
  return form.ok ? ok(sourceId) : form;
}
