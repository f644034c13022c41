// In place of a campaign that is not there for the person who looks: one sentence and the way back.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../texts/campaign.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/notice.tsx";
import { Screen } from "../../ui/screen.tsx";

export function CampaignGone({ sentence }: { readonly sentence?: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  return <Screen title={texts.campaign}><Empty sentence={sentence ?? texts.gone}><ButtonLink kind="primary" to="/campaigns">{texts.back}</ButtonLink></Empty></Screen>;
}
