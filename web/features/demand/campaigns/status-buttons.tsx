// Pauses or resumes one campaign with one click; the message that follows offers Undo.
import { CalendarClock } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { PauseUntil } from "./on-demand.ts";
import { ACTIVE, PAUSED } from "./campaign-status.ts";
import { useFailureWords, useCampaignStatus } from "./use-campaign-status.ts";

interface StatusButtonsProps {
  readonly campaign: Campaign;
  /** The account's time zone. */
  readonly zone: string;
  /** A cell has little room; on a page, the buttons are among others. */
  readonly place: "cell" | "page";
}

export function StatusButtons({ campaign, zone, place }: StatusButtonsProps): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const turns = useCampaignStatus(zone);
  const why = useFailureWords();
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const [isAsked, ask] = useState(false);
  if (campaign.status === "archived") return null;
  const isHeld = campaign.network_pause !== null;
  const isActive = campaign.status === "active" && !isHeld;
  const turn = async (): Promise<void> => {
    for (const { problem } of await turns.turn([campaign], isActive ? PAUSED : ACTIVE))
      toast(why(problem), { tone: "negative" });
  };
  return (
    <span className={`inline-flex items-center ${place === "cell" ? "-mr-2" : "gap-2"}`}>
      <Button
        busy={turns.isBusy}
        disabledBecause={
          !campaign.abilities.update ? texts.notYours : isHeld ? words.cannotResume : null
        }
        aria-label={isActive ? texts.pauseNamed(campaign.name) : texts.resumeNamed(campaign.name)}
        onClick={() => void turn()}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      {campaign.abilities.update ? (
        <IconButton
          label={texts.pauseUntil.named(campaign.name)}
          aria-haspopup="dialog"
          className={place === "cell" ? "" : "border border-control bg-surface"}
          onClick={() => ask(true)}
        >
          <CalendarClock size={16} strokeWidth={1.5} />
        </IconButton>
      ) : null}
      {isAsked
        ? createPortal(
            <Suspense fallback={null}>
              <PauseUntil
                campaigns={[campaign]}
                zone={zone}
                turns={turns}
                onClose={() => ask(false)}
              />
            </Suspense>,
            document.body,
          )
        : null}
    </span>
  );
}
