// Shows the progress of a purchased lead as a mark.
import type { ReactNode } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { type Progress, TO_CALL } from "../../../../domain/sales/outcome.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

const TONES: Readonly<Record<Progress, StatusTone>> = {
  new: "info",
  attempted: "warning",
  contacted: "good",
  appointment: "good",
  won: "good",
  lost: "neutral",
};

interface ProgressStatusProps {
  readonly lead: Pick<PurchasedLead, "sale" | "no_contact_since">;
}

/** Of a lead to call whose consumer asked for no contact, only that: no word invites to call. */
export function ProgressStatus({
  lead: { sale, no_contact_since: since },
}: ProgressStatusProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const progress = sale.progress.outcome;
  if (since !== null && TO_CALL.includes(progress))
    return <Status tone="neutral">{texts.noContactMark}</Status>;
  return <Status tone={TONES[progress]}>{texts.progress[progress]}</Status>;
}
