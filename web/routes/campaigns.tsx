// Campaigns: shows an advertiser's own, the open demand that an affiliate may serve, or all of the
// network.
import type { ComponentType, ReactNode } from "react";
import { NetworkCampaigns } from "../features/demand/campaigns/network-campaigns.tsx";
import { OpenDemand } from "../features/demand/campaigns/open-demand.tsx";
import { OwnCampaigns } from "../features/demand/campaigns/own-campaigns.tsx";
import { useUser, may } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../locales/catalogues/campaigns.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Screen } from "../ui/screen.tsx";

const VIEWS = {
  advertiser: OwnCampaigns,
  affiliate: OpenDemand,
  admin: NetworkCampaigns,
} satisfies Record<string, ComponentType>;

export default function Campaigns(): ReactNode {
  const user = useUser();
  const { role } = user;
  const texts = useTexts(CAMPAIGN_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const known = role === "advertiser" || role === "affiliate" || role === "admin" ? role : null;
  const View = known === null ? null : VIEWS[known];
  return (
    <Screen
      title={known === "affiliate" ? texts.openDemand : shell.screens.campaigns}
      about={known === null ? texts.about.other : texts.about[known]}
      actions={
        known === "advertiser" && may(user, "campaigns") ? (
          <ButtonLink kind="primary" to="/campaigns/new">
            {texts.create}
          </ButtonLink>
        ) : undefined
      }
    >
      {View === null ? null : <View />}
    </Screen>
  );
}
