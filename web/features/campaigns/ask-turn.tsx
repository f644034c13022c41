// Asks the operator before another's campaign is paused or resumed.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../texts/campaign.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Name } from "../../ui/name.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { useTurn } from "./use-turn.ts";

export function AskTurn({ campaign, owner, onClose }: { readonly campaign: Campaign; readonly owner: string; readonly onClose: () => void }): ReactNode {
  const list = useTexts(CAMPAIGN_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const { isBusy, turn } = useTurn(campaign);
  const isActive = campaign.status === "active";
  const { title, text } = isActive ? list.askPause : page.askResume;
  return (
    <Confirm
      title={title} action={isActive ? list.pause : list.resume} kind={isActive ? "danger" : "primary"} isBusy={isBusy} problem={null} onClose={onClose}
      onConfirm={() => void turn().then((isDone) => { if (isDone) onClose(); })}
    >
      <p className="font-medium"><Name>{campaign.name}</Name></p>
      <p className="text-text-2">{text(owner)}</p>
    </Confirm>
  );
}
