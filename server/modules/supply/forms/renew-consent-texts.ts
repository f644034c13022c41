// Writes the consent texts of hosted forms again after the network changed its name or their
// words.
import { type ConsentWording, consentText } from "../../../../domain/forms/consent-text.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import * as store from "./form.store.ts";

/**
 * Gives each form a version with the new consent text, where that differs. The form that confirms
 * drafts gets its own with the next draft. Call it in the transaction of the change.
 */
export async function renewConsentTexts(
  db: Queryable,
  wording: ConsentWording,
  at: Date,
): Promise<void> {
  for (const { id, version, document, consent_text: shown } of await store.lockAllForms(db)) {
    const text = consentText(document, wording);
    if (text === shown) continue;
    const next = { version: version + 1, document, consent_text: text };
    await store.updateForm(db, id, document, next.version, at);
    await store.insertVersion(db, id, { ...next, consent_sha256: sha256Hex(text) }, at);
  }
}
