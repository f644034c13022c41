// The way from other figures to the builder of reports.
import type { ReactNode } from "react";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export function ReportsLink(): ReactNode {
  return <ButtonLink to="/dashboard?part=reports">{useTexts(REPORT_TEXTS).build}</ButtonLink>;
}
