// Shows the status of a manual lead as a word with a shape.
import type { ReactNode } from "react";
import type { LeadDraft } from "../../../../contract/supply/lead-drafts.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

type DraftStatus = LeadDraft["status"];

const TONES: Readonly<Record<DraftStatus, StatusTone>> = {
  open: "info",
  sent: "warning",
  confirmed: "good",
  withdrawn: "neutral",
  expired: "neutral",
};

export function DraftStatusMark({ status }: { readonly status: DraftStatus }): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  return <Status tone={TONES[status]}>{texts.statuses[status]}</Status>;
}
