// Shows the outcome of a manual lead.
import type { ReactNode } from "react";
import type { LeadDraft } from "../../../../contract/supply/lead-drafts.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import type { DraftTexts } from "../../../../locales/en/drafts.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DraftStatusMark } from "./draft-status.tsx";

type Draft = LeadDraft;
type Words = LeadWords;

export function DraftEnd({ draft }: { readonly draft: Draft }): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <div className="grid justify-items-start gap-4">
      <DraftStatusMark status={draft.status} />
      <div role="status" className="w-full">
        <Notice tone={draft.outcome?.status === "accepted" ? "good" : "info"}>
          {sentenceOf(draft, texts, words, formats)}
        </Notice>
      </div>
      {draft.lead_id === null ? null : (
        <ButtonLink kind="primary" to={`/leads/${draft.lead_id}`}>
          {texts.toLead}
        </ButtonLink>
      )}
    </div>
  );
}

function sentenceOf(
  { status, outcome }: Draft,
  texts: DraftTexts,
  words: Words,
  formats: Formats,
): string {
  if (status === "withdrawn" || status === "expired") return texts.ended[status];
  if (outcome === null) return texts.ended.posting;
  if (outcome.status !== "accepted")
    return texts.refused(
      outcome.reason_code === null ? outcome.status : words.post[outcome.reason_code],
    );
  return outcome.sale === "none" ? texts.listed : texts.sold(formats.money(outcome.price_cents));
}
