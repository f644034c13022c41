// The campaigns of a buyer, on the page of its account: every one of them, page by page, and where
// their leads go.
import type { ReactNode } from "react";
import { NetworkCampaigns } from "../../demand/campaigns/index.ts";
import { AccountDestinations } from "./account-destinations.tsx";
import type { PartProps } from "./account-page.tsx";

export function CampaignsPart({ account }: PartProps): ReactNode {
  return (
    <>
      <NetworkCampaigns only={account} />
      <AccountDestinations account={account} />
    </>
  );
}
