// Builds hosted forms and drafts, and registers them with the links that lead there.
import { type Reader, readAnswers, notifyThread } from "../modules/insight/assistant/index.ts";
import {
  type DraftWorkDeps,
  createDraftLinks,
  registerLeadDrafts,
} from "../modules/supply/drafts/index.ts";
import {
  type FormDeps,
  type PublicFormDeps,
  goneSender,
  registerFormPages,
  registerForms,
  registerPublicForms,
} from "../modules/supply/forms/index.ts";
import type { IntakeDeps } from "../modules/selling/intake/index.ts";
import { registerLinks, registerOpenLinks } from "../modules/supply/links/index.ts";
import { loadFormPage } from "../modules/network/pages/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import type { Foundation } from "./foundation.ts";

export interface FormParts {
  readonly drafts: DraftWorkDeps;
  readonly forms: FormDeps & PublicFormDeps;
}

/** Hosted forms, and the drafts of leads that are confirmed on them. */
export function buildForms(
  { context: { pool, publicUrl }, now, onError, vaults, rules }: Foundation,
  intake: IntakeDeps,
  reader: Reader,
  endAccess: () => Promise<void>,
): FormParts {
  const { assistantVault } = vaults;
  const drafts: DraftWorkDeps = {
    pool,
    now,
    intake,
    notifyThread: (db, thread, news) =>
      notifyThread(db, { vault: assistantVault, now }, thread, news),
    onError,
    draftMs: rules.draftMs,
  };
  return {
    drafts,
    forms: {
      pool,
      now,
      defaults: rules.sourceDefaults,
      endAccess,
      networkName: rules.networkName,
      wording: rules.wording,
      legal: rules.legal,
      publicUrl,
      intake,
      reader,
      talkVault: assistantVault,
      drafts: createDraftLinks(drafts),
    },
  };
}

/**
 * Hosted forms: as their affiliates have them, as their visitors do, and their pages; drafts that
 * wait for their person there; the links that lead there and elsewhere.
 */
export async function registerFormsAndLinks(
  host: HttpHost,
  { vaults: { assistantVault }, onError, rules }: Foundation,
  { forms }: FormParts,
): Promise<void> {
  registerForms(host, forms);
  registerPublicForms(host, forms);
  const { pool, now } = forms;
  registerLeadDrafts(host, {
    ...forms,
    forms,
    draftMs: rules.draftMs,
    readAnswers: (actor, threadId) => readAnswers({ pool, vault: assistantVault }, actor, threadId),
  });
  registerLinks(host, forms);
  const page = await loadFormPage();
  registerFormPages(host.app, forms, page);
  registerOpenLinks(host.app, {
    pool,
    now,
    onError,
    sendGone: goneSender(page, forms.networkName),
  });
}
