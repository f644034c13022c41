// Asks the operator to confirm before pausing or resuming another account's campaign.
import { type ReactNode, useState } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Name } from "../../../ui/name.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { ACTIVE, type Failure, PAUSED } from "./campaign-status.ts";
import { useCampaignStatus } from "./use-campaign-status.ts";

interface AskTurnProps {
  readonly campaign: Campaign;
  readonly owner: string;
  /** The owner's time zone. */
  readonly zone: string;
  readonly onClose: () => void;
}

export function ConfirmStatus({ campaign, owner, zone, onClose }: AskTurnProps): ReactNode {
  const list = useTexts(CAMPAIGN_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const { isBusy, turn } = useCampaignStatus(zone);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isActive = campaign.status === "active";
  const confirm = async (): Promise<void> => {
    const [failed = null] = await turn([campaign], isActive ? PAUSED : ACTIVE);
    setFailure(failed);
    if (failed === null) onClose();
  };
  const { title, text } = isActive ? list.askPause : page.askResume;
  return (
    <Confirm
      title={title}
      action={isActive ? list.pause : list.resume}
      kind={isActive ? "danger" : "primary"}
      isBusy={isBusy}
      problem={failure?.problem ?? null}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="font-medium">
        <Name>{campaign.name}</Name>
      </p>
      <p className="text-text-2">{text(owner)}</p>
    </Confirm>
  );
}
