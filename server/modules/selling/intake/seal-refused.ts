// Seals what is kept of a post that was refused for its fields.
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { RefusedField } from "../../../../domain/lead/refused-fields.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { RefusedContent } from "../distribution/index.ts";

/**
 * The refused fields in clear without what came in them; sealed, what came and the notes on the
 * other fields. The rest of the post is not stored. Both are null if no field was refused.
 */
export function sealRefused(
  vault: ContactVault,
  leadId: string,
  errors: readonly RefusedField[],
  notes: readonly ReadingNote[],
): Pick<RefusedContent, "fieldErrors" | "sealed"> {
  if (errors.length === 0) return { fieldErrors: null, sealed: null };
  const came = Object.fromEntries(errors.map(({ field, came: text }) => [field, text]));
  const kept = errors.map(({ field, code, message, sentAs, sent, example }) => ({
    field,
    code,
    message,
    sentAs,
    sent,
    example,
  }));
  const holdsNothing = notes.length === 0 && errors.every(({ came: text }) => text === null);
  return {
    fieldErrors: JSON.stringify(kept),
    sealed: holdsNothing ? null : vault.seal(leadId, JSON.stringify({ refused: { came, notes } })),
  };
}
