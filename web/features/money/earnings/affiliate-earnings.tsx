// Shows an affiliate's earnings: money on its way, payouts, results of a period by source, and
// every earning.
import { type ReactNode, Suspense } from "react";
import { useAddress, uuidParameter } from "../../../lib/address.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { ReportsLink } from "../../insight/pivot/index.ts";
import { OverviewStrip, SeriesSection } from "../../insight/reports/index.ts";
import { BySource } from "./by-source.tsx";
import { EarningsTable } from "./on-demand.ts";
import { EarningsFlow } from "./earnings-flow.tsx";
import { PingReport } from "./ping-report.tsx";
import { PayoutsSection, Remittance } from "../payouts/index.ts";

const ADDRESS = { payout: uuidParameter() };

export function AffiliateEarnings(): ReactNode {
  const { screens } = useTexts(SHELL_TEXTS);
  const { about } = useTexts(EARNING_TEXTS);
  const { language, timeZone } = useDisplay();
  const [{ payout }] = useAddress(ADDRESS);
  const shown = usePeriod();
  const { range } = shown;
  const formats = useAccountFormats();
  // A remittance uses the network's time zone: both sides hold the same document.
  const ofNetwork = formatsFor({
    language,
    timeZone: useAnswer("GET /v1/settings").value?.time_zone ?? timeZone,
  });
  if (payout !== null)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <Remittance id={payout} formats={ofNetwork} backTo="/earnings" />
      </Suspense>
    );
  return (
    <Screen title={screens.earnings} about={about.affiliate} actions={<ReportsLink />}>
      <EarningsFlow />
      <Suspense fallback={<div className="min-h-96" />}>
        <PayoutsSection formats={formats} />
      </Suspense>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["earned", "earned_per_lead", "leads_posted", "leads_sold"]}
      />
      <SeriesSection range={range} metrics={["earned", "sold", "posted"]} />
      <BySource range={range} />
      <PingReport range={range} />
      <Suspense fallback={<div className="min-h-96" />}>
        <EarningsTable />
      </Suspense>
    </Screen>
  );
}
