// Replaces the page of a campaign that this person cannot see: one sentence and a link back.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { RecordGone } from "../../../ui/record-gone.tsx";

export function CampaignGone({ sentence }: { readonly sentence?: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  return (
    <RecordGone
      title={texts.campaign}
      sentence={sentence}
      back={{ to: "/campaigns", name: texts.back }}
    />
  );
}
