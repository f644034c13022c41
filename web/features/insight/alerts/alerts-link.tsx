// The way from the dashboard to the list of alerts.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export function AlertsLink(): ReactNode {
  return <ButtonLink to="/dashboard?part=alerts">{useTexts(DASHBOARD_TEXTS).alerts}</ButtonLink>;
}
