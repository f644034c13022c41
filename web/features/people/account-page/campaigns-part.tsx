// The campaigns of a buyer, on the page of its account: every one of them, page by page.
import type { ReactNode } from "react";
import { NetworkCampaigns } from "../../demand/campaigns/index.ts";
import type { PartProps } from "./account-page.tsx";

export function CampaignsPart({ account }: PartProps): ReactNode {
  return <NetworkCampaigns only={account} />;
}
