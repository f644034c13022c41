// The dashboard: shows what needs the person's attention first, then the figures. Each role has its
// own, and the network its inbox.
import { type ReactNode, Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { AdvertiserDashboard } from "../features/insight/dashboard/advertiser-dashboard.tsx";
import { AffiliateDashboard } from "../features/insight/dashboard/affiliate-dashboard.tsx";
import { ReportsLink, ReportsScreen } from "../features/insight/pivot/index.ts";
import { AlertsLink, AlertsScreen } from "../features/insight/alerts/index.ts";
import { InboxScreen } from "../features/insight/inbox/index.ts";
import { RequestsLink } from "../features/marketplace/consumer-requests/requests-link.tsx";
import { WalletActions } from "../features/money/wallet/index.ts";
import { SellerActions } from "../features/insight/dashboard/seller-actions.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../locales/catalogues/dashboard.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** A network has few operators: the others need not load their dashboard. */
const AdminDashboard = lazy(async () => ({
  default: (await import("../features/insight/dashboard/admin-dashboard.tsx")).AdminDashboard,
}));

export default function Dashboard(): ReactNode {
  const { role, accountName } = useUser();
  const { screens } = useTexts(SHELL_TEXTS);
  const { about } = useTexts(DASHBOARD_TEXTS);
  const [search] = useSearchParams();
  if (search.get("part") === "reports")
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <ReportsScreen />
      </Suspense>
    );
  switch (role) {
    case "advertiser":
      return (
        <Screen
          title={screens.dashboard}
          about={about.advertiser(accountName)}
          actions={
            <>
              <ReportsLink />
              <WalletActions />
            </>
          }
        >
          <AdvertiserDashboard />
        </Screen>
      );
    case "affiliate":
      return (
        <Screen
          title={screens.dashboard}
          about={about.affiliate(accountName)}
          actions={
            <>
              <ReportsLink />
              <SellerActions />
            </>
          }
        >
          <AffiliateDashboard />
        </Screen>
      );
    case "admin":
      return <NetworkDashboard part={search.get("part")} />;
    default:
      return (
        <Screen title={screens.dashboard} about={about.other}>
          {null}
        </Screen>
      );
  }
}

/** The screens of the network: its dashboard, its inbox and its alerts. */
function NetworkDashboard({ part }: { readonly part: string | null }): ReactNode {
  const { screens } = useTexts(SHELL_TEXTS);
  const { about } = useTexts(DASHBOARD_TEXTS);
  if (part === "inbox" || part === "alerts")
    return (
      <Suspense fallback={<ScreenSpinner />}>
        {part === "inbox" ? <InboxScreen /> : <AlertsScreen />}
      </Suspense>
    );
  return (
    <Screen
      title={screens.dashboard}
      about={about.admin}
      actions={
        <>
          <RequestsLink />
          <AlertsLink />
          <ReportsLink />
        </>
      }
    >
      <Suspense fallback={<ScreenSpinner />}>
        <AdminDashboard />
      </Suspense>
    </Screen>
  );
}
