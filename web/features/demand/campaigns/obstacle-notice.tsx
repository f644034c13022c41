// Says on a campaign's page what keeps it from buying, and where that is mended.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { MISSED_LEAD_TEXTS } from "../../../../locales/catalogues/missed-leads.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { ReasonLink } from "./reason-link.tsx";

export function ObstacleNotice({
  campaign,
  obstacle,
}: {
  readonly campaign: Campaign;
  readonly obstacle: NonNullable<Campaign["obstacle"]>;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  return (
    <Notice
      tone={obstacle.reason === "outside_hours" ? "info" : "warning"}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>{texts.obstacle[obstacle.reason]}</p>
      {campaign.abilities.update ? (
        <ReasonLink reason={obstacle.reason} campaignId={campaign.id} />
      ) : null}
    </Notice>
  );
}
