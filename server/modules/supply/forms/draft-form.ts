// Manages the form through which an affiliate's drafts are confirmed: one for its source, with a
// version for each language.
import type { Actor } from "../../../../domain/access/access.ts";
import { consentText } from "../../../../domain/forms/consent-text.ts";
import {
  type FormDocument,
  type FormLanguage,
  completeForm,
} from "../../../../domain/forms/form-document.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { writeSource } from "../sources/index.ts";
import * as store from "./form.store.ts";
import { type FormDeps, insertWithAddress } from "./write-form.ts";

/**
 * Makes sure that the source `id` has the current form in the document's language; creates the
 * source if there is none.
 */
export async function prepareDraftForm(
  deps: FormDeps,
  actor: Actor,
  id: string,
  document: FormDocument,
): Promise<Result<{ readonly slug: string }, Refusal>> {
  const text = consentText(document, deps.wording());
  const before = await findCurrent(deps.pool, id, document, text);
  if (before !== null) return ok(before);
  const source = await writeSource(deps, {
    id,
    actor,
    change: (current) => current ?? { name: document.name, kind: "assistant", unsold_rule: "list" },
  });
  if (!source.ok) return source;
  return inTransaction(deps.pool, async ({ client }) => {
    const at = new Date(deps.now());
    const version = ((await store.lockFormOf(client, id)) ?? 0) + 1;
    // Another process made it between the query and the lock.
    const made = await findCurrent(client, id, document, text);
    if (made !== null) return ok(made);
    if (version === 1) await insertWithAddress(client, { id, document, at });
    else await store.updateForm(client, id, document, version, at);
    await store.insertVersion(
      client,
      id,
      { version, document, consent_text: text, consent_sha256: sha256Hex(text) },
      at,
    );
    const shown = await store.findVersionIn(client, id, document.language);
    if (shown === null) throw new Error("a form that was just written is gone");
    return ok({ slug: shown.slug });
  });
}

/** Returns null if it does not exist, or its text is outdated. */
async function findCurrent(
  db: Queryable,
  id: string,
  document: FormDocument,
  text: string,
): Promise<{ readonly slug: string } | null> {
  const shown = await store.findVersionIn(db, id, document.language);
  const isSame =
    shown !== null &&
    shown.consent_text === text &&
    JSON.stringify(completeForm(shown.document)) === JSON.stringify(completeForm(document));
  return isSame ? { slug: shown.slug } : null;
}

/** Returns the form as it is shown in a draft's language. */
export async function formIn(
  db: Queryable,
  form: store.PublicFormRow,
  language: FormLanguage,
): Promise<store.PublicFormRow> {
  const shown = await store.findVersionIn(db, form.id, language);
  return shown === null ? form : { ...form, ...shown };
}
