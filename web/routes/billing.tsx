// Billing: shows a buyer's wallet, what an affiliate is owed, or the operator's ledger.
import type { ComponentType, ReactNode } from "react";
import { AdminBilling } from "../features/money/billing/admin-billing.tsx";
import { AdvertiserBilling } from "../features/money/billing/advertiser-billing.tsx";
import { AffiliateBilling } from "../features/money/billing/affiliate-billing.tsx";
import { useUser, may } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { BILLING_TEXTS } from "../../locales/catalogues/billing.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Empty } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";

const VIEWS = {
  advertiser: AdvertiserBilling,
  affiliate: AffiliateBilling,
  admin: AdminBilling,
} satisfies Record<string, ComponentType>;

export default function Billing(): ReactNode {
  const user = useUser();
  const { role } = user;
  const texts = useTexts(BILLING_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const known = role === "advertiser" || role === "affiliate" || role === "admin" ? role : null;
  if (known === null)
    return (
      <Screen title={screens.billing} about={texts.about.other}>
        {null}
      </Screen>
    );
  if (!may(user, "money"))
    return (
      <Screen title={screens.billing}>
        <Empty sentence={texts.noMoney} />
      </Screen>
    );
  const View = VIEWS[known];
  return <View />;
}
