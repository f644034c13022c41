// Shows a lead's status as a word with a shape.
import type { ReactNode } from "react";
import type { OwnLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

type LeadStatus = OwnLead["status"];

const TONES: Readonly<Record<LeadStatus, StatusTone>> = {
  draft: "neutral",
  quarantined: "warning",
  rejected: "negative",
  available: "info",
  sold: "good",
  expired: "neutral",
  withdrawn: "neutral",
  erased: "neutral",
};

export function LeadStatusMark({ status }: { readonly status: LeadStatus }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  return <Status tone={TONES[status]}>{words.status[status]}</Status>;
}
