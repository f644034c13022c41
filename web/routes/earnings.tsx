// Earnings: shows what leads earned an affiliate, what they cost an advertiser, and what the
// network kept.
import type { ReactNode } from "react";
import { ReportsLink } from "../features/insight/pivot/index.ts";
import { AdminEarnings } from "../features/money/earnings/admin-earnings.tsx";
import { AdvertiserEarnings } from "../features/money/earnings/advertiser-earnings.tsx";
import { AffiliateEarnings } from "../features/money/earnings/affiliate-earnings.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { EARNING_TEXTS } from "../../locales/catalogues/earnings.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Screen } from "../ui/screen.tsx";

export default function Earnings(): ReactNode {
  const { role } = useUser();
  const { screens } = useTexts(SHELL_TEXTS);
  const { about } = useTexts(EARNING_TEXTS);
  switch (role) {
    case "affiliate":
      return <AffiliateEarnings />;
    case "advertiser":
      return (
        <Screen title={screens.earnings} about={about.advertiser} actions={<ReportsLink />}>
          <AdvertiserEarnings />
        </Screen>
      );
    case "admin":
      return (
        <Screen title={screens.earnings} about={about.admin} actions={<ReportsLink />}>
          <AdminEarnings />
        </Screen>
      );
    default:
      return (
        <Screen title={screens.earnings} about={about.other}>
          {null}
        </Screen>
      );
  }
}
