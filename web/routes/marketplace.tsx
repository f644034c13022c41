// The lead marketplace: the same listings as its buyers, its sellers and the operator see them.
import { type ReactNode, Suspense } from "react";
import { BuyerListings } from "../features/marketplace/listings/buyer-listings.tsx";
import { ModerationListings, SellerListings } from "../features/marketplace/listings/on-demand.ts";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../locales/catalogues/marketplace.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

export default function Marketplace(): ReactNode {
  const { role } = useUser();
  const texts = useTexts(MARKETPLACE_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  switch (role) {
    case "advertiser":
      return <BuyerListings />;
    case "affiliate":
    case "admin":
      return (
        <Suspense
          fallback={
            <Screen title={screens.marketplace}>
              <ScreenSpinner />
            </Screen>
          }
        >
          {role === "affiliate" ? <SellerListings /> : <ModerationListings />}
        </Suspense>
      );
    default:
      return (
        <Screen title={screens.marketplace} about={texts.about.other}>
          {null}
        </Screen>
      );
  }
}
