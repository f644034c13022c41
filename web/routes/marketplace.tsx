// The lead marketplace: the same listings as its buyers, its sellers and the operator see them.
import { type ComponentType, type ReactNode, Suspense } from "react";
import { BuyerListings } from "../features/marketplace/listings/buyer-listings.tsx";
import { ModerationListings, SellerListings } from "../features/marketplace/listings/on-demand.ts";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../locales/catalogues/marketplace.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

const VIEWS = {
  advertiser: BuyerListings,
  affiliate: SellerListings,
  admin: ModerationListings,
} satisfies Record<string, ComponentType>;

export default function Marketplace(): ReactNode {
  const { role } = useUser();
  const texts = useTexts(MARKETPLACE_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const known = role === "advertiser" || role === "affiliate" || role === "admin" ? role : null;
  const View = known === null ? null : VIEWS[known];
  return (
    <Screen
      title={shell.screens.marketplace}
      about={known === null ? texts.about.other : texts.about[known]}
    >
      <Suspense fallback={<ScreenSpinner />}>{View === null ? null : <View />}</Suspense>
    </Screen>
  );
}
