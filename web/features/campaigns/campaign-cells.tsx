// Cells of the lists of campaigns, the same for their owner and the operator.
import type { ReactNode } from "react";
import type { Schemas } from "../../lib/api/client.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { Button } from "../../ui/button.tsx";
import { Status, type StatusTone } from "../../ui/status.tsx";
import type { Filter } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useTurn } from "./use-turn.ts";

export type Campaign = Schemas["Campaign"];
const TONES: Readonly<Record<Campaign["status"], StatusTone>> = { active: "good", paused: "warning", archived: "neutral" };
const STATUSES = ["active", "paused", "archived"] as const;

export function CampaignStatus({ status }: Pick<Campaign, "status">): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  return <Status tone={TONES[status]}>{texts.status[status]}</Status>;
}

export function Bids({ campaign: { exclusive_bid_cents: exclusive, shared_bid_cents: shared } }: { readonly campaign: Campaign }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const [main = "", sub] = [...(exclusive === null ? [] : [texts.exclusive(formats.money(exclusive))]), ...(shared === null ? [] : [texts.shared(formats.money(shared))])];
  return <span className="whitespace-nowrap">{sub === undefined ? main : <TwoLines main={main} sub={sub} />}</span>;
}

/** Pauses or resumes at once; the message that follows can take it back. */
export function TurnButton({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const { isBusy, turn } = useTurn(campaign);
  if (campaign.status === "archived") return null;
  const isActive = campaign.status === "active";
  return (
    <Button busy={isBusy} disabledBecause={campaign.abilities.update ? null : texts.notYours} aria-label={isActive ? texts.pauseNamed(campaign.name) : texts.resumeNamed(campaign.name)} onClick={() => void turn()}>
      {isActive ? texts.pause : texts.resume}
    </Button>
  );
}

export function useStatusFilter(): Filter {
  const texts = useTexts(CAMPAIGN_TEXTS);
  return { kind: "choice", many: true, id: "status", label: texts.filters.status, options: STATUSES.map((status) => [status, texts.status[status]]) };
}
