// Shows one campaign, or the form of a new one. Affiliates see campaigns only as anonymous orders,
// so they are redirected there.
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { CampaignGone } from "../features/demand/campaigns/campaign-gone.tsx";
import { CampaignPage } from "../features/demand/campaigns/campaign-page.tsx";
import { NewCampaign } from "../features/demand/campaigns/new-campaign.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../locales/catalogues/campaign.ts";
import { CAMPAIGN_TEXTS } from "../../locales/catalogues/campaigns.ts";

export default function CampaignRoute(): ReactNode {
  const { id = "" } = useParams();
  const { role } = useUser();
  const { onlyAdvertisers } = useTexts(CAMPAIGN_PAGE_TEXTS);
  const { about } = useTexts(CAMPAIGN_TEXTS);
  if (role !== "advertiser" && role !== "affiliate" && role !== "admin")
    return <CampaignGone sentence={about.other} />;
  if (id === "new")
    return role === "advertiser" ? <NewCampaign /> : <CampaignGone sentence={onlyAdvertisers} />;
  return role === "affiliate" ? (
    <Navigate to={{ pathname: "/campaigns", search: `?order=${encodeURIComponent(id)}` }} replace />
  ) : (
    <CampaignPage key={id} id={id} />
  );
}
