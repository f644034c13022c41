// Shows a lead's status as a word with a shape.
import type { ReactNode } from "react";
import type { OwnLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
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

interface MarkedLead {
  readonly status: LeadStatus;
  /** Whether a buyer could buy it now; undefined where the reader does not learn it. */
  readonly is_listed?: boolean;
}

/** An available lead is listed, or not for sale: its time is over, or its source is suspended. */
export function LeadStatusMark({ lead }: { readonly lead: MarkedLead }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const texts = useTexts(LEADS_TEXTS);
  const { status, is_listed: isListed } = lead;
  if (status === "available" && isListed !== undefined)
    return isListed ? (
      <Status tone="info">{texts.listedMark}</Status>
    ) : (
      <Status tone="neutral">{texts.notForSale}</Status>
    );
  return <Status tone={TONES[status]}>{words.status[status]}</Status>;
}
