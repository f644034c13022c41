// Converts a draft between its row, its sealed contents and the API.
import type {
  DraftStatus,
  LeadDraft,
  LeadDraftAnswers,
} from "../../../../contract/supply/lead-drafts.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { DraftRow } from "./draft.store.ts";

type Vault = Pick<ContactVault, "seal" | "open">;
type Post = Readonly<Record<string, string>>;

const answersName = (id: string): string => `lead-draft:${id}`;
const postName = (id: string): string => `lead-draft-post:${id}`;

/** Still waits for its consumer: an expired draft ends here, even before a job records it. */
export function statusAt(
  { status, expires_at: expiresAt }: Pick<DraftRow, "status" | "expires_at">,
  nowMs: number,
): DraftStatus {
  return isWaiting(status) && expiresAt.getTime() <= nowMs ? "expired" : status;
}

export function isWaiting(status: DraftStatus): boolean {
  return status === "open" || status === "sent";
}

export function sealAnswers(vault: Vault, id: string, answers: Answers): Sealed {
  return vault.seal(answersName(id), JSON.stringify(answers));
}

/** Empty once they are erased. */
export function openAnswers(vault: Vault, row: DraftRow, nowMs: number): Answers {
  return row.salt === null || row.sealed === null || !isWaiting(statusAt(row, nowMs))
    ? {}
    : JSON.parse(vault.open(answersName(row.id), { salt: row.salt, sealed: row.sealed }));
}

export function sealPost(vault: Vault, id: string, post: Post): Sealed {
  return vault.seal(postName(id), JSON.stringify(post));
}

/** Returns null if there is nothing left to post. */
export function openPost(vault: Vault, { id, status, salt, sealed }: DraftRow): Post | null {
  return status !== "confirmed" || salt === null || sealed === null
    ? null
    : JSON.parse(vault.open(postName(id), { salt, sealed }));
}

export function presentDraft(vault: Vault, row: DraftRow, nowMs: number): LeadDraft {
  const { answer_status: status, answer_sale: sale, answer_price_cents: price } = row;
  return {
    id: row.id,
    status: statusAt(row, nowMs),
    language: row.language,
    thread_id: row.thread_id,
    // Stored answers were validated by the same schema, or come from a conversation in the form's
    // own spelling.
    answers: openAnswers(vault, row, nowMs) as LeadDraftAnswers,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    lead_id: row.lead_id,
    outcome:
      status === null || sale === null
        ? null
        : {
            status,
            sale,
            reason_code: row.reason_code,
            price_cents: centsToJson(cents(price ?? 0n)),
          },
  };
}
